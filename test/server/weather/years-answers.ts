import { sourcesAt } from './source-answers.ts'

/**
 * Answers of the sources of years in the forms that they document, over a clear sky: what each hour has is the mean of
 * its minutes under a sun by other formulas than the engine's. So a stamp that is read at the wrong end shows.
 */

/** Settings of a service that asks this server for years of every source. */
export function yearSourcesAt(upstream: { readonly baseUrl: string }): Record<string, string> {
  const { baseUrl } = upstream
  return {
    ...sourcesAt(upstream),
    OPEN_METEO_BASE_URL: `${baseUrl}/open-meteo`,
    ERA5_URL: `${baseUrl}/era5/point.csv?lat={latitude}&lon={longitude}&from={start}&to={end}&token=mirror-secret`,
    NASA_POWER_BASE_URL: `${baseUrl}/power`,
    CAMS_BASE_URL: `${baseUrl}/cams`,
    SOLCAST_BASE_URL: `${baseUrl}/solcast`,
    SOLARGIS_BASE_URL: `${baseUrl}/solargis`,
  }
}

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Light and temperature of an hour, W/m2 and degC. */
export interface Hour {
  readonly ghi: number
  readonly dni: number
  readonly dhi: number
  readonly beamHorizontal: number
  readonly air: number
}

const HOUR_MILLIS = 3_600_000
const RAD = Math.PI / 180

/**
 * Cosine of the zenith by the low-precision formulas of the Astronomical Almanac (Michalsky 1988, doi
 * 10.1016/0038-092X(88)90045-X), within 0.01 deg from 1950 to 2050.
 */
export function zenithCos(millis: number, { latitude, longitude }: Place): number {
  const days = millis / 86_400_000 + 2_440_587.5 - 2_451_545
  const meanLongitude = 280.46 + 0.985_647_4 * days
  const anomaly = (357.528 + 0.985_600_3 * days) * RAD
  const ecliptic = (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD
  const obliquity = (23.439 - 4e-7 * days) * RAD
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic))
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(ecliptic))
  const sidereal = (6.697_375 + 0.065_709_824_2 * days + ((millis / HOUR_MILLIS) % 24)) * 15
  const hourAngle = (sidereal + longitude) * RAD - ascension
  return Math.sin(latitude * RAD) * Math.sin(declination) + Math.cos(latitude * RAD) * Math.cos(declination) * Math.cos(hourAngle)
}

/** Hours that were computed: all sources are asked for the same. */
const known = new Map<string, Hour>()

/** Mean of an hour under a clear sky (Haurwitz 1945), with 12 % of it diffuse, in steps of 5 minutes. */
export function clearHour(startMillis: number, place: Place): Hour {
  const name = `${startMillis} ${place.latitude} ${place.longitude}`
  const hour = known.get(name) ?? computedHour(startMillis, place)
  known.set(name, hour)
  return hour
}

function computedHour(startMillis: number, place: Place): Hour {
  let [ghi, dni, dhi, beamHorizontal] = [0, 0, 0, 0]
  for (let minute = 2.5; minute < 60; minute += 5) {
    const cos = zenithCos(startMillis + minute * 60_000, place)
    if (cos < 0.01) continue
    const global = 1098 * cos * Math.exp(-0.057 / cos)
    ghi += global / 12
    dhi += (0.12 * global) / 12
    beamHorizontal += (0.88 * global) / 12
    dni += Math.min(1000, (0.88 * global) / cos) / 12
  }
  const month = new Date(startMillis).getUTCMonth()
  return {
    ghi: round(ghi),
    dni: round(dni),
    dhi: round(dhi),
    beamHorizontal: round(beamHorizontal),
    air: 10 - 8 * Math.cos(((month + 0.5) * Math.PI) / 6),
  }
}

const round = (value: number) => Math.round(value * 100) / 100

/** Starts of the hours of days, both included, UTC. */
function hoursOf(first: string, last: string): number[] {
  const [from, until] = [Date.parse(first), Date.parse(last) + 24 * HOUR_MILLIS]
  return Array.from({ length: (until - from) / HOUR_MILLIS }, (_, k) => from + k * HOUR_MILLIS)
}

