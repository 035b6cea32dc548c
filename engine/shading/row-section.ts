import type { Resolved } from '../core/option.ts'
import { type RowArray, rowArray } from '../geometry/row-array.ts'

/** Rows in the section across them, with the part of the collector that is active. */
export interface RowSection extends RowArray {
  /** Inactive share of the width at the upper edge: of a tracker, at the edge that is the upper one at positive rotations. */
  bandTopFrac: number
  bandBottomFrac: number
  /** Share of the width between the bands. */
  activeFrac: number
}

export function rowSection(array: Resolved['array']): RowSection {
  const bandTopFrac = array.band_top_m / array.collector_width_m
  const bandBottomFrac = array.band_bottom_m / array.collector_width_m
  return { ...rowArray(array), bandTopFrac, bandBottomFrac, activeFrac: 1 - bandTopFrac - bandBottomFrac }
}

/** Inactive share of the width at the edge that is the lower one at this rotation. */
export function lowerBandFrac({ bandTopFrac, bandBottomFrac }: RowSection, rotationRad: number): number {
  return rotationRad < 0 ? bandTopFrac : bandBottomFrac
}

/** Share of the active width that a shade of this depth covers, the active width beginning at `fromFrac`. */
export function activeShadeFrac(depthFrac: number, fromFrac: number, activeFrac: number): number {
  return Math.min(Math.max((depthFrac - fromFrac) / activeFrac, 0), 1)
}

/**
 * Surplus of whole shaded strips over the linear shade. A strip's beam is lost by the depth of shade in it over one cell, at most in full.
 * @param shadedFrac  share of the active width under shade, from its lower edge
 * @param strips  number of equal strips across the active width
 * @param cellFrac  depth of a cell over the width of a strip, at most 1
 * Source: PVsyst, the bottom strip included (docs/physics.md, detail 3 and fact 7). Checked by: test/engine/shading/rows.test.ts
 */
export function surplusFrac(shadedFrac: number, strips: number, cellFrac: number): number {
  const depth = shadedFrac * strips
  const whole = Math.floor(depth)
  return (whole + Math.min(1, (depth - whole) / cellFrac)) / strips - shadedFrac
}
