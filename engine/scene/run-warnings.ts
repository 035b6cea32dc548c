import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'
import type { Ahead } from './ahead.ts'
import { coverRatios, usualRatio } from './cover-ratio.ts'
import type { Layout } from './layout.ts'
import type { ScenePlant } from './scene-plant.ts'
import { widthOfModulesM } from './shade-scene.ts'
import { sceneWarnings } from './warnings.ts'

/** Difference up to which a pitch counts as that of the array section. */
const PITCH_TOLERANCE_FRAC = 0.01 + 1e-9
/** The same of the collector width: modules do not cover all of a table. */
const WIDTH_TOLERANCE_FRAC = 0.25

/** What is unusual in the scene of a run, alone and with its array section. */
export function warnOfScene({ scene, layout, ahead }: ScenePlant, { array, module }: Resolved, sink: Sink): void {
  for (const warning of [
    ...sceneWarnings(scene, layout),
    ...sceneRunWarnings(layout, array, ahead()),
    ...differentWidth(layout, array, module),
    ...unreadBands(array),
  ])
    sink.warn(warning)
}

/** A scene has no unit, so `collector_width_m` says how deep a cell is: it should be the width of the tables. */
function differentWidth({ devices }: Layout, array: Resolved['array'], module: Resolved['module']): string[] {
  if (!rackingOf(array).standsInRows || !array.inter_row_shading || array.shade_mode !== 'electrical') return []
  const widths = new Set(devices.map((device) => widthOfModulesM(device, module).toPrecision(3)))
  const apart = [...widths].filter((width) => Math.abs(array.collector_width_m / Number(width) - 1) > WIDTH_TOLERANCE_FRAC)
  if (apart.length === 0) return []
  return [
    `array.collector_width_m is ${array.collector_width_m} m, but the modules of a table cover a width of about ${apart[0]} m: it is the width of the tables in metres, by which the depth of a cell (cell_traverse_m) is measured`,
  ]
}

function unreadBands({ row_model, band_top_m, band_bottom_m }: Resolved['array']): string[] {
  if (row_model === 'rows' || (band_top_m === 0 && band_bottom_m === 0)) return []
  return ['array.band_top_m and band_bottom_m are read by row_model rows only: the tables of the scene are active over their whole width']
}

/**
 * Where a valid scene and the array section of a run differ.
 * @param array  section of the request, not that of a face
 */
export function sceneRunWarnings(layout: Layout, array: Resolved['array'], ahead: Ahead): string[] {
  return [...differentPitch(layout, array, ahead), ...differentModules(layout, array)]
}

function differentPitch({ devices }: Layout, array: Resolved['array'], ahead: Ahead): string[] {
  if (!rackingOf(array).standsInRows || !array.inter_row_shading) return []
  const covers = coverRatios(devices, ahead)
  const apart = covers.reduce((most, gcr) => Math.max(most, Math.abs(array.gcr / gcr - 1)), 0)
  if (apart <= PITCH_TOLERANCE_FRAC) return []
  const usual = usualRatio(covers)
  const [pitch, expected] =
    array.track_mode === 'ewf' ? ['Ridge spacing', '2 x width x cos(tilt) / array.gcr'] : ['Pitch', 'width / array.gcr']
  const isTooDense = array.track_mode !== 'ewf' && (usual ?? 0) >= 1
  if (isTooDense) {
    return [
      `${pitch} of the scene differs from ${expected}: most devices touch or overlap the one ahead in plan (width / pitch is ${Number(usual?.toPrecision(3))}), and array.gcr is below 1. For devices in one plane, such as a roof, set array.inter_row_shading false or track_mode rooftop; otherwise leave array.gcr at 0.99 at most`,
    ]
  }
  return [
    `${pitch} of the scene differs from ${expected} by up to ${percent(apart)} %: set array.gcr, which backtracking and row_model rows read, to what the scene has (${Number(usual?.toPrecision(3))} for most devices)`,
  ]
}

function differentModules({ devices }: Layout, array: Resolved['array']): string[] {
  const carried = devices.reduce((sum, { modules }) => sum + modules, 0)
  const declared = array.modules_per_string * array.strings_per_inverter * array.n_inverters
  if (carried === declared) return []
  return [
    `Scene tables carry ${carried} modules while the racking section declares ${declared} (array): the run has ${declared}; ` +
      'set array.modules_per_string, strings_per_inverter and n_inverters to the number that the scene has',
  ]
}

function percent(frac: number): string {
  return (100 * frac).toFixed(frac < 0.1 ? 1 : 0)
}
