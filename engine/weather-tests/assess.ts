import type { Weather } from '@pvyield/contract/schemas'
import { EngineError, Sink } from '../core/sink.ts'
import { absentRows } from '../core/typical-year.ts'
import { readWeather, type WeatherTable } from '../core/weather-table.ts'
import type { SunSettings } from '../sun/index.ts'
import { qualityOf, type WeatherReport, withoutRowAdvice, withTemperature } from '../weather-quality.ts'
import { applyTests, flaggedRows, type Tested } from './apply-tests.ts'
import { ChangeLog, type ChangeReport } from './change-log.ts'
import { type Cleaning, clean } from './clean.ts'
import { clearColumns } from './clear-sky.ts'
import { type CompletedRows, completeRows, type Incompletable } from './complete-rows.ts'
import type { Filling } from './filling.ts'
import { type GapReport, gapReport } from './gaps.ts'
import { REMOVED_TESTS, type TestName, WEATHER_TESTS } from './index.ts'
import { misplacedNote } from './misplaced-note.ts'
import { type MonthReport, monthReports } from './months.ts'
import { type RowRanges, rangesOf } from './row-ranges.ts'
import { type Component, type TestedRows, testedRows } from './tested-rows.ts'
import { TURBIDITY_SOURCE, type Turbidity, turbidityOfRows } from './turbidity.ts'
import type { TestGroup } from './weather-test.ts'

/** Place whose sun the rows are compared with. */
export interface AssessedPlace {
  latitude: number
  longitude: number
  /** Null when it is not known: the sun is that of sea level. */
  elevation: number | null
}

export interface AssessOptions extends Partial<Cleaning> {
  /** Default: that of the weather. */
  readonly place?: AssessedPlace | null
  /** Linke turbidity of the place; without it nothing is compared with a clear sky. */
  readonly turbidity?: Turbidity | null
  /** Changes that are listed one by one. */
  readonly changesMax?: number
  /** Called every few thousand rows; may throw to end the work. */
  readonly onProgress?: () => void
}

/** What a test found, for the answer. */
export interface TestReport extends RowRanges {
  test: TestName
  title: string
  group: TestGroup
  source: string
  columns: Component[]
  /** Rows that were tested, and rows that failed. */
  rows: number
  flagged: number
  /** The cleaned weather lacks these values. */
  removed: boolean
}

/** Clear sky that the rows were compared with. */
export interface ClearSkyReport {
  model: string
  /** Linke turbidity in the middle of each month, January first. */
  turbidity: number[]
  turbidity_source: string
}

/** The tests of a weather, and the weather without what failed. */
export interface WeatherAssessment {
  readonly weather: Weather
  /** As it was sent, with the rows that were inserted: what the rows of the report count. */
  readonly whole: Weather
  readonly rows: TestedRows
  readonly tested: readonly Tested[]
  /** Why nothing was removed or filled, as a note; null for a series that fits the sun of its stamps. */
  readonly misplaced: string | null
  readonly report: {
    place: AssessedPlace
    rows: number
    /** Rows that fail any test. */
    flagged_rows: number
    tests: TestReport[]
    months: MonthReport[]
    gaps: GapReport
    /** Null when the turbidity is not known. */
    clear_sky: ClearSkyReport | null
    /** The series as a whole, as it was sent: as `POST /api/parse-weather` reports it, without advice on rows. */
    series: WeatherReport
    changes: ChangeReport
  }
}

/** Sun of a run that does not choose another. */
const SUN = { sun_position: 'spa', sun_instant: 'sunlit_middle', refraction: true } as const
const CHANGES_MAX = 1000
const NO_CLEANING: Cleaning = { remove: [], fill: 'none' }

/**
 * Applies the tests of solar radiation to every row, and cleans the weather.
 * With `fill` `all` the rows that the stamps leave out are inserted first, and the rows of the report are those of the
 * section with them. Of a series that clearly does not fit the sun of its stamps nothing is removed, filled or inserted.
 * Fails: EngineError for a section that a run would reject, and at `site` when neither it nor the weather
 * states a place.
 * Checked by: test/engine/weather-tests/
 */
