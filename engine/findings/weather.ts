import { info, type Names, warning } from './entry.ts'
import { atMost, counted, percent } from './number-words.ts'

/** Mistakes in coordinates and zones. */
export type Mistake = 'swapped' | 'longitude_sign' | 'latitude_sign' | 'both_signs'
const MISTAKES: Readonly<Record<Mistake, string>> = {
  swapped: 'latitude and longitude look swapped',
  longitude_sign: 'the sign of longitude looks flipped',
  latitude_sign: 'the sign of latitude looks flipped',
  both_signs: 'the signs of latitude and longitude look flipped',
}

/** What would put a place at sea on land; `open_sea` where nothing does. */
export type SeaMistake = Mistake | 'open_sea'
const LAND: Readonly<Record<SeaMistake, string>> = {
  swapped: 'at sea, and would be on land with latitude and longitude swapped: check both',
  longitude_sign: 'in the open sea, and would be on land with the other sign of the longitude: check it',
  latitude_sign: 'in the open sea, and would be on land with the other sign of the latitude: check it',
  both_signs: 'in the open sea, and would be on land with the other signs of latitude and longitude: check both',
  open_sea: 'in the open sea: check them',
}

/** A wrong sign of the longitude and one of the zone look the same without a second witness. */
export type ZoneMistake = Exclude<Mistake, 'longitude_sign'> | 'timezone_sign' | 'timezone_or_longitude_sign'

function zoneMistakeWords(mistake: ZoneMistake, name: Names): string {
  switch (mistake) {
    case 'timezone_sign':
      return `the sign of ${name('site.timezone')} looks flipped: correct it`
    case 'timezone_or_longitude_sign':
      return `the sign of ${name('site.timezone')} or of ${name('site.longitude')} looks flipped: check both`
    default:
      return `${MISTAKES[mistake]}: check ${name('site.latitude')} and ${name('site.longitude')}`
  }
}

/** The zone in the form of `UTC+5:30`. */
function zoneWords(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `UTC${hours < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`
}

/** Why a mean pressure is not that of the elevation. */
export type PressureCause = 'mmhg' | 'sea_level' | 'feet' | 'unknown'

/** @param elevation  its name in a sentence */
export function pressureCauseWords(cause: PressureCause, elevation: string): string {
  switch (cause) {
    case 'mmhg':
      return `the values seem to be mmHg, of which 1 is 1.33322 hPa, or ${elevation} is wrong`
    case 'sea_level':
      return `the values seem to be reduced to sea level; send the pressure of the station, or check ${elevation}`
    case 'feet':
      return `${elevation} seems to be in feet`
    case 'unknown':
      return `check ${elevation} and the unit of the pressure`
  }
}

/** @param way  the two columns with a plus between them, the decomposition, or `none` */
function closedWords(way: string): string {
  if (way === 'none') return 'count as zero irradiance, because ghi_wm2 and at least one of dni_wm2 and dhi_wm2 are missing'
  return way.includes('+') ? `closed from ${way.replace('+', ' and ')}` : `closed from ghi_wm2 alone by the decomposition ${way}`
}

