import type { EfficiencyCurve } from '@pvyield/contract/schemas'
import { decimalNumber, scaledDown } from '../decimal-number.ts'
import type { Findings, StatedKey } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import type { ObjectKeys } from '../object-keys.ts'
import { type Profile, type ProfilePoint, readProfile } from '../profile-points.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'
import { requireSameScale } from '../same-scale.ts'
import type { Limits } from './limits.ts'

/** Bit of Flags: the three curves apply, not the single one. */
const THREE_CURVES = 0x1000
/** Bit of Flags: the stated average efficiencies have the weights of the CEC, not the European ones. */
const CEC_WEIGHTS = 0x80
/** A point that follows the start threshold at once, as a fraction of it. */
const JUST_ABOVE = 1e-6

/** A curve of the section, with its statements in the file. */
export interface OndCurve {
  curve: EfficiencyCurve
  at: StatedKey
  /** Average and maximum efficiency, fractions; null when they are not stated. */
  average: Stated | null
  maximum: Stated | null
}

interface Stated {
  efficiencyFrac: number
  at: StatedKey
}

/** The curves that a run uses. */
export interface CurveChoice {
  curves: OndCurve[]
  /** DC power below which the inverter is off, kW. */
  startKw: number | null
  /** The averages have the weights of the CEC. */
  isCec: boolean
  /** The headline figures, for a file without curves, and as far as they are no placeholders. */
  headline: { average: Stated | null; maximum: Stated | null }
}

/**
 * Chooses and reads the efficiency curves: the three of VNomEff when Flags says that they apply or
 * when there is no single one; else ProfilPIO.
 */
export function readCurves(main: PvsystBlock, converter: ObjectKeys, object: ObjectKeys, limits: Limits, findings: Findings): CurveChoice {
  const flags = Number.parseInt(object.text('Flags').slice(1), 16) || 0
  const single = profileOf(main, 'ProfilPIO', findings)
  const three = threeOf(main, converter, findings)
  const isThree = three !== null && (single === null || (flags & THREE_CURVES) !== 0)
  const headline = readHeadline(converter, isThree, findings)
  if (isThree && single !== null) findings.note('ignored', single.at, 'ProfilPIO: the three curves of VNomEff are used instead')
  if (!isThree && three !== null)
    findings.note('ignored', converter.at('VNomEff'), 'VNomEff: Flags does not select the three curves, so ProfilPIO is used')
  const profiles = isThree ? three.profiles : single === null ? [] : [single]
  if (isThree) noteOtherAverage(headline.average, converter, findings)
  const startW = startOf(profiles, limits, findings)
  const curves = profiles.map(
    (profile, k): OndCurve => ({
      curve: { v_dc_v: isThree ? three.dcV[k] : null, ...efficiencies(profile, startW, findings) },
      at: profile.at,
      average: isThree ? listed(converter, 'EfficEuroV', k) : headline.average,
      maximum: isThree ? listed(converter, 'EfficMaxV', k) : headline.maximum,
    }),
  )
  for (const { points } of profiles) requireNominalEnd(points, converter, limits, findings)
  return { curves, startKw: startW === null ? null : scaledDown(startW, 1000), isCec: (flags & CEC_WEIGHTS) !== 0, headline }
}

/** Largest difference of an average from that of a curve that is rounding. */
const ROUNDING_FRAC = 0.001

/** The headline average of a file whose three curves have others. */
function noteOtherAverage(average: Stated | null, converter: ObjectKeys, findings: Findings): void {
  const ofCurves = numbers(converter.text('EfficEuroV')).slice(0, 3)
  if (average === null || ofCurves.length === 0) return
  if (ofCurves.some((percent) => Math.abs(percent / 100 - average.efficiencyFrac) <= ROUNDING_FRAC)) return
  findings.note(
    'deviation',
    average.at,
    `EfficEuro ${converter.text('EfficEuro')} % is that of none of the three curves, whose EfficEuroV is ${ofCurves.join(', ')} %. Energy follows the curves`,
  )
}

/** null when the file has no such profile with two points. */
function profileOf(main: PvsystBlock, name: string, findings: Findings): Profile | null {
  const block = blockOf(main, name)
  if (block === null) return null
  const profile = readProfile(block, findings)
  if (profile.points.length >= 2) return profile
  findings.note('ignored', profile.at, `${name} has fewer than two points: it is not used`)
  return null
}

function threeOf(main: PvsystBlock, converter: ObjectKeys, findings: Findings): { profiles: Profile[]; dcV: number[] } | null {
  if (!converter.has('VNomEff')) return null
  const dcV = numbers(converter.text('VNomEff'))
  const at = converter.at('VNomEff')
  if (dcV.length !== 3 || dcV.some((volts, k) => !(volts > (dcV[k - 1] ?? 0)))) {
    findings.note('ignored', at, 'VNomEff is not three ascending voltages: the three curves are not used')
    return null
  }
  const profiles = [1, 2, 3].flatMap((k) => profileOf(main, `ProfilPIOV${k}`, findings) ?? [])
  if (profiles.length === 3) return { profiles, dcV }
  findings.note(
    'ignored',
    at,
    `VNomEff states three voltages, but ${profiles.length} of ProfilPIOV1 to ProfilPIOV3 can be read: they are not used`,
  )
  return null
}

