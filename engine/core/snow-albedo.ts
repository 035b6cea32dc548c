/** Albedo of the ground without and with snow, the ends of the source's line. */
const GROUND_ALBEDO = 0.2
const SNOW_ALBEDO = 0.8
/** Albedo at 0 degC, and its decrease per degree. */
const ALBEDO_AT_FREEZING = 0.423
const ALBEDO_PER_C = 0.042

/**
 * Share of a period of weeks or a month in which snow covers the ground, from the period's mean
 * temperature.
 * @param tempMeanC  mean air temperature, degC
 * Valid for: periods of two weeks to a month at places with precipitation all year. 1 below -9.0
 * degC, 0 above 5.3 degC. Cold deserts have less snow; mountains in spring and lee shores have
 * more: mean absolute error 0.08 over the 24 months with available snow depths (Lake Placid,
 * Fargo), 0.15 in the 13 of them below 8 degC.
 * Source: the line of `snowyGroundAlbedo`, solved for the share of snow.
 * Checked by: test/fixtures/core/snow-months.json
 */
export function snowCoverFrac(tempMeanC: number): number {
  const albedo = ALBEDO_AT_FREEZING - ALBEDO_PER_C * tempMeanC
  return Math.min(Math.max((albedo - GROUND_ALBEDO) / (SNOW_ALBEDO - GROUND_ALBEDO), 0), 1)
}

/**
 * Albedo of ground with seasonal snow, from the mean temperature of two weeks to a month.
 * @param tempMeanC     mean air temperature, degC
 * @param groundAlbedo  without snow; the source uses 0.2
 * Valid for: as `snowCoverFrac`. If the ground albedo is not 0.2, it is mixed with the snow's 0.8
 * by the same share of snow, which the source does not do. Compared with 132 months of 11 files
 * with a surface albedo: mean absolute error 0.08; in the 58 below 8 degC 0.12 with a bias of
 * -0.02, where a constant 0.2 has an error of 0.25.
 * Source: Meteonorm Handbook Part II: Theory (version 6; Meteotest, Bern, 2010), albedo from the
 * mean temperature of 14 days: 0.423 - 0.042 T, at least 0.2 and at most 0.8.
 * Checked by: test/fixtures/core/snow-months.json
 */
export function snowyGroundAlbedo(tempMeanC: number, groundAlbedo: number = GROUND_ALBEDO): number {
  return groundAlbedo + snowCoverFrac(tempMeanC) * (SNOW_ALBEDO - groundAlbedo)
}
