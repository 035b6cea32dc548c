import type { UpstreamAnswer } from '../http-fetch.ts'
import { shownText } from '../json-answer.ts'
import { csvTable } from './csv-table.ts'
import { cellNumber, HourlyTable } from './hourly-table.ts'
import { daysOf, UnreadableAnswer, type YearSource } from './year-source.ts'

const COLUMNS = ['ghi', 'dhi', 'dni'] as const
/** Its altitude where none is sent: the service takes that of its terrain model. */
const OWN_ALTITUDE = '-999'

/**
 * The radiation service of CAMS through SoDa: hours of light from satellites, where Meteosat and Himawari see. It
 * has no air temperature. The key is the address of an account at SoDa.
 * Source: SoDa, "CAMS Radiation Service: automatic access"; the head of its files: irradiation of the period between
 * the two stamps, Wh/m2, universal time.
 */
export const cams: YearSource = {
  service: 'CAMS radiation service',
  database: 'CAMS radiation service',
  notes: [
    'Generated using Copernicus Atmosphere Monitoring Service information (CAMS radiation service), licence CC BY 4.0; neither the European Commission nor ECMWF is responsible for any use of it.',
  ],
  firstYear: 2005,
  lastYear: null,
  yearsMax: 10,
  keyOwner: 'either',
  hasTypicalYear: false,
  callsAtOnce: 1,

  calls: (asked, { key }) =>
    daysOf(asked, 1).map(({ first, last }) => {
      const inputs: Record<string, string> = {
        latitude: String(asked.latitude),
        longitude: String(asked.longitude),
        altitude: asked.elevation === null ? OWN_ALTITUDE : String(asked.elevation),
        date_begin: first,
        date_end: last,
        time_ref: 'UT',
        summarization: 'PT01H',
        // the service decodes it a second time
        username: encodeURIComponent(encodeURIComponent(key)),
        verbose: 'false',
      }
      const written = Object.entries(inputs).map(([name, value]) => `${name}=${value}`)
      // its separators are sent as they are: the service does not read them encoded
      const query = `Service=WPS&Request=Execute&Identifier=get_cams_radiation&version=1.0.0&RawDataOutput=irradiation&DataInputs=${written.join(';')}`
      return { path: '/service/wps', query }
    }),

  refusal(answer) {
    const text = exceptionOf(answer)
    if (text === null) return null
    if (/register|username|unknown user|not authori[sz]ed/i.test(text)) return { kind: 'key', reason: text }
    if (/maximum|quota|limit|too many/i.test(text)) return { kind: 'quota', reason: text }
    return { kind: 'no data', reason: text }
  },

  read(answers, asked) {
    const table = new HourlyTable(asked, COLUMNS)
    for (const bytes of answers) {
      const { rows, column } = csvTable(bytes, ['Observation period', 'GHI', 'DHI', 'BNI'], ';', '#')
      const [ghi, dhi, bni] = [column('GHI'), column('DHI'), column('BNI')]
      for (const row of rows) {
        const [start, end] = (row[0] ?? '').split('/').map((stamp) => Date.parse(`${stamp.trim()}Z`))
        if (start === undefined || end === undefined || end - start !== 3_600_000)
          throw new UnreadableAnswer('an observation period is not an hour')
        // Wh/m2 of an hour is its mean in W/m2
        table.add(start, [cellNumber(row[ghi]), cellNumber(row[dhi]), cellNumber(row[bni])])
      }
    }
    return { text: table.text(), interval: 'start', isWithoutTemperature: true }
  },
}

/** The text of an exception of WPS, which comes with HTTP 400 and, of old, with 200. */
function exceptionOf({ bytes }: UpstreamAnswer): string | null {
  const match = /<ows:ExceptionText>([\s\S]{1,2000}?)<\/ows:ExceptionText>/.exec(new TextDecoder().decode(bytes.subarray(0, 20_000)))
  return match === null ? null : shownText(match[1]?.replace(/<[^>]*>/g, ' '))
}
