import type { Random } from './random.ts'

/** Draws the hours of days by their clearness. */
export interface HoursMethod {
  /**
   * Clearness of the hours of one day.
   * @param zenithCos, extraWm2, limitFrac  of 24 hours: 0 in dark hours, and the greatest clearness of each
   * @param out  24 elements, every element written, 0 in dark hours
   */
  hoursOfDay(dayFrac: number, zenithCos: Float64Array, extraWm2: Float64Array, limitFrac: Float64Array, out: Float64Array): void
}

/** @param random  the random numbers of its days too */
export type HoursMethodOf = (elevationM: number, random: Random) => HoursMethod
