import type { Sink } from '../core/sink.ts'
import { type CalendarMonth, MONTH_NAMES } from './calendar-months.ts'
import { beamCosines, type Light } from './light.ts'
import type { MonthlyTargets } from './monthly-targets.ts'
import type { RowSky } from './row-sky.ts'

/** Sources of light of one place differ by less, even in a dark month; those of a wrong unit differ by more. */
const RATIO_MIN = 0.4
const RATIO_MAX = 2.5
/** Of the sum under very clean air: what other turbidity, terrain and snow can add. */
const CLEAN_AIR_MAX = 1.15
/** A difference of less is no other unit, kWh/m2: months of low sun. */
const DIFFERENCE_MIN_KWH_M2 = 5
/** The bluest sky sends a larger share of the global light. */
const DIFFUSE_SHARE_MIN = 0.04
/** Direct sums of two sources differ more than global ones, but less than a month and its mean day. */
const DIRECT_RATIO_MIN = 0.1

/** How many kWh/m2 a month has that is 1 of another unit. */
const UNITS: readonly (readonly [unit: string, kwhm2: (days: number) => number])[] = [
  ['kWh/m2 a day', (days) => days],
  ['MJ/m2 a month', () => 1 / 3.6],
  ['MJ/m2 a day', (days) => days / 3.6],
  ['the mean in W/m2', (days) => 0.024 * days],
  ['Wh/m2 a month', () => 1e-3],
  ['Wh/m2 a day', (days) => 1e-3 * days],
]
/** A unit explains a sum that it brings this near to that of the weather. */
const EXPLAINED_FACTOR = 1.45
const DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * Refuses sums that no other source of the same place states: those above very clean air by far, and those that are
 * a multiple or a fraction of what the weather has.
 * @param months  rows with global irradiance
 */
export function checkPlausibleSums(
  light: Light,
  sky: RowSky,
  months: readonly CalendarMonth[],
  stepMinutes: number,
  { ghi_kwhm2: ghi, dhi_kwhm2: dhi, dni_kwhm2: dni }: MonthlyTargets,
  sink: Sink,
): void {
  const cosines = beamCosines(light, sky)
  const beamLimitWm2 = sky.beamLimitWm2.map((limit, i) => (cosines[i] > 0 ? limit : 0))
  months.forEach((month, m) => {
    const sumOf = (column: Float64Array | null) => (column === null ? null : kwhm2Of(column, month, stepMinutes))
    const [global, diffuse, direct] = [ghi[m], dhi?.[m], dni?.[m]]
    if (global == null) return
    const refuse = (name: string, wanted: number, before: number, what: string) =>
      sink.fail(`monthly.${name}.${m}`, `${wanted} kWh/m2 in ${MONTH_NAMES[m]} is ${what}: ${adviceOn(wanted, before, m)}`)
    const before = sumOf(light.ghiWm2) ?? 0
    const wrongGlobal = ghiProblem(global, before, sumOf(sky.globalLimitWm2) ?? 0)
    if (wrongGlobal !== null) {
      refuse('ghi_kwhm2', global, before, wrongGlobal)
      return
    }
    if (diffuse != null && diffuse < DIFFUSE_SHARE_MIN * global && global > DIFFERENCE_MIN_KWH_M2)
      refuse('dhi_kwhm2', diffuse, sumOf(light.dhiWm2) ?? global / 2, `less diffuse light than any sky has next to ${global} of GHI`)
    const own = sumOf(light.dniWm2)
    const wrongDirect = direct == null ? null : dniProblem(direct, own, sumOf(beamLimitWm2) ?? 0)
    if (direct != null && wrongDirect !== null) refuse('dni_kwhm2', direct, own ?? global, wrongDirect)
  })
}

function ghiProblem(wanted: number, before: number, clean: number): string | null {
  if (wanted > CLEAN_AIR_MAX * clean + DIFFERENCE_MIN_KWH_M2) return `above the ${clean.toFixed(0)} of very clean air at this place`
  const ratio = wanted / before
  if (Math.abs(wanted - before) <= DIFFERENCE_MIN_KWH_M2 || (ratio >= RATIO_MIN && ratio <= RATIO_MAX)) return null
  const times =
    before > 0 ? `${ratio.toFixed(ratio < 1 ? 3 : 1)} times the ${before.toFixed(1)} of the weather` : 'next to none in the weather'
  return `${times}, and sources of one place agree within ${RATIO_MIN} to ${RATIO_MAX} times`
}

/** @param before  null when the weather has no direct light */
function dniProblem(wanted: number, before: number | null, clean: number): string | null {
  if (wanted > CLEAN_AIR_MAX * clean + DIFFERENCE_MIN_KWH_M2) return `above the ${clean.toFixed(0)} of DNI of very clean air at this place`
  if (before === null || wanted >= DIRECT_RATIO_MIN * before || before - wanted <= DIFFERENCE_MIN_KWH_M2) return null
  return `less than a tenth of the ${before.toFixed(1)} of the weather`
}

/** Of the mean month, kWh/m2. */
function kwhm2Of(column: Float64Array, { rows, times }: CalendarMonth, stepMinutes: number): number {
  let total = 0
  for (const i of rows) if (!Number.isNaN(column[i])) total += column[i]
  return (total * stepMinutes) / (60 * 1000 * Math.max(times, 1))
}

/** The unit that explains a sum next to that of the weather, and what to send. */
function adviceOn(wanted: number, before: number, month: number): string {
  const misfits = UNITS.map(([unit, kwhm2]) => ({ unit, misfit: Math.abs(Math.log((wanted * kwhm2(DAYS[month])) / before)) }))
  const nearest = misfits.reduce((least, each) => (each.misfit < least.misfit ? each : least))
  return nearest.misfit < Math.log(EXPLAINED_FACTOR)
    ? `it looks like ${nearest.unit}. Send kWh/m2, the sum of the month`
    : 'check its unit (kWh/m2, the sum of the month), the order of the months and the place, and the unit of the weather'
}
