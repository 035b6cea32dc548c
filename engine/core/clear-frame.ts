import { type Clearing, clear, clearedFor, prepareClearing } from './clearing.ts'
import { COLUMNS, type ColumnEntry, type Writer } from './columns.ts'
import { type Frame, makeFrame } from './frame.ts'
import type { Parts } from './parts.ts'

type Column = Float64Array | Uint8Array

/** Columns that a clear sky does not change: air, sun and ground, where the planes face, and snow on them. */
const AIR_AND_SUN = writtenBy(COLUMNS.sky, 'weather', 'sun', 'albedo')
const PLANES = [...writtenBy(COLUMNS.plane, 'orientation'), 'snowLossFrac']

/**
 * A second frame, in which the plant of a run stands under a clear sky: the same rows, air and sun,
 * and planes that face the same way.
 */
export class ClearFrame {
  /** Made for the first block. */
  private made: { readonly frame: Frame; readonly clearing: Clearing; readonly ofArrays: Clearing } | null = null

  constructor(private readonly parts: Parts) {}

  /** Takes over air, sun and planes of the rows of a block. Its light is still to be written. */
  stand(run: Frame): Frame {
    const { n, first, months, lit, sky, planes } = run
    const { frame, clearing } = this.of(run)
    clear(clearing, n)
    frame.n = n
    frame.first = first
    frame.months = months
    frame.lit.n = lit.n
    frame.lit.rows.set(lit.rows.subarray(0, lit.n))
    copyColumns(sky, frame.sky, AIR_AND_SUN, n)
    planes.forEach((plane, k) => {
      copyColumns(plane, frame.planes[k], PLANES, n)
    })
    return frame
  }

  /** The frame of the same block, for arrays in another year of operation. */
  withoutArrays(run: Frame): Frame {
    const { frame, ofArrays } = this.of(run)
    clear(ofArrays, frame.n)
    return frame
  }

  /** Writes the power of the array and its beam under the clear sky to the lit rows of the run. */
  report(run: Frame): void {
    const { lit, sky, dc } = run
    const { frame } = this.of(run)
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

  private of({ capacity, stepMinutes, faces }: Frame) {
    if (this.made === null) {
      const frame = makeFrame(
        capacity,
        stepMinutes,
        faces.map(({ bins }) => bins.length),
      )
      const clearing = prepareClearing(frame, this.parts)
      this.made = { frame, clearing, ofArrays: clearedFor(clearing, (writer) => writer === 'dc') }
    }
    return this.made
  }
}

function writtenBy(columns: Readonly<Record<string, ColumnEntry>>, ...firsts: readonly Writer[]): string[] {
  return Object.entries(columns).flatMap(([name, { writers }]) => (firsts.includes(writers[0]) ? [name] : []))
}

function copyColumns(from: object, to: object, names: readonly string[], n: number): void {
  const [source, target] = [from as Readonly<Record<string, Column>>, to as Readonly<Record<string, Column>>]
  for (const name of names) target[name].set(source[name].subarray(0, n))
}
