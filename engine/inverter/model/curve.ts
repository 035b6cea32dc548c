import type { LitRows } from '../../core/frame.ts'
import type { Sink } from '../../core/sink.ts'
import type { Conversion, InverterOption, SectionOf } from './option.ts'

/** Start threshold when none is stated, fraction of the nominal AC power. */
const START_FRAC = 0.005

/** AC power at given DC powers, W: ascending in both, the first point is (start, 0). */
export interface PowerCurve {
  dcV: number
  dcW: readonly number[]
  acW: readonly number[]
}

/**
 * Inverter whose AC power is piecewise linear in the DC power, through (start threshold, 0) and the
 * stated points. Above the last point the last efficiency applies. Between the curves of two DC
 * voltages the AC power is linear in the voltage; below the first and above the last voltage the
 * nearest curve applies.
 * Source: PVsyst's public help, "Inverter efficiency"; linear in the voltage, whereas CASSYS 1.5.3
 * uses the parabola through three curves.
 * Checked by: test/fixtures/inverter/conversion.json
 */
class CurveConversion implements Conversion {
  readonly startW: number
  readonly maxAcW = Number.POSITIVE_INFINITY
  readonly ratedV: number
  /**
   * DC powers of all curves together, and the AC power of each curve at them. Between two
   * neighbouring DC powers, every blend of curves is a straight line.
   */
  private readonly knotDcW: Float64Array
  private readonly knotAcW: Float64Array[]
  private readonly curveV: Float64Array

  constructor(startW: number, curves: readonly PowerCurve[]) {
    this.startW = startW
    this.curveV = Float64Array.from(curves, (curve) => curve.dcV)
    this.ratedV = this.curveV[curves.length >> 1]
    const knots = [...new Set(curves.flatMap((curve) => curve.dcW))].sort((a, b) => a - b)
    // one knot far above extends the last efficiencies as straight lines
    this.knotDcW = Float64Array.from([...knots, FAR * knots[knots.length - 1]])
    this.knotAcW = curves.map((curve) => this.knotDcW.map((dcW) => curveAcW(curve, dcW)))
  }

  acW(dcW: number, dcV: number): number {
    const { knotDcW } = this
    const low = this.curveBelow(dcV)
    const high = Math.min(low + 1, this.curveV.length - 1)
    const share = this.shareAbove(dcV, low, high)
    let k = 1
    while (k < knotDcW.length - 1 && dcW > knotDcW[k]) k++
    const from = blend(this.knotAcW[low][k - 1], this.knotAcW[high][k - 1], share)
    const to = blend(this.knotAcW[low][k], this.knotAcW[high][k], share)
    return from + ((dcW - knotDcW[k - 1]) / (knotDcW[k] - knotDcW[k - 1])) * (to - from)
  }

  dcW(acW: number, dcV: number): number {
    const { knotDcW } = this
    const low = this.curveBelow(dcV)
    const high = Math.min(low + 1, this.curveV.length - 1)
    const share = this.shareAbove(dcV, low, high)
    let k = 1
    let from = blend(this.knotAcW[low][0], this.knotAcW[high][0], share)
    let to = blend(this.knotAcW[low][1], this.knotAcW[high][1], share)
    while (k < knotDcW.length - 1 && acW > to) {
      k++
      from = to
      to = blend(this.knotAcW[low][k], this.knotAcW[high][k], share)
    }
    return knotDcW[k - 1] + ((acW - from) / (to - from)) * (knotDcW[k] - knotDcW[k - 1])
  }

  convert(lit: LitRows, inverters: number, dcW: Float64Array, dcV: Float64Array | null, acW: Float64Array): void {
    if (this.curveV.length === 1) this.convertByOne(lit, inverters, dcW, acW)
    else this.convertByVoltage(lit, inverters, dcW, dcV, acW)
  }

  /** One curve: the knot moves with the power, because rows next to each other have similar power. */
  private convertByOne({ rows, n }: LitRows, inverters: number, dcW: Float64Array, acW: Float64Array): void {
    const { knotDcW } = this
    const [knotAcW] = this.knotAcW
    const last = knotDcW.length - 1
    let k1 = 1
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (dcW[row] === 0) continue
      const x = dcW[row] / inverters
      while (k1 < last && x > knotDcW[k1]) k1++
      while (k1 > 1 && x <= knotDcW[k1 - 1]) k1--
      const from = knotAcW[k1 - 1]
      acW[row] = inverters * (from + ((x - knotDcW[k1 - 1]) / (knotDcW[k1] - knotDcW[k1 - 1])) * (knotAcW[k1] - from))
    }
  }

  private convertByVoltage({ rows, n }: LitRows, inverters: number, dcW: Float64Array, dcV: Float64Array | null, acW: Float64Array): void {
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (dcW[row] !== 0) acW[row] = inverters * this.acW(dcW[row] / inverters, dcV === null ? this.ratedV : dcV[row])
    }
  }

  private curveBelow(dcV: number): number {
    const { curveV } = this
    let low = 0
    while (low < curveV.length - 2 && dcV > curveV[low + 1]) low++
    return low
  }

  private shareAbove(dcV: number, low: number, high: number): number {
    if (low === high) return 0
    const share = (dcV - this.curveV[low]) / (this.curveV[high] - this.curveV[low])
    return Math.max(0, Math.min(1, share))
  }
}

