import { Random } from './random.ts'
import { HOURS } from './typical-calendar.ts'

const WIND_STREAM = 2

/**
 * Autocorrelation of one wind component from hour to hour. That of the speed is about its square,
 * 0.85, the middle of the 0.80 to 0.95 found at stations.
 */
const COMPONENT_AUTOCORRELATION = 0.92

/** Daily course of the wind: relative swing about the mean, and solar hour of the maximum. */
const DIURNAL_SWING_FRAC = 0.25
const DIURNAL_PEAK_H = 15

/**
 * Computes hourly wind speed: the length of a vector of two independent, autocorrelated normal
 * components (so that speeds are Rayleigh distributed, which is Weibull with shape 2), times the
 * daily course, scaled to the annual mean.
 * @param meanMps       annual mean
 * @param solarShiftH   solar minus standard time, h
 * Valid for: mean and spread. Seasons, gusts and storms are not modelled.
 * Fails: none.
 * Source: Rayleigh distribution: Justus, Hargraves & Yalcin 1976, Journal of Applied Meteorology
 * 15, 673; autocorrelation, swing and hour of the maximum are the defaults of HOMER's wind
 * synthesis (0.85, 0.25, 15 h).
 * Checked by: test/engine/climate/temperature-wind.test.ts
 */
export function windYear(meanMps: number, solarShiftH: number, seed: number): Float64Array {
  const random = new Random(seed, WIND_STREAM)
  const fresh = Math.sqrt(1 - COMPONENT_AUTOCORRELATION * COMPONENT_AUTOCORRELATION)
  const swing = new Float64Array(24)
  for (let hour = 0; hour < 24; hour++)
    swing[hour] = 1 + DIURNAL_SWING_FRAC * Math.cos((Math.PI / 12) * (hour + 0.5 + solarShiftH - DIURNAL_PEAK_H))
  const windMps = new Float64Array(HOURS)
  let east = random.normal()
  let north = random.normal()
  let sum = 0
  for (let i = 0; i < HOURS; i++) {
    east = COMPONENT_AUTOCORRELATION * east + fresh * random.normal()
    north = COMPONENT_AUTOCORRELATION * north + fresh * random.normal()
    windMps[i] = Math.sqrt(east * east + north * north) * swing[i % 24]
    sum += windMps[i]
  }
  const scale = (meanMps * HOURS) / sum
  for (let i = 0; i < HOURS; i++) windMps[i] *= scale
  return windMps
}
