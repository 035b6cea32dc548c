import type { Resolved } from '../core/option.ts'
import { facesLeft, type RowArray, rowArray } from '../geometry/row-array.ts'

/** The rows in the section across them, with the active part of the collector. */
export interface RowSection extends RowArray {
  /**
   * Inactive fraction of the width at the upper edge; for a tracker, at the edge that is the upper
   * one at positive rotations.
   */
  bandTopFrac: number
  bandBottomFrac: number
  /** Fraction of the width between the bands. */
  activeFrac: number
}

export function rowSection(array: Resolved['array']): RowSection {
  const bandTopFrac = array.band_top_m / array.collector_width_m
  const bandBottomFrac = array.band_bottom_m / array.collector_width_m
  return { ...rowArray(array), bandTopFrac, bandBottomFrac, activeFrac: 1 - bandTopFrac - bandBottomFrac }
}

/** Inactive fraction of the width at the edge that is the lower one at this rotation. */
export function lowerBandFrac({ bandTopFrac, bandBottomFrac }: RowSection, rotationRad: number): number {
  return facesLeft(rotationRad) ? bandTopFrac : bandBottomFrac
}

/**
 * Fraction of the active width that a shade of this depth covers. The active width begins at
 * `fromFrac`.
 */
export function activeShadeFrac(depthFrac: number, fromFrac: number, activeFrac: number): number {
  return Math.min(Math.max((depthFrac - fromFrac) / activeFrac, 0), 1)
}

/**
 * Loss of shaded strips beyond the linear shade. A strip loses the fraction of its beam that is the
 * depth of shade in it over the depth of one cell, at most all.
 * @param shadedFrac  shaded fraction of the active width, from its lower edge
 * @param strips  number of equal strips across the active width
 * @param cellFrac  depth of a cell over the width of a strip, at most 1
 * Source: PVsyst, the bottom strip included (docs/physics.md, detail 3 and fact 7).
 * Checked by: test/engine/shading/rows.test.ts
 */
export function surplusFrac(shadedFrac: number, strips: number, cellFrac: number): number {
  const depth = shadedFrac * strips
  const whole = Math.floor(depth)
  return (whole + Math.min(1, (depth - whole) / cellFrac)) / strips - shadedFrac
}

/**
 * What the strings of a row lose as a whole beyond its linear shade, over its unshaded beam: the rule
 * of `engine/shading/strings/whole-strings.ts` for a shade that has one depth along a part of the row.
 * @param shadedFrac, strips, cellFrac  as for `surplusFrac`
 * @param steps  parts of a strip that have bypass diodes of their own
 * @param lengthFrac  shaded part of the row's length
 * @param lightPerBeam  all light on the plane over its beam
 * Checked by: test/engine/shading/whole-strings.test.ts
 */
export function wholeSurplusFrac(
  shadedFrac: number,
  strips: number,
  cellFrac: number,
  steps: number,
  lengthFrac: number,
  lightPerBeam: number,
): number {
  const depth = shadedFrac * strips
  const dark = Math.min(strips, Math.floor(depth))
  const within = (depth - dark) * steps
  const cell = Math.min(1, cellFrac * steps)
  let least = lengthFrac * lightPerBeam
  for (let step = 1; step <= steps; step++) {
    // parts of the open strip from its lit edge on: the last one counted is the darkest
    const covered = Math.min(1, Math.max(0, within - (steps - step)) / cell)
    const shade = (dark + (dark < strips ? covered : 0)) / strips
    const lit = 1 - lengthFrac * (1 - step / steps)
    least = Math.min(least, (1 - lit) * lightPerBeam + lit * shade)
  }
  return Math.max(0, Math.min(1, least) - lengthFrac * shadedFrac)
}
