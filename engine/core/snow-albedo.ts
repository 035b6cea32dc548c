/** The ground without and with snow that the line was drawn between. */
const GROUND_ALBEDO = 0.2
const SNOW_ALBEDO = 0.8
/** Albedo at 0 degC, and what a degree takes from it. */
const ALBEDO_AT_FREEZING = 0.423
const ALBEDO_PER_C = 0.042

/**
 * Share of a month, or of any span of weeks, in which snow covers the ground, from the mean temperature of the span.
 * @param tempMeanC  mean air temperature, degC
 * Valid for: spans of two weeks to a month where it rains or snows the year round. 1 below -9.0 degC, 0 above 5.3 degC. Cold deserts have less snow, mountains in spring and lee
 * shores more: mean absolute error 0.08 over the 24 months with snow depths at hand (Lake Placid, Fargo), 0.15 in the 13 of them below 8 degC.
 * Source: the line of `snowyGroundAlbedo`, solved for the share of the snow.
 * Checked by: test/fixtures/core/snow-months.json
 */
export function snowCoverFrac(tempMeanC: number): number {
  const albedo = ALBEDO_AT_FREEZING - ALBEDO_PER_C * tempMeanC
  return Math.min(Math.max((albedo - GROUND_ALBEDO) / (SNOW_ALBEDO - GROUND_ALBEDO), 0), 1)
}

/**
 * Albedo of ground that snow covers in the colder part of the year, from the mean temperature of two weeks to a month.
 * @param tempMeanC     mean air temperature, degC
 * @param groundAlbedo  without snow; the source's own is 0.2
 * Valid for: as `snowCoverFrac`. Where the ground is not 0.2, its albedo and the snow's 0.8 are mixed by the same share of snow, which the source does not do. Against 132 months
 * of 11 files with a surface albedo: mean absolute error 0.08; in the 58 below 8 degC 0.12, bias -0.02, where a constant 0.2 is 0.25 off.
 * Source: Meteonorm Handbook Part II: Theory (version 6; Meteotest, Bern, 2010), albedo of the mean temperature of 14 days: 0.423 - 0.042 T, no less than 0.2, no more than 0.8.
 * Checked by: test/fixtures/core/snow-months.json
 */
export function snowyGroundAlbedo(tempMeanC: number, groundAlbedo: number = GROUND_ALBEDO): number {
  return groundAlbedo + snowCoverFrac(tempMeanC) * (SNOW_ALBEDO - groundAlbedo)
}
