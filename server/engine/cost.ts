import { type Plan, type Resolved, type Stage, sceneCost } from '@pvyield/engine'
import { Problem } from '../http/problem.ts'

/** Most work of one run, seconds of a reference core: 2.2 million rows with a century of years. */
const RUN_SECONDS_MAX = 60
/** Most work of one study: 20,000 planes of a year of hours. */
const STUDY_SECONDS_MAX = 300
/** Most work of one comparison of options, whose caller waits for it. */
const TREE_SECONDS_MAX = 20
/** Most work of one comparison of runs, whose caller waits for it. */
const COMPARE_SECONDS_MAX = 60
/** Most values of the series of one stored run: every series of a leap year of minutes. */
const STORED_VALUES_MAX = 33_000_000
/** Unit costs, measured with bodies of 0.6 to 35 MB and series of 0.4 to 27 million values. */
const NANOS = { perByteRead: 10, perValueStored: 40, perValueAnswered: 170 }
const BYTES = { perByteRead: 5, perValueStored: 12, perValueAnswered: 30 }
/** Most memory that the orientations of a scene take. */
const PLANE_BYTES_MAX = 128_000_000
/** Most work of a day of a scene, whose caller waits for it. */
const DAY_SECONDS_MAX = 20
/** Steps to propose, minutes. */
const STEPS_MINUTES = [2, 3, 5, 10, 15, 30, 60]

/** The cost of a task for its worker: seconds of one core, and memory at its peak. */
export interface Cost {
  readonly seconds: number
  readonly bytes: number
}

/** The series of a run that are kept, and for whom. */
export interface KeptSeries {
  readonly columns: number
  /** A caller waits for them; otherwise they are stored. */
  readonly isAwaited: boolean
  /** A run with more values is refused when it starts. */
  readonly valuesMax: number
  /** They are answered and stored. */
  readonly isStoredToo?: boolean
}

/** Work that is planned, with the body that describes it. */
export interface Sized extends Pick<Plan, 'resolved' | 'cost'> {
  /** Length of the body as text, characters. */
  readonly size: number
}

/** A study in texts. */
export interface StudyWords {
  readonly name: string
  /** The field that makes it cost less. */
  readonly field: string
  readonly advice: string
}

/** No series are kept. */
export const NO_SERIES: KeptSeries = { columns: 0, isAwaited: true, valuesMax: 0 }

/**
 * The cost of a run for its worker.
 * Fails: Problem too_costly that says what would fit.
 */
export function runCost({ resolved, cost, size }: Sized, kept: KeptSeries): Cost {
  const rows = rowsOf(resolved)
  const values = Math.min(rows * kept.columns, kept.valuesMax)
  requireSceneWithin(resolved, RUN_SECONDS_MAX)
  const perValue = (costs: typeof NANOS | typeof BYTES) =>
    (kept.isAwaited ? costs.perValueAnswered : costs.perValueStored) + (kept.isStoredToo ? costs.perValueStored : 0)
  const seconds = readSeconds(size) + cost.seconds + values * perValue(NANOS) * 1e-9
  requireWithin(resolved, seconds, RUN_SECONDS_MAX, 'This run', 'fewer years in lifetime.analysis_period_years, or fewer series')
  return { seconds, bytes: readBytes(size) + cost.bytes + values * perValue(BYTES) }
}

/** Work on a row of a measurement: read, checked, averaged, filtered and fitted. */
const OF_MEASURED_ROW = { seconds: 2e-6, bytes: 400 }

/** The cost of a run whose rows are compared with so many measured ones. */
export function withRowsOf({ seconds, bytes }: Cost, measuredRows: number): Cost {
  return { seconds: seconds + measuredRows * OF_MEASURED_ROW.seconds, bytes: bytes + measuredRows * OF_MEASURED_ROW.bytes }
}

/** The work of a comparison of runs. Fails: Problem too_costly. */
export function compareSeconds(ofRuns: readonly number[]): number {
  const seconds = ofRuns.reduce((sum, each) => sum + each, 0)
  if (seconds <= COMPARE_SECONDS_MAX) return seconds
  throw Problem.ofField(
    'too_costly',
    'requests',
    `These runs would take about ${Math.ceil(seconds)} s of a processor, more than the ${COMPARE_SECONDS_MAX} s of one comparison: compare fewer of them, or run them first with Prefer: respond-async and send their run_id`,
  )
}

