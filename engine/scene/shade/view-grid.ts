import { sortValues } from './order.ts'

/** Sizes of cells, each twice the one before. Larger items share the last. */
const LEVELS = 24
/** Items whose sizes set the smallest cell, and whose places set the extent of a level. */
const SAMPLE = 32
/** Up to this number of items of a level, all are looked at. */
const FEW = 6
/** A view that is flat has a height of this share of its width. */
const FLAT = 1e-9
/** Cells of a level per item, at most. */
const CELLS_PER_ITEM = 4
/** Smallest cells over the typical box. */
const CELL_PER_BOX = 1.5

/**
 * Finds the boxes of a view that overlap a box: a grid for every size of items. An item is kept
 * once, in the cell of its centre, and the cells of a row follow each other, so that a search reads
 * a few short runs of a list. Items far outside are in the cells at the border, and a search beyond
 * the border looks there: memory is linear in the number of items wherever they are.
 * Source: loose cells as in T. Ulrich, Game Programming Gems 1, 2000, 4.11.
 */
export class ViewGrid {
  /** Centres and half sizes of the boxes; written by the owner before `build`. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly halfX: Float64Array
  readonly halfY: Float64Array
  /** Items that the last search found. */
  readonly found: Int32Array
  private readonly levelOf: Uint8Array
  private readonly cellOf: Int32Array
  /** Items by level and cell; those of cell c begin at cellStart[c]. */
  private readonly items: Int32Array
  private readonly cellStart: Int32Array
  private readonly levelItems = new Int32Array(LEVELS)
  private readonly levelFill = new Int32Array(LEVELS)
  private readonly byLevel: Int32Array
  private readonly sample = new Float64Array(SAMPLE)
  private readonly levels: Level[] = []
  /** Levels that have items. */
  private used = 0

  constructor(readonly count: number) {
    this.x = new Float64Array(count)
    this.y = new Float64Array(count)
    this.halfX = new Float64Array(count)
    this.halfY = new Float64Array(count)
    this.found = new Int32Array(count)
    this.levelOf = new Uint8Array(count)
    this.cellOf = new Int32Array(count)
    this.items = new Int32Array(count)
    this.byLevel = new Int32Array(count)
    this.cellStart = new Int32Array(CELLS_PER_ITEM * count + LEVELS + 1)
    for (let l = 0; l < LEVELS; l++) this.levels.push({ ...NO_LEVEL })
  }

  build(): void {
    if (this.count === 0) return
    this.sortByLevel()
    let from = 0
    let cells = 0
    this.used = 0
    for (let l = 0; l < LEVELS; l++) {
      const items = this.levelItems[l]
      if (items === 0) continue
      const level = this.levels[this.used++]
      this.layOut(level, from, items, cells)
      from += items
      cells += level.columns * level.rows
    }
    this.sortByCell(cells)
  }

  /** Writes to `found` the items whose boxes overlap that of item i, without i. */
  overlapping(i: number): number {
    const { levels, used } = this
    let found = 0
    for (let l = 0; l < used; l++) found = this.search(levels[l], i, found)
    return found
  }

  private search(level: Level, i: number, before: number): number {
    const { x, y, halfX, halfY, cellStart, items, found } = this
    const atX = x[i]
    const atY = y[i]
    const ownX = halfX[i]
    const ownY = halfY[i]
    const spanX = ownX + level.reachX
    const spanY = ownY + level.reachY
    const firstColumn = cellAt(atX - spanX, level.left, level.perX, level.columns)
    const lastColumn = cellAt(atX + spanX, level.left, level.perX, level.columns)
    const firstRow = cellAt(atY - spanY, level.bottom, level.perY, level.rows)
    const lastRow = cellAt(atY + spanY, level.bottom, level.perY, level.rows)
    let n = before
    for (let row = firstRow; row <= lastRow; row++) {
      const first = level.firstCell + row * level.columns
      const end = cellStart[first + lastColumn + 1]
      for (let k = cellStart[first + firstColumn]; k < end; k++) {
        const j = items[k]
        if (Math.abs(atX - x[j]) < ownX + halfX[j] && Math.abs(atY - y[j]) < ownY + halfY[j] && i !== j) found[n++] = j
      }
    }
    return n
  }

  /** Median over a few of the items that are evenly spread over a list; a share of 0.5 is the median. */
  private quantile(values: Float64Array, list: Int32Array | null, from: number, count: number, share: number): number {
    const { sample } = this
    const taken = Math.min(count, SAMPLE)
    for (let k = 0; k < taken; k++) {
      const at = from + Math.floor(((k + 0.5) * count) / taken)
      sample[k] = values[list === null ? at : list[at]]
    }
    sortValues(sample, taken)
    return sample[Math.floor(share * (taken - 1))]
  }

