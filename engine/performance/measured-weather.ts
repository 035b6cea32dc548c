import type { PerformanceRequest, Weather } from '@pvyield/contract/schemas'

/**
 * The weather of measured rows, for the run that they are tested against: irradiance in the plane, air
 * temperature and wind.
 * @returns null without air temperature, which every run needs
 */
export function measuredWeather({ measured }: PerformanceRequest): Partial<Weather> | null {
  const { timezone, step_minutes, interval, start, time, poa_wm2, temp_air_c, wind_speed_ms } = measured
  if (temp_air_c === undefined || temp_air_c.every((value) => value === null)) return null
  return {
    timezone,
    step_minutes,
    interval,
    ...(start === null ? {} : { start }),
    ...(time === null ? {} : { time }),
    poa_wm2,
    temp_air_c,
    ...(wind_speed_ms && { wind_speed_ms }),
  }
}
