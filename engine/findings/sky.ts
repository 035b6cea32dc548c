import { suspicion, type Text, warning } from './entry.ts'
import { atMost, counted, percent } from './number-words.ts'

const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const spanOf = (from: number, to: number): string => `${NAMES[from - 1]} to ${NAMES[to - 1]}`

/** The end of a sentence about light that is late: swapped coordinates explain it, alone or as well as a time zone. */
export type SunSwap = 'none' | 'swapped' | 'zone_or_swapped'

/** The words go on with "than". */
export function shiftWords(lateMin: number): string {
  return `The irradiance runs about ${Math.abs(lateMin).toFixed(0)} min ${lateMin > 0 ? 'later' : 'earlier'}`
}

const calibration = 'check its calibration, soiling and levelling'
type Drift = { share_frac: number; from_month: number; to_month: number; other_from_month: number | null; other_to_month: number | null }

const driftFact: Text<Drift> = ({ share_frac: frac, from_month, to_month, other_from_month: otherFrom, other_to_month: otherTo }) => {
  const size = percent(Math.abs(frac), 0)
  return otherFrom === null || otherTo === null
    ? `From ${spanOf(from_month, to_month)} the clearest hours of ghi_wm2 are ${size} % ${frac < 0 ? 'darker' : 'brighter'} than the other months let expect`
    : `Against a clear sky, the clearest hours of ghi_wm2 from ${spanOf(from_month, to_month)} and from ${spanOf(otherFrom, otherTo)} differ by ${size} %, more than seasons do`
}
const driftAdvice: Text<Drift> = ({ share_frac: frac, other_from_month }) => {
  const [way, otherWay] = frac < 0 ? ['low', 'high'] : ['high', 'low']
  return other_from_month === null
    ? `a sensor that reads ${percent(Math.abs(frac), 0)} % too ${way} in these months (or too ${otherWay} in all the others) does this: ${calibration}`
    : `a sensor that reads too high or too low in one of these parts of the year does this: ${calibration}`
}

