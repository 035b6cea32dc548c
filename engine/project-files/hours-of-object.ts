import type { HoursFileAnswer } from '@pvyield/contract/schemas'
import { formatStamp } from '../core/calendar.ts'
import { QUANTITIES, type Quantity, type QuantityName } from '../core/quantities.ts'
import { blockOf } from '../files/object-file.ts'
import { cleanText } from '../files/object-keys.ts'
import { entryOf, type PvsystBlock } from '../files/pvsyst-object.ts'
import { WeatherFileError } from '../files/weather/error.ts'
import type { WeatherFileOptions } from '../files/weather/format.ts'
import { packedBlocks, packedYear, perUnitOf, readPackedDays, variableOf } from '../files/weather/packed-days.ts'
import { openObject, pvsystObject } from '../files/weather/pvsyst-object.ts'
import { stepOf } from '../files/weather/timeline.ts'
import { placed, tidy, weatherWith } from './reference-columns.ts'
import { seriesOf } from './series-units.ts'

/** PVsyst's own units in a variant, and what one of them is on the wire; of irradiance for a step of one hour. */
const OWN_UNITS: Readonly<Record<Quantity['unit'], readonly [unit: string, factor: number]>> = {
  'W/m2': ['MJ/m2', 1e6 / 3600],
  kWh: ['MJ', 1 / 3.6],
  deg: ['rad', 180 / Math.PI],
  degC: ['degC', 1],
  'm/s': ['m/s', 1],
  V: ['V', 1],
  A: ['A', 1],
  '1': ['', 1],
}

/** Most reference series of a run. */
const SERIES_MAX = 100

/**
 * The hours that a variant has of its simulation, as `parseHours` answers.
 * Source: as `pvsystObject`; the units from the sums of a variant and its report.
 */
export function hoursOfObject(text: string, options: WeatherFileOptions): HoursFileAnswer {
  const { root, main } = openObject(text)
  const blocks = packedBlocks(root)
  const known = columnsOf(blocks)
  if (known.length === 0)
    throw new WeatherFileError(
      `This PVsyst object (${cleanText(main.kind).slice(0, 50)}) has no hours of a run: simulate the variant, save it with its results, or send the hourly values that PVsyst exported`,
    )
  const { stampMinutes, values } = readPackedDays(known, packedYear(main, known))
  const stepMinutes = stampMinutes.length > 1 ? stepOf(stampMinutes) : 60
  const start = formatStamp(stampMinutes[0] ?? 0)
  const notes: string[] = []
  const version = textOf(main, 'Version')
  const columns = placed(
    known.map((column, k) => ({ ...column, values: values[k] ?? new Float64Array() })),
    version,
    notes,
  )
  const series: HoursFileAnswer['reference_series'] = {}
  for (const { name, factor, values: own } of columns) {
    const scale = QUANTITIES[name].unit === 'W/m2' ? (factor * 60) / stepMinutes : factor
    series[name] = Array.from(own, (value) => tidy(value * scale))
  }
  return {
    reference_series: series,
    weather: weatherWith(series, { text, format: pvsystObject, start }, options, notes),
    meta: {
      ...{ version, project: '', site: textOf(blockOf(main, 'pvSite'), 'Site'), variant: textOf(main, 'Comment') },
      weather_file: textOf(blockOf(main, 'pvMeteo'), 'NomF'),
      rows: stampMinutes.length,
      step_minutes: stepMinutes,
      start,
      series: columns.map(({ column, name, unit }) => ({ column, name, file_unit: unit, unit: QUANTITIES[name].unit })),
      ignored: blocks.map(variableOf).filter((variable) => !columns.some(({ column }) => column === variable)),
    },
    notes,
  }
}

/** A variable with hours that is a series of a run. */
interface VariantColumn {
  column: string
  name: QuantityName
  unit: string
  factor: number
  block: PvsystBlock
  perUnit: number
}

function columnsOf(blocks: readonly PvsystBlock[]): VariantColumn[] {
  const byName = new Map<string, VariantColumn>()
  for (const block of blocks) {
    const column = variableOf(block)
    const name = seriesOf(column)
    const perUnit = perUnitOf(block)
    if (name === null || perUnit === null || byName.has(name) || byName.size >= SERIES_MAX) continue
    const [unit, factor] = OWN_UNITS[QUANTITIES[name].unit]
    byName.set(name, { column, name, unit, factor, block, perUnit })
  }
  return [...byName.values()]
}

function textOf(block: PvsystBlock | null, key: string): string {
  return block === null ? '' : cleanText(entryOf(block, key) ?? '')
}
