/** A place, and an azimuth at which it is looked at: what a slice of the sky is seen from. */
export interface ViewRay {
  east: number
  north: number
  up: number
  /** Unit vector of the azimuth. */
  eastCos: number
  northCos: number
  /** One over each part of it. */
  perEast: number
  perNorth: number
}
