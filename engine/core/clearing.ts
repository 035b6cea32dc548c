import { COLUMNS, type ColumnEntry, type Group, WRITERS, type Writer } from './columns.ts'
import type { Frame } from './frame.ts'
import type { Parts } from './parts.ts'

type Column = Float64Array | Uint8Array

interface ClearedColumn {
  readonly column: Column
  readonly writers: readonly Writer[]
}

/** Columns that must be zero at the start of a block, with the stages that write each. */
export type Clearing = readonly ClearedColumn[]

/**
 * - `zero`: no stage of this plant writes the column; it is zero in the whole run.
 * - `cleared`: a stage leaves rows unwritten that a later one reads; zero at the start of a block.
 * - `overwritten`: written in every row that is read (every row, or every lit row).
 */
type Upkeep = 'zero' | 'cleared' | 'overwritten'

/**
 * Prepares a frame for a run: zeroes the columns that no stage of the plant writes, and lists those
 * to clear before each block. The frame may contain anything, unless it says what is zero in it.
 * Checked by: test/engine/properties/kept-frame.test.ts, with frames full of NaN
 */
export function prepareClearing(frame: Frame, parts: Parts): Clearing {
  const cleared: ClearedColumn[] = []
  const key = JSON.stringify(parts)
  const ofWhole = upkeepFor(key, parts, false)
  const ofBlend = upkeepFor(key, parts, true)
  const isZero = frame.zeroFor === key
  frame.zeroFor = key
  const { sky, ac, faces, planes } = frame
  keepUp({ sky, ac }, ofWhole, isZero, cleared)
  for (const plane of planes) keepUp({ plane }, ofWhole, isZero, cleared)
  for (const { plane, dc, bins } of faces) {
    keepUp({ dc }, ofWhole, isZero, cleared)
    if (bins.length > 1) keepUp({ plane }, ofBlend, isZero, cleared)
  }
  if (faces.length > 1) keepUp({ plane: frame.plane, dc: frame.dc }, ofBlend, isZero, cleared)
  return cleared
}

/** What must be zero again before these writers write the rows of the same block once more. */
export function clearedFor(clearing: Clearing, isWriting: (writer: Writer) => boolean): Clearing {
  return clearing.filter(({ writers }) => writers.every(isWriting))
}

export function clear(clearing: Clearing, n: number): void {
  for (const { column } of clearing) column.fill(0, 0, n)
}

/** A column that is not overwritten. */
interface Kept {
  group: Group
  name: string
  upkeep: Upkeep
  writers: readonly Writer[]
}

/** @param isZero  the columns that no stage writes are zero already */
function keepUp(groups: { [G in Group]?: object }, columns: readonly Kept[], isZero: boolean, cleared: ClearedColumn[]): void {
  for (const { group, name, upkeep, writers } of columns) {
    const column = (groups[group] as Readonly<Record<string, Column>> | undefined)?.[name]
    if (column === undefined) continue // of the whole plant, not of its faces
    if (upkeep === 'cleared') cleared.push({ column, writers })
    else if (!isZero) column.fill(0)
  }
}

/** By parts: what a plant's columns need follows from these alone, and plants with the same parts are common. */
const known = new Map<string, readonly Kept[]>()

function upkeepFor(ofParts: string, parts: Parts, isBlend: boolean): readonly Kept[] {
  const key = `${isBlend} ${ofParts}`
  const columns = known.get(key) ?? upkeepOfAll(parts, isBlend)
  known.set(key, columns)
  return columns
}

/** @param isBlend  columns of planes and arrays are the whole plant's, and each of its faces has its own */
function upkeepOfAll(parts: Parts, isBlend: boolean): Kept[] {
  const groups = Object.entries(COLUMNS) as [Group, Readonly<Record<string, ColumnEntry>>][]
  return groups.flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([name, entry]) => {
      const upkeep = upkeepOf(entry, parts, isBlend && (group === 'plane' || group === 'dc'))
      return upkeep === 'overwritten' ? [] : [{ group, name, upkeep, writers: entry.writers }]
    }),
  )
}

/** @param isBlend  the column is the whole plant's, and each of its faces has one of its own */
function upkeepOf(entry: ColumnEntry, parts: Parts, isBlend: boolean): Upkeep {
  if (!isWritten(entry, parts)) return 'zero'
  if (isBlend) {
    if (entry.faces !== 'own') return 'overwritten' // in every lit row, by `core/faces.ts`
    return entry.writers.some(isAfterFaces) ? 'cleared' : 'zero'
  }
  return entry.rows === 'every' || entry.rows === 'lit' ? 'overwritten' : 'cleared'
}

/** Whether a stage of a plant with these parts can write the column. */
export function isWritten({ only }: ColumnEntry, parts: Parts): boolean {
  return only === undefined || parts[only]
}

/** Whether the column has values in lit rows only: what is in its dark rows is not read. */
export function isLitOnly({ rows }: ColumnEntry): boolean {
  return rows === 'lit' || rows === 'some lit'
}

/** The stages after `dc` run once for all faces. */
function isAfterFaces(writer: Writer): boolean {
  return WRITERS.indexOf(writer) > WRITERS.indexOf('dc')
}
