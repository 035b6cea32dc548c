import { isLitOnly, isWritten } from '../core/clearing.ts'
import { blended, columnNamed, type NamedColumn } from '../core/column-names.ts'
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

interface Added extends NamedColumn {
  readonly kind: keyof Share
}

const withKind = (names: readonly ColumnName[], kind: keyof Share): Added[] => names.map((name) => ({ ...columnNamed(name), kind }))

const ADDED: readonly Added[] = [
  ...withKind(blended('plane', 'mean'), 'areaFrac'),
  ...withKind(blended('dc', 'mean'), 'moduleFrac'),
  ...withKind(blended('dc', 'sum'), 'times'),
]
const OF_INVERTERS: readonly Added[] = withKind(INVERTER_POWER, 'times')

/** Clears the columns of a plant to which its arrays are added. */
export function clearSums(plant: Frame): void {
  for (const { name } of [...ADDED, ...OF_INVERTERS]) columnOf(plant, name).fill(0, 0, plant.n)
}

/** Adds the rows of one frame to those of the plant. */
export type Add = (from: Frame, plant: Frame) => void

/**
 * Adds an array: power by its sum, irradiance by area, so that light on a rear side which some
 * modules do not have counts with their area too; cell temperature by modules.
 */
export function arraysAdder(parts: Parts, share: Share): Add {
  return adderOf(ADDED, parts, share)
}

/** Adds the power at its inverters. */
export function invertersAdder(parts: Parts, share: Share): Add {
  return adderOf(OF_INVERTERS, parts, share)
}

/** A column, and that of the plant to which it is added. */
interface Pair {
  readonly source: Column
  readonly sum: Column
  readonly weight: number
  readonly isLit: boolean
}

/** Finds the columns once, and not in every block: a plant has up to 500 parts. */
function adderOf(columns: readonly Added[], parts: Parts, share: Share): Add {
  const written = columns.filter(({ entry }) => isWritten(entry, parts))
  let pairs: readonly Pair[] = []
  let found: Frame | null = null
  return (from, plant) => {
    if (from !== found) {
      found = from
      pairs = written.map(({ name, kind, entry }) => ({
        source: columnOf(from, name),
        sum: columnOf(plant, name),
        weight: share[kind],
        isLit: isLitOnly(entry),
      }))
    }
    for (const { source, sum, weight, isLit } of pairs) {
      if (isLit) addLit(plant.lit, source, weight, sum)
      else addAll(plant.n, source, weight, sum)
    }
  }
}

type Column = Float64Array | Uint8Array

function addLit({ rows, n }: LitRows, source: Column, weight: number, sum: Column): void {
  for (let k = 0; k < n; k++) sum[rows[k]] += weight * source[rows[k]]
}

export function addAll(n: number, source: Column, weight: number, sum: Column): void {
  for (let i = 0; i < n; i++) sum[i] += weight * source[i]
}