/** What is read from the weather, and how its place fits that of the plant. */
export const WEATHER = {
  poa_not_used: info(
    (_: Record<never, never>, name) =>
      `${name('weather.poa_wm2')} is not used, not even in gaps: the horizontal columns take precedence. Send poa_wm2 without ghi_wm2, dhi_wm2 and dni_wm2 to use it`,
  ),
  wind_assumed: info(
    ({ wind_ms }: { wind_ms: number }) => `The weather has no wind speed: ${wind_ms} m/s is assumed; send wind_speed_ms if you have it`,
  ),
  stamps_apart: warning(
    ({ least_gap_min: gap, step_min: step }: { least_gap_min: number; step_min: number }, name) =>
      `${name('weather.time')} has stamps at least ${gap} min apart, step_minutes is ${step}: rows count as ${step} min each; check step_minutes`,
  ),
  gaps_filled: warning(
    (
      v: {
        column: string
        rows: number
        first_time: string
        longest_gap_h: number
        linear_up_to_h: number
        has_short_gaps: boolean
        has_long_gaps: boolean
      },
      name,
    ) => {
      const ways = [
        ...(v.has_short_gaps ? [`gaps up to ${v.linear_up_to_h} h are filled linearly`] : []),
        ...(v.has_long_gaps ? ['longer gaps take the same time of day of the nearest days before and after'] : []),
      ]
      return `${name(`weather.${v.column}`)} has no value in ${counted(v.rows, 'row')} (first ${v.first_time}, longest gap ${atMost(v.longest_gap_h, 1)} h): ${ways.join(', ')}`
    },
  ),
  plane_irradiance_gaps: warning(
    (v: { rows: number; share_frac: number; first_time: string }, name) =>
      `${name('weather.poa_wm2')} has ${counted(v.rows, 'gap')} (${percent(v.share_frac)} % of the rows, first ${v.first_time}): they count as zero irradiance`,
  ),
  plane_sensor_differs: warning((v: { difference_frac: number; rows: number; is_flat: boolean }, name) => {
    const side = v.difference_frac < 0 ? 'below' : 'above'
    const found = `${name('weather.poa_wm2')} is ${percent(Math.abs(v.difference_frac))} % ${side} what the horizontal irradiance gives on the plane, in ${counted(v.rows, 'bright row')}`
    if (v.is_flat) return `${found}, and equals the horizontal irradiance: the sensor seems to lie flat. Do not judge the plant by it`
    return `${found}: check the sensors, the tilt and azimuth of the plane, and the clock. Do not judge the plant by it before`
  }),
  irradiance_gaps: warning(
    (v: { closed_from: readonly string[]; rows: readonly number[]; share_frac: readonly number[]; first_time: readonly string[] }) => {
      const parts = v.closed_from.map(
        (way, k) => `${counted(v.rows[k], 'row')} (${percent(v.share_frac[k])} %, first ${v.first_time[k]}) ${closedWords(way)}`,
      )
      return `Gaps in the irradiance of the weather: ${parts.join('; ')}`
    },
  ),
  radians: warning((v: { latitude: number; tilt: number; azimuth: number } | { angle_field: string; angle_rad: number }, name) =>
    'angle_field' in v
      ? `${name(v.angle_field)}: ${v.angle_rad} deg is very little, and looks like radians: ${v.angle_rad} rad is ${Number(((180 * v.angle_rad) / Math.PI).toPrecision(3))} deg. Send degrees`
      : `${name('site.latitude')} ${v.latitude}, ${name('array.tilt_deg')} ${v.tilt} and ${name('array.azimuth_deg')} ${v.azimuth} look like radians: send degrees, 57.2958 times these values`,
  ),
  weather_far_from_site: warning(
    (v: {
      distance_km: number
      site_latitude_deg: number
      site_longitude_deg: number
      weather_latitude_deg: number
      weather_longitude_deg: number
      mistake: Mistake | null
    }) => {
      const fix = v.mistake === null ? 'send weather of the site, or correct the coordinates' : MISTAKES[v.mistake]
      return `The site (latitude ${v.site_latitude_deg}, longitude ${v.site_longitude_deg}) is ${v.distance_km.toFixed(0)} km from the place of its weather (latitude ${v.weather_latitude_deg}, longitude ${v.weather_longitude_deg}): ${fix}`
    },
  ),
  elevation_differs: warning(
    ({ site_m, weather_m }: { site_m: number; weather_m: number }, name) =>
      `The run uses an elevation of ${site_m} m${site_m === 0 ? ' (the value when none is sent)' : ''}, but its weather states ${weather_m} m: send ${name('site.elevation')} ${weather_m} if that is right, because air pressure and refraction are computed from it`,
  ),
  timezone_differs: warning((v: { site_h: number; weather_h: number; is_typical_year: boolean; mistake: ZoneMistake | null }, name) => {
    const found = `The site's timezone is ${v.site_h} h, but that of its weather is ${v.weather_h} h`
    const mistake = v.mistake && zoneMistakeWords(v.mistake, name)
    return v.is_typical_year
      ? `${found}: this typical year is in ${zoneWords(v.weather_h)}, and timezone is not used; ${mistake ?? 'leave it out'}`
      : `${found}: a run reads the time stamps in weather.timezone alone; ${mistake ?? 'check that weather.timezone is right'}`
  }),
  weather_clock_far: info(
    ({ weather_h, sun_h, off_h }: { weather_h: number; sun_h: number; off_h: number }, name) =>
      `${name('weather.timezone')} is ${weather_h} h, ${off_h.toFixed(1)} h from the sun at this longitude (${sun_h.toFixed(1)} h): days of pictures, months and hours of the day follow that clock; send rows in standard time for days and months of the site; the energy of the year is the same`,
  ),
  pressure_differs: warning(
    (v: { mean_hpa: number; elevation_m: number; expected_hpa: number; cause: PressureCause }, name) =>
      `${name('weather.pressure_hpa')} is ${v.mean_hpa.toFixed(0)} hPa on average, but at ${v.elevation_m} m, ${name('site.elevation')}, the standard atmosphere has ${v.expected_hpa.toFixed(0)} hPa: ${pressureCauseWords(v.cause, name('site.elevation'))}`,
  ),
  albedo_differs: warning(
    (v: { weather_albedo_frac: number; site_albedo_frac: number; rows_frac: number }, name) =>
      `The run uses the albedo of the weather, ${v.weather_albedo_frac.toFixed(2)} on average${v.rows_frac < 1 ? ` in the rows that have it (${(100 * v.rows_frac).toFixed(1)} %)` : ''}; ${name('site.albedo_monthly')} gives ${v.site_albedo_frac.toFixed(2)}${v.rows_frac < 1 ? ' there' : ''}: set site.use_weather_albedo to false to use the albedo of the site`,
  ),
  place_at_sea: warning(
    ({ mistake }: { mistake: SeaMistake }) =>
      `The coordinates are ${LAND[mistake]}. Leave them if the plant floats or stands on a small island.`,
  ),
  weather_part_of_year: warning(({ days }: { days: number }) => `The weather covers ${days.toFixed(1)} days: totals are not annual`),
  weather_uneven_years: info(
    ({ days }: { days: number }) =>
      `The weather covers ${days.toFixed(1)} days, not whole years: each month of this answer is the mean of its occurrences in the weather, and annual totals are sums of the twelve months`,
  ),
  irradiance_missing: warning(
    ({ share_frac }: { share_frac: number }) =>
      `${percent(share_frac)} % of the weather rows have no irradiance: totals are not annual and are too low, by at least this share of the irradiation`,
  ),
  weather_embedded: info(({ racking, outside }: { racking: string; outside: Outside }) => embeddedWords(racking, outside)),
  weather_source_failed: warning(
    ({ source, reason }: { source: string; reason: string }) => `The typical year is from source ${source}, because ${reason}.`,
  ),
}

