import type { Resolved } from '../core/option.ts'
import { firstNotAscending } from '../core/polyline.ts'
import type { Sink } from '../core/sink.ts'
import type { Conversion } from './model/option.ts'

/** Steepest fall that SAM computes with, 1/K. */
const STEEPEST = -1

/**
 * Limit of the DC power of one inverter by air temperature and DC voltage.
 * Source: P. Gilman et al. 2018, NREL/TP-6A20-67399, inverter temperature derate curves; ssc,
 * lib_shared_inverter.cpp, calculateTempDerate, with one start temperature for each curve.
 * Checked by: SAM detailed PV, pv_inv_tdc
 */
export class DcDerating {
  constructor(
    private readonly dcV: readonly number[],
    private readonly startC: readonly number[],
    private readonly slopePerK: readonly number[],
    /** DC power at the rating, W. */
    private readonly ratedW: number,
  ) {}

  /** Infinite while the air is below the start temperature. */
  limitW(airC: number, dcV: number): number {
    const startC = this.at(this.startC, dcV)
    const slope = Math.max(this.at(this.slopePerK, dcV), STEEPEST)
    if (airC <= startC || slope >= 0) return Number.POSITIVE_INFINITY
    return this.ratedW * Math.max(0, 1 + slope * (airC - startC))
  }

  /** Linear in the voltage, and beyond the first and the last one too. */
  private at(values: readonly number[], dcV: number): number {
    if (values.length === 1) return values[0]
    let k = 1
    while (k < values.length - 1 && dcV > this.dcV[k]) k++
    return values[k - 1] + ((dcV - this.dcV[k - 1]) / (this.dcV[k] - this.dcV[k - 1])) * (values[k] - values[k - 1])
  }
}

/**
 * The limit that the section states; null when it states none.
 * Fails: `inverter.dc_derating.*` for columns of unequal length or voltages out of order.
 */
export function prepareDcDerating(
  { dc_derating, p_ac_nom_kw }: Resolved['inverter'],
  conversion: Conversion,
  sink: Sink,
): DcDerating | null {
  if (dc_derating === null) return null
  const { v_dc_v, start_temp_c, slope_per_k } = dc_derating
  const curves = v_dc_v.length === 0 ? 1 : v_dc_v.length
  for (const [name, { length }] of Object.entries({ start_temp_c, slope_per_k })) {
    if (length === curves) continue
    sink.fail(
      `inverter.dc_derating.${name}`,
      `The DC derating needs one value for each voltage, but ${name} has ${length} values and there are ${curves} curves: send lists of equal length, or v_dc_v empty for one curve`,
    )
  }
  const unordered = firstNotAscending(v_dc_v)
  if (unordered > 0) {
    sink.fail(
      `inverter.dc_derating.v_dc_v.${unordered}`,
      `Voltages must be in ascending order: ${v_dc_v[unordered]} V follows ${v_dc_v[unordered - 1]} V`,
    )
  }
  return new DcDerating(
    v_dc_v,
    start_temp_c,
    slope_per_k,
    conversion.dcW(Math.min(p_ac_nom_kw * 1000, conversion.maxAcW), conversion.ratedV),
  )
}
