import type { SweepRequest } from '@pvyield/contract/schemas'
import { fixedPlant, trackerPlant } from './plants.ts'
import { rollingTrackers, scenePlant } from './scenes.ts'

/** A sweep whose variants differ in one kind of field. */
export interface SweepCase {
  readonly name: string
  /** The share of a single run that a variant may cost. */
  readonly target: number
  readonly base: object
  readonly axes: SweepRequest['axes']
}

type Axis = SweepRequest['axes'][number]

const SEED = 1_000_000_007
const LIFETIME = { lifetime: { dc_degradation_rate: 0.004 } }
const axis = (path: string, from: number, to: number, steps: number): Axis => ({ path, from, to, steps }) as Axis

/** What stands behind the light of a plant. */
const behindLight = (steps: number): (readonly [name: string, target: number, axes: readonly Axis[]])[] => [
  ['u_c', 0.4, [axis('thermal.u_c', 20, 32, steps)]],
  ['wiring loss', 0.11, [axis('dc_losses.dc_wiring_loss_at_stc', 0.005, 0.03, steps)]],
  ['mismatch', 0.11, [axis('dc_losses.module_mismatch_loss', 0, 0.02, steps)]],
  ['LID', 0.11, [axis('dc_losses.lid_loss', 0, 0.03, steps)]],
  ['AC wiring loss', 0.11, [axis('ac_losses.ac_wiring_loss_at_stc', 0, 0.03, steps)]],
  ['grid limit', 0.11, [axis('ac_losses.grid_poi_limit_kw', 500, 900, steps)]],
  ['inverter power', 0.11, [axis('inverter.p_ac_nom_kw', 150, 250, steps)]],
  ['inverters', 0.11, [inverters(20)]],
  ['DC/AC ratio', 0.11, ratios(Math.round(Math.sqrt(steps)))],
  ['year of operation', 0.11, [axis('lifetime.year', 0, 39, 40)]],
]

/** Numbers of inverters, with a grid connection that grows with them. */
function inverters(most: number): Axis {
  const values = Array.from({ length: most }, (_, k) => k + 1)
  return {
    path: 'array.n_inverters',
    values,
    linked: [{ path: 'ac_losses.grid_poi_limit_kw', values: values.map((n) => 195 * n) }],
  } as Axis
}

/** As many strings as powers of the inverter. */
function ratios(side: number): Axis[] {
  return [axis('array.strings_per_inverter', 12, 11 + side, side), axis('inverter.p_ac_nom_kw', 150, 250, side)]
}

/** The same loss in every month. */
function soiling(steps: number): Axis {
  const values = Array.from({ length: steps }, (_, k) => (0.05 * k) / steps)
  const [first, ...linked] = Array.from({ length: 12 }, (_, month) => ({ path: `site.soiling_monthly.${month}`, values }))
  return { ...first, linked } as Axis
}

/** Sweeps of plants without a scene. */
export function flatSweeps(steps: number): readonly SweepCase[] {
  const side = Math.round(Math.sqrt(steps))
  const fixed = { ...fixedPlant(SEED), ...LIFETIME }
  const tracker = { ...trackerPlant(SEED), ...LIFETIME }
  const planes = [axis('array.tilt_deg', 5, 45, side), axis('array.gcr', 0.3, 0.6, side)]
  return [
    { name: 'fixed, tilt x gcr', target: 0.55, base: fixed, axes: planes },
    { name: 'tracker, gcr', target: 0.65, base: tracker, axes: [axis('array.gcr', 0.25, 0.6, steps)] },
    { name: 'fixed, soiling', target: 0.55, base: fixed, axes: [soiling(steps)] },
    ...behindLight(steps).map(([name, target, axes]) => ({ name: `fixed, ${name}`, target, base: fixed, axes: [...axes] })),
    { name: 'tracker, wiring loss', target: 0.11, base: tracker, axes: [...behindLight(steps)[1][2]] },
  ]
}

/** Sweeps of trackers in a scene. */
export function sceneSweeps(steps: number, trackers: number): readonly SweepCase[] {
  const { include_series: _, ...plant } = scenePlant(SEED, rollingTrackers(trackers), 'shading_table')
  const base = { ...plant, lifetime: { ...plant.lifetime, dc_degradation_rate: 0.004 } }
  return behindLight(steps).map(([name, target, axes]) => ({ name: `scene, ${name}`, target, base, axes: [...axes] }))
}
