/**
 * Seeded random numbers: the same seed gives the same numbers in every runtime.
 * Source: xoshiro128**, D. Blackman & S. Vigna 2021, doi 10.1145/3460772; its state is filled by
 * the 32-bit finaliser of MurmurHash3 (A. Appleby) over a Weyl sequence, so that neighbouring seeds
 * are uncorrelated. Normal deviates: G. Box & M. Muller 1958, doi 10.1214/aoms/1177706645, both of
 * each pair are used.
 */
export class Random {
  private s0: number
  private s1: number
  private s2: number
  private s3: number
  private spare = 0
  private hasSpare = false

  /**
   * @param seed   unsigned 32-bit number.
   * @param stream distinguishes independent sequences of one seed.
   */
  constructor(seed: number, stream: number) {
    const base = (seed ^ Math.imul(stream + 1, GOLDEN_RATIO_32)) | 0
    this.s0 = mix(base + GOLDEN_RATIO_32)
    this.s1 = mix(base + 2 * GOLDEN_RATIO_32)
    this.s2 = mix(base + 3 * GOLDEN_RATIO_32)
    this.s3 = mix(base + 4 * GOLDEN_RATIO_32) | 1 // excludes the all-zero state
  }

  /** Uniform, 0 <= u < 1, 32 bits. */
  uniform(): number {
    const scrambled = Math.imul(this.s1, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
    const shifted = this.s1 << 9
    this.s2 ^= this.s0
    this.s3 ^= this.s1
    this.s1 ^= this.s2
    this.s0 ^= this.s3
    this.s2 ^= shifted
    this.s3 = (this.s3 << 11) | (this.s3 >>> 21)
    return result / 4294967296
  }

  /** Standard normal. */
  normal(): number {
    if (this.hasSpare) {
      this.hasSpare = false
      return this.spare
    }
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()))
    const angle = 2 * Math.PI * this.uniform()
    this.spare = radius * Math.sin(angle)
    this.hasSpare = true
    return radius * Math.cos(angle)
  }
}

/** 2^32 over the golden ratio, made odd: the increment of the Weyl sequence. */
const GOLDEN_RATIO_32 = 0x9e3779b9

function mix(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
