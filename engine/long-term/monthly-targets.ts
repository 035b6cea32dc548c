/** Twelve values, January first; null leaves the month as it is. */
export type MonthlyValues = readonly (number | null)[]

/** Monthly values of another source. */
export interface MonthlyTargets {
  readonly ghi_kwhm2: MonthlyValues
  readonly dhi_kwhm2?: MonthlyValues | null
  readonly dni_kwhm2?: MonthlyValues | null
  readonly temp_air_c?: MonthlyValues | null
}
