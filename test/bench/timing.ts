/**
 * Work to be timed. `prepare` makes fresh input from a seed and is not timed. The work that it
 * returns is timed, and returns a number for the checksum.
 */
export interface Variant {
  name: string
  prepare(seed: number): () => number
}

export interface Timing {
  name: string
  medianMs: number
  leastMs: number
  /**
   * Sum of the numbers that the work returned. Proves that the work was done, and that a later
   * bench does the same work.
   */
  checksum: number
}

/**
 * Times the variants alternately, round by round, so that a disturbance of the machine affects all
 * of them equally. Every round uses fresh input.
 * @param warmRounds  number of warm-up rounds, which are not counted
 */
export function timeInterleaved(variants: readonly Variant[], warmRounds: number, rounds: number): Timing[] {
  const samples = variants.map(() => new Float64Array(rounds))
  const checksums = variants.map(() => 0)
  for (let round = -warmRounds; round < rounds; round++) {
    variants.forEach((variant, k) => {
      const work = variant.prepare(1000 * (round + warmRounds) + k)
      const begun = performance.now()
      const result = work()
      const millis = performance.now() - begun
      if (round >= 0) {
        samples[k][round] = millis
        checksums[k] += result
      }
    })
  }
  return variants.map(({ name }, k) => ({
    name,
    medianMs: quantile(samples[k], 0.5),
    leastMs: Math.min(...samples[k]),
    checksum: checksums[k],
  }))
}

/** Quantile by the nearest rank. */
export function quantile(samples: ArrayLike<number>, fraction: number): number {
  const sorted = Float64Array.from(samples).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))]
}