  /** Finds the level of each item, by its size over the typical one, and lists the items by level. */
  private sortByLevel(): void {
    const { count, halfX, halfY, levelOf, levelItems, levelFill, byLevel, levels } = this
    const typicalX = this.quantile(halfX, null, 0, count, 0.5)
    const typicalY = this.quantile(halfY, null, 0, count, 0.5)
    const smallX = Math.max(typicalX, FLAT * typicalY)
    const smallY = Math.max(typicalY, FLAT * typicalX)
    levelItems.fill(0)
    for (let i = 0; i < count; i++) {
      const size = Math.max(halfX[i] / smallX, halfY[i] / smallY)
      let l = 0
      for (let cell = CELL_PER_BOX; cell < size && l < LEVELS - 1; cell *= 2) l++
      levelOf[i] = l
      levelItems[l]++
    }
    let from = 0
    let used = 0
    for (let l = 0; l < LEVELS; l++) {
      levelFill[l] = from
      from += levelItems[l]
      if (levelItems[l] === 0) continue
      levels[used].perX = 1 / (2 * CELL_PER_BOX * smallX * 2 ** l)
      levels[used].perY = 1 / (2 * CELL_PER_BOX * smallY * 2 ** l)
      used++
    }
    for (let i = 0; i < count; i++) byLevel[levelFill[levelOf[i]]++] = i
  }

  /** Chooses the cells of a level and finds the cell of each of its items. */
  private layOut(level: Level, from: number, items: number, firstCell: number): void {
    const { x, y, halfX, halfY, byLevel, cellOf } = this
    level.firstCell = firstCell
    level.reachX = 0
    level.reachY = 0
    for (let k = from; k < from + items; k++) {
      const i = byLevel[k]
      if (halfX[i] > level.reachX) level.reachX = halfX[i]
      if (halfY[i] > level.reachY) level.reachY = halfY[i]
    }
    if (items <= FEW) {
      level.columns = 1
      level.rows = 1
    } else {
      // the outermost few are left to the border
      level.left = this.quantile(x, byLevel, from, items, 0.04)
      level.bottom = this.quantile(y, byLevel, from, items, 0.04)
      const width = (this.quantile(x, byLevel, from, items, 0.97) - level.left) * level.perX
      const height = (this.quantile(y, byLevel, from, items, 0.97) - level.bottom) * level.perY
      const most = CELLS_PER_ITEM * items
      // fewer and larger cells where the items are far apart
      level.columns = cellsFor(width, most / Math.max(1, Math.min(height, Math.sqrt(most))))
      level.rows = cellsFor(height, most / level.columns)
      if (width > level.columns) level.perX *= level.columns / width
      if (height > level.rows) level.perY *= level.rows / height
    }
    for (let k = from; k < from + items; k++) {
      const i = byLevel[k]
      const row = cellAt(y[i], level.bottom, level.perY, level.rows)
      cellOf[i] = firstCell + row * level.columns + cellAt(x[i], level.left, level.perX, level.columns)
    }
  }

  private sortByCell(cells: number): void {
    const { count, cellOf, cellStart, items } = this
    cellStart.fill(0, 0, cells + 1)
    for (let i = 0; i < count; i++) cellStart[cellOf[i]]++
    let end = 0
    for (let c = 0; c < cells; c++) {
      end += cellStart[c]
      cellStart[c] = end
    }
    cellStart[cells] = end
    // from the last on, so that the items of a cell ascend
    for (let i = count - 1; i >= 0; i--) items[--cellStart[cellOf[i]]] = i
  }
}

/** The grid of the items of one size. */
interface Level {
  firstCell: number
  columns: number
  rows: number
  left: number
  bottom: number
  /** Cells per length. */
  perX: number
  perY: number
  /** Largest half sizes of its items. */
  reachX: number
  reachY: number
}

const NO_LEVEL: Level = { firstCell: 0, columns: 1, rows: 1, left: 0, bottom: 0, perX: 0, perY: 0, reachX: 0, reachY: 0 }

/** The cell of a position; those at the border reach to infinity. What is no number is in the first. */
function cellAt(position: number, from: number, perLength: number, cells: number): number {
  const cell = (position - from) * perLength
  return cell >= cells ? cells - 1 : cell > 0 ? Math.floor(cell) : 0
}

/** Number of cells that cover so many, from 1 to a limit. */
function cellsFor(needed: number, most: number): number {
  return needed >= 1 ? Math.floor(Math.max(1, Math.min(needed, most))) : 1
}
