import type { UpstreamAnswer } from '../http-fetch.ts'
import { isObject, readJson, shownText } from '../json-answer.ts'
import { HourlyTable, numberOrNull, scaled } from './hourly-table.ts'
import { dayAfter, daysOf, shorterSpans, UnreadableAnswer, type YearRefusal, type YearSource } from './year-source.ts'

/** Names in the order of the columns, with the factor to the unit of the column. */
const PARAMETERS = [
  ['ghi', 'ghi', 1],
  ['dhi', 'dhi', 1],
  ['dni', 'dni', 1],
  ['air_temp', 'air', 1],
  ['wind_speed_10m', 'wind', 1],
  ['relative_humidity', 'humidity', 1],
  ['surface_pressure', 'pressure', 1],
  ['precipitable_water', 'water', 0.1], // kg/m2
  ['albedo', 'albedo', 1],
] as const
/** The service answers at most so many days. */
const DAYS_MAX = 31
const HOUR_MILLIS = 3_600_000

/**
 * Solcast by the caller's key: hours of satellite light everywhere between 60 S and 60 N, and a typical year.
 * A row ends at `period_end`, UTC.
 * Source: Solcast API, "historic radiation and weather" and "tmy radiation and weather"; pvlib 0.16.1, `get_solcast_historic`.
 */
export const solcast: YearSource = {
  service: 'Solcast',
  database: 'Solcast',
  notes: ['Solcast data under the terms of the key that was sent. They were counted against its quota.'],
  firstYear: 2008,
  lastYear: null,
  yearsMax: 3,
  keyOwner: 'caller',
  hasTypicalYear: true,
  callsAtOnce: 4,

  calls(asked, { key }) {
    const query = {
      latitude: String(asked.latitude),
      longitude: String(asked.longitude),
      output_parameters: PARAMETERS.map(([name]) => name).join(','),
      period: 'PT60M',
      time_zone: 'utc',
      format: 'json',
    }
    const common = { headers: { authorization: `Bearer ${key}`, accept: 'application/json' }, isWithKeyOfCaller: true }
    if (asked.years === null) return [{ path: '/data/tmy/radiation_and_weather', query, ...common }]
    return shorterSpans(daysOf(asked, 1), DAYS_MAX).map(({ first, last }) => ({
      path: '/data/historic/radiation_and_weather',
      query: { ...query, start: `${first}T00:00:00Z`, end: `${dayAfter(last)}T00:00:00Z` },
      ...common,
    }))
  },

  refusal,

  read(answers, asked) {
    const table = new HourlyTable(
      asked,
      PARAMETERS.map(([, column]) => column),
    )
    for (const bytes of answers)
      for (const row of rowsOf(bytes)) {
        const end = typeof row.period_end === 'string' ? Date.parse(row.period_end.replace(/(\.\d{3})\d*/, '$1')) : Number.NaN
        if (Number.isNaN(end) || (row.period !== 'PT60M' && row.period !== 'PT1H')) throw new UnreadableAnswer('a row is not an hour')
        table.add(
          end - HOUR_MILLIS,
          PARAMETERS.map(([name, , factor]) => scaled(numberOrNull(row[name]), factor)),
        )
      }
    return { text: table.text(), interval: 'start' }
  },
}

function rowsOf(bytes: Uint8Array): Readonly<Record<string, unknown>>[] {
  const answer = readJson(bytes)
  const rows = isObject(answer) ? answer.estimated_actuals : null
  if (!Array.isArray(rows) || !rows.every(isObject)) throw new UnreadableAnswer('there is no list estimated_actuals')
  return rows
}

function refusal(answer: UpstreamAnswer): YearRefusal | null {
  const body = readJson(answer.bytes)
  const status = isObject(body) && isObject(body.response_status) ? body.response_status : {}
  const reason = shownText(status.message)
  if (answer.status === 401 || answer.status === 403) return { kind: 'key', reason: reason ?? `HTTP ${answer.status}` }
  if (answer.status === 402 || answer.status === 429) return { kind: 'quota', reason: reason ?? `HTTP ${answer.status}` }
  return (answer.status === 400 || answer.status === 404) && reason !== null ? { kind: 'no data', reason } : null
}
