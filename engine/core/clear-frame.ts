import { type Clearing, clear, prepareClearing } from './clearing.ts'
import { COLUMNS, type ColumnEntry, type Writer } from './columns.ts'
import type { Frame } from './frame.ts'
import { giveBack, takeFrame } from './kept-frame.ts'
import type { Parts } from './parts.ts'

type Column = Float64Array | Uint8Array

/** Columns that a clear sky does not change: air and sun, where the planes face, and snow on them. */
const AIR_AND_SUN = writtenBy(COLUMNS.sky, 'weather', 'sun')
const PLANES = [...writtenBy(COLUMNS.plane, 'orientation'), 'snowLossFrac']

/**
 * A second frame, in which the plant of a run stands under a clear sky: the same rows, air and sun,
 * and planes that face the same way.
 */
export class ClearFrame {
  readonly frame: Frame
  private readonly clearing: Clearing

  /** @param rows  rows of the weather */
  constructor(rows: number, stepMinutes: number, faceCount: number, parts: Parts) {
    this.frame = takeFrame(rows, stepMinutes, faceCount)
    this.clearing = prepareClearing(this.frame, parts)
  }

  /** Call after the last row. */
  giveBack(): void {
    giveBack(this.frame)
  }

  /** Takes over air, sun and planes of the rows of a block. Its light is still that of the weather. */
  stand({ n, first, lit, sky, faces }: Frame): void {
    const { frame, clearing } = this
    clear(clearing.light, n)
    clear(clearing.electrical, n)
    frame.n = n
    frame.first = first
    frame.lit.n = lit.n
    frame.lit.rows.set(lit.rows.subarray(0, lit.n))
    copyColumns(sky, frame.sky, AIR_AND_SUN, n)
    faces.forEach(({ plane }, k) => {
      copyColumns(plane, frame.faces[k].plane, PLANES, n)
    })
  }

  /** Clears what another year of operation writes anew. */
  clearElectrical(): void {
    clear(this.clearing.electrical, this.frame.n)
  }

  /** Writes the power of the array and its beam under the clear sky to the lit rows of the run. */
  report({ lit, sky, dc }: Frame): void {
    const { frame } = this
    for (let k = 0; k < lit.n; k++) {
      dc.clearMppW[lit.rows[k]] = 0
      sky.clearDniWm2[lit.rows[k]] = 0
    }
    for (let k = 0; k < frame.lit.n; k++) {
      const row = frame.lit.rows[k]
      dc.clearMppW[row] = frame.dc.mppW[row]
      sky.clearDniWm2[row] = frame.sky.dniWm2[row]
    }
  }
}

function writtenBy(columns: Readonly<Record<string, ColumnEntry>>, ...firsts: readonly Writer[]): string[] {
  return Object.entries(columns).flatMap(([name, { writers }]) => (firsts.includes(writers[0]) ? [name] : []))
}

function copyColumns(from: object, to: object, names: readonly string[], n: number): void {
  const [source, target] = [from as Readonly<Record<string, Column>>, to as Readonly<Record<string, Column>>]
  for (const name of names) target[name].set(source[name].subarray(0, n))
}
