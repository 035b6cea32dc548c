/**
 * Depth of beam shade on a row from its neighbour towards the sun, as a share of the collector
 * width from the lower edge; 0 to 1.
 * @param normalCos  cosine of the angle between the sun and the vertical of the cross-section
 * @param aoiCos  cosine of the beam's angle of incidence on the row, for either side
 * Valid for: infinite rows with the same rotation. Between level rows shade never falls from above:
 * it always starts at the lower edge.
 * Source: Anderson and Jensen 2024, doi 10.1063/5.0202220, eq. 12, whose cos(projected zenith -
 * slope) / |cos(projected zenith - rotation)| is the ratio of these cosines.
 * Checked by: pvlib t07 shaded_fraction1d
 */
export function shadeDepthFrac(gcr: number, normalCos: number, aoiCos: number): number {
  return Math.min(Math.max(1 - normalCos / (gcr * Math.abs(aoiCos)), 0), 1)
}

/**
 * Share of a row's length that the shadow of its neighbour reaches. The planes of the two rows are
 * parallel, so a sun to the side shifts the whole shadow by the same length, g, towards one end.
 * @param lengthPerPitch  length of a row over the distance between axes
 * @param rotationSin  sine of the row's rotation in the cross-section
 * @param alongCos  cosine of the angle between the sun and the rows' direction
 * @param aoiCos  cosine of the beam's angle of incidence on the row, for either side
 * Valid for: rows of equal length whose ends are in line.
 * Source: J. Appelbaum, J. Bany, Solar Energy 23 (1979), 497, eq. A12 (g = pitch x Px / Py, in our
 * cosines pitch x sin(rotation) x along / incidence) and A15, doi 10.1016/0038-092X(79)90073-2.
 * Checked by: test/fixtures/shading/row-ends.json
 */
export function shadedLengthFrac(lengthPerPitch: number, rotationSin: number, alongCos: number, aoiCos: number): number {
  return Math.max(0, 1 - Math.abs((rotationSin * alongCos) / aoiCos) / lengthPerPitch)
}
