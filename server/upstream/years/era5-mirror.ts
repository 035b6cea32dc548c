import { csvTable } from './csv-table.ts'
import { cellNumber, HourlyTable, scaled } from './hourly-table.ts'
import { daysOf, UnreadableAnswer, type YearSource } from './year-source.ts'

const COLUMNS = ['ghi', 'dhi', 'air', 'wind', 'humidity', 'pressure'] as const
const HOUR_MILLIS = 3_600_000
const JOULES_PER_WH = 3600
const ZERO_C_K = 273.15
/** No hour has more, W/m2: ERA5-Land adds up from midnight. */
const BRIGHTEST_HOUR_WM2 = 1500

/**
 * ERA5 from a mirror: a table of one point under the names and in the units of ECMWF, as the time series of the
 * Copernicus store are downloaded (`valid_time,ssrd,t2m,...`; the store packs it into a ZIP archive). Sums are those
 * of the hour that ends at the stamp.
 * Source: ECMWF, "ERA5: data documentation", accumulations; Magnus formula of humidity: Alduchov and Eskridge
 * 1996, doi 10.1175/1520-0450(1996)035<0601:IMFAOS>2.0.CO;2, eq. 21.
 */
export const era5Mirror: YearSource = {
  service: 'The ERA5 mirror',
  database: 'ERA5',
  notes: [
    'Contains modified Copernicus Climate Change Service information (ERA5), licence CC BY 4.0; neither the European Commission nor ECMWF is responsible for any use of it.',
    'Reanalyses compute the clouds that satellites see: hours deviate most under broken clouds, and a place may be some per cent too bright or too dark. Compare with another source.',
  ],
  firstYear: 1941,
  lastYear: null,
  yearsMax: 20,
  keyOwner: 'nobody',
  hasTypicalYear: false,
  callsAtOnce: 2,

  calls(asked, { template }) {
    return daysOf(asked, 1).map(({ first, last }) => {
      const filled = template
        .replaceAll('{latitude}', String(asked.latitude))
        .replaceAll('{longitude}', String(asked.longitude))
        .replaceAll('{start}', first)
        .replaceAll('{end}', last)
      const [path = '/', ...query] = filled.split('?')
      return { path, shownPath: '/{mirror}', query: query.join('?') }
    })
  },

  refusal: () => null,

  read(answers, asked) {
    const parsed = answers.map((bytes) => csvTable(bytes, ['valid_time', 'ssrd', 't2m']))
    const hasBeam = parsed.every(({ names }) => names.includes('fdir'))
    const table = new HourlyTable(asked, COLUMNS)
    for (const { rows, column } of parsed) {
      const [time, ssrd, fdir, t2m, d2m, u10, v10, sp] = ['valid_time', 'ssrd', 'fdir', 't2m', 'd2m', 'u10', 'v10', 'sp'].map(column)
      for (const row of rows) {
        const at = utcMillis(row[time ?? -1] ?? '')
        const number = (index: number | undefined) => cellNumber(row[index ?? -1])
        const ghi = scaled(number(ssrd), 1 / JOULES_PER_WH)
        const beam = hasBeam ? scaled(number(fdir), 1 / JOULES_PER_WH) : null
        if (ghi !== null && ghi > BRIGHTEST_HOUR_WM2)
          throw new UnreadableAnswer('ssrd is larger than an hour can have, as in ERA5-Land, which adds up from midnight')
        const [east, north, airK, dewK] = [number(u10), number(v10), number(t2m), number(d2m)]
        table.add(at - HOUR_MILLIS, [
          ghi,
          ghi === null || beam === null ? null : scaled(Math.max(0, ghi - beam), 1),
          scaled(airK, 1, -ZERO_C_K),
          east === null || north === null ? null : scaled(Math.hypot(east, north), 1),
          airK === null || dewK === null ? null : scaled(relativeHumidity(airK - ZERO_C_K, dewK - ZERO_C_K), 1),
          scaled(number(sp), 0.01),
        ])
      }
    }
    return { text: table.text(), interval: 'start' }
  },
}

/** `2020-01-01 00:00:00` or with a T; UTC. */
function utcMillis(stamp: string): number {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z?$/.exec(stamp.trim())
  if (match === null) throw new UnreadableAnswer('a valid_time is no date')
  return Date.parse(`${match[1]}T${match[2]}Z`)
}

/** Relative humidity over water, %. */
function relativeHumidity(airC: number, dewC: number): number {
  const pressureOf = (tempC: number) => Math.exp((17.625 * tempC) / (243.04 + tempC)) // Magnus, over 6.1094 hPa
  return Math.min(100, (100 * pressureOf(dewC)) / pressureOf(airC))
}
