import { prepare } from '../chain.ts'
import { inBlocks } from '../core/blocks.ts'
import { formatStamp } from '../core/calendar.ts'
import { releaseWeather } from '../core/held-weather.ts'
import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError, Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { Finding } from '../findings/finding.ts'
import { StringTemperatures } from '../report/string-temperatures.ts'

/** A temperature and the row of the weather that has it. */
export interface Extreme {
  readonly tempC: number
  /** Start of the row in the standard time of the weather; null for a temperature that was sent. */
  readonly time: string | null
}

/** Temperatures of a place that size strings. */
export interface Extremes {
  /** Lowest air temperature of all rows. */
  readonly lowestAir: Extreme
  /** Lowest air temperature of the rows with light. */
  readonly coldestDaylight: Extreme
  /** Highest cell temperature, by the thermal model of the plant. */
  readonly hottestCell: Extreme
}

/** Stages behind the cell temperature. */
const AFTER_CELLS: ReadonlySet<string> = new Set(['clear sky', 'inverter', 'outages', 'storage', 'ac'])

/**
 * Runs the plant up to its cells and keeps the temperatures that size its strings. They do not
 * depend on the stringing.
 * @param request  run request with defaults filled in and ids resolved
 * @param onProgress  called between blocks; an exception ends the work
 * Fails: EngineError with every failure, at `weather.ghi_wm2` without a row that has light.
 */
export function siteExtremes(
  request: Resolved,
  onProgress: () => void = () => undefined,
): {
  extremes: Extremes
  module: ModuleModel
  /** Of the sections and the weather. */
  findings: readonly Finding[]
} {
  const sink = new Sink()
  const { weather, chain } = prepare({ ...request, storage: null }, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  const stages = chain.stages.filter(({ part }) => !AFTER_CELLS.has(part))
  const found = new StringTemperatures()
  try {
    inBlocks(weather, chain, (blocks) => {
      blocks.walk(stages, (frame) => {
        found.add(frame)
        onProgress()
      })
    })
    return { extremes: extremesOf(weather, found), module: chain.module, findings: sink.findings }
  } finally {
    releaseWeather(request.weather, weather)
  }
}

/** Fails: EngineError at `weather.ghi_wm2` without a row that has light. */
function extremesOf(weather: WeatherTable, found: StringTemperatures): Extremes {
  if (found.hottestCellRow < 0) {
    const message = 'No row of the weather has light, so no cell is warm: send weather with days'
    throw new EngineError([{ code: 'validation_error', field: 'weather.ghi_wm2', message }])
  }
  const { tempAirC, startMinutes, n } = weather
  let lowest = 0
  for (let i = 1; i < n; i++) if (tempAirC[i] < tempAirC[lowest]) lowest = i
  const at = (tempC: number, row: number): Extreme => ({ tempC, time: formatStamp(startMinutes[row]) })
  return {
    lowestAir: at(tempAirC[lowest], lowest),
    coldestDaylight: at(found.coldestAirC, found.coldestAirRow),
    hottestCell: at(found.hottestCellC, found.hottestCellRow),
  }
}
