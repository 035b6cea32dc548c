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
