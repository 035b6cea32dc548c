import { ZERO_CELSIUS_K } from './constants.ts'

/** Lowest result of the correlation for precipitable water, cm (pvlib's lower limit). */
const PRECIPITABLE_WATER_MIN_CM = 0.1
/** Magnus coefficients over water: factor and temperature, degC. */
const MAGNUS = 17.62
const MAGNUS_C = 243.12

/**
 * Precipitable water of the atmosphere, cm, from temperature and humidity at the ground.
 * @param relativeHumidityFrac  0 to 1
 * Valid for: clear and cloudy hours, as a mean; at least 0.1 cm.
 * Source: C. Gueymard, Solar Energy 53 (1994), 57, eq. 1, 2 and 4 (apparent scale height times
 * vapour density); the saturation pressure from C. Gueymard, J. Applied Meteorology 32 (1993),
 * 1294, eq. 1.
 * Checked by: vectors t02, test/fixtures/core/humidity-points.json
 */
export function precipitableWaterCm(tempAirC: number, relativeHumidityFrac: number): number {
  const kelvin = tempAirC + ZERO_CELSIUS_K
  const theta = kelvin / ZERO_CELSIUS_K
  const hundreds = kelvin / 100
  const scaleHeightKm = 0.4976 + 1.5265 * theta + Math.exp(13.6897 * theta - 14.9188 * theta ** 3)
  const vapourGm3 =
    ((216.7 * relativeHumidityFrac) / kelvin) * Math.exp(22.33 - 49.14 / hundreds - 10.922 / (hundreds * hundreds) - 0.39015 * hundreds)
  return Math.max(0.1 * scaleHeightKm * vapourGm3, PRECIPITABLE_WATER_MIN_CM)
}

/**
 * Dew point, degC.
 * @param relativeHumidityFrac  above 0; perfectly dry air has no dew point: NaN
 * Source: Magnus equation with the coefficients of WMO Guide to Instruments and Methods of
 * Observation (WMO-8), annex 4.B.
 * Checked by: vectors t02, test/fixtures/core/humidity-points.json
 */
export function dewPointC(tempAirC: number, relativeHumidityFrac: number): number {
  const log = (MAGNUS * tempAirC) / (MAGNUS_C + tempAirC) + Math.log(relativeHumidityFrac)
  return (MAGNUS_C * log) / (MAGNUS - log)
}

/**
 * Relative humidity, 0 to 1, from the dew point: the inverse of `dewPointC`.
 * @param dewPointC  clamped to the air temperature, its value in fog
 * Source: as `dewPointC`.
 * Checked by: test/fixtures/core/humidity-points.json
 */
export function relativeHumidityFrac(tempAirC: number, dewPointC: number): number {
  const log = (MAGNUS * dewPointC) / (MAGNUS_C + dewPointC) - (MAGNUS * tempAirC) / (MAGNUS_C + tempAirC)
  return Math.exp(Math.min(log, 0))
}
