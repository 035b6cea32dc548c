import { isLitOnly, isWritten } from '../core/clearing.ts'
import { blended, columnNamed } from '../core/column-names.ts'
import type { ColumnName } from '../core/columns.ts'
import { columnOf, type Frame, type LitRows } from '../core/frame.ts'
import type { Parts } from '../core/parts.ts'
import { INVERTER_POWER } from './part-columns.ts'

/** How an array counts in its plant. */
export interface Share {
  /** Times that it stands there: the number of its inverters. */
  readonly times: number
  /** Of the area of all modules. */
  readonly areaFrac: number
  /** Of their number. */
  readonly moduleFrac: number
}

type Kind = keyof Share

const ADDED: readonly (readonly [ColumnName, Kind])[] = [
  ...blended('plane', 'mean').map((name) => [name, 'areaFrac'] as const),
  ...blended('dc', 'mean').map((name) => [name, 'moduleFrac'] as const),
  ...blended('dc', 'sum').map((name) => [name, 'times'] as const),
]
const OF_INVERTERS: readonly (readonly [ColumnName, Kind])[] = INVERTER_POWER.map((name) => [name, 'times'] as const)

/** Clears the columns of a plant to which its arrays are added. */
export function clearSums(plant: Frame): void {
  for (const [name] of [...ADDED, ...OF_INVERTERS]) columnOf(plant, name).fill(0, 0, plant.n)
}

/**
 * Adds the rows of an array to those of its plant: power by its sum, irradiance by area, so that
 * light on a rear side which some modules do not have counts with their area too; cell temperature
 * by modules.
 */
export function addArrays(from: Frame, parts: Parts, share: Share, plant: Frame): void {
  addColumns(from, parts, ADDED, share, plant)
}

/** Adds the power at its inverters. */
export function addInverters(from: Frame, parts: Parts, share: Share, plant: Frame): void {
  addColumns(from, parts, OF_INVERTERS, share, plant)
}

function addColumns(from: Frame, parts: Parts, columns: typeof ADDED, share: Share, plant: Frame): void {
  for (const [name, kind] of columns) {
    const { entry } = columnNamed(name)
    if (!isWritten(entry, parts)) continue
    const [source, sum] = [columnOf(from, name), columnOf(plant, name)]
    if (isLitOnly(entry)) addLit(plant.lit, source, share[kind], sum)
    else addAll(plant.n, source, share[kind], sum)
  }
}

type Column = Float64Array | Uint8Array

function addLit({ rows, n }: LitRows, source: Column, weight: number, sum: Column): void {
  for (let k = 0; k < n; k++) sum[rows[k]] += weight * source[rows[k]]
}

export function addAll(n: number, source: Column, weight: number, sum: Column): void {
  for (let i = 0; i < n; i++) sum[i] += weight * source[i]
}
