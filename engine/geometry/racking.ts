import type { Resolved } from '../core/option.ts'

/** What the stages must know of a racking, keyed by `array.track_mode`. */
export interface Racking {
  /** Planes turn about an axis: tilt and azimuth of the array section are the axis's. */
  isTracker: boolean
  /** Stands in rows that can shade each other. */
  standsInRows: boolean
  /** Light reaches the rear of the modules. */
  hasRear: boolean
  /** Least NOCT, degC: under a module whose rear side is not cooled freely it is raised to this. */
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
