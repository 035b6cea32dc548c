/** How many rays and slices stand for the rears of a bin. */
export interface RearSampling {
  /** Rays in a direction of the sun. */
  readonly ofSun: number
  /** Rays at a rotation: what the rear sees of the ground, and the ground of the sky. */
  readonly ofRotation: number
  /** Pairs of slices of the sky at a rotation. */
  readonly ofSky: number
}

/** Of all bins, and of a bin at least. In larger scenes, each direction costs more and counts less. */
const OF_SUN = { few: 1024, many: 512, manyFrom: 1000, perBin: 64 }
const OF_ROTATION = { all: 4096, perBin: 256 }
const OF_SKY = { all: 1024, perBin: 64 }

/** Largest distance between the rotations of trackers at which the rear looks around: 15 deg. */
export const STEP_RAD = Math.PI / 12

/** The sampling of each bin of a plant. */
export function rearSampling(tables: number, bins: number): RearSampling {
  const shared = (all: number, least: number): number => Math.max(least, Math.ceil(all / bins))
  return {
    ofSun: shared(tables < OF_SUN.manyFrom ? OF_SUN.few : OF_SUN.many, OF_SUN.perBin),
    ofRotation: shared(OF_ROTATION.all, OF_ROTATION.perBin),
    ofSky: shared(OF_SKY.all, OF_SKY.perBin),
  }
}
