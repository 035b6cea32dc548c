/** Upper bounds of the buckets of short work, such as a call of the store, seconds. */
export const SHORT_BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Upper bounds of the buckets of requests, seconds. */
export const REQUEST_BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts how long something took, by buckets, which can be added up over time and servers. */
export class Histogram {
  /** Observations in each bucket alone; one more than bounds, for those above the last. */
  readonly counts: Float64Array
  sum = 0

  /** @param bounds  upper bounds of the buckets, ascending, seconds */
  constructor(readonly bounds: readonly number[]) {
    this.counts = new Float64Array(bounds.length + 1)
  }

  observe(seconds: number): void {
    let bucket = 0
    while (bucket < this.bounds.length && seconds > (this.bounds[bucket] ?? 0)) bucket++
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sum += seconds
  }
}
