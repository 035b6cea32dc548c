import { type Names, warning } from './entry.ts'
import { atMost } from './number-words.ts'

function clock(hour: number): string {
  const minutes = Math.round(hour * 60) % 1440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const temperature = (name: Names): string => name('temp_air_c')
const wind = (name: Names): string => name('wind_speed_ms')

/** What the temperature and the wind of a weather show next to its place. A file may have other names for the columns. */
export const AIR = {
  temperature_constant: warning(
    ({ value_c }: { value_c: number }, name) =>
      `${temperature(name)}: every value is ${atMost(value_c, 1)} degC, so the temperature was not measured. Losses by heat follow from it: send measured temperatures, or choose another source`,
  ),
  temperature_unearthly: warning(
    (v: { mean_c: number; latitude_deg: number; elevation_m: number | null; coldest_c: number; warmest_c: number }, name) =>
      `${temperature(name)}: the mean of the year is ${v.mean_c.toFixed(1)} degC, but at latitude ${atMost(v.latitude_deg, 1)}${v.elevation_m === null ? '' : ` and ${v.elevation_m} m`} it lies between ${v.coldest_c.toFixed(0)} and ${v.warmest_c.toFixed(0)} degC: check the unit, the column and the place`,
  ),
  seasons_reversed: warning(
    ({ colder_k, latitude_deg }: { colder_k: number; latitude_deg: number }, name) =>
      `${temperature(name)}: the three months of summer are ${atMost(colder_k, 1)} K colder than those of winter at latitude ${atMost(latitude_deg, 1)}: check the sign of the latitude and the order of the months`,
  ),
  warmest_hour_unusual: warning(
    ({ solar_h }: { solar_h: number }, name) =>
      `${temperature(name)}: the day is warmest at ${clock(solar_h)} solar time, but air is warmest in the afternoon: check the time zone, the longitude and whether the column belongs to these stamps`,
  ),
  air_standstill: warning(
    (v: { column: string; value: number; unit: string; days: number; rows: number }, name) =>
      `${name(v.column)}: the value stays at ${atMost(v.value, 1)} ${v.unit} for ${v.days.toFixed(1)} days in ${v.rows} consecutive rows, as a sensor does that is stuck: send null there`,
  ),
  wind_constant: warning(
    ({ value_ms }: { value_ms: number }, name) =>
      `${wind(name)}: every value is ${atMost(value_ms, 1)} m/s, so the wind was not measured. Modules get ${value_ms === 0 ? 'too hot' : 'the same cooling in every hour'}: leave the column out if the wind is unknown`,
  ),
  wind_too_fast: warning(
    (v: { mean_ms: number; largest_ms: number; likely_units: readonly string[]; likely_mean_ms: readonly number[] }, name) => {
      const guess = v.likely_units.map((unit, k) => `${v.likely_mean_ms[k].toFixed(1)} m/s if the values are ${unit}`).join(', ')
      return `${wind(name)}: the mean is ${v.mean_ms.toFixed(1)} m/s and the largest value ${atMost(v.largest_ms, 1)} m/s, more than at inhabited places${guess === '' ? '' : ` (the mean would be ${guess})`}: write the unit into the heading or divide the values. The values are unchanged`
    },
  ),
}