const placeOf = (query: URLSearchParams, latitude = 'latitude', longitude = 'longitude'): Place => ({
  latitude: Number(query.get(latitude)),
  longitude: Number(query.get(longitude)),
})
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

/** The answer of Open-Meteo: unix time, means of the hour before, units next to the block. */
export function openMeteoAnswer({ searchParams: query }: URL, scale = 1): Response {
  const place = placeOf(query)
  const stamps = hoursOf(query.get('start_date') ?? '', query.get('end_date') ?? '')
  const hours = stamps.map((stamp) => clearHour(stamp - HOUR_MILLIS, place))
  return json({
    ...place,
    generationtime_ms: 1.2,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 519,
    hourly_units: {
      time: 'unixtime',
      shortwave_radiation: 'W/m²',
      diffuse_radiation: 'W/m²',
      direct_normal_irradiance: 'W/m²',
      temperature_2m: '°C',
      wind_speed_10m: 'm/s',
      relative_humidity_2m: '%',
      surface_pressure: 'hPa',
    },
    hourly: {
      time: stamps.map((stamp) => stamp / 1000),
      shortwave_radiation: hours.map(({ ghi }) => round(ghi * scale)),
      diffuse_radiation: hours.map(({ dhi }) => round(dhi * scale)),
      direct_normal_irradiance: hours.map(({ dni }) => round(dni * scale)),
      temperature_2m: hours.map(({ air }) => air),
      wind_speed_10m: hours.map(() => 3.4),
      relative_humidity_2m: hours.map(() => 60),
      surface_pressure: hours.map(() => 955.1),
    },
  })
}

/** The table of a mirror: names, units and sums of ECMWF, stamps at the end of their hour. */
export function era5Answer({ searchParams: query }: URL): Response {
  const place = placeOf(query, 'lat', 'lon')
  const rows = hoursOf(query.get('from') ?? '', query.get('to') ?? '').map((stamp) => {
    const { ghi, beamHorizontal, air } = clearHour(stamp - HOUR_MILLIS, place)
    const time = new Date(stamp).toISOString().replace('T', ' ').slice(0, 19)
    return [time, 1.5, -2, air + 273.15 - 5, air + 273.15, 95_510, ghi * 3600, beamHorizontal * 3600, place.latitude, place.longitude].join(
      ',',
    )
  })
  return new Response(['valid_time,u10,v10,d2m,t2m,sp,ssrd,fdir,latitude,longitude', ...rows, ''].join('\n'))
}

const POWER_UNITS = {
  ALLSKY_SFC_SW_DWN: 'Wh/m^2',
  ALLSKY_SFC_SW_DIFF: 'Wh/m^2',
  ALLSKY_SFC_SW_DNI: 'Wh/m^2',
  T2M: 'C',
  WS10M: 'm/s',
  RH2M: '%',
  PS: 'kPa',
} as const

/** The answer of NASA POWER: hours by the stamp of their start, UTC. */
export function nasaPowerAnswer({ searchParams: query }: URL): Response {
  const place = placeOf(query)
  const day = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  const parameter: Record<string, Record<string, number>> = Object.fromEntries(Object.keys(POWER_UNITS).map((name) => [name, {}]))
  for (const start of hoursOf(day(query.get('start') ?? ''), day(query.get('end') ?? ''))) {
    const stamp = new Date(start).toISOString().replace(/\D/g, '').slice(0, 10)
    const { ghi, dhi, dni, air } = clearHour(start, place)
    const values = [ghi, dhi, dni, air, 3.4, 60, 95.51]
    Object.keys(POWER_UNITS).forEach((name, k) => {
      const list = parameter[name]
      if (list !== undefined) list[stamp] = values[k] ?? -999
    })
  }
  return json({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude, 519.3] },
    properties: { parameter },
    header: {
      title: 'NASA/POWER Source Native Resolution Hourly Data',
      api: { version: 'v2.5.5', name: 'POWER Hourly API' },
      sources: ['SYN1DEG', 'POWER', 'MERRA2'],
      fill_value: -999,
      time_standard: query.get('time-standard')?.toUpperCase(),
      start: query.get('start'),
      end: query.get('end'),
    },
    messages: [],
    parameters: Object.fromEntries(Object.entries(POWER_UNITS).map(([name, units]) => [name, { units, longname: name }])),
    times: { data: 1.1, process: 0.1 },
  })
}

