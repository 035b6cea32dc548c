import type { Scene, SceneType } from '@pvyield/contract/schemas'
import type { Device } from '../device.ts'
import type { Layout } from '../layout.ts'
import { stringsOf } from '../strings-of.ts'

/** A stretch across a table, from its lower edge at -1 to its upper edge at 1. */
export type Stretch = readonly [from: number, to: number]

/** Two ends, each along and across a table from -1 to 1. */
export type TableLine = readonly [fromAlong: number, fromAcross: number, toAlong: number, toAcross: number]

/** What a picture shows of a table. */
export interface TableLook {
  /** Its sub-rows, within its frame and of the table with its frame. */
  readonly parts: readonly Stretch[]
  readonly framed: readonly Stretch[]
  /** Between its strings, within its frame. */
  readonly lines: readonly TableLine[]
  /** What lines are between: modules, or strips as long as the table. */
  readonly cells: Cells
  readonly tube: { readonly radius: number; readonly below: number } | null
}

type Kind = Pick<SceneType, 'wiring' | 'modules_across'>
type Looked = Pick<Device, 'strings' | 'fill' | 'halfWidth' | 'frame' | 'modules'>

/** More lines than a picture can show are none. */
const LINES_MAX = 200

/** Of tables of one type it is the same object. */
export function looksOf({ types }: Pick<Scene, 'types'>, { devices, placements }: Pick<Layout, 'devices' | 'placements'>): TableLook[] {
  const byId = new Map(types.map((type) => [type.id, type]))
  const known = new Map<string, TableLook>()
  return devices.map((device) => {
    const { type } = placements[device.placement]
    const look = known.get(type) ?? lookOf(byId.get(type) as SceneType, device)
    known.set(type, look)
    return look
  })
}

export function lookOf(
  { wiring, modules_across: across }: Kind,
  { strings, fill: { rows, tube }, halfWidth, frame, modules }: Looked,
): TableLook {
  const count = rows?.count ?? 1
  const gap = (rows?.gap ?? 0) / halfWidth
  const width = (2 - (count - 1) * gap) / count
  const parts = Array.from({ length: count }, (_, k): Stretch => [k * (width + gap) - 1, k * (width + gap) + width - 1])
  const inner = halfWidth / (halfWidth + frame)
  const isWired = wiring !== undefined && across !== undefined
  const cells = isWired ? { lines: across, columns: modules / across } : { lines: strings, columns: 1 }
  const lines = isWired ? wiredLines(cells, stringOfEach(wiring, cells), parts) : strings > LINES_MAX ? [] : linesBetween(strings, parts)
  return {
    parts,
    // The frame is around all of them.
    framed: parts.map(([from, to], k) => [k === 0 ? -1 : from * inner, k === count - 1 ? 1 : to * inner]),
    lines: lines.length > LINES_MAX ? [] : lines,
    cells,
    tube: tube ?? null,
  }
}

interface Cells {
  /** Across the width, and along the length. */
  readonly lines: number
  readonly columns: number
}

/** Number of the string of each module, line by line from the lower edge. */
function stringOfEach({ strings, modules_per_string, order = 'lines' }: NonNullable<SceneType['wiring']>, cells: Cells): Int32Array {
  const found = new Int32Array(cells.lines * cells.columns)
  for (const [string, modules] of (strings ?? stringsOf(cells, modules_per_string, order)).entries())
    for (const module of modules) found[module] = string
  return found
}

/** Between neighbouring modules of two strings; a straight stretch of them is one line. */
function wiredLines({ lines, columns }: Cells, stringOf: Int32Array, parts: readonly Stretch[]): TableLine[] {
  const found: TableLine[] = []
  for (let line = 1; line < lines; line++) {
    const across = heightOf(line, lines, parts)
    if (across === null) continue
    const isCut = (column: number): boolean => stringOf[line * columns + column] !== stringOf[(line - 1) * columns + column]
    for (const [from, to] of runsOf(columns, isCut)) found.push([(2 * from) / columns - 1, across, (2 * to) / columns - 1, across])
  }
  const perPart = lines / parts.length
  for (let column = 1; column < columns; column++) {
    const along = (2 * column) / columns - 1
    for (const [part, [low, high]] of parts.entries()) {
      const isCut = (k: number): boolean => {
        const module = Math.floor(part * perPart + k) * columns + column
        return stringOf[module] !== stringOf[module - 1]
      }
      for (const [from, to] of runsOf(Math.floor(perPart), isCut)) {
        const step = (high - low) / perPart
        found.push([along, low + from * step, along, low + to * step])
      }
    }
  }
  return found
}

/** First, and one behind the last, of each run of places. */
function runsOf(count: number, isIn: (place: number) => boolean): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (let k = 0; k < count; k++) {
    const last = runs.at(-1)
    if (!isIn(k)) continue
    if (last !== undefined && last[1] === k) last[1] = k + 1
    else runs.push([k, k + 1])
  }
  return runs
}

/** Strings are equal strips of the parts together. */
function linesBetween(strings: number, parts: readonly Stretch[]): TableLine[] {
  return Array.from({ length: strings - 1 }, (_, k) => heightOf(k + 1, strings, parts)).flatMap((across): TableLine[] =>
    across === null ? [] : [[-1, across, 1, across]],
  )
}

/** Height of a boundary of equal strips of the parts together; null where a gap divides the two. */
function heightOf(boundary: number, strips: number, parts: readonly Stretch[]): number | null {
  if (parts.length > 1 && (boundary * parts.length) % strips === 0) return null
  const place = (boundary * parts.length) / strips
  const part = Math.floor(place)
  const [from, to] = parts[part]
  return from + (place - part) * (to - from)
}
