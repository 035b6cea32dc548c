/** From here up all precipitation is rain, and from there down all is snow, degC of the month's mean. */
const RAIN_C = 3.3
const SNOW_C = -10

/** Depth of fresh snow for one of water: a cm for a mm. */
const SNOW_CM_PER_MM = 1

/**
 * Fresh snow that falls in a month, cm.
 * @param precipitationMm  of the month, rain and snow
 * @param tempMeanC        of the month, degC
 * Valid for: months below 1000 m; higher up the source has it all snow from -1 degC down. Fresh snow is taken as ten times as deep as its water, which varies from 3 to 30 with its warmth.
 * Source: G. J. McCabe, S. L. Markstrom, A monthly water-balance model driven by a graphical user interface, USGS Open-File Report 2007-1088, doi 10.3133/ofr20071088, eq. 1.
 * Checked by: test/engine/estimate/site-monthly.test.ts
 */
export function snowfallCm(precipitationMm: number, tempMeanC: number): number {
  const snowFrac = Math.min(Math.max((RAIN_C - tempMeanC) / (RAIN_C - SNOW_C), 0), 1)
  return SNOW_CM_PER_MM * precipitationMm * snowFrac
}