const FAR = 100

function blend(a: number, b: number, share: number): number {
  return a + share * (b - a)
}

function curveAcW({ dcW, acW }: PowerCurve, x: number): number {
  const last = dcW.length - 1
  if (x > dcW[last]) return (acW[last] / dcW[last]) * x
  let k = 1
  while (k < last && x > dcW[k]) k++
  return acW[k - 1] + ((x - dcW[k - 1]) / (dcW[k] - dcW[k - 1])) * (acW[k] - acW[k - 1])
}

export const curve: InverterOption<'curve'> = {
  title: 'Efficiency curve',
  source: "PVsyst's public help, Inverter efficiency",
  prepare(inverter, sink) {
    const startW = inverter.p_start_kw === null ? START_FRAC * inverter.p_ac_nom_kw * 1000 : inverter.p_start_kw * 1000
    const failuresBefore = sink.failures.length
    const curves = inverter.curves.map((stated, index) => readCurve(stated, startW, `inverter.curves.${index}`, sink))
    checkCurves(inverter, sink)
    return sink.failures.length > failuresBefore ? null : new CurveConversion(startW, curves)
  },
}

type Stated = SectionOf<'curve'>['curves'][number]

function readCurve(stated: Stated, startW: number, field: string, sink: Sink): PowerCurve {
  const { p_dc_kw, efficiency } = stated
  if (p_dc_kw.length !== efficiency.length) {
    sink.fail(
      `${field}.efficiency`,
      `The curve needs one efficiency for each DC power, but efficiency has ${efficiency.length} values and p_dc_kw has ${p_dc_kw.length}: send lists of equal length`,
    )
  }
  const dcW = [startW]
  const acW = [0]
  for (let k = 0; k < p_dc_kw.length; k++) {
    const x = p_dc_kw[k] * 1000
    const y = x * efficiency[k]
    if (k > 0 && p_dc_kw[k] <= p_dc_kw[k - 1]) {
      sink.fail(`${field}.p_dc_kw.${k}`, `DC powers must be in ascending order: ${p_dc_kw[k]} kW follows ${p_dc_kw[k - 1]} kW`)
    } else if (x > startW && y > acW[acW.length - 1]) {
      dcW.push(x)
      acW.push(y)
    } else if (x > startW && (y > 0 || acW.length > 1)) {
      sink.fail(
        `${field}.efficiency.${k}`,
        `The AC power must rise with the DC power: ${(y / 1000).toFixed(3)} kW at ${p_dc_kw[k]} kW is not above the ${(acW[acW.length - 1] / 1000).toFixed(3)} kW of the point before; check the efficiencies`,
      )
    } // points at or below the threshold, or without output, add nothing to (threshold, 0)
  }
  if (dcW.length === 1)
    sink.fail(
      `${field}.p_dc_kw`,
      `No point of the curve is above the start threshold of ${startW / 1000} kW: add points above it, or lower inverter.p_start_kw`,
    )
  return { dcV: stated.v_dc_v ?? 0, dcW, acW }
}

function checkCurves({ curves }: SectionOf<'curve'>, sink: Sink): void {
  if (curves.length === 1) return
  if (curves.length === 2) {
    sink.fail('inverter.curves', 'Two curves are not supported: send one curve, or three in order of ascending DC voltage')
  }
  for (let k = 0; k < curves.length; k++) {
    const dcV = curves[k].v_dc_v
    const before = k === 0 ? null : curves[k - 1].v_dc_v
    if (dcV === null) sink.fail(`inverter.curves.${k}.v_dc_v`, 'A section with several curves needs the DC voltage of each: send v_dc_v')
    else if (before !== null && dcV <= before)
      sink.fail(`inverter.curves.${k}.v_dc_v`, `Curves must be in order of ascending DC voltage: ${dcV} V follows ${before} V`)
  }
}