/** What the irradiance of a weather shows next to itself and to the sun. */
export const SKY = {
  stamps_shifted: warning(({ late_min, explained_by }: { late_min: number; explained_by: SunSwap }, name) => {
    const swap = `with ${name('site.latitude')} and ${name('site.longitude')} swapped the two agree`
    const end = {
      none: '',
      swapped: `; ${swap}`,
      zone_or_swapped: `; a wrong time zone explains it, and so do swapped coordinates: ${swap}`,
    }[explained_by]
    return `${shiftWords(late_min)} than the sun at this site: check weather.timezone, weather.interval, weather.sun_offset_min and ${name('site.longitude')}${end}`
  }),
  daylight_saving: suspicion(
    ({ from, to }: { from: string; to: string }) =>
      `The irradiance runs about an hour later than the sun from ${from} to ${to} only: the stamps look like daylight saving time`,
    () => 'send them in standard time the whole year',
  ),
  light_at_night: suspicion(
    ({ rows, share_frac }: { rows: number; share_frac: number }) =>
      `${rows} ${rows === 1 ? 'row has' : 'rows have'} light with the sun below the horizon, with ${percent(share_frac)} % of the irradiation`,
    (_, name) => `check ${name('weather.timezone')}, ${name('weather.interval')}, ${name('site.latitude')} and ${name('site.longitude')}`,
  ),
  dark_days: suspicion(
    (v: { rows: number; share_frac: number; whole_days: number; stretches: number; from_time: string; to_time: string }) => {
      const days = v.whole_days === 0 ? '' : `, ${v.whole_days} whole ${v.whole_days === 1 ? 'day' : 'days'}`
      return `${v.rows} ${v.rows === 1 ? 'row with the sun up has' : 'rows with the sun up have'} no light at all, ${percent(v.share_frac)} % of such rows${days} (${v.stretches === 1 ? '' : 'the longest time '}from ${v.from_time} to ${v.to_time})`
    },
    () => 'no cloud is so dark, so this is a gap that is stated as zero. A run has no energy there: fill it from another source',
  ),
  impossible_irradiance: suspicion(
    (v: {
      column: string
      limit_of: 'its_sun' | 'any_sun'
      rows: number
      share_frac: number
      is_common: boolean
      first_time: string
      first_wm2: number
      limit_wm2: number
    }) => {
      const share = v.is_common ? ` (${percent(v.share_frac)} % of the rows with the sun up)` : ''
      return `${v.column} is above the physically possible limit for ${v.limit_of.replace('_', ' ')} in ${counted(v.rows, 'row')}${share}, first at ${v.first_time} with ${atMost(v.first_wm2, 1)} W/m2 where at most ${atMost(v.limit_wm2, 1)} are possible`
    },
    ({ is_common }) =>
      is_common ? 'check the unit, the time zone and the stamps, and what the column is' : 'the value is used as it is; send null there',
  ),
  irradiance_standstill: suspicion(
    (v: { column: string; value_wm2: number; longest_h: number; longest_rows: number; rows: number; first_time: string }) => {
      const more = v.rows === v.longest_rows ? '' : `; ${v.rows} rows stand still in all`
      return `${v.column} stays at ${atMost(v.value_wm2, 1)} W/m2 for ${atMost(v.longest_h, 1)} h from ${v.first_time} on${more}`
    },
    () => 'the sun moves, so the sensor or the logger was stuck. The values are used as they are: send null there',
  ),
  closure_open: suspicion(
    (v: { rms_wm2: number; mean_wm2: number; rows: number }) =>
      `GHI and DHI + DNI cos z differ by ${v.rms_wm2.toFixed(1)} W/m2 (rms), by ${v.mean_wm2.toFixed(1)} on average, in ${v.rows} rows`,
    () =>
      'check that their units are right, that they come from the same source, and that the stamps match the sun. A run uses the two columns that site.irradiance_closure names',
  ),
  ghi_missing_by_day: suspicion(
    ({ rows, first_time }: { rows: number; first_time: string }) =>
      `${rows} daylight ${rows === 1 ? 'row has' : 'rows have'} no GHI (zero or less) but DHI or DNI (first ${first_time})`,
    () => 'send null where GHI is missing',
  ),
  ghi_above_sun: suspicion(
    ({ share_frac }: { share_frac: number }) =>
      `GHI is above the extraterrestrial irradiance on the horizontal in ${percent(share_frac)} % of the sunlit rows`,
    () => 'check its unit, the time zone and the stamps',
  ),
  irradiance_in_kilowatts: suspicion(
    ({ limit_wm2 }: { limit_wm2: number }) => `No irradiance in the whole year is above ${limit_wm2} W/m2`,
    () => 'the columns seem to be in kW/m2; send W/m2',
  ),
  irradiation_unearthly: suspicion(
    (v: { ghi_kwh_m2: number; limit_kwh_m2: number; is_above: boolean; below_latitude_deg: number | null }) =>
      `Annual GHI is ${v.ghi_kwh_m2.toFixed(0)} kWh/m2, ${v.is_above ? 'above' : 'below'} ${v.limit_kwh_m2}, which ${
        v.below_latitude_deg === null ? 'no place on Earth receives' : `no place below ${v.below_latitude_deg} deg of latitude receives`
      }`,
    () =>
      'check its unit (for hourly rows, values in kJ/m2 are 3.6 times those in W/m2); the heading of a file states it, such as GHI (kJ/m2)',
  ),
  diffuse_above_global: suspicion(
    ({ rows, share_frac, longest_h }: { rows: number; share_frac: number; longest_h: number }) =>
      `dhi_wm2 is above ghi_wm2 in ${rows} rows, ${percent(share_frac)} % of the rows with the sun up, for up to ${atMost(longest_h, 1)} h of daylight in a row`,
    () => 'check that the two columns are not mixed up and have the same unit, and the shade of the diffuse sensor',
  ),
  diffuse_unusual: suspicion(
    ({ share_frac }: { share_frac: number }) =>
      `The diffuse light of the year is ${percent(share_frac, 0)} % of what its clearness lets expect (Erbs); real years have 82 to 110 %`,
    () => 'ghi_wm2, dhi_wm2 or both may be wrong: check their units and calibrations, the levelling, and the correction for a shadow ring',
  ),
  clear_sky_never_reached: suspicion(
    ({ share_frac }: { share_frac: number }) =>
      `The brightest hours of ghi_wm2 reach ${percent(share_frac, 0)} % of a clear sky, but every place has clear hours`,
    () => 'check its unit (values in J/cm2 or BTU/ft2 are a third of those in W/m2) and the place',
  ),
  clear_sky_exceeded: suspicion(
    ({ year_share_frac, brightest_share_frac }: { year_share_frac: number; brightest_share_frac: number }) =>
      `ghi_wm2 is ${percent(year_share_frac, 0)} % of a year of clear sky, and its brightest hours reach ${percent(brightest_share_frac, 0)} %`,
    () => 'check its unit and calibration, and whether it is irradiance in the plane of an array',
  ),
  beam_too_bright: suspicion(
    ({ share_frac, limit_frac }: { share_frac: number; limit_frac: number }) =>
      `The brightest hours of dni_wm2 reach ${percent(share_frac, 0)} % of the irradiance outside the atmosphere, but the clearest air lets about ${percent(limit_frac, 0)} % through`,
    () => 'check its unit and calibration, and whether the column is direct normal irradiance',
  ),
  irradiance_drift: suspicion(driftFact, driftAdvice),
}
