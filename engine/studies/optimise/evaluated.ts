import { moduleAreaM2, moduleCount } from '../../core/nameplate.ts'
import type { Resolved } from '../../core/option.ts'
import { partsOf } from '../../core/plant-parts.ts'
import type { Headlines, Report } from '../../report/report.ts'
import type { Patch } from '../../variants/patch.ts'

const RAD = Math.PI / 180

/** The result of one point: its figures, the plant that ran, and the values of its fields. */
export type Evaluated = (Report | Headlines) & {
  readonly plant: Resolved
  readonly point: Patch
}

/** A figure that follows from the plant alone. */
export interface PlantFigure {
  readonly label: string
  readonly unit: string
  /** NaN for a plant that does not have it. */
  readonly of: (plant: Resolved) => number
}

/** Areas, for objectives per area. */
export const AREAS: Readonly<Record<string, PlantFigure>> = {
  module_area_m2: { label: 'Area of all modules', unit: 'm2', of: (plant) => sumOfParts(plant, arrayAreaM2) },
  land_area_m2: {
    label: 'Ground of the rows: area of the modules divided by gcr',
    unit: 'm2',
    of: (plant) => (plant.scene === null || plant.scene === undefined ? sumOfParts(plant, landAreaM2) : Number.NaN),
  },
}

function sumOfParts(plant: Resolved, of: (part: Resolved) => number): number {
  return partsOf(plant).reduce((sum, { request }) => sum + of(request), 0)
}

function arrayAreaM2({ array, module }: Resolved): number {
  return moduleCount(array) * moduleAreaM2(module)
}

/** The cover ratio of ridges is that of the ground under their faces. Modules on a roof stand in no rows, and their gcr is not read: NaN. */
function landAreaM2(part: Resolved): number {
  const { array } = part
  if (array.track_mode === 'rooftop') return Number.NaN
  const covering = array.track_mode === 'ewf' ? Math.cos(array.tilt_deg * RAD) : 1
  return (arrayAreaM2(part) * covering) / array.gcr
}
