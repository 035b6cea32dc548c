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
