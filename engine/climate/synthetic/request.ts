/** What is known of a year, as it is asked for: twelve or 365 values each. */
export interface AskedYear {
  readonly monthly?: {
    /** Sums of the months. */
    readonly ghi_kwhm2?: readonly number[]
    readonly dhi_kwhm2?: readonly number[]
    /** Means of the months. */
    readonly temp_air_c?: readonly number[]
    readonly wind_speed_ms?: readonly number[]
    /** 0 to 1 */
    readonly relative_humidity?: readonly number[]
  } | null
  readonly daily?: {
    /** Sums of the days; 366 of a leap year. */
    readonly ghi_kwhm2: readonly number[]
    /** Means of the days. */
    readonly temp_air_c?: readonly number[]
  } | null
}

/** Published methods for the days of a month. */
export type DailyMethodName = 'markov' | 'bendt'

/** Place, known values, length of the rows and seed of a synthetic year. */
export interface SyntheticRequest extends AskedYear {
  readonly site: {
    readonly latitude: number
    readonly longitude: number
    /** m; the table's if omitted */
    readonly elevation?: number | null
    /** Standard time, h from UTC; that of the place if omitted. */
    readonly timezone?: number | null
  }
  /** 60, 30, 15, 10, 5 or 1 */
  readonly step_minutes: number
  /** 0 to 4294967295 */
  readonly seed: number
  /** Where the days come from, when months are given. */
  readonly days: DailyMethodName
}

/** February 29 among the days of a leap year, counted from 0. */
export const LEAP_DAY = 59

/** The days of a year that has no February 29. */
export function withoutLeapDay(days: readonly number[]): readonly number[] {
  return days.length > 365 ? days.filter((_, day) => day !== LEAP_DAY) : days
}
