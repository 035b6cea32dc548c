import type { StepsOfLight } from '../../climate/synthetic/short-steps.ts'
import { MEASURED_STEPS } from '../../climate/synthetic/synthetic-notes.ts'
import { calendarMonths } from '../calendar-months.ts'
import type { LongTermSite } from '../row-sky.ts'
import type { Series } from '../series.ts'
import type { ShortenRequest } from './check.ts'
import type { KnownHours } from './hours.ts'

type Months = (number | null)[]

/** Sums of light and means of air, January first; of several years, of the mean month. Null for a month that is not whole. */
export interface MonthsOfSteps {
  ghi_kwhm2: Months
  dhi_kwhm2: Months
  dni_kwhm2: Months
  temp_air_c: Months
  wind_speed_ms: Months
}

/** A month that is covered to less has no sum. */
const WHOLE_MONTH_FRAC = 0.99
/** A difference of the diffuse irradiation that is worth a word, kWh/m2. */
const WORTH_KWHM2 = 0.01

export function monthsOfSteps(series: Series, site: LongTermSite, hours: KnownHours, made: StepsOfLight, perHour: number): MonthsOfSteps {
  const months = calendarMonths(series, site)
  const over = (column: Float64Array | null, divisor: (rows: number, times: number) => number): Months =>
    months.map(({ rows, times }) => {
      if (column === null || times < WHOLE_MONTH_FRAC) return null
      let sum = 0
      for (const row of rows) sum += column[row]
      const value = sum / divisor(rows.length, times)
      return Number.isNaN(value) ? null : Number(value.toFixed(2))
    })
  const { extraWm2 } = hours.sky
  const sums = (light: Float64Array) =>
    over(
      light.map((value, row) => (extraWm2[row] > 0 || !Number.isNaN(value) ? value : 0)), // a gap at night is none
      (_, times) => 1000 * times,
    )
  const means = (name: 'temp_air_c' | 'wind_speed_ms') => over(series.column(name), (rows) => rows)
  return {
    ghi_kwhm2: sums(hours.ghiWm2),
    dhi_kwhm2: sums(meansOfHours(made.dhiWm2, perHour, hours.ghiWm2)),
    dni_kwhm2: sums(meansOfHours(made.dniWm2, perHour, hours.ghiWm2)),
    temp_air_c: means('temp_air_c'),
    wind_speed_ms: means('wind_speed_ms'),
  }
}

/** Means over the hours; NaN where these are gaps. */
function meansOfHours(steps: Float64Array, perHour: number, hours: Float64Array): Float64Array {
  const means = hours.map((value) => (Number.isNaN(value) ? Number.NaN : 0))
  for (let row = 0; row < steps.length; row++) means[Math.floor(row / perHour)] += steps[row] / perHour
  return means
}

/** What was made of what, for people who use the steps. */
export function shortenNotes(
  { weather, site, step_minutes: stepMinutes, seed }: ShortenRequest,
  { ghiWm2, dhiWm2, estimated, notes: faults }: KnownHours,
  made: StepsOfLight,
  perHour: number,
): string[] {
  const notes = [
    `The steps of ${stepMinutes} min within each hour are synthetic, by Skartveit and Olseth (1992) as Walkenhorst et al. (2002) changed it; each hour keeps its global irradiation. Seed ${seed}: the same request gives the same rows, another seed other steps. ${MEASURED_STEPS}`,
  ]
  notes.push(...faults)
  if (estimated > 0)
    notes.push(
      `The diffuse light of ${estimated} hours was not given${faults.length > 0 ? ' or failed a test' : ''}, and is estimated by Erbs (1982).`,
    )
  let more = 0
  for (const value of meansOfHours(made.dhiWm2, perHour, ghiWm2).map((mean, i) => mean - dhiWm2[i])) more += Number.isNaN(value) ? 0 : value
  if (more / 1000 > WORTH_KWHM2)
    notes.push(
      `The diffuse light of the steps is ${(more / 1000).toFixed(2)} kWh/m2 above that of the hours, where the beam would otherwise exceed that of the clearest air or of the hour.`,
    )
  if (weather.poa_wm2 !== undefined || weather.reference_series != null)
    notes.push('poa_wm2 and reference_series are left out: they are known for hours only.')
  if (site?.elevation == null && weather.elevation == null)
    notes.push('Neither site nor weather states an elevation: the clearest air is that of sea level. Send site.elevation.')
  return notes
}
