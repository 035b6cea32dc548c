import { smallPlant } from '../engine/small-plant.ts'

const MINUTES_OF_A_YEAR = 525_600
/** As many rows as the document allows. */
const ROWS_MAX = 2_200_000

/** A valid request that is small to send and dear to answer. */
export interface Costly {
  readonly name: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body as gzip. */
  readonly make: () => Uint8Array<ArrayBuffer>
}

const THE_WORST_OPTIONS = { decomposition: 'dirint', transposition: 'perez_driesse' }

/** The costly requests of every kind: many rows, many options, many years, many values. */
export const COSTLY: readonly Costly[] = [
  { name: 'a tree of 2.2 M measured rows', path: '/api/tree/irradiance', make: () => measured(ROWS_MAX) },
  { name: 'a tree of 2.2 M rows', path: '/api/tree/module', make: () => sky(ROWS_MAX, {}) },
  { name: 'a run of 2.2 M measured rows', path: '/api/run', make: () => measured(ROWS_MAX) },
  { name: 'a run of 100 years', path: '/api/run', make: () => sky(MINUTES_OF_A_YEAR, { lifetime: { analysis_period_years: 100 } }) },
  { name: 'a year of minutes with its series', path: '/api/run', make: () => sky(MINUTES_OF_A_YEAR, { include_series: true }) },
  {
    name: 'the same in the background',
    path: '/api/run',
    headers: { prefer: 'respond-async' },
    make: () => sky(MINUTES_OF_A_YEAR, { include_series: true }),
  },
]

/**
 * The same for a server without bounds to be tested in seconds: the tree of measured rows that
 * holds a worker of today's machines for five minutes.
 */
export const WORST = COSTLY.slice(0, 1)

/** The body of a run that takes a worker many seconds, within the bounds of a run. */
export function longRun(): Uint8Array<ArrayBuffer> {
  return sky(1_500_000, { lifetime: { analysis_period_years: 20 } })
}

function measured(rows: number): Uint8Array<ArrayBuffer> {
  const plant = smallPlant()
  return body(rows, { ...plant, site: { ...plant.site, ...THE_WORST_OPTIONS } }, { poa_wm2: '500' })
}

function sky(rows: number, more: object): Uint8Array<ArrayBuffer> {
  return body(rows, { ...smallPlant(), ...more }, { ghi_wm2: '500', dhi_wm2: '200', wind_speed_ms: '2' })
}

/** Writes the weather by hand: as values, the columns would take a gigabyte here. */
function body(rows: number, plant: object, columns: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const texts = Object.entries({ ...columns, temp_air_c: '20' }).map(
    ([name, value]) => `"${name}":[${`${value},`.repeat(rows - 1)}${value}]`,
  )
  const weather = `{"timezone":1,"step_minutes":1,"start":"2001-01-01T00:00",${texts.join(',')}}`
  const text = JSON.stringify({ ...plant, weather: null }).replace('"weather":null', `"weather":${weather}`)
  return new Uint8Array(Bun.gzipSync(text, { level: 6 }))
}
