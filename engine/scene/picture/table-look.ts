import type { Device } from '../device.ts'

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
  readonly tube: { readonly radius: number; readonly below: number } | null
}

type Looked = Pick<Device, 'strings' | 'fill' | 'halfWidth' | 'frame'>

/** More lines than a picture can show are none. */
const STRINGS_MAX = 64

/** Of tables of one kind it is the same object. */
export function looksOf(devices: readonly Looked[]): TableLook[] {
  const known = new Map<string, TableLook>()
  return devices.map((device) => {
    const { strings, fill, halfWidth, frame } = device
    const key = [strings, halfWidth, frame, fill.rows?.count, fill.rows?.gap, fill.tube?.radius, fill.tube?.below].join()
    const look = known.get(key) ?? lookOf(device)
    known.set(key, look)
    return look
  })
}

function lookOf({ strings, fill: { rows, tube }, halfWidth, frame }: Looked): TableLook {
  const count = rows?.count ?? 1
  const gap = (rows?.gap ?? 0) / halfWidth
  const width = (2 - (count - 1) * gap) / count
  const parts = Array.from({ length: count }, (_, k): Stretch => [k * (width + gap) - 1, k * (width + gap) + width - 1])
  const inner = halfWidth / (halfWidth + frame)
  return {
    parts,
    // The frame is around all of them.
    framed: parts.map(([from, to], k) => [k === 0 ? -1 : from * inner, k === count - 1 ? 1 : to * inner]),
    lines: strings > STRINGS_MAX ? [] : linesBetween(strings, parts),
    tube: tube ?? null,
  }
}

/** Strings are equal strips of the parts together; where a gap divides two, there is no line. */
function linesBetween(strings: number, parts: readonly Stretch[]): TableLine[] {
  const lines: TableLine[] = []
  for (let k = 1; k < strings; k++) {
    if (parts.length > 1 && (k * parts.length) % strings === 0) continue
    const place = (k * parts.length) / strings
    const part = Math.floor(place)
    const [from, to] = parts[part]
    const across = from + (place - part) * (to - from)
    lines.push([-1, across, 1, across])
  }
  return lines
}
