import type { Exceedance } from '../answer.ts'

type Basis = Pick<Exceedance, 'operation_year'> & { readonly ten_years: Pick<Exceedance['ten_years'], 'of_lifetime'> }
type Centre = Pick<Exceedance, 'p50_kwh' | 'uncertainty'>

/** Which year the levels of one year are of. Answers of engines before 1.16.0 do not say it. */
export function oneYearName({ operation_year: year }: Basis): string {
  if (year === undefined) return 'One year'
  return year === 0 ? 'One year as new' : `Year ${year} of operation`
}

/** Which years the levels of ten years are of. */
export function tenYearsName({ operation_year: year, ten_years: { of_lifetime } }: Basis): string {
  if (of_lifetime === true) return 'Mean of years 1 to 10'
  if (year === undefined) return 'Mean of ten years'
  return year === 0 ? 'Mean of ten years as new' : `Mean of ten years like year ${year}`
}

/** Why ten years have the levels of one year; null where they have their own. */
export function sameTenYears({ ten_years, ...one }: Centre & { readonly ten_years: Centre }): string | null {
  const isSame = ten_years.p50_kwh === one.p50_kwh && ten_years.uncertainty === one.uncertainty
  return isSame ? 'Mean of ten years the same: no interannual part' : null
}
