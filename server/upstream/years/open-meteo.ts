import { isObject, readJson, shownText } from '../json-answer.ts'
import { HourlyTable, numberOrNull } from './hourly-table.ts'
import { daysOf, UnreadableAnswer, type YearSource } from './year-source.ts'

/** Names and units of the archive in the order of the columns. Its units are asked for, and checked in the answer. */
const VARIABLES = [
  ['shortwave_radiation', 'W/m²'],
  ['diffuse_radiation', 'W/m²'],
  ['direct_normal_irradiance', 'W/m²'],
  ['temperature_2m', '°C'],
  ['wind_speed_10m', 'm/s'],
  ['relative_humidity_2m', '%'],
  ['surface_pressure', 'hPa'],
] as const
const COLUMNS = ['ghi', 'dhi', 'dni', 'air', 'wind', 'humidity', 'pressure'] as const
const HOUR_SECONDS = 3600
/** Five years have 300,000 values, 3 MB. */
const YEARS_PER_CALL = 5

/**
 * The historical archive of Open-Meteo: ERA5 and other reanalyses, hourly, everywhere. Radiation is the mean of
 * the hour before the stamp; the other columns are of the stamp.
 * Source: Open-Meteo, "Historical Weather API".
 */
export const openMeteo: YearSource = {
  service: 'Open-Meteo',
  database: 'Open-Meteo archive (ERA5 and others)',
  notes: [
    'Weather data by Open-Meteo.com, CC BY 4.0; contains modified Copernicus Climate Change Service information (ERA5). The free service is for non-commercial use: commercial use needs a plan of Open-Meteo.',
    'Reanalyses compute the clouds that satellites see: hours deviate most under broken clouds, and a place may be some per cent too bright or too dark. Compare with another source.',
  ],
  firstYear: 1941,
  lastYear: null,
  yearsMax: 20,
  keyOwner: 'nobody',
  hasTypicalYear: false,
  callsAtOnce: 2,

  calls: (asked, { key }) =>
    daysOf(asked, YEARS_PER_CALL).map(({ first, last }) => ({
      path: '/v1/archive',
      query: {
        latitude: String(asked.latitude),
        longitude: String(asked.longitude),
        start_date: first,
        end_date: last,
        hourly: VARIABLES.map(([name]) => name).join(','),
        timezone: 'GMT',
        timeformat: 'unixtime',
        wind_speed_unit: 'ms',
        temperature_unit: 'celsius',
        ...(key === '' ? {} : { apikey: key }),
      },
    })),

  refusal({ status, bytes }) {
    const body = readJson(bytes)
    const reason = isObject(body) ? shownText(body.reason) : null
    return status === 400 && reason !== null ? { kind: 'no data', reason } : null
  },

  read(answers, asked) {
    const parsed = answers.map(blockOf)
    const table = new HourlyTable(asked, COLUMNS, asked.elevation ?? parsed[0]?.elevation ?? null)
    for (const { time, lists } of parsed)
      time.forEach((seconds, row) => {
        if (typeof seconds !== 'number') throw new UnreadableAnswer('a time is not a number')
        const values = lists.map((list) => numberOrNull(list[row]))
        table.add((seconds - HOUR_SECONDS) * 1000, values)
      })
    return { text: table.text(), interval: 'start' }
  },
}

function blockOf(bytes: Uint8Array): { time: unknown[]; lists: unknown[][]; elevation: number | null } {
  const answer = readJson(bytes)
  const hourly = isObject(answer) && isObject(answer.hourly) ? answer.hourly : null
  const units = isObject(answer) && isObject(answer.hourly_units) ? answer.hourly_units : {}
  if (!isObject(answer) || hourly === null || !Array.isArray(hourly.time)) throw new UnreadableAnswer('there is no hourly block')
  if (units.time !== 'unixtime') throw new UnreadableAnswer('the times are not unix times')
  const { time } = hourly
  const lists = VARIABLES.map(([name, unit]) => {
    const list = hourly[name]
    if (!Array.isArray(list) || list.length !== time.length) throw new UnreadableAnswer(`${name} is missing or has another length`)
    if (units[name] !== unit) throw new UnreadableAnswer(`${name} is not in ${unit}`)
    return list as unknown[]
  })
  return { time, lists, elevation: numberOrNull(answer.elevation) }
}
