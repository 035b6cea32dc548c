/**
 * Share of the DC power that a plant has lost in the middle of a year of operation.
 * @param year          counted from 1; 0 is as new
 * @param ratePerYear   yearly loss as a fraction of the power as new
 * Source: hourly results of PVsyst, whose ageing in year n is rate x (n - 0.5). Checked by: test/engine/dc/dc.test.ts
 */
export function degradationFrac(year: number, ratePerYear: number): number {
  return year === 0 ? 0 : Math.min(1, ratePerYear * (year - 0.5))
}
