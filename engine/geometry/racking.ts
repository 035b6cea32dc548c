import type { Resolved } from '../core/option.ts'

/** Properties of a racking that the stages use, keyed by `array.track_mode`. */
export interface Racking {
  /** Planes turn about an axis, which `arrayAngles` describes. */
  isTracker: boolean
  /**
   * The axis follows the sun as `array.tracking` says; tilt and azimuth of the array section are
   * those of the axis.
   */
  followsSun: boolean
  /** The plane is normal to the sun, at any tilt. */
  facesSun: boolean
  /** Modules are in rows that can shade each other. */
  standsInRows: boolean
  /** Light reaches the rear of the modules. */
  hasRear: boolean
  /**
   * Lowest NOCT, degC. The NOCT is raised to this value when air cannot cool the rear side freely.
   */
  leastNoctC: number
}

const RACKINGS = {
  fixed: { isTracker: false, followsSun: false, facesSun: false, standsInRows: true, hasRear: true, leastNoctC: 0 },
  single_axis: { isTracker: true, followsSun: true, facesSun: false, standsInRows: true, hasRear: true, leastNoctC: 0 },
  two_axis: { isTracker: false, followsSun: false, facesSun: true, standsInRows: false, hasRear: false, leastNoctC: 0 },
  seasonal_tilt: { isTracker: true, followsSun: false, facesSun: false, standsInRows: true, hasRear: true, leastNoctC: 0 },
  ewf: { isTracker: false, followsSun: false, facesSun: false, standsInRows: true, hasRear: false, leastNoctC: 0 },
  rooftop: { isTracker: false, followsSun: false, facesSun: false, standsInRows: false, hasRear: false, leastNoctC: 49 },
} satisfies Record<Resolved['array']['track_mode'], Racking>

export function rackingOf({ track_mode }: Pick<Resolved['array'], 'track_mode'>): Racking {
  return RACKINGS[track_mode]
}
