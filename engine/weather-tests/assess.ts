import type { Weather } from '@pvyield/contract/schemas'
import { EngineError, Sink } from '../core/sink.ts'
import { readWeather } from '../core/weather-table.ts'
import { applyTests, type Tested } from './apply-tests.ts'
import { ChangeLog, type ChangeReport } from './change-log.ts'
import { clean } from './clean.ts'
import { type TestName, WEATHER_TESTS } from './index.ts'
import { type RowRanges, rangesOf } from './row-ranges.ts'
import { type Component, testedRows } from './tested-rows.ts'

/** Place whose sun the rows are compared with. */
export interface AssessedPlace {
  latitude: number
  longitude: number
  /** Null when it is not known: the sun is that of sea level. */
  elevation: number | null
}

export interface AssessOptions {
  /** Default: that of the weather. */
  readonly place?: AssessedPlace | null
  /** Tests whose values the cleaned weather lacks. */
  readonly remove: readonly TestName[]
  /** Changes that are listed one by one. */
  readonly changesMax?: number
  /** Called every few thousand rows; may throw to end the work. */
  readonly onProgress?: () => void
}

/** What a test found, for the answer. */
export interface TestReport extends RowRanges {
  test: TestName
  title: string
  source: string
  columns: Component[]
  /** Rows that were tested, and rows that failed. */
  rows: number
  flagged: number
  /** The cleaned weather lacks these values. */
  removed: boolean
}

/** The tests of a weather, and the weather without what failed. */
export interface WeatherAssessment {
  readonly weather: Weather
  readonly report: {
    place: AssessedPlace
    rows: number
    /** Rows that fail any test. */
    flagged_rows: number
    tests: TestReport[]
    changes: ChangeReport
  }
}

/** Sun of a run that does not choose another. */
const SUN = { sun_position: 'spa', sun_instant: 'sunlit_middle', refraction: true } as const
const CHANGES_MAX = 1000

/**
 * Applies the tests of solar radiation to every row, and cleans the weather.
 * Fails: EngineError for a section that a run would reject, and at `site` when neither it nor the weather
 * states a place.
 * Checked by: test/engine/weather-tests/
 */
export function assessWeather(weather: Weather, options: AssessOptions): WeatherAssessment {
  const { remove, changesMax = CHANGES_MAX, onProgress } = options
  const sink = new Sink()
  const table = readWeather(weather, sink)
  if (table === null) throw new EngineError(sink.failures)
  const place = options.place ?? ownPlace(weather)
  const site = { ...place, elevation: place.elevation ?? 0, ...SUN }
  const rows = testedRows(weather, table, site, place.elevation, onProgress)
  const tested = applyTests(rows, onProgress)
  const log = new ChangeLog(rows, changesMax)
  const cleaned = clean(weather, rows, tested, remove, log)
  return {
    weather: cleaned,
    report: {
      place,
      rows: rows.n,
      flagged_rows: flaggedRows(tested, rows.n),
      tests: tested.map((test) => reportOf(test, remove)),
      changes: log.report(),
    },
  }
}

/** Fails: EngineError at `site`. */
function ownPlace({ latitude, longitude, elevation }: Weather): AssessedPlace {
  if (latitude == null || longitude == null) {
    const message = 'The weather states no place, and its rows are compared with the sun: send site with latitude and longitude'
    throw new EngineError([{ code: 'validation_error', field: 'site', message }])
  }
  return { latitude, longitude, elevation: elevation ?? null }
}

function flaggedRows(tested: readonly Tested[], n: number): number {
  const any = new Uint8Array(n)
  for (const { mask } of tested) if (mask !== null) for (let i = 0; i < n; i++) any[i] |= mask[i]
  let count = 0
  for (let i = 0; i < n; i++) count += any[i]
  return count
}

function reportOf({ name, rows, flagged, mask }: Tested, remove: readonly TestName[]): TestReport {
  const { title, source, judges } = WEATHER_TESTS[name]
  const ranges = mask === null ? { ranges: [], left_out: 0 } : rangesOf(mask)
  return { test: name, title, source, columns: [...judges], rows, flagged, removed: remove.includes(name), ...ranges }
}
