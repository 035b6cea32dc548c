/**
 * View factors of infinite parallel rows in the cross-section, each a difference of string lengths
 * (Hottel's crossed strings). Lengths are in units of the distance between axes. Rotations are
 * measured from the plane of the axes and only their cosine is used, so either side may face either
 * way.
 * Source: Hottel 1954, in McAdams, Heat Transmission, ch. 4; Anderson, Jensen and Hansen,
 * IEEE Journal of Photovoltaics, 2026, for rows.
 * Checked by: pvlib t07 vf_row_sky_2d_integ, vf_row_ground_2d_integ, vf_ground_sky_2d_integ
 */

/**
 * Length from a point of a row, `distance` below its upper edge, to the upper edge of the row in
 * front.
 */
function stringToEdge(gcr: number, rotationCos: number, distance: number): number {
  const span = distance * gcr
  return Math.sqrt(1 - 2 * span * rotationCos + span * span)
}

/**
 * View factor from the front of a row to the sky, mean over the part of its width between two
 * heights (0 is the lower edge, 1 the upper edge). Without other rows it is (1 + cos rotation) / 2.
 */
export function frontSkyView(gcr: number, rotationCos: number, fromFrac = 0, toFrac = 1): number {
  const fall = stringToEdge(gcr, rotationCos, 1 - toFrac) - stringToEdge(gcr, rotationCos, 1 - fromFrac)
  return (1 + fall / (gcr * (toFrac - fromFrac))) / 2
}

/** View factor from the rear of a row to the sky, mean over its width. */
export function rearSkyView(gcr: number, rotationCos: number): number {
  return frontSkyView(gcr, -rotationCos)
}

/**
 * View factor from the rear of a row to the ground, mean over its width: the mirror image of the
 * front's view of the sky.
 */
export function rearGroundView(gcr: number, rotationCos: number): number {
  return frontSkyView(gcr, rotationCos)
}

/**
 * View factor from the ground to the sky, mean over the ground: the part of the sky that neither
 * side of the rows sees.
 * @param groundView, skyView  of the rear of a row, as `rearGroundView` and `rearSkyView` give them
 */
export function groundSkyView(gcr: number, groundView: number, skyView: number): number {
  return 1 - gcr * (groundView + skyView)
}
