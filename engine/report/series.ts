import type { Series } from '../../generated/schemas.gen.ts'
import { formatStamp } from '../core/calendar.ts'
import type { Frame } from '../core/frame.ts'
import { QUANTITIES, type Quantity } from '../core/quantities.ts'

/** Which parts the plant has, and so which quantities its series carry. */
export interface Parts {
  rear: boolean
  tracker: boolean
  oneOrientation: boolean
  voltage: boolean
  storage: boolean
}

/** The hourly series as columns: what travels between threads and into the store. */
export interface SeriesColumns {
  stepMin: number
  /** Start of each row, minutes since 1970-01-01T00:00 in the weather's standard time. */
  startMin: Float64Array
  names: string[]
  units: string[]
  columns: Float64Array[]
}

export function makeSeries(rows: number, stepMin: number, parts: Parts): SeriesColumns {
  const quantities = Object.entries<Quantity>(QUANTITIES).filter(([, { only }]) => only === undefined || parts[only])
  return {
    stepMin,
    startMin: new Float64Array(rows),
    names: quantities.map(([name]) => name),
    units: quantities.map(([, { unit }]) => unit),
    columns: quantities.map(() => new Float64Array(rows)),
  }
}

/** Copies the current block of the frame into the series, in the wire's units. */
export function addToSeries(series: SeriesColumns, frame: Frame): void {
  const { first, n } = frame
  series.startMin.set(frame.sky.startMin.subarray(0, n), first)
  for (let k = 0; k < series.names.length; k++) {
    const quantity = QUANTITIES[series.names[k] as keyof typeof QUANTITIES] as Quantity
    const out = series.columns[k].subarray(first, first + n)
    for (const [group, column, sign] of quantity.terms) {
      addColumn(out, (frame[group] as unknown as Record<string, ArrayLike<number>>)[column], sign)
    }
    const toKwh = frame.stepMin / 60 / 1000
    if (quantity.unit === 'kWh') for (let i = 0; i < n; i++) out[i] *= toKwh
    const { map } = quantity
    if (map !== undefined) for (let i = 0; i < n; i++) out[i] = map(out[i])
  }
}

function addColumn(out: Float64Array, column: ArrayLike<number>, sign: number): void {
  for (let i = 0; i < out.length; i++) out[i] += sign * column[i]
}

/** The series as the answer carries it. */
export function seriesToWire(series: SeriesColumns): Series {
  const columns: Series['columns'] = {}
  const units: Series['units'] = {}
  series.names.forEach((name, k) => {
    columns[name] = Array.from(series.columns[k])
    units[name] = series.units[k]
  })
  return { time: Array.from(series.startMin, formatStamp), step_minutes: series.stepMin, units, columns }
}