/** The cost of a study. @param words  how it is called, and what makes it cost less. Fails: Problem too_costly. */
export function studyCost({ resolved, cost: { seconds, bytes }, size }: Sized, { name, field, advice }: StudyWords): Cost {
  requireSceneWithin(resolved, RUN_SECONDS_MAX)
  if (seconds > STUDY_SECONDS_MAX)
    throw Problem.ofField(
      'too_costly',
      field,
      `This ${name} would take about ${Math.ceil(seconds)} s of a processor, more than the ${STUDY_SECONDS_MAX} s of one request: ${advice}`,
    )
  return { seconds: readSeconds(size) + seconds, bytes: readBytes(size) + bytes }
}

/** The cost of comparing a stage. Fails: Problem too_costly, with a size that would fit. */
export function treeCost({ resolved, cost, size }: Sized, stage: Stage): Cost {
  requireSceneWithin(resolved, TREE_SECONDS_MAX)
  const seconds = readSeconds(size) + cost.seconds
  requireWithin(
    resolved,
    seconds,
    TREE_SECONDS_MAX,
    `Comparing the options of stage ${stage}`,
    'or run the options that you need one by one',
  )
  return { seconds, bytes: readBytes(size) + cost.bytes }
}

/** Fails: Problem too_costly for a scene whose shade alone takes too long. */
function requireSceneWithin(request: Resolved, most: number): void {
  const { seconds, planeBytes, planes } = sceneCost(request)
  if (planeBytes > PLANE_BYTES_MAX)
    throw Problem.ofField(
      'too_costly',
      'scene',
      `A run keeps a day of weather for each of the ${planes} orientation bins, about ${Math.ceil(planeBytes / 1e6)} MB, more than ${PLANE_BYTES_MAX / 1e6} MB: send longer steps, or round tilts and azimuths to fewer bins`,
    )
  if (seconds <= most) return
  throw Problem.ofField(
    'too_costly',
    'scene',
    `The shade of this scene would take about ${Math.ceil(seconds)} s of a processor, more than the ${most} s of one request: send fewer devices or objects, and look whether many of them stand in one place${request.array.row_model === 'projection' ? '; row_model shading_table takes less' : ''}`,
  )
}

/** The cost of a day of a scene, or of the picture of one of its rows. Fails: Problem too_costly. */
export function dayCost({ resolved, cost: { seconds, bytes }, size }: Sized): Cost {
  requireSceneWithin(resolved, Number.POSITIVE_INFINITY)
  if (seconds > DAY_SECONDS_MAX)
    throw Problem.ofField(
      'too_costly',
      'scene',
      `A day of this scene would take about ${Math.ceil(seconds)} s of a processor, more than the ${DAY_SECONDS_MAX} s of one request: send fewer devices, look whether many of them stand in one place, or send longer steps`,
    )
  return { seconds: readSeconds(size) + seconds, bytes: readBytes(size) + bytes }
}

function requireWithin({ weather }: Resolved, seconds: number, most: number, what: string, otherwise: string): void {
  if (seconds <= most) return
  const rows = weather.temp_air_c.length
  const fitting = Math.floor((rows * most) / seconds)
  const step = STEPS_MINUTES.find((minutes) => minutes >= weather.step_minutes * (seconds / most))
  const longer = step === undefined ? 'longer steps' : `steps of ${step} minutes`
  throw Problem.ofField(
    'too_costly',
    'weather',
    `${what} would take about ${Math.ceil(seconds)} s of a processor, more than the ${most} s of one request. At most ${fitting} of its ${rows} rows would fit: send ${longer}, a shorter period, ${otherwise}`,
  )
}

/** Fails: Problem too_costly for a series that is too long to be stored. */
export function requireStorable(resolved: Resolved, columns: number): void {
  const rows = rowsOf(resolved)
  if (rows * columns <= STORED_VALUES_MAX) return
  throw Problem.ofField(
    'too_costly',
    'include_series',
    `A series of ${rows} rows and ${columns} columns has ${rows * columns} values, more than the ${STORED_VALUES_MAX} that are stored of one run: name at most ${Math.floor(STORED_VALUES_MAX / rows)} series in ?columns=, or send longer steps`,
  )
}

function rowsOf({ weather }: Resolved): number {
  return weather.temp_air_c.length
}

function readSeconds(size: number): number {
  return size * NANOS.perByteRead * 1e-9
}

function readBytes(size: number): number {
  return size * BYTES.perByteRead
}
