import { HALF_PI, TWO_PI } from '../../core/angles.ts'
import { gaussLegendre } from '../../geometry/gauss-legendre.ts'
import type { ShadeKernel } from './shade-kernel.ts'
import { type StandIns, standInsAt } from './stand-ins.ts'

const ELEVATIONS = gaussLegendre(12)
/** Directions of a ring at the horizon; higher rings have fewer, in proportion to their length. */
const AZIMUTHS = 20
const AZIMUTHS_MIN = 6
const GROUND_AZIMUTHS = 20

/**
 * Share of the isotropic sky light on each target that the scene takes: the beam's shade integrated
 * over the sky that the plane sees, each direction weighted by the cosine of its incidence.
 * @param out  0 to 1 for each target, in its present rotation
 * Valid for: 158 directions, by which the loss was within 0.25 % of the sky on 24 random scenes.
 * Source: geometry; Gauss-Legendre over elevation, the midpoint rule over azimuth.
 * Checked by: test/engine/scene/hemisphere.test.ts, against rays and against the crossed strings of
 *   engine/geometry/row-views.ts
 */
export function skyLoss(kernel: ShadeKernel, standIns: readonly StandIns[], out: Float64Array): void {
  const sums = new HemisphereSums(kernel, standIns)
  for (let e = 0; e < ELEVATIONS.nodes.length; e++) {
    const elevationRad = HALF_PI * ELEVATIONS.nodes[e]
    const level = Math.cos(elevationRad)
    const azimuths = Math.max(AZIMUTHS_MIN, 2 * Math.round((AZIMUTHS * level) / 2))
    // every other ring is turned by half a step; east and west stay mirror images
    sums.addRing(elevationRad, azimuths, e % 2 === 0 ? 0.5 : 0, (ELEVATIONS.weights[e] * level) / azimuths)
  }
  sums.write(out)
}

/**
 * Share of the ground light on each target that the scene takes where only the far ground counts
 * (`array.ground_shading` first_row): the shade at elevation 0, over the azimuths that the plane
 * faces. In n endless rows it is 0 for the first and 1 for the others.
 * @param out  0 to 1 for each target, in its present rotation; 0 for a level one, which sees no ground
 * @param light  receives what each target sees of the far ground, in any unit; null to leave it out
 * Source and check as for the sky.
 */
export function groundLoss(kernel: ShadeKernel, standIns: readonly StandIns[], out: Float64Array, light: Float64Array | null = null): void {
  const sums = new HemisphereSums(kernel, standIns)
  sums.addRing(0, GROUND_AZIMUTHS, 0.5, 1)
  sums.write(out)
  light?.set(sums.light)
}

/** Light on each target and what is lost of it, summed over directions. */
class HemisphereSums {
  readonly light: Float64Array
  private readonly lost: Float64Array
  private readonly shade: Float64Array

  constructor(
    private readonly kernel: ShadeKernel,
    private readonly standIns: readonly StandIns[],
  ) {
    this.light = new Float64Array(kernel.count)
    this.lost = new Float64Array(kernel.count)
    this.shade = new Float64Array(kernel.count)
  }

  /** Adds directions of one elevation, evenly spread over azimuth. */
  addRing(elevationRad: number, azimuths: number, offset: number, weight: number): void {
    const { kernel, light, lost, shade } = this
    const level = Math.cos(elevationRad)
    const up = Math.sin(elevationRad)
    const { targets, standIn } = standInsAt(this.standIns, up)
    for (let a = 0; a < azimuths; a++) {
      const azimuthRad = ((a + offset) * TWO_PI) / azimuths
      kernel.face(level * Math.sin(azimuthRad), level * Math.cos(azimuthRad), up)
      for (let k = 0; k < targets.length; k++) shade[targets[k]] = kernel.shade(targets[k])
      for (let i = 0; i < kernel.count; i++) {
        const seen = weight * Math.max(0, kernel.incidenceCos(i))
        light[i] += seen
        lost[i] += seen * shade[standIn[i]]
      }
    }
  }

  write(out: Float64Array): void {
    for (let i = 0; i < this.kernel.count; i++) out[i] = this.light[i] > LIGHT_TOLERANCE ? Math.min(1, this.lost[i] / this.light[i]) : 0
  }
}

/** Light of a plane that sees nothing, over that of one that sees all. */
const LIGHT_TOLERANCE = 1e-9
