import type { Resolved } from '../core/option.ts'

/** Properties of a racking that the stages use, keyed by `array.track_mode`. */
export interface Racking {
  /** Planes turn about an axis. Tilt and azimuth of the array section are those of the axis. */
  isTracker: boolean
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
  fixed: { isTracker: false, standsInRows: true, hasRear: true, leastNoctC: 0 },
  single_axis: { isTracker: true, standsInRows: true, hasRear: true, leastNoctC: 0 },
  ewf: { isTracker: false, standsInRows: true, hasRear: false, leastNoctC: 0 },
  rooftop: { isTracker: false, standsInRows: false, hasRear: false, leastNoctC: 49 },
} satisfies Record<Resolved['array']['track_mode'], Racking>

export function rackingOf({ track_mode }: Pick<Resolved['array'], 'track_mode'>): Racking {
  return RACKINGS[track_mode]
}
