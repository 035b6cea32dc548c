import type { Series } from '../generated/types.gen.ts'
import { readArrow } from './arrow-stream.ts'

const HOUR_MILLIS = 3_600_000

/** Parts of `RunSeries`. */
export interface RunSeriesParts {
  readonly time: Float64Array<ArrayBuffer>
  readonly stepMinutes: number
  readonly timezone: number
  readonly units: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
  readonly legends: Readonly<Record<string, readonly string[]>>
  readonly columns: Readonly<Record<string, Float64Array<ArrayBuffer>>>
}

/** Series of a run: columns of doubles with one value per row. */
export class RunSeries implements RunSeriesParts {
  /** Start of each row, in milliseconds since 1970 in UTC, as `Date` counts them. `isoTimes` has the local times. */
  readonly time: Float64Array<ArrayBuffer>
  readonly stepMinutes: number
  /** Offset of the local standard time from UTC, in hours. */
  readonly timezone: number
  /** Unit of each column; reference series of other tools have none. */
  readonly units: Readonly<Record<string, string>>
  /** What each column contains. */
  readonly labels: Readonly<Record<string, string>>
  /** Meaning of the integer values of coded columns, starting at 0. */
  readonly legends: Readonly<Record<string, readonly string[]>>
  /** Values of each column; NaN means that there is no value. */
  readonly columns: Readonly<Record<string, Float64Array<ArrayBuffer>>>

  constructor(parts: RunSeriesParts) {
    this.time = parts.time
    this.stepMinutes = parts.stepMinutes
    this.timezone = parts.timezone
    this.units = parts.units
    this.labels = parts.labels
    this.legends = parts.legends
    this.columns = parts.columns
  }

  /** Number of rows. */
  get length(): number {
    return this.time.length
  }

  /**
   * Values of a column; NaN means that there is no value.
   * Fails: RangeError that lists the columns, for a name that the series does not have.
   */
  column(name: string): Float64Array<ArrayBuffer> {
    const values = Object.hasOwn(this.columns, name) ? this.columns[name] : undefined
    if (values === undefined) throw new RangeError(`${name}: the series has ${Object.keys(this.columns).join(', ')}`)
    return values
  }

  /** Start of each row in local standard time with its offset: `1990-01-01T00:00:00+01:00`. */
  isoTimes(): string[] {
    const offset = offsetText(this.timezone)
    return Array.from(this.time, (millis) => new Date(millis + this.timezone * HOUR_MILLIS).toISOString().slice(0, 19) + offset)
  }

  /** One object per row: its `time` as in `isoTimes`, and its values by column, null where there is none. */
  toRecords(): ({ time: string } & Record<string, string | number | null>)[] {
    const columns = Object.entries(this.columns)
    return this.isoTimes().map((time, row) => ({
      time,
      ...Object.fromEntries(columns.map(([name, values]) => [name, present(values[row])])),
    }))
  }

  /** The series as CSV with exact numbers: a header with the units, then one line per row. An empty cell has no value. */
  toCsv(): string {
    const columns = Object.entries(this.columns)
    const titles = columns.map(([name]) => quoted(this.units[name] === undefined ? name : `${name} (${this.units[name]})`))
    const lines = this.isoTimes().map((time, row) => [time, ...columns.map(([, values]) => present(values[row]) ?? '')].join(','))
    return `${[['time', ...titles].join(','), ...lines].join('\n')}\n`
  }

  /** The `series` of an answer whose request sets `include_series`. Its values are rounded to 1e-13 of the largest. */
  static fromJson(series: Series): RunSeries {
    const offset = offsetText(series.timezone)
    return new RunSeries({
      time: Float64Array.from(series.time, (text) => Date.parse(text + offset)),
      stepMinutes: series.step_minutes,
      timezone: series.timezone,
      units: series.units,
      labels: series.labels,
      legends: series.legends,
      columns: Object.fromEntries(
        Object.entries(series.columns).map(([name, values]) => [name, Float64Array.from(values, (value) => value ?? Number.NaN)]),
      ),
    })
  }

  /**
   * The series in an Arrow stream of the service: exact doubles, without a copy.
   * Fails: RangeError for a stream that is cut, TypeError for one of another kind.
   */
  static fromArrow(stream: Uint8Array<ArrayBuffer>): RunSeries {
    const { metadata, columns } = readArrow(stream)
    const [time, ...others] = columns
    if (time?.zone == null || metadata.step_minutes === undefined)
      throw new TypeError('The Arrow stream is not a series of the service: its first column is no time, or it states no step_minutes')
    const stated = (key: string) =>
      others.flatMap(({ name, metadata }) => (metadata[key] === undefined ? [] : [[name, metadata[key]] as const]))
    return new RunSeries({
      time: time.values,
      stepMinutes: Number(metadata.step_minutes),
      timezone: Number(metadata.timezone),
      units: Object.fromEntries(stated('unit')),
      labels: Object.fromEntries(stated('label')),
      legends: Object.fromEntries(stated('legend').map(([name, legend]) => [name, JSON.parse(legend) as string[]])),
      columns: Object.fromEntries(others.map(({ name, values }) => [name, values])),
    })
  }
}

/** `+01:00` for 1. */
function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  return `${hours < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function present(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}

function quoted(title: string): string {
  return /[",\n]/.test(title) ? `"${title.replaceAll('"', '""')}"` : title
}
