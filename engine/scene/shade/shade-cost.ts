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

/**
 * Estimated mean time of the shade of one target in one direction, s. Neighbours are bodies that
 * overlap it as the sun sees it; in a heap, all bodies are.
 */
export function secondsPerShade(kernel: ShadeKernel): number {
  const stride = Math.max(1, Math.ceil(kernel.count / SAMPLE))
  let micros = 0
  let asked = 0
  kernel.turn(0)
  for (const elevationDeg of ELEVATIONS_DEG) {
    const elevationRad = (elevationDeg * Math.PI) / 180
    const level = Math.cos(elevationRad)
    kernel.face(0.8 * level, -0.6 * level, Math.sin(elevationRad))
    for (let target = 0; target < kernel.count; target += stride) {
      const neighbours = kernel.neighbours(target)
      micros += MICROS.target + MICROS.neighbour * neighbours + MICROS.neighbourSquared * neighbours ** 2
      asked++
    }
  }
  return (micros / Math.max(1, asked)) * 1e-6
}
