/**
 * Parts that a plant has. They decide which columns its stages write, and which quantities its
 * series contain.
 */
export interface Parts {
  rear: boolean
  /** Planes that turn about an axis. */
  tracker: boolean
  /** Planes that move in any way. */
  moves: boolean
  /** A horizon line that is used. */
  horizon: boolean
  /** Snow on the modules. */
  snow: boolean
  /** Rows that shade each other, or the bodies of a scene. */
  rowShading: boolean
  /** A 3D scene. */
  scene: boolean
  oneOrientation: boolean
  voltage: boolean
  storage: boolean
  /** Clipping within the hour, which needs the power under a clear sky. */
  clearSky: boolean
}
