/** Twelve values, January first; null leaves the month as it is. */
export type MonthlyValues = readonly (number | null)[]

/** Monthly values of another source. */
export interface MonthlyTargets {
  readonly ghi_kwh_m2: MonthlyValues
  readonly dhi_kwh_m2?: MonthlyValues | null
  readonly dni_kwh_m2?: MonthlyValues | null
  readonly temp_air_c?: MonthlyValues | null
}
