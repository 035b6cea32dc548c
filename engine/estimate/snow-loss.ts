import { RAD_PER_DEG } from '../core/angles.ts'
import { ZERO_CELSIUS_K } from '../core/constants.ts'

/** The regression is in inches. */
const CM_PER_IN = 2.54
/**
 * Coefficients of the regression: of the loss, and of ground interference, where the ground stops
 * sliding snow.
 */
const C1 = 5.7e4
const C2 = 0.51
const REPOSE_RAD = 40 * RAD_PER_DEG
/** Smallest difference of the squares of edge height and snow depth, in2. */
const CLEARANCE_MIN_IN2 = 0.1

/** A month with snow, and the plane that it falls on. */
export interface SnowMonth {
  tempMeanC: number
  /** Effective snow of this month and of the previous one. */
  snowCm: number
  snowBeforeCm: number
  relativeHumidityFrac: number
  poaKwhm2: number
  tiltDeg: number
  slantHeightCm: number
  lowerEdgeCm: number
}

/**
 * Effective snow of a month, cm. It decreases with the number of snowfalls over which the month's
 * snow is spread.
 * @param snowfallCm  of the month
 * @param eventCm     of one fall
 * Source: as `snowLossFrac`. The number of snowfalls is the month's snow divided by one snowfall,
 * at least 1.
 */
export function effectiveSnowCm(snowfallCm: number, eventCm: number): number {
  return 0.5 * (snowfallCm + Math.min(snowfallCm, eventCm))
}

/**
 * Share of a month's energy that is lost under snow on the modules, 0 to 1.
 * Valid for: fixed planes with one module string up the slope, 0 to 39 deg; fitted to two winters
 * at Truckee, California. At Fargo it gives 0.43 of the loss of SAM's hourly model.
 * Source: T. Townsend, L. Powers, Photovoltaics and snow: an update from two winters of
 * measurements in the Sierra, 37th IEEE PVSC (2011), 3231, doi 10.1109/PVSC.2011.6186627, eq. 3,
 * read as a fraction, with the smallest clearance that its author gave to pvlib (issue 1636).
 * Checked by: test/fixtures/estimate/townsend-points.json
 */
export function snowLossFrac(month: SnowMonth): number {
  const snowIn = (month.snowBeforeCm / 3 + (2 * month.snowCm) / 3) / CM_PER_IN
  const slantIn = month.slantHeightCm / CM_PER_IN
  const edgeIn = month.lowerEdgeCm / CM_PER_IN
  const tiltCos = Math.cos(month.tiltDeg * RAD_PER_DEG)
  const clearanceIn2 = Math.max(edgeIn ** 2 - snowIn ** 2, CLEARANCE_MIN_IN2)
  const heap = ((slantIn * snowIn * tiltCos) / clearanceIn2) * 2 * Math.tan(REPOSE_RAD)
  const groundFactor = 1 - C2 * Math.exp(-heap)
  const tempK = month.tempMeanC + ZERO_CELSIUS_K
  const loss = (C1 * snowIn * tiltCos ** 2 * groundFactor * month.relativeHumidityFrac) / tempK ** 2 / month.poaKwhm2 ** 0.67
  return Math.min(loss, 1)
}
