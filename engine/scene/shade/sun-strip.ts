/** What can shade a target stands in a strip of the plan, from the target towards the sun. */
export interface SunStrip {
  /** Middle of the target, and its lowest point. */
  east: number
  north: number
  low: number
  /** Half sizes of the target across and along the strip. */
  across: number
  along: number
  /** Level unit vector towards the sun. */
  toEast: number
  toNorth: number
  /** Tangent of the elevation of the sun. */
  rise: number
  /** Height by which turning may lift an edge of any body. */
  lift: number
  /** Level distance beyond which nothing counts; infinite towards the sun. */
  end: number
}
