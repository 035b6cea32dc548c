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

/** The entries of each group, listed once. */
const ENTRIES: Readonly<Record<Group, readonly (readonly [name: string, entry: ColumnEntry])[]>> = {
  sky: Object.entries<ColumnEntry>(COLUMNS.sky),
  plane: Object.entries<ColumnEntry>(COLUMNS.plane),
  dc: Object.entries<ColumnEntry>(COLUMNS.dc),
  ac: Object.entries<ColumnEntry>(COLUMNS.ac),
}

/**
 * - `zero`: no stage of this plant writes the column; it is zero in the whole run.
 * - `cleared`: a stage leaves rows unwritten that a later one reads; zero at the start of a block.
 * - `overwritten`: written in every row that is read (every row, or every lit row).
 */
type Upkeep = 'zero' | 'cleared' | 'overwritten'

/**
 * Prepares a frame for a run: zeroes the columns that no stage of the plant writes, and lists those
 * to clear before each block. The frame may contain anything.
 * Checked by: test/engine/properties/kept-frame.test.ts, with frames full of NaN
 */
export function prepareClearing(frame: Frame, parts: Parts): Clearing {
  const isBlend = frame.faces.length > 1
  const cleared: ClearedColumn[] = []
  keepUp('sky', frame.sky, parts, false, cleared)
  keepUp('plane', frame.plane, parts, isBlend, cleared)
  keepUp('dc', frame.dc, parts, isBlend, cleared)
  keepUp('ac', frame.ac, parts, false, cleared)
  if (isBlend) {
    for (const { plane, dc } of frame.faces) {
      keepUp('plane', plane, parts, false, cleared)
      keepUp('dc', dc, parts, false, cleared)
    }
  }
  return cleared
}

/** What must be zero again before these writers write the rows of the same block once more. */
export function clearedFor(clearing: Clearing, isWriting: (writer: Writer) => boolean): Clearing {
  return clearing.filter(({ writers }) => writers.every(isWriting))
}

export function clear(clearing: Clearing, n: number): void {
  for (const { column } of clearing) column.fill(0, 0, n)
}

function keepUp(group: Group, columns: object, parts: Parts, isBlend: boolean, cleared: ClearedColumn[]): void {
  const byName = columns as Readonly<Record<string, Column>>
  for (const [name, entry] of ENTRIES[group]) {
    const upkeep = upkeepOf(entry, parts, isBlend)
    if (upkeep === 'zero') byName[name].fill(0)
    else if (upkeep === 'cleared') cleared.push({ column: byName[name], writers: entry.writers })
  }
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
