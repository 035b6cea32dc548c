import type { SimpleRunRequest } from '@pvyield/sdk'

/** A number of a simple request, with the usual range that its slider has. The box next to it takes any. */
export interface NumberField {
  readonly key: keyof SimpleRunRequest
  readonly label: string
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly isLogarithmic?: boolean
  /** What is sent, for one of what is shown. */
  readonly size?: number
  /** Label on a tracker, where it means something else. */
  readonly onTracker?: string
}

export const NUMBERS: readonly NumberField[] = [
  { key: 'system_capacity_kw', label: 'DC power', unit: 'kW', min: 1, max: 200_000, step: 1, isLogarithmic: true },
  { key: 'tilt_deg', label: 'Tilt', unit: 'deg', min: 0, max: 60, step: 0.5, onTracker: 'Tilt of the axis' },
  { key: 'azimuth_deg', label: 'Azimuth, 0 north, 180 south', unit: 'deg', min: 0, max: 360, step: 1, onTracker: 'Azimuth of the axis' },
  { key: 'gcr', label: 'Ground cover ratio', unit: '', min: 0.1, max: 0.9, step: 0.01 },
  { key: 'dc_ac_ratio', label: 'DC/AC ratio', unit: '', min: 0.8, max: 2, step: 0.01 },
  { key: 'bifaciality', label: 'Bifaciality', unit: '%', min: 0, max: 95, step: 1, size: 0.01 },
  { key: 'losses_percent', label: 'Losses that are not simulated', unit: '%', min: 0, max: 30, step: 0.1 },
  { key: 'uncertainty', label: 'Uncertainty, one sigma', unit: '%', min: 0, max: 20, step: 0.1, size: 0.01 },
]

/** What the placements of a scene say, so that the plant cannot. */
export const OF_SCENE: readonly string[] = ['tilt_deg', 'azimuth_deg']

export const RACKINGS = [
  ['fixed', 'Fixed racks'],
  ['single_axis', 'Trackers'],
  ['rooftop', 'Rooftop'],
] as const

/** What is assumed until the first answer says it. No uncertainty is assumed: without one there are no P-values, with 0 they are all P50. */
export const ASSUMED: Readonly<Partial<Record<keyof SimpleRunRequest, number>>> = {
  tilt_deg: 20,
  azimuth_deg: 180,
  gcr: 0.4,
  dc_ac_ratio: 1.2,
  bifaciality: 0,
  losses_percent: 11.42,
}
