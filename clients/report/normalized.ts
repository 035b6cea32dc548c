import type { Answer } from './answer.ts'

/** Yields and losses for each kilowatt of DC power and day, kWh/kWp/day. */
export interface NormalizedYield {
  /** Reference yield Yr: hours of 1 kW/m2 on the plane. */
  readonly reference: number
  /** Final yield Yf: what is delivered to the grid and to a load. */
  readonly final: number
  /** Array capture losses Lc: between the light on the plane and the input of the inverters. */
  readonly capture: number
  /** System losses Ls: after it. */
  readonly system: number
}

export interface NormalizedYields {
  /** Null for a month without light. */
  readonly months: readonly (NormalizedYield | null)[]
  readonly year: NormalizedYield
}

const YEAR_H = 8760
const LEAP_YEAR_H = 8784
/** Of a leap year as of a common one; February has what is left of the hours of the run. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * The normalised production of a run of whole years; null for one that covers less, of which the days of a month are not
 * known.
 * Yf is the performance ratio times Yr, so that delivered energy counts as the ratio counts it.
 * Source: IEC 61724-1:2021, 10.2 and 10.3: Yr = H / G_STC, Ya = E_A / P_0, Yf = E_out / P_0, Lc = Yr - Ya, Ls = Ya - Yf.
 * Checked by: test/report/normalized.test.ts
 */
export function normalizedYields({ summary }: Pick<Answer, 'summary'>): NormalizedYields | null {
  const hours = hoursOf(summary)
  if (hours === null || !isWholeYear(hours)) return null
  const { monthly, dc_kwp: dcKwp } = summary
  const at = (globInc: number | null | undefined, array: number | null | undefined, pr: number | null | undefined, days: number) => {
    if (typeof globInc !== 'number' || typeof array !== 'number' || typeof pr !== 'number') return null
    const [reference, ofArray, final] = [globInc / days, array / dcKwp / days, (pr * globInc) / days]
    return { reference, final, capture: reference - ofArray, system: ofArray - final }
  }
  const { year } = monthly
  const ofYear = at(year.glob_inc_kwhm2, year.e_array_kwh, year.pr, hours / 24)
  if (ofYear === null) return null
  const months = DAYS.map((days, k) =>
    at(monthly.glob_inc_kwhm2[k], monthly.e_array_kwh[k], monthly.pr[k], k === 1 ? days + (hours - YEAR_H) / 24 : days),
  )
  return { months, year: ofYear }
}

/** Whether hours are those of a year: only then every month has all of its days. */
export function isWholeYear(hours: number): boolean {
  return hours >= YEAR_H && hours <= LEAP_YEAR_H
}

/** Hours that the run covers, from its yield and its capacity factor, which divide the same energy; null without any. */
export function hoursOf({ specific_yield_kwh_per_kwp: perKwp, dc_kwp: dcKwp, capacity_factor: factor, ac_kw: acKw }: Answer['summary']) {
  const hours = (perKwp * dcKwp) / (factor * acKw)
  return Number.isFinite(hours) ? Math.round(hours * 60) / 60 : null
}
