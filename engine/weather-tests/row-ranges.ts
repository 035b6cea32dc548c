/** Rows of a mask as pairs [first, end): `end` is the row after the last. */
export interface RowRanges {
  ranges: [number, number][]
  /** Ranges beyond those that are listed. */
  left_out: number
}

/** Ranges that an answer lists of one test. */
const RANGES_MAX = 1000

/** The rows of a mask as ranges. */
export function rangesOf(mask: Uint8Array, most: number = RANGES_MAX): RowRanges {
  const ranges: [number, number][] = []
  let leftOut = 0
  for (let from = mask.indexOf(1); from >= 0; from = mask.indexOf(1, from)) {
    const end = mask.indexOf(0, from)
    const to = end < 0 ? mask.length : end
    if (ranges.length < most) ranges.push([from, to])
    else leftOut++
    from = to
  }
  return { ranges, left_out: leftOut }
}
