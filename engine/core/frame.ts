import { columnNamed } from './column-names.ts'
import { COLUMNS, type ColumnEntry, type ColumnName, type Group, type WRITERS, type Writer } from './columns.ts'

/**
 * Indices of the lit rows, ascending; only the first `n` elements are used. A row is lit when it has
 * global irradiance. This includes twilight, with the sun below the horizon.
 */
export interface LitRows {
  rows: Int32Array
  n: number
}

/** A column that a stage only reads. */
export interface ReadColumn {
  readonly length: number
  readonly [row: number]: number
}

/** The writers up to the first of `S`, itself included. */
type UpTo<S extends Writer, Order extends readonly unknown[] = typeof WRITERS> = Order extends readonly [infer First, ...infer Rest]
  ? First extends S
    ? First
    : First | UpTo<S, Rest>
  : never

type Table = typeof COLUMNS
type WritersOf<E> = E extends { writers: infer W extends readonly Writer[] } ? W : never
type WrittenColumn<E> = E extends { isByte: true } ? Uint8Array : Float64Array

/** The columns of each group as a frame has them. */
type Columns = { [G in Group]: { [K in keyof Table[G]]: WrittenColumn<Table[G][K]> } }

/**
 * The columns of each group as each stage sees them. It can write its own columns and read those of
 * the stages before it, and no others. The table of columns says which these are.
 */
type Views = {
  [S in Writer]: {
    [G in Group]: {
      [K in keyof Table[G] as WritersOf<Table[G][K]>[0] extends UpTo<S> ? K : never]: S extends WritersOf<Table[G][K]>[number]
        ? WrittenColumn<Table[G][K]>
        : ReadColumn
    }
  }
}

export type SkyColumns<S extends Writer | null = null> = S extends Writer ? Views[S]['sky'] : Columns['sky']
export type PlaneColumns<S extends Writer | null = null> = S extends Writer ? Views[S]['plane'] : Columns['plane']
export type DcColumns<S extends Writer | null = null> = S extends Writer ? Views[S]['dc'] : Columns['dc']
export type AcColumns<S extends Writer | null = null> = S extends Writer ? Views[S]['ac'] : Columns['ac']

export const TRACKER_STATES = ['tracking', 'backtracking', 'flat', 'best angle', 'stow'] as const

/** The first row of a calendar month in a block. */
export interface MonthStart {
  row: number
  year: number
  /** January is 0. */
  month: number
}

interface Block {
  capacity: number
  /** Rows of the current block. */
  n: number
  /** Index of the block's first row in the weather. */
  first: number
  stepMinutes: number
  /** The first row of each calendar month in the block. The middle of a row decides its month. */
  months: readonly MonthStart[]
  lit: LitRows
  /** Parts of the plant, as text, whose unwritten columns are zero; null when they may contain anything. */
  zeroFor: string | null
}

/** Modules on one input of the inverters: their irradiance and their DC power. */
interface FaceOf<V extends Record<Group, object>> {
  plane: V['plane']
  dc: V['dc']
  /**
   * The planes of its orientations. When there is one, it is `plane` itself. With several (the bins of
   * a scene), `plane` contains their mean irradiance by modules.
   */
  bins: readonly V['plane'][]
}

interface BlockOf<V extends Record<Group, object>> extends Block {
  sky: V['sky']
  plane: V['plane']
  dc: V['dc']
  /**
   * When all modules have one orientation, the only face is `plane` and `dc` themselves. With
   * several faces, these contain the mean irradiance by area and the total power.
   */
  faces: readonly FaceOf<V>[]
  /** The planes of all faces, one face after the other. */
  planes: readonly V['plane'][]
  ac: V['ac']
}

export type Face<S extends Writer | null = null> = S extends Writer ? FaceOf<Views[S]> : FaceOf<Columns>

/**
 * The columns of one block of rows. A run processes its weather in blocks, so that the columns
 * stay in the processor's cache and memory does not grow with the weather. All columns have
 * `capacity` elements, of which the first `n` are used. Most stages visit only the lit rows. What a
 * column contains at the start of a block follows from the table of columns (see `clearing.ts`).
 *
 * `Frame` has all columns; `Frame<'optics'>` has those that the stage `optics` may read or write.
 */
export type Frame<S extends Writer | null = null> = S extends Writer ? BlockOf<Views[S]> : BlockOf<Columns>

/** The stages of the chain, prepared once a run from the request and called once a block. */
type Stages = {
  [S in Writer]: {
    sky: (frame: Frame<S>) => void
    plane: (frame: Frame<S>, plane: PlaneColumns<S>) => void
    dc: (frame: Frame<S>, plane: PlaneColumns<S>, dc: DcColumns<S>) => void
  }
}
export type SkyStage<S extends Writer | null = null> = S extends Writer ? Stages[S]['sky'] : (frame: Frame) => void
export type PlaneStage<S extends Writer | null = null> = S extends Writer ? Stages[S]['plane'] : (frame: Frame, plane: PlaneColumns) => void
export type DcStage<S extends 'thermal' | 'dc' = 'dc'> = Stages[S]['dc']
export type AcStage<S extends Writer | null = null> = SkyStage<S>

/**
 * Columns for blocks of up to `capacity` rows, filled with zeros.
 * @param bins  number of orientations of each face
 */
export function makeFrame(capacity: number, stepMinutes: number, bins: readonly number[] = [1]): Frame {
  const makeFace = (count: number): Face => {
    const plane = makeColumns('plane', capacity)
    const dc = makeColumns('dc', capacity)
    return { plane, dc, bins: count === 1 ? [plane] : Array.from({ length: count }, () => makeColumns('plane', capacity)) }
  }
  const faces = bins.map(makeFace)
  const { plane, dc } = faces.length === 1 ? faces[0] : makeFace(1)
  return {
    capacity,
    n: 0,
    first: 0,
    stepMinutes,
    months: [],
    lit: { rows: new Int32Array(capacity), n: 0 },
    zeroFor: null,
    sky: makeColumns('sky', capacity),
    faces,
    planes: faces.flatMap((face) => face.bins),
    plane,
    dc,
    ac: makeColumns('ac', capacity),
  }
}

/** The columns of one more plane, filled with zeros. */
export function makePlane(capacity: number): PlaneColumns {
  return makeColumns('plane', capacity)
}

function makeColumns<G extends Group>(group: G, capacity: number): Columns[G] {
  const entries = Object.entries<ColumnEntry>(COLUMNS[group])
  const columns = entries.map(([name, { isByte }]) => [name, isByte ? new Uint8Array(capacity) : new Float64Array(capacity)] as const)
  return Object.fromEntries(columns) as Columns[G]
}

/** A column of the frame by its name. */
export function columnOf(frame: Frame, name: ColumnName): Float64Array | Uint8Array {
  return (frame[columnNamed(name).group] as Readonly<Record<string, Float64Array | Uint8Array>>)[name]
}
