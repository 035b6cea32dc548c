import type { UpstreamAnswer } from '../http-fetch.ts'
import { isObject, readJson, shownText } from '../json-answer.ts'
import { cellNumber, HourlyTable, scaled } from './hourly-table.ts'
import { type AskedYears, type Days, daysOf, shorterSpans, UnreadableAnswer, type YearRefusal, type YearSource } from './year-source.ts'

/** Names in the order of the columns, with the factor to the unit of the column. */
const PARAMETERS = [
  ['GHI', 'ghi', 1],
  ['DIF', 'dhi', 1],
  ['DNI', 'dni', 1],
  ['TEMP', 'air', 1],
  ['WS', 'wind', 1],
  ['RH', 'humidity', 1],
  ['AP', 'pressure', 1],
  ['PWAT', 'water', 0.1], // kg/m2
] as const
/** What the columns of light and water have for a gap. */
const GAP = -9
const GAP_COLUMNS: ReadonlySet<string> = new Set(['GHI', 'DIF', 'DNI', 'PWAT'])
/** The service answers at most so many days. */
const DAYS_MAX = 31
const HOUR_MILLIS = 3_600_000

/**
 * Solargis by the caller's key: hours of satellite light between 60 S and 65 N. Stamps are asked for as starts, in UTC;
 * hourly light is in Wh/m2, the mean of the hour in W/m2. Without the shade of the terrain, which is the site's horizon.
 * Source: Solargis, "API User Guide", data delivery web service; pvlib 0.16.1, `get_solargis`.
 */
export const solargis: YearSource = {
  service: 'Solargis',
  database: 'Solargis',
  notes: ['Solargis data under the terms of the key that was sent. They were counted against its quota.'],
  firstYear: 2000,
  lastYear: null,
  yearsMax: 3,
  keyOwner: 'caller',
  hasTypicalYear: false,
  callsAtOnce: 4,

  calls: (asked, { key }) =>
    shorterSpans(daysOf(asked, 1), DAYS_MAX).map((days) => ({
      path: '/ws/rest/datadelivery/request',
      query: { key },
      headers: { 'content-type': 'application/xml' },
      body: requestXml(asked, days),
      isWithKeyOfCaller: true,
    })),

  refusal,

  read(answers, asked) {
    const table = new HourlyTable(
      asked,
      PARAMETERS.map(([, column]) => column),
    )
    for (const bytes of answers) {
      const text = new TextDecoder().decode(bytes)
      const names = /<(?:\w+:)?columns>([^<]{1,2000})<\/(?:\w+:)?columns>/.exec(text)?.[1]?.trim().split(/\s+/) ?? []
      const places = PARAMETERS.map(([name]) => names.indexOf(name))
      if (places.slice(0, 4).some((place) => place < 0)) throw new UnreadableAnswer('GHI, DIF, DNI or TEMP is missing')
      for (const [, attributes = ''] of text.matchAll(/<(?:\w+:)?row\s([^>]{1,1000}?)\/?>/g)) {
        const start = Date.parse(/\bdateTime="([^"]{10,40})"/.exec(attributes)?.[1] ?? '')
        const cells = /\bvalues="([^"]*)"/.exec(attributes)?.[1]?.trim().split(/\s+/) ?? []
        if (Number.isNaN(start) || start % HOUR_MILLIS !== 0) throw new UnreadableAnswer('a row does not begin at a full hour')
        if (cells.length !== names.length) throw new UnreadableAnswer('a row has another number of values than names')
        const values = PARAMETERS.map(([name, , factor], k) => {
          const value = cellNumber(cells[places[k] ?? -1])
          return value === GAP && GAP_COLUMNS.has(name) ? null : scaled(value, factor)
        })
        table.add(start, values)
      }
    }
    return { text: table.text(), interval: 'start' }
  },
}

/** Only numbers and dates are written into it. */
function requestXml({ latitude, longitude }: AskedYears, { first, last }: Days): string {
  return [
    `<ws:dataDeliveryRequest dateFrom="${first}" dateTo="${last}"`,
    ' xmlns="http://geomodel.eu/schema/data/request"',
    ' xmlns:ws="http://geomodel.eu/schema/ws/data"',
    ' xmlns:geo="http://geomodel.eu/schema/common/geo"',
    ' xmlns:pv="http://geomodel.eu/schema/common/pv"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<site id="site" name="" lat="${latitude}" lng="${longitude}"></site>`,
    `<processing key="${PARAMETERS.map(([name]) => name).join(' ')}" summarization="HOURLY" terrainShading="false">`,
    '<timestampType>START</timestampType><timeZone>GMT+00</timeZone>',
    '</processing></ws:dataDeliveryRequest>',
  ].join('')
}

function refusal(answer: UpstreamAnswer): YearRefusal | null {
  const reason = reasonOf(answer)
  if (answer.status === 401 || answer.status === 403) return { kind: 'key', reason: reason ?? `HTTP ${answer.status}` }
  if (answer.status === 402 || answer.status === 429) return { kind: 'quota', reason: reason ?? `HTTP ${answer.status}` }
  if (reason !== null && /\bkey\b|customer|not authori[sz]ed/i.test(reason)) return { kind: 'key', reason }
  return answer.status === 400 && reason !== null ? { kind: 'no data', reason } : null
}

/** Errors come as JSON, as XML, or as text. */
function reasonOf({ bytes }: UpstreamAnswer): string | null {
  const body = readJson(bytes)
  if (isObject(body)) return shownText(body.message) ?? shownText(body.error) ?? shownText(body.detail)
  if (typeof body === 'string') return shownText(body)
  return shownText(new TextDecoder().decode(bytes.subarray(0, 4000)).replace(/<[^>]{0,1000}>/g, ' '))
}
