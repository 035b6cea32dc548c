import type { Weather } from '@pvyield/contract/schemas'

/** The hours of a typical year. */
const ZEROS = new Array<number>(8760).fill(0)

/** Hours without weather, for what does not depend on its values. */
export const EMPTY_YEAR = {
  timezone: 0,
  step_minutes: 60,
  start: '2001-01-01T00:00',
  time: null,
  temp_air_c: ZEROS,
  wind_speed_ms: ZEROS,
  ghi_wm2: ZEROS,
  dhi_wm2: ZEROS,
} as unknown as Weather
