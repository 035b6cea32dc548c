import { sortValues } from './order.ts'

/** Sizes of cells, each twice the one before. Larger items share the last. */
const LEVELS = 24
/** Items whose sizes set the smallest cell. */
const SAMPLE = 32
/** Up to this number of items of a level, all are looked at. */
const FEW = 6
/** A view that is flat has a height of this share of its width. */
const FLAT = 1e-9

/**
 * Finds the boxes of a view that overlap a box: a hash grid with a level for every size. An item is
 * kept once, in the cell of its centre, so that memory is linear in the number of items wherever
 * they are, and a search looks only at cells near its box.
 * Source: M. Teschner et al., Optimized spatial hashing for collision detection, VMV 2003; loose
 * cells as in T. Ulrich, Game Programming Gems 1, 2000, 4.11.
 */
export class ViewGrid {
  /** Centres and half sizes of the boxes; written by the owner before `build`. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly halfX: Float64Array
  readonly halfY: Float64Array
  /** Items that the last search found. */
  readonly found: Int32Array
  private readonly level: Uint8Array
  private readonly cellX: Int32Array
  private readonly cellY: Int32Array
  private readonly bucket: Int32Array
  /** Items by bucket; those of bucket b begin at bucketStart[b]. */
  private readonly byBucket: Int32Array
  private readonly bucketStart: Int32Array
  private readonly byLevel: Int32Array
  private readonly levelStart = new Int32Array(LEVELS + 1)
  private readonly levelFill = new Int32Array(LEVELS + 1)
  private readonly cellWidth = new Float64Array(LEVELS)
  private readonly cellHeight = new Float64Array(LEVELS)
  private readonly reachX = new Float64Array(LEVELS)
  private readonly reachY = new Float64Array(LEVELS)
  private readonly sample = new Float64Array(SAMPLE)
  private readonly mask: number

  constructor(readonly count: number) {
    this.x = new Float64Array(count)
    this.y = new Float64Array(count)
    this.halfX = new Float64Array(count)
    this.halfY = new Float64Array(count)
    this.found = new Int32Array(count)
    this.level = new Uint8Array(count)
    this.cellX = new Int32Array(count)
    this.cellY = new Int32Array(count)
    this.bucket = new Int32Array(count)
    this.byBucket = new Int32Array(count)
    this.byLevel = new Int32Array(count)
    const buckets = 2 ** Math.ceil(Math.log2(Math.max(2, 2 * count)))
    this.bucketStart = new Int32Array(buckets + 1)
    this.mask = buckets - 1
  }

  /** Median of a few items that are evenly spread over the list. */
  private typical(sizes: Float64Array): number {
    const { sample, count } = this
    const taken = Math.min(count, SAMPLE)
    for (let k = 0; k < taken; k++) sample[k] = sizes[Math.floor(((k + 0.5) * count) / taken)]
    sortValues(sample, taken)
    return sample[taken >> 1]
  }

  build(): void {
    const { count, x, y, halfX, halfY, level, cellX, cellY, cellWidth, cellHeight, reachX, reachY, levelStart } = this
    if (count === 0) return
    const typicalX = this.typical(halfX)
    const smallX = Math.max(typicalX, FLAT * this.typical(halfY))
    const smallY = Math.max(this.typical(halfY), FLAT * typicalX)
    for (let l = 0; l < LEVELS; l++) {
      cellWidth[l] = 2 * smallX * 2 ** l
      cellHeight[l] = 2 * smallY * 2 ** l
      reachX[l] = 0
      reachY[l] = 0
    }
    levelStart.fill(0)
    for (let i = 0; i < count; i++) {
      const size = Math.max(halfX[i] / smallX, halfY[i] / smallY)
      let l = 0
      for (let cell = 1; cell < size && l < LEVELS - 1; cell *= 2) l++
      level[i] = l
      levelStart[l + 1]++
      if (halfX[i] > reachX[l]) reachX[l] = halfX[i]
      if (halfY[i] > reachY[l]) reachY[l] = halfY[i]
      cellX[i] = Math.floor(x[i] / cellWidth[l]) | 0
      cellY[i] = Math.floor(y[i] / cellHeight[l]) | 0
    }
    this.fillLevels()
    this.fillBuckets()
  }

  private fillLevels(): void {
    const { count, level, levelStart, levelFill, byLevel } = this
    for (let l = 0; l < LEVELS; l++) levelStart[l + 1] += levelStart[l]
    levelFill.set(levelStart)
    for (let i = 0; i < count; i++) byLevel[levelFill[level[i]]++] = i
  }

  private fillBuckets(): void {
    const { count, level, cellX, cellY, bucket, bucketStart, byBucket, mask } = this
    bucketStart.fill(0)
    for (let i = 0; i < count; i++) {
      const b = hash(cellX[i], cellY[i], level[i]) & mask
      bucket[i] = b
      bucketStart[b]++
    }
    let end = 0
    for (let b = 0; b <= mask; b++) {
      end += bucketStart[b]
      bucketStart[b] = end
    }
    bucketStart[mask + 1] = end
    // from the last on, so that the items of a bucket ascend
    for (let i = count - 1; i >= 0; i--) byBucket[--bucketStart[bucket[i]]] = i
  }

  /** Writes to `found` the items whose boxes overlap that of item i, without i. */
  overlapping(i: number): number {
    const { levelStart } = this
    let found = 0
    for (let l = 0; l < LEVELS; l++) {
      const items = levelStart[l + 1] - levelStart[l]
      if (items > 0) found = this.searchLevel(i, l, items, found)
    }
    return found
  }

  private searchLevel(i: number, l: number, items: number, before: number): number {
    const width = this.cellWidth[l]
    const height = this.cellHeight[l]
    const spanX = this.halfX[i] + this.reachX[l]
    const spanY = this.halfY[i] + this.reachY[l]
    const firstX = Math.floor((this.x[i] - spanX) / width)
    const firstY = Math.floor((this.y[i] - spanY) / height)
    const columns = Math.floor((this.x[i] + spanX) / width) - firstX + 1
    const rows = Math.floor((this.y[i] + spanY) / height) - firstY + 1
    // also for spans that are not finite
    if (items <= FEW || !(columns * rows <= items)) return this.scanLevel(i, l, before)
    let found = before
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) found = this.searchCell(i, l, (firstX + column) | 0, (firstY + row) | 0, found)
    }
    return found
  }

  private searchCell(i: number, l: number, column: number, row: number, before: number): number {
    const { level, cellX, cellY, byBucket, bucketStart } = this
    const bucket = hash(column, row, l) & this.mask
    const end = bucketStart[bucket + 1]
    let found = before
    for (let k = bucketStart[bucket]; k < end; k++) {
      const j = byBucket[k]
      // other cells may share the bucket
      if (cellX[j] === column && cellY[j] === row && level[j] === l && this.overlaps(i, j)) this.found[found++] = j
    }
    return found
  }

  private scanLevel(i: number, l: number, before: number): number {
    let found = before
    for (let k = this.levelStart[l]; k < this.levelStart[l + 1]; k++) {
      const j = this.byLevel[k]
      if (this.overlaps(i, j)) this.found[found++] = j
    }
    return found
  }

  private overlaps(i: number, j: number): boolean {
    const { x, y, halfX, halfY } = this
    return i !== j && Math.abs(x[i] - x[j]) < halfX[i] + halfX[j] && Math.abs(y[i] - y[j]) < halfY[i] + halfY[j]
  }
}

function hash(column: number, row: number, level: number): number {
  const mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b) ^ Math.imul(level, 0xc2b2ae35)
  return mixed ^ (mixed >>> 15)
}
