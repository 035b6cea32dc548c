import type { Resolved } from '../core/option.ts'

/** What the stages must know of a racking, keyed by `array.track_mode`. */
export interface Racking {
  /** Planes turn about an axis: tilt and azimuth of the array section are the axis's. */
  isTracker: boolean
  /** Stands in rows that can shade each other. */
  standsInRows: boolean
  /** Light reaches the rear of the modules. */
  hasRear: boolean
}

const RACKINGS = {
  fixed: { isTracker: false, standsInRows: true, hasRear: true },
  single_axis: { isTracker: true, standsInRows: true, hasRear: true },
  ewf: { isTracker: false, standsInRows: true, hasRear: false },
  rooftop: { isTracker: false, standsInRows: false, hasRear: false },
} satisfies Record<Resolved['array']['track_mode'], Racking>

export function rackingOf({ track_mode }: Resolved['array']): Racking {
  return RACKINGS[track_mode]
}
