import type { ModelOption } from '../../core/option.ts'

export interface TrackingOption extends ModelOption {
  /** Trackers turn back from the sun when rows would shade each other. */
  turnsBack: boolean
}
