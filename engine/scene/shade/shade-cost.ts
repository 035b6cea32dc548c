import type { ShadeKernel } from './shade-kernel.ts'

/** Elevations of the sun at which neighbours are counted, degrees. */
const ELEVATIONS_DEG = [60, 30, 10, 3]
/** Targets that are asked for their neighbours. */
const SAMPLE = 100
/**
 * Time of a target in a direction, us of one core of the reference machine: 0.2 to 12 for fields of
 * trackers on rolling ground, 1,400 to 3,000 for 1,000 devices thrown into one heap, 10,000 and more
 * for 5,000 of them.
 */
const MICROS = { target: 0.5, neighbour: 0.3, neighbourSquared: 0.006 }
/** Time of a slice of the sky: 0.2 for one table, 2 to 5 for such fields of any size, 8 and 18 for such heaps. */
const SLICE_MICROS = { slice: 2.5, neighbour: 0.04 }
export interface ShadeCost {
  /** Estimated mean time of the shade of one target in one direction. */
  readonly secondsPerShade: number
  /** The same of one slice of the sky. */
  readonly secondsPerSlice: number
}

/**
 * Costs of a scene. Neighbours are bodies that overlap a target as the sun sees it; in a heap, all bodies are.
 * Tables with two sub-rows and a tube take 4 to 5 times as long in a year, their slices twice: at low sun
 * no shadow covers a table alone.
 */
export function shadeCost(kernel: ShadeKernel): ShadeCost {
  const stride = Math.max(1, Math.ceil(kernel.count / SAMPLE))
  let [asked, all, squared] = [0, 0, 0]
  kernel.turn(0)
  for (const elevationDeg of ELEVATIONS_DEG) {
    const elevationRad = (elevationDeg * Math.PI) / 180
    const level = Math.cos(elevationRad)
    kernel.face(0.8 * level, -0.6 * level, Math.sin(elevationRad))
    for (let target = 0; target < kernel.count; target += stride) {
      const neighbours = kernel.neighbours(target)
      all += neighbours
      squared += neighbours ** 2
      asked++
    }
  }
  const [mean, meanSquare] = [all / Math.max(1, asked), squared / Math.max(1, asked)]
  const parts = (kernel.rectangles.parts.end - kernel.count) / Math.max(1, kernel.count)
  return {
    secondsPerShade: 1e-6 * Math.max(1, parts ** 2 / 2) * (MICROS.target + MICROS.neighbour * mean + MICROS.neighbourSquared * meanSquare),
    secondsPerSlice: 1e-6 * Math.max(1, parts) * (SLICE_MICROS.slice + SLICE_MICROS.neighbour * mean),
  }
}