/** Head and rows of a file of the CAMS radiation service, Wh/m2 of the period. */
export function camsAnswer(url: URL): Response {
  const inputs = new Map((url.searchParams.get('DataInputs') ?? '').split(';').map((pair) => pair.split('=') as [string, string]))
  const place = { latitude: Number(inputs.get('latitude')), longitude: Number(inputs.get('longitude')) }
  const stamp = (millis: number) => new Date(millis).toISOString().slice(0, 21)
  const rows = hoursOf(inputs.get('date_begin') ?? '', inputs.get('date_end') ?? '').map((start) => {
    const { ghi, beamHorizontal, dhi, dni } = clearHour(start, place)
    const clear = [ghi, beamHorizontal, dhi, dni].map((value) => value.toFixed(4))
    return [`${stamp(start)}/${stamp(start + HOUR_MILLIS)}`, (ghi * 1.3).toFixed(4), ...clear, ...clear, '1.0000'].join(';')
  })
  return new Response(
    [
      '# Coding: utf-8',
      '# File format version: 2',
      '# Title: CAMS Radiation Service v4.6 all-sky irradiation (derived from satellite data).',
      '# Content: A time-series of solar radiation received on horizontal plane and plane always normal to the sun rays at ground level',
      '# Provider: MINES ParisTech (France)',
      '# Summarization (integration) period: 0 year 0 month 0 day 1 h 0 min 0 s',
      '# noValue: nan',
      '# Time reference: Universal time (UT)',
      `# Latitude (positive North, ISO 19115): ${place.latitude}`,
      '# Columns:',
      '# 1. Observation period (ISO 8601)',
      '# Observation period;TOA;Clear sky GHI;Clear sky BHI;Clear sky DHI;Clear sky BNI;GHI;BHI;DHI;BNI;Reliability',
      ...rows,
      '',
    ].join('\n'),
  )
}

/** An exception of the CAMS radiation service. */
export function camsException(text: string, status = 400): Response {
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<ows:Exception exceptionCode="NoApplicableCode" locator="None">\n<ows:ExceptionText>Failed to execute WPS process [get_cams_radiation]:\n        ${text}\n    </ows:ExceptionText>`,
    { status },
  )
}

const iso = (millis: number) => new Date(millis).toISOString().replace(/\.\d+Z$/, '.0000000Z')

/** The answer of Solcast: records by the end of their period, UTC. */
export function solcastAnswer({ pathname, searchParams: query }: URL): Response {
  const place = placeOf(query)
  const [first, last] = pathname.endsWith('/data/tmy/radiation_and_weather')
    ? ['2059-01-01', '2059-12-31']
    : [query.get('start')?.slice(0, 10) ?? '', dayBefore(query.get('end') ?? '')]
  const estimated_actuals = hoursOf(first, last).map((start) => {
    const { ghi, dhi, dni, air } = clearHour(start, place)
    const others = { wind_speed_10m: 3.4, relative_humidity: 60, surface_pressure: 955.1, precipitable_water: 12, albedo: 0.18 }
    return { air_temp: air, dhi, dni, ghi, ...others, period_end: iso(start + HOUR_MILLIS), period: 'PT60M' }
  })
  return json({ estimated_actuals })
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * HOUR_MILLIS).toISOString().slice(0, 10)
}

/** The answer of Solargis: rows by the start of their hour, as the request asks, in its zone. */
export function solargisAnswer(xml: string): Response {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? ''
  const place = { latitude: Number(attribute('lat')), longitude: Number(attribute('lng')) }
  const columns = attribute('key').split(' ')
  if (!xml.includes('<timestampType>START</timestampType>') || !xml.includes('summarization="HOURLY"'))
    return new Response('unexpected', { status: 400 })
  const rows = hoursOf(attribute('dateFrom'), attribute('dateTo')).map((start) => {
    const { ghi, dhi, dni, air } = clearHour(start, place)
    const known: Record<string, number> = { GHI: ghi, DIF: dhi, DNI: dni, TEMP: air, WS: 3.4, RH: 60, AP: 955.1, PWAT: 12 }
    const stamp = new Date(start).toISOString().replace('Z', '+00:00')
    return `<row dateTime="${stamp}" values="${columns.map((name) => known[name] ?? -9).join(' ')}"/>`
  })
  return new Response(
    `<?xml version="1.0"?><dataDeliveryResponse xmlns="http://geomodel.eu/schema/ws/data" xmlns:ns2="http://geomodel.eu/schema/common/geo"><site id="site" lat="${place.latitude}" lng="${place.longitude}"><metadata>#HOURLY VALUES&#xD;\n#Elevation: 519.0 m a.s.l.&#xD;\n</metadata><columns>${columns.join(' ')}</columns>${rows.join('')}</site></dataDeliveryResponse>`,
    { headers: { 'content-type': 'application/xml' } },
  )
}