// The figures are from climate/README.md, measured by scripts/climate/measure.ts.
const FIXED =
  'its specific yield was 4.4 % too high on average on fixed racks (at single places up to 14 %), and 6.2 % on trackers (up to 18 %)'
const TRACKERS =
  'its specific yield was 6.2 % too high on average on trackers (at single places up to 18 %), and 4.4 % on fixed racks (up to 14 %)'
const WHERE_KNOWN = 'Against real years of 42 places on land, 21 of them in North America,'

/** Rackings of a run that move with the sun, or do in part; the others are judged as fixed. */
const MOVING: Readonly<Record<string, string>> = { single_axis: TRACKERS, two_axis: TRACKERS }

/** Where next to no real year was compared; null within the range of the 42. */
export type Outside = 'polar' | 'sea' | null
const OUTSIDE = {
  polar:
    'Its error here is unknown: beyond 60 degrees of latitude only Helsinki was compared, and on polar coasts the irradiation is up to 25 % too high',
  sea: 'Its error here is unknown: the table has no land at this place, and no real year at sea was compared',
}

/** Accuracy of an embedded typical year, in one line. */
function embeddedWords(racking: string, outside: Outside): string {
  const accuracy = outside === null ? `${WHERE_KNOWN} ${MOVING[racking] ?? FIXED}` : OUTSIDE[outside]
  return `Synthetic weather. ${accuracy}. Use NSRDB, PVGIS or your own file for bankable numbers.`
}
