import type { AngleRange } from '../geometry/array-angles.ts'
import { gaussLegendre } from '../geometry/gauss-legendre.ts'
import { awayFromAxes } from '../geometry/row-array.ts'
import { SmoothTable } from '../geometry/smooth-table.ts'
import { lowerBandFrac, type RowSection } from './row-section.ts'

/*
 * Light that passes the ends of the row in front. For endless rows the view is an integral over the
 * directions of the cross-section. A row of length L, at the distance D in such a direction, stops
 * (2 / pi) atan(L / D) of it, as a mean over the length of the row behind. Rows end in line, so
 * light that passes the end of one row meets none of the rows beyond.
 */

const QUADRATURE = gaussLegendre(16)
const STEP_RAD = 4 * (Math.PI / 180)
/** Below this rotation the fractions are those at this rotation: they tend to a limit. */
const ROTATION_FLOOR_RAD = 1e-3

/** Share of the light from a direction in the cross-section that a row at a distance stops. */
function stoppedFrac(lengthPerPitch: number, distance: number): number {
  return (2 / Math.PI) * Math.atan(lengthPerPitch / distance)
}

/**
 * Sky that the row in front takes from a row, over what an endless row would take; 1 for endless
 * rows. Lengths are in units of the distance between axes.
 * Source: the view factor between parallel strips (Hottel 1954, in McAdams, Heat Transmission,
 * ch. 4), for strips of finite length.
 * Checked by: test/engine/shading/row-ends.test.ts, which casts rays.
 */
export function skyHeldFrac(section: RowSection, rotationRad: number): number {
  const { gcr, activeFrac, lengthPerPitch } = section
  if (lengthPerPitch === Number.POSITIVE_INFINITY) return 1
  const { nodes, weights } = QUADRATURE
  const rotationCos = Math.cos(rotationRad)
  const fromFrac = lowerBandFrac(section, rotationRad)
  const reach = (1 - fromFrac) * gcr
  let taken = 0
  let takenByEndless = 0
  for (let k = 0; k < nodes.length; k++) {
    const rise = reach * nodes[k] // a point of the row in front, above the level of the point that sees it
    const distance = Math.sqrt(1 - 2 * rise * rotationCos + rise * rise)
    const seenFrom = Math.min(activeFrac, 1 - fromFrac - rise / gcr)
    const view = (weights[k] * seenFrom) / distance ** 3
    taken += view * stoppedFrac(lengthPerPitch, distance)
    takenByEndless += view
  }
  return taken / takenByEndless
}

/**
 * Share of the far ground, at the horizon, that the row in front hides from a row; 1 for endless
 * rows. In plan the two rows are parallel strips: of the light from a level direction a row loses
 * what the row ahead stops along its length. Tilt and width do not matter.
 * Source: crossed strings (Hottel 1954, in McAdams, Heat Transmission, ch. 4) between two strips as
 * long as the rows, at the distance between the axes.
 * Checked by: test/engine/shading/row-ends.test.ts, which casts rays.
 */
export function farGroundHeldFrac({ lengthPerPitch: length }: RowSection): number {
  return length === Number.POSITIVE_INFINITY ? 1 : length / (Math.sqrt(1 + length * length) + 1)
}

/**
 * Share of the view below the horizon that ends within the length of the row in front: on that row,
 * or on the ground before it, which is level with the lower edges. The rest is open ground.
 * Source and check as for the sky.
 */
function groundHeldFrac(section: RowSection, rotationRad: number): number {
  const { gcr, activeFrac, lengthPerPitch } = section
  const { nodes, weights } = QUADRATURE
  const rotation = Math.max(awayFromAxes(rotationRad), ROTATION_FLOOR_RAD)
  const rotationCos = Math.cos(rotation)
  const rotationSin = Math.sin(rotation)
  const fromFrac = lowerBandFrac(section, rotationRad)
  let held = 0
  for (let k = 0; k < nodes.length; k++) {
    // equal steps of the sine from the row's normal are equal steps of the view
    const upSlope = -1 + nodes[k] * (1 - rotationCos)
    const outwards = Math.sqrt(1 - upSlope * upSlope)
    const down = -(rotationSin * upSlope + rotationCos * outwards)
    for (let j = 0; j < nodes.length; j++) {
      const height = (fromFrac + activeFrac * nodes[j]) * gcr * rotationSin
      const distance = Math.min(rotationSin / outwards, height / down)
      held += weights[k] * weights[j] * stoppedFrac(lengthPerPitch, distance)
    }
  }
  return held
}

/** For a level row either edge is the lower one: the mean of both, so that a mirrored plant gets the same. */
function levelGroundHeldFrac(section: RowSection): number {
  return (groundHeldFrac(section, -ROTATION_FLOOR_RAD) + groundHeldFrac(section, ROTATION_FLOOR_RAD)) / 2
}

/** `groundHeldFrac` by the rotation of the plane; null for endless rows, which hold all of it. */
export function groundHeldByRotation(section: RowSection, { fromRad, toRad }: AngleRange): SmoothTable | null {
  if (section.lengthPerPitch === Number.POSITIVE_INFINITY) return null
  const heldFrac = (rotationRad: number): number =>
    Math.abs(rotationRad) < ROTATION_FLOOR_RAD ? levelGroundHeldFrac(section) : groundHeldFrac(section, rotationRad)
  return new SmoothTable((rad) => heldFrac(rad + section.rotationOffsetRad), { fromRad, toRad }, STEP_RAD)
}
