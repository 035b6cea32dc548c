import { RAD_PER_DEG } from '../core/angles.ts'
import { ZERO_CELSIUS_K } from '../core/constants.ts'

/** The regression is one of inches. */
const CM_PER_IN = 2.54
/** Coefficients of the regression: of the loss, and of the ground that holds sliding snow back. */
const C1 = 5.7e4
const C2 = 0.51
const REPOSE_RAD = 40 * RAD_PER_DEG
/** The least difference of the squares of edge height and snow, in2. */
const CLEARANCE_MIN_IN2 = 0.1

/** A month in which it snows, and the plane that it snows on. */
export interface SnowMonth {
  tempMeanC: number
  /** Effective snow of the month and of the one before. */
  snowCm: number
  snowBeforeCm: number
  relativeHumidityFrac: number
  poaKwhm2: number
  tiltDeg: number
  slantHeightCm: number
  lowerEdgeCm: number
}

/**
 * Snow that counts, cm: a month's falls lie one on another the more, the fewer they are.
 * @param snowfallCm  of the month
 * @param eventCm     of one fall
 * Source: as `snowLossFrac`, with as many falls as make up the month's, one at least.
 */
export function effectiveSnowCm(snowfallCm: number, eventCm: number): number {
  return 0.5 * (snowfallCm + Math.min(snowfallCm, eventCm))
}

/**
 * Share of a month's energy that is lost under snow on the modules, 0 to 1.
 * Valid for: fixed planes of one module string up the slope, 0 to 39 deg; fitted to two winters at Truckee, California. At Fargo it is 0.43 of the hourly model of SAM.
 * Source: T. Townsend, L. Powers, Photovoltaics and snow: an update from two winters of measurements in the Sierra, 37th IEEE PVSC (2011), 3231,
 * doi 10.1109/PVSC.2011.6186627, eq. 3, read as a fraction and with the least clearance that its author gave pvlib (issue 1636).
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