/** A file of PVGIS' hourly series on the horizontal: values of an instant of each hour, UTC. */
export function pvgisHours({ searchParams: query }: URL): Response {
  const place = placeOf(query, 'lat', 'lon')
  const instantMinutes = 10
  const rows = hoursOf(`${query.get('startyear')}-01-01`, `${query.get('endyear')}-12-31`).map((hour) => {
    const cos = zenithCos(hour + instantMinutes * 60_000, place)
    const ghi = cos < 0.01 ? 0 : round(1098 * cos * Math.exp(-0.057 / cos))
    const stamp = new Date(hour + instantMinutes * 60_000).toISOString()
    return `${stamp.slice(0, 10).replaceAll('-', '')}:${stamp.slice(11, 13)}${stamp.slice(14, 16)},${round(ghi * 0.88)},${round(ghi * 0.12)},0.0,${round(Math.asin(Math.max(-1, cos)) / RAD)},12.3,3.4,0.0`
  })
  return new Response(
    [
      `Latitude (decimal degrees):\t${place.latitude}`,
      `Longitude (decimal degrees):\t${place.longitude}`,
      'Elevation (m):\t519',
      'Radiation database:\tPVGIS-SARAH3',
      '',
      '',
      'Slope: 0 deg. ',
      'Azimuth: 0 deg. ',
      'time,Gb(i),Gd(i),Gr(i),H_sun,T2m,WS10m,Int',
      ...rows,
      '',
      'Gb(i): Beam (direct) irradiance on the inclined plane (plane of the array) (W/m2)',
      '',
    ].join('\r\n'),
  )
}

/** A file of a year of the NSRDB: local standard time, stamps in the middle of the hour. */
export function nsrdbHours({ searchParams: query }: URL, zoneH: number): Response {
  const [longitude = 0, latitude = 0] = (query.get('wkt') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? []
  const year = query.get('names')
  const rows = hoursOf(`${year}-01-01`, `${year}-12-31`).map((local) => {
    const { ghi, dhi, dni, air } = clearHour(local - zoneH * HOUR_MILLIS, { latitude, longitude })
    const at = new Date(local)
    return [
      year,
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      30,
      Math.round(ghi),
      Math.round(dhi),
      Math.round(dni),
      air.toFixed(1),
      3.4,
      0.2,
      955,
      60,
      1.5,
    ].join(',')
  })
  return new Response(
    [
      'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,DHI Units,DNI Units,GHI Units,Temperature Units,Pressure Units,Wind Speed Units,Version',
      `NSRDB,78208,-,-,-,${latitude},${longitude},${zoneH},358,${zoneH},w/m2,w/m2,w/m2,c,mbar,m/s,4.0.1`,
      'Year,Month,Day,Hour,Minute,GHI,DHI,DNI,Temperature,Wind Speed,Surface Albedo,Pressure,Relative Humidity,Precipitable Water',
      ...rows,
      '',
    ].join('\n'),
  )
}
