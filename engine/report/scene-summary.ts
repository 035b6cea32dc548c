import type { ArraySection, NearShading, SceneBin, SceneSummary } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../core/angles.ts'
import { sceneCounts } from '../scene/describe-scene.ts'
import type { ScenePlant } from '../scene/scene-plant.ts'
import type { Sums } from './totals.ts'

/** What the scene of a run contains; null without one. */
export function sceneSummary(plant: ScenePlant | null): SceneSummary | null {
  if (plant === null) return null
  const { scene, layout } = plant
  return { ...sceneCounts(scene, layout), tables: layout.devices.length, origin: scene.origin }
}

/** The bins of the scene in the order in which its placements enter them. */
export function sceneBins(plant: ScenePlant | null): SceneBin[] {
  if (plant === null) return []
  const { bins, devices } = plant.layout
  return bins.map(({ kind, tiltRad, azimuthRad, modules, devices: members }) => ({
    kind,
    tilt_deg: rounded(tiltRad * DEG_PER_RAD),
    azimuth_deg: rounded((azimuthRad * DEG_PER_RAD + 360) % 360),
    modules,
    tables: members.map((device) => devices[device].id),
  }))
}

/** Racking of the run: that of the kinds of a scene, `mixed` for racks among trackers. */
export function rackingOfRun({ track_mode }: Pick<ArraySection, 'track_mode'>, plant: ScenePlant | null): string {
  const kinds = new Set(plant?.layout.bins.map(({ kind }) => kind))
  if (plant === null || kinds.has('ewf') || track_mode === 'rooftop') return track_mode
  if (kinds.size > 1) return 'mixed'
  return kinds.has('sat') ? 'single_axis' : 'fixed'
}

/** Columns of near shading by cause, which no row of the diagram contains. */
export const CAUSE_COLUMNS = ['nearRowsLossWm2', 'nearObjectsLossWm2'] as const

/**
 * Near shading by component and by cause.
 * @param rowModel  null when nothing near shades the plant
 * @param hasScene  without a scene the rows cause all of it
 */
export function nearShading(totals: Sums, perYear: number, rowModel: NearShading['row_model'], hasScene: boolean): NearShading {
  const beam = totals.sum('nearBeamLossWm2') * perYear
  const diffuse = totals.sum('nearSkyLossWm2') * perYear
  const ground = totals.sum('nearGroundLossWm2') * perYear
  const all = beam + diffuse + ground
  const rows = hasScene ? totals.sum('nearRowsLossWm2') * perYear : all
  const objects = totals.sum('nearObjectsLossWm2') * perYear
  return {
    row_model: rowModel,
    rows_kwhm2: rows,
    terrain_kwhm2: withoutDust(all - rows - objects, all),
    objects_kwhm2: objects,
    beam_kwhm2: beam,
    diffuse_kwhm2: diffuse,
    ground_kwhm2: ground,
    electrical_kwh: totals.sum('electricalShadingLossW') * perYear,
  }
}

/** A difference that is only rounding is 0. */
function withoutDust(value: number, of: number): number {
  return Math.abs(value) <= 1e-12 * Math.abs(of) ? 0 : value
}

function rounded(deg: number): number {
  return Math.round(deg * 1e9) / 1e9
}
