/**
 * Monthly mean temperatures at and above which all precipitation is rain, and at and below which
 * all is snow, degC.
 */
const RAIN_C = 3.3
const SNOW_C = -10

/** Depth of fresh snow per depth of water: 1 cm per mm. */
const SNOW_CM_PER_MM = 1

/**
 * Fresh snow that falls in a month, cm.
 * @param precipitationMm  of the month, rain and snow
 * @param tempMeanC        of the month, degC
 * Valid for: months below 1000 m; higher up the source has all snow at -1 degC and below. Fresh
 * snow is assumed to be ten times as deep as its water; the real ratio varies from 3 to 30 with its
 * temperature.
 * Source: G. J. McCabe, S. L. Markstrom, A monthly water-balance model driven by a graphical user
 * interface, USGS Open-File Report 2007-1088, doi 10.3133/ofr20071088, eq. 1.
 * Checked by: test/engine/estimate/site-monthly.test.ts
 */
export function snowfallCm(precipitationMm: number, tempMeanC: number): number {
  const snowFrac = Math.min(Math.max((RAIN_C - tempMeanC) / (RAIN_C - SNOW_C), 0), 1)
  return SNOW_CM_PER_MM * precipitationMm * snowFrac
}
