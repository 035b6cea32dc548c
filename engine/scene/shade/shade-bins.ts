/** How the shade of targets is averaged: each target counts in one bin with its weight. */
export interface ShadeBins {
  count: number
  /** Bin of each target, 0 to count - 1. */
  binOf: Int32Array
  /** Of each target; modules, for example. */
  weight: Float64Array
}
