import type { PerformanceRequest } from '@pvyield/contract/schemas'
import { formatStamp } from '../core/calendar.ts'
import { readStamps } from '../core/row-stamps.ts'
import { type GappyColumn, sentColumn, withNaN } from '../core/sent-column.ts'
import { Sink } from '../core/sink.ts'
import { cellTemperatures } from './cell-temperature.ts'
import { type TestRows, withoutTraces } from './test-rows.ts'

type Measured = PerformanceRequest['measured']
type Plant = PerformanceRequest['plant']

/** Longer spans are years that were read wrongly. */
const SPAN_MAX_MINUTES = 100 * 366 * 1440

const COLUMNS = [
  'poa_wm2',
  'temp_air_c',
  'temp_module_c',
  'wind_speed_ms',
  'power_ac_kw',
  'power_dc_kw',
  'available_fraction',
  'curtailed',
] as const

/** Measured rows, with what only the measurement knows. */
export interface MeasuredRows extends TestRows {
  readonly moduleC: Float64Array | null
}

/**
 * Reads the measured section into columns.
 * Fails: at `measured.*` for columns of unequal length, stamps that cannot be read or do not ascend,
 * and a column without any value that no test can do without.
 */
export function readMeasured(measured: Measured, plant: Plant, sink: Sink): MeasuredRows | null {
  const before = sink.failures.length
  const n = measured.poa_wm2.length
  for (const name of COLUMNS) {
    const length = measured[name]?.length ?? n
    if (length !== n)
      sink.fail(`measured.${name}`, `All columns must have the same length: this one has ${length} values, but poa_wm2 has ${n}`)
  }
  if (measured.time !== null && measured.time.length !== n)
    sink.fail('measured.time', `Send a stamp for every row: there are ${measured.time.length} stamps, but poa_wm2 has ${n} values`)
  const acKw = sentColumn(measured.power_ac_kw)
  if (acKw === null) sink.fail('measured.power_ac_kw', 'The AC power is missing: every test needs it; send the power at the meter in kW')
  if (sentColumn(measured.poa_wm2) === null)
    sink.fail('measured.poa_wm2', 'The irradiance has no values: every test needs it; send it in W/m2')
  if (sink.failures.length > before) return null
  const startMinutes = startsOf(measured, n, sink)
  if (startMinutes === null || acKw === null) return null
  const column = (sent: GappyColumn | undefined) => {
    const own = sentColumn(sent)
    return own === null ? null : withNaN(own)
  }
  const rows = {
    n,
    stepMinutes: measured.step_minutes,
    timezoneH: measured.timezone,
    startMinutes,
    poaWm2: withoutTraces(withNaN(measured.poa_wm2)),
    airC: column(measured.temp_air_c),
    windMps: column(measured.wind_speed_ms),
    moduleC: column(measured.temp_module_c),
    acW: inWatts(withNaN(acKw)),
    dcW: inWatts(column(measured.power_dc_kw)),
    availableFrac: column(measured.available_fraction),
    limitedFrac: flags(measured.curtailed),
  }
  return { ...rows, cellC: cellTemperatures(rows, plant) }
}

function inWatts<Column extends Float64Array | null>(column: Column): Column {
  if (column !== null) for (let i = 0; i < column.length; i++) column[i] *= 1000
  return withoutTraces(column)
}

function flags(sent: Measured['curtailed']): Float64Array | null {
  return sent === undefined ? null : Float64Array.from(sent, (flag) => (flag === true ? 1 : 0))
}

/** Stamps are those of a weather section, but years do not change within them. */
function startsOf(measured: Measured, n: number, sink: Sink): Float64Array | null {
  const own = new Sink()
  const starts = readStamps(measured as Parameters<typeof readStamps>[0], n, own)?.all() ?? null
  for (const { field, message } of own.failures) sink.fail(field?.replace(/^weather\./, 'measured.') ?? null, message)
  if (starts === null) return null
  if (starts[n - 1] - starts[0] > SPAN_MAX_MINUTES) {
    const [first, last] = [starts[0], starts[n - 1]].map(formatStamp)
    sink.fail(
      `measured.${measured.time === null ? 'start' : 'time'}`,
      `The rows span more than 100 years, from ${first} to ${last}: check the years of the stamps`,
    )
    return null
  }
  for (let i = 1; i < n; i++) {
    if (starts[i] > starts[i - 1]) continue
    sink.fail(`measured.time.${i}`, `Stamps must ascend: ${measured.time?.[i]} follows ${measured.time?.[i - 1]}`)
    return null
  }
  return starts
}
