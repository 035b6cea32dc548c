/**
 * Parts that a plant has. They decide which columns its stages write, and which quantities its
 * series contain.
 */
export interface Parts extends AcParts {
  rear: boolean
  /** A rear side that is a face like the front. */
  twoFaces: boolean
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
  /** The inverters have one input voltage that the series can show: not those of several parts. */
  oneVoltage: boolean
  storage: boolean
  /** A battery with an own consumption. */
  storageStandby: boolean
  /** A battery at the AC bus, and one at the DC side of inverters. */
  acBattery: boolean
  dcBattery: boolean
  /** A battery that the grid may charge. */
  gridCharging: boolean
  /** Clipping within the hour, which needs the power under a clear sky. */
  clearSky: boolean
}

/** Losses of the AC side that are not zero in every row. */
export interface AcParts {
  gridLimit: boolean
  auxiliaries: boolean
  acWiring: boolean
  mvTransformer: boolean
  mvLine: boolean
  hvTransformer: boolean
  hvLine: boolean
  transmission: boolean
  otherAc: boolean
  unavailability: boolean
  /** Outages at stated times, of the plant or of the grid. */
  outages: boolean
  /** Outages of named parts of the plant. */
  partsOut: boolean
}