export function assessWeather(sent: Weather, options: AssessOptions): WeatherAssessment {
  const { changesMax = CHANGES_MAX, onProgress, turbidity = null } = options
  const { weather: whole, table, inserted, absent, kept } = readWhole(sent, options.fill ?? 'short')
  const place = options.place ?? ownPlace(sent)
  const site = sunOf(place)
  const placed = testedRows(whole, table, site, place.elevation, onProgress)
  const found = qualityOf({ ...whole, ...place }, table, onProgress, withoutRowAdvice)
  const misplaced = misplacedNote(placed, found)
  if (misplaced !== null && inserted !== null) return assessWeather(sent, { ...options, fill: 'none' })
  const { remove = REMOVED_TESTS, fill = 'short' } = misplaced === null ? options : NO_CLEANING
  const rows: TestedRows = { ...placed, clear: clearOf(placed, turbidity), dark: found.dark }
  const tested = applyTests(rows, onProgress)
  const log = new ChangeLog(rows, changesMax)
  const weather = clean(whole, rows, tested, { remove, fill }, log, inserted)
  return {
    weather,
    whole,
    rows,
    tested,
    misplaced,
    report: {
      place,
      rows: rows.n,
      flagged_rows: flaggedRows(tested, rows.n),
      tests: tested.map((test) => reportOf(test, remove)),
      months: monthReports(rows, tested),
      gaps: gapReport(whole, rows, fill, { absent, inserted: whole.temp_air_c.length - sent.temp_air_c.length, kept }),
      clear_sky: turbidity === null ? null : clearSkyReport(turbidity),
      series: {
        quality: { ...found.quality, rows_absent: absent },
        notes: misplaced === null ? found.notes : found.notes.filter((note) => note !== found.shiftNote),
      },
      changes: log.report(),
    },
  }
}

/** The columns of a section, with the rows that its stamps leave out where gaps are filled however long they are. */
interface WholeRows {
  readonly weather: Weather
  readonly table: WeatherTable
  /** 1 in each inserted row; null without any. */
  readonly inserted: CompletedRows['inserted'] | null
  /** Rows that the stamps leave out. */
  readonly absent: number
  /** Why they stay out. */
  readonly kept: Incompletable | null
}

/** Fails: EngineError. */
function readWhole(sent: Weather, filling: Filling): WholeRows {
  const table = tableOf(sent)
  const absent = absentRows(table.startMinutes, table.stepMinutes)
  const completed = filling === 'all' ? completeRows(sent, table) : null
  if (completed === null || typeof completed === 'string') return { weather: sent, table, inserted: null, absent, kept: completed }
  const { weather, inserted } = completed
  return { weather, table: tableOf(weather), inserted, absent, kept: null }
}

function tableOf(weather: Weather): WeatherTable {
  const sink = new Sink()
  const table = readWeather(withTemperature(weather), sink)
  if (table === null) throw new EngineError(sink.failures)
  return table
}

/** Settings of the sun at a place. */
export function sunOf(place: AssessedPlace): SunSettings {
  return { ...place, elevation: place.elevation ?? 0, ...SUN }
}

function clearSkyReport({ monthly }: Turbidity): ClearSkyReport {
  return {
    model: 'P. Ineichen, R. Perez, Solar Energy 73 (2002) 151',
    turbidity: monthly.map((value) => Math.round(value * 100) / 100),
    turbidity_source: TURBIDITY_SOURCE,
  }
}

function clearOf(rows: Omit<TestedRows, 'clear' | 'dark'>, turbidity: Turbidity | null) {
  if (turbidity === null) return null
  const ofRows = new Float64Array(rows.n)
  turbidityOfRows(turbidity, rows.startMinutes, ofRows)
  return clearColumns(rows, ofRows)
}

/** Fails: EngineError at `site`. */
function ownPlace({ latitude, longitude, elevation }: Weather): AssessedPlace {
  if (latitude == null || longitude == null) {
    const message = 'The weather states no place, and its rows are compared with the sun: send site with latitude and longitude'
    throw new EngineError([{ code: 'validation_error', field: 'site', message }])
  }
  return { latitude, longitude, elevation: elevation ?? null }
}

function reportOf({ name, rows, flagged, mask }: Tested, remove: readonly TestName[]): TestReport {
  const { title, group, source, judges } = WEATHER_TESTS[name]
  const ranges = mask === null ? { ranges: [], left_out: 0 } : rangesOf(mask)
  return { test: name, title, group, source, columns: [...judges], rows, flagged, removed: remove.includes(name), ...ranges }
}