/** The AC power at the end of a curve is the nominal power, or somewhat more. */
function requireNominalEnd(points: readonly ProfilePoint[], converter: ObjectKeys, { p_ac_nom_kw }: Limits, findings: Findings): void {
  const end = points.at(-1)
  if (end === undefined) return
  requireSameScale(
    findings,
    { at: converter.at('PNomConv'), name: 'PNomConv', value: p_ac_nom_kw, unit: 'kW' },
    { at: end.at, name: end.at.key, value: scaledDown(end.y, 1000), unit: 'kW' },
  )
}

/**
 * Threshold of the DC power: PSeuil, or the zero of the curves where that is higher.
 */
function startOf(profiles: readonly Profile[], { p_start_kw }: Limits, findings: Findings): number | null {
  const zeros = profiles.flatMap(({ points: [first] }) => (first.y <= 0 ? [first] : []))
  const highest = zeros.reduce<ProfilePoint | null>((best, point) => (best === null || point.x > best.x ? point : best), null)
  if (highest === null) return p_start_kw === null ? null : p_start_kw * 1000
  if (p_start_kw === null)
    findings.note('derived', highest.at, `PSeuil is not stated: the inverter starts at ${highest.x} W, the zero of its curve`)
  else if (highest.x > p_start_kw * 1000)
    findings.note(
      'changed',
      highest.at,
      `The curve is zero up to ${highest.x} W, above PSeuil ${p_start_kw * 1000} W: the inverter starts there`,
    )
  return Math.max(highest.x, (p_start_kw ?? 0) * 1000)
}

/**
 * The part of a profile above the threshold. When the threshold cuts the profile, the curve begins
 * on it: a run would otherwise join the threshold and the next point by a straight line.
 */
function efficiencies({ points, at }: Profile, startW: number | null, findings: Findings): Pick<EfficiencyCurve, 'p_dc_kw' | 'efficiency'> {
  const kept: { x: number; y: number }[] = []
  const threshold = startW ?? 0
  for (const [k, point] of points.entries()) {
    const isAtThreshold = threshold > 0 && Math.abs(point.x - threshold) <= threshold * JUST_ABOVE
    if (point.x <= threshold && !(isAtThreshold && point.y > 0)) continue
    const before = points[k - 1]
    if (kept.length === 0 && before !== undefined && before.x < threshold && threshold > 0 && !isAtThreshold) {
      const x = threshold * (1 + JUST_ABOVE)
      const y = before.y + ((x - before.x) / (point.x - before.x)) * (point.y - before.y)
      if (x < point.x && y > 0) {
        kept.push({ x, y })
        findings.note(
          'derived',
          at,
          `${at.key} begins at ${threshold} W DC with ${y.toPrecision(4)} W AC, on the line between its points at ${before.x} and ${point.x} W: the inverter starts there (PSeuil)`,
        )
      }
    }
    if (point.y > point.x)
      findings.fail(point.at, `The AC power ${point.y} W is above the DC power ${point.x} W: write the point as DC power, AC power`)
    const last = kept.at(-1)?.y ?? 0
    if (point.y <= last && (kept.length > 0 || point.y < 0))
      findings.fail(
        point.at,
        `The AC power must rise with the DC power, but ${point.y} W follows ${last} W: correct the point, or NPtsEff if its slot is unused`,
      )
    // a run takes a point on the threshold itself for the zero of the curve
    kept.push(isAtThreshold ? { x: threshold * (1 + JUST_ABOVE), y: point.y } : point)
  }
  if (kept.length < 2)
    findings.fail(at, `${at.key} has fewer than two points above the threshold of ${threshold} W: add points, or lower PSeuil`)
  return { p_dc_kw: kept.map(({ x }) => scaledDown(x, 1000)), efficiency: kept.map(({ x, y }) => y / x) }
}

/** The k-th value of a list in per cent, as a fraction. */
function listed(converter: ObjectKeys, key: string, k: number): Stated | null {
  const percent = numbers(converter.text(key))[k]
  return percent > 0 && percent < 100 ? { efficiencyFrac: scaledDown(percent, 100), at: converter.at(key) } : null
}

/**
 * EfficMax and EfficEuro. 97 and 95 % with FResNorm 3 are what PVsyst fills in for a new inverter.
 */
function readHeadline(converter: ObjectKeys, isThree: boolean, findings: Findings): CurveChoice['headline'] {
  const maximum = converter.positive('EfficMax')
  const average = converter.positive('EfficEuro')
  if (maximum === 97 && average === 95 && converter.number('FResNorm') === 3) {
    const where = isThree ? ': the curves and EfficEuroV are used' : ''
    findings.note('ignored', converter.at('EfficEuro'), `EfficMax 97, EfficEuro 95 and FResNorm 3 are PVsyst's placeholders${where}`)
    return { average: null, maximum: null }
  }
  const stated = (percent: number | null, key: string): Stated | null =>
    percent === null || percent >= 100 ? null : { efficiencyFrac: scaledDown(percent, 100), at: converter.at(key) }
  return { average: stated(average, 'EfficEuro'), maximum: stated(maximum, 'EfficMax') }
}

function numbers(text: string): number[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .map(decimalNumber)
}
