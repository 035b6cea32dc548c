import type { Derating } from '@pvyield/contract/schemas'
import type { Findings, StatedKey } from '../findings.ts'
import type { ObjectKeys } from '../object-keys.ts'
import type { Limits } from './limits.ts'

/** Width of a step of the power between two equal temperatures, K. */
const STEP_K = 0.01
/** Hottest air that a run accepts in a derating table, degC. */
const HOTTEST_C = 100

interface Point {
  airC: number
  acKw: number
}

/**
 * Maximum AC power by air temperature: PMaxOUT up to TPMax, PNomConv at TPNom, PLim1 at TPLim1,
 * PLimAbs at TPLimAbs, straight lines between, nothing above TPLimAbs. TPLim1 without PLim1 adds no
 * point. PLimAbs is 0 when PLim1 alone is stated: PVsyst leaves zeros out, and SAM's reader of these
 * files and that of SolarFarmer's SDK take 0.
 * @returns null when the file states no temperature
 */
export function readDerating(converter: ObjectKeys, limits: Limits, findings: Findings): Derating | null {
  const nominalKw = limits.p_ac_nom_kw
  const maxKw = converter.positive('PMaxOUT') ?? nominalKw
  const lim1Kw = converter.positive('PLim1')
  const limAbsKw = converter.number('PLimAbs') ?? (lim1Kw === null ? null : 0)
  const stated: readonly StatedPoint[] = [
    ['TPMax', 'PMaxOUT', maxKw],
    ['TPNom', 'PNomConv', Math.min(nominalKw, maxKw)],
    ['TPLim1', 'PLim1', lim1Kw],
    ['TPLimAbs', 'PLimAbs', limAbsKw],
  ]
  if (lim1Kw !== null && converter.has('TPLimAbs') && !converter.has('PLimAbs'))
    findings.note('derived', converter.at('TPLimAbs'), 'PLimAbs is not stated next to PLim1: the power falls to 0 at TPLimAbs')
  const points = Number.isNaN(nominalKw) ? [] : pointsOf(stated, maxKw, converter, findings)
  if (points.length === 0) {
    if (maxKw < nominalKw) return { temp_air_c: [25], p_ac_kw: [maxKw] }
    if (maxKw > nominalKw)
      findings.note(
        'ignored',
        converter.at('PMaxOUT'),
        'PMaxOUT has no temperature TPMax up to which it is delivered: the limit is PNomConv',
      )
    return null
  }
  const offC = converter.number('TPLimAbs')
  const last = points[points.length - 1]
  if (offC !== null && isCutOff(offC, points)) {
    if (offC > last.airC) points.push({ airC: offC, acKw: last.acKw })
    points.push({ airC: offC + STEP_K, acKw: 0 })
  }
  return { temp_air_c: points.map(({ airC }) => airC), p_ac_kw: points.map(({ acKw }) => acKw) }
}

type StatedPoint = readonly [temperature: string, power: string, acKw: number | null]

/** The points with a temperature and a power, none above the maximum. */
function pointsOf(stated: readonly StatedPoint[], maxKw: number, converter: ObjectKeys, findings: Findings): Point[] {
  const points: Point[] = []
  for (const [temperature, power, acKw] of stated) {
    const airC = converter.number(temperature)
    if (airC === null) continue
    if (acKw !== null) {
      if (acKw > maxKw)
        findings.note(
          'changed',
          converter.at(power),
          `${power} ${acKw} kW is above the maximum of ${maxKw} kW: the derating has ${maxKw} kW at ${temperature}`,
        )
      addPoint(points, { airC, acKw: Math.min(acKw, maxKw) }, converter.at(temperature), findings)
    } else if (temperature === 'TPLimAbs' && isCutOff(airC, points))
      findings.note(
        'derived',
        converter.at(temperature),
        `PLimAbs is not stated: up to TPLimAbs ${airC} degC the power stays at ${points[points.length - 1].acKw} kW, and above it is 0`,
      )
    else findings.note('ignored', converter.at(temperature), `${temperature} has no power ${power}: it adds no point to the derating`)
  }
  return points
}

/** Whether the inverter switches off above a temperature at which its last point has power. */
function isCutOff(airC: number, points: readonly Point[]): boolean {
  const last = points.at(-1)
  return last !== undefined && airC >= last.airC && airC < HOTTEST_C && last.acKw > 0
}

/** Points ascend in temperature; one that does not is left out. */
function addPoint(points: Point[], point: Point, at: StatedKey, findings: Findings): void {
  const before = points.at(-1)
  if (before === undefined || point.airC > before.airC + STEP_K) points.push(point)
  else if (point.airC < before.airC)
    findings.note(
      'changed',
      at,
      `${at.key} ${point.airC} degC is below the temperature before it, ${before.airC} degC: it adds no point to the derating`,
    )
  else if (point.acKw !== before.acKw) points.push({ airC: before.airC + STEP_K, acKw: point.acKw })
}
