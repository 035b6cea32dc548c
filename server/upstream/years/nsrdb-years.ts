import { ATTRIBUTES, errorsOf, GOES_NORTH_DEG, isProcessingFailure } from '../nsrdb-tmy.ts'
import { UnreadableAnswer, type YearSource } from './year-source.ts'

/** Lines above the rows: facts, their values, and the names. */
const HEAD_LINES = 3

/**
 * Real years of the NSRDB, version 4: the file of each year, one after another, in the standard time of the place.
 * Source: NSRDB API documentation, nsrdb-GOES-aggregated-v4-0-0-download and nsrdb-polar-v4-0-0-download.
 */
export const nsrdbYears: YearSource = {
  service: 'NSRDB',
  database: 'NSRDB 4',
  notes: ['National Solar Radiation Database (NSRDB), National Laboratory of the Rockies, United States; public data.'],
  firstYear: 1998,
  lastYear: 2024,
  yearsMax: 10,
  keyOwner: 'operator',
  hasTypicalYear: true,
  // the service allows one call a second
  callsAtOnce: 1,

  calls({ latitude, longitude, years }, { key, email }) {
    const data = latitude > GOES_NORTH_DEG ? 'polar' : 'GOES-aggregated'
    const path = `/api/nsrdb/v2/solar/nsrdb-${data}-v4-0-0-download.csv`
    const all = years === null ? [] : Array.from({ length: years.end - years.start + 1 }, (_, k) => years.start + k)
    return all.map((year) => ({
      path,
      query: {
        api_key: key,
        email,
        wkt: `POINT(${longitude} ${latitude})`,
        names: String(year),
        attributes: ATTRIBUTES,
        leap_day: 'true',
        utc: 'false',
        interval: '60',
      },
      shouldRetry: isProcessingFailure,
    }))
  },

  refusal(answer) {
    const noData = errorsOf(answer).find((error) => /no data/i.test(error))
    if (noData !== undefined) return { kind: 'no data', reason: noData }
    return answer.status === 401 || answer.status === 403 ? { kind: 'key', reason: `HTTP ${answer.status}` } : null
  },

  read(answers) {
    const texts = answers.map((bytes) => new TextDecoder().decode(bytes))
    const names = namesOf(texts[0] ?? '')
    if (texts.some((text) => namesOf(text) !== names)) throw new UnreadableAnswer('its years have other columns')
    const [first = '', ...others] = texts.map((text) => text.trimEnd())
    return { text: [first, ...others.map((text) => text.split('\n').slice(HEAD_LINES).join('\n')), ''].join('\n') }
  },
}

function namesOf(text: string): string {
  return text.split('\n', HEAD_LINES)[HEAD_LINES - 1]?.trim() ?? ''
}
