import type { Vector } from '../vector.ts'
import type { ShadowList } from './shadow-list.ts'
import type { StripSweep } from './strip-sweep.ts'

/**
 * A rectangle that receives light and stops that of others: a rack, a tracker at rotation 0, or one
 * face of a ridge. It has no thickness and is opaque from both sides. Lengths of a scene share one
 * unit, which never enters a result.
 */
export interface ShadeTarget {
  /** Position of the centre, from any origin. */
  centre: Vector
  /** Unit vector along the row, the axis or the ridge. A tracker turns about it, right-handed. */
  along: Vector
  /**
   * Unit vector across the width, perpendicular to `along`. The side that receives light faces along
   * x across, so that `across` points up the slope of a rack whose `along` is to the left of the
   * azimuth that it faces.
   */
  across: Vector
  /** Above 0. */
  halfLength: number
  /** Above 0. */
  halfWidth: number
  /** Width of a border around it that stops light and receives none; default 0. */
  frame?: number
  /** Equal parts across the width with open gaps between them; else it is one. */
  rows?: { count: number; gap: number }
  /** A tube along it, whose middle is so far behind its plane (in front of it where negative), and which stops light. */
  tube?: { radius: number; below: number }
  /** Share of the light on it that passes between its modules; default 0. */
  open?: number
  /** Number of equal strips across its parts together, from 1; strip 0 is at the end that `across` leaves. */
  strips: number
  /** Depth of a cell over the width of a strip, above 0; from 1 on, a strip loses its shaded area. */
  cellFrac: number
  /** What its strings lose where they count as circuits; else absent. */
  circuit?: StringLoss
  /** Whether `ShadeKernel.turn` turns it. */
  turns: boolean
}

/** What the strings of a target lose as circuits. */
export interface StringLoss {
  /**
   * Loss over the unshaded beam at each of the shares of `beam-shares.ts`; read before the next call.
   * @param linear  fraction of the beam that shade takes; no loss is below
   * @param newSweep  makes a sweep of the shadows of its kernel
   */
  lose(shadows: ShadowList, linear: number, newSweep: () => StripSweep): Float64Array
}

/**
 * The convex hull of a few points, which stops light: a box, a silo, one segment of a wall. A flat
 * hull has no thickness.
 */
export interface Occluder {
  /** East, north and up of each point, in the unit and from the origin of the targets. */
  points: Float64Array
  /** Pairs of points, among them every edge of the hull. Other pairs cost time but change nothing. */
  edges: Uint16Array
  /**
   * Corners of the lower end of an opaque upright body whose two ends are level and equal: the first
   * points, in order around, then those of the upper end. Default: a hull of another form.
   */
  levelEnds?: number
  /** Fraction of the light that passes, 0 to 1. */
  transmittance: number
  /**
   * Occluders of one group have one transmittance and weaken a ray once, however many of them it
   * crosses. What lets no light through needs no group.
   */
  group: number
}
