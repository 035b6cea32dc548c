import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { type Finding, findingOf } from '../findings/finding.ts'
import { rackingOf } from '../geometry/racking.ts'
import type { Ahead } from './ahead.ts'
import { coverRatios, usualRatio } from './cover-ratio.ts'
import type { Layout } from './layout.ts'
import type { ScenePlant } from './scene-plant.ts'
import { widthOfModulesM } from './shade-scene.ts'
import { siteHabits } from './site-habits.ts'
import { sceneFindings } from './warnings.ts'

/** Difference up to which a pitch counts as that of the array section. */
const PITCH_TOLERANCE_FRAC = 0.01 + 1e-9
/** The same of the collector width: modules do not cover all of a table. */
const WIDTH_TOLERANCE_FRAC = 0.25

/** Values of `array.shade_mode` that read the depth of a cell. */
const CELLS_COUNT: ReadonlySet<Resolved['array']['shade_mode']> = new Set(['electrical', 'whole_strings'])

/** What is unusual in the scene of a run, alone and with its array section. */
export function warnOfScene(
  { scene, layout, ahead }: ScenePlant,
  { site, array, module, bifacial, sub_arrays }: Resolved,
  sink: Sink,
): void {
  const areParts = sub_arrays !== null && sub_arrays !== undefined
  for (const finding of [
    ...sceneFindings(scene, layout),
    ...siteHabits(layout, site),
    ...differentPitch(layout, array, ahead()),
    // Parts of a plant say their own modules (`engine/plant/`).
    ...(areParts
      ? []
      : [...differentModules(layout, array), ...unusualPower(layout, scene, module), ...differentWidth(layout, array, module)]),
    ...unreadBands(array),
    ...unreadFrames(scene, array),
    ...unreadParts(scene, array),
    ...differentGaps(layout, bifacial),
    ...unreadWiring(scene, array),
  ])
    sink.add(finding)
}

/** Power of a module over its share of a table, W/m2: from old thin film with gaps to a third of the light. */
const POSSIBLE_WM2 = [80, 350] as const

/**
 * The power of modules that their tables have no place for, or too much of it.
 * @param devices  those that carry modules of this kind
 */
export function unusualPower(
  { devices }: Pick<Layout, 'devices'>,
  { types, placements }: ScenePlant['scene'],
  module: Resolved['module'],
): Finding[] {
  for (const { placement, modules, halfLength, halfWidth } of devices) {
    const values = { module_w: module.p_nom_w, area_m2: (4 * halfLength * halfWidth) / modules }
    const density = values.module_w / values.area_m2
    if (density >= POSSIBLE_WM2[0] && density <= POSSIBLE_WM2[1]) continue
    const type = placements[placement].type
    const at = types.findIndex(({ id }) => id === type)
    return [findingOf('scene_module_power_unusual', `scene.types.${at}.modules`, { type, ...values })]
  }
  return []
}

/** A scene has no unit, so `collector_width_m` says how deep a cell is: it should be the width of the tables. */
function differentWidth({ devices }: Layout, array: Resolved['array'], module: Resolved['module']): Finding[] {
  if (!rackingOf(array).standsInRows || !array.inter_row_shading || !CELLS_COUNT.has(array.shade_mode)) return []
  const widths = new Set(devices.map((device) => widthOfModulesM(device, module).toPrecision(3)))
  const apart = [...widths].filter((width) => Math.abs(array.collector_width_m / Number(width) - 1) > WIDTH_TOLERANCE_FRAC)
  if (apart.length === 0) return []
  const values = { array_width_m: array.collector_width_m, scene_width_m: Number(apart[0]) }
  return [findingOf('scene_width_differs', 'array.collector_width_m', values)]
}

function unreadBands({ row_model, band_top_m, band_bottom_m }: Resolved['array']): Finding[] {
  if (row_model === 'rows' || (band_top_m === 0 && band_bottom_m === 0)) return []
  return [findingOf('scene_bands_unread', 'array.band_top_m', {})]
}

function unreadFrames({ types }: ScenePlant['scene'], { row_model }: Resolved['array']): Finding[] {
  const at = row_model === 'rows' ? types.findIndex(({ frame }) => frame > 0) : -1
  return at < 0 ? [] : [findingOf('scene_frame_unread', `scene.types.${at}.frame`, { type: types[at].id })]
}

function unreadParts({ types }: ScenePlant['scene'], { row_model }: Resolved['array']): Finding[] {
  if (row_model !== 'rows') return []
  const at = types.findIndex(({ module_gap, sub_rows, torque_tube }) => (module_gap ?? sub_rows ?? torque_tube) !== undefined)
  return at < 0 ? [] : [findingOf('scene_parts_unread', `scene.types.${at}`, { type: types[at].id })]
}

/** Models of the rear with two-dimensional rows, which know gaps by the light through them alone. */
const MODELS_OF_ROWS: ReadonlySet<string> = new Set(['view_factor', 'two_faces'])
/** Difference up to which the gaps of a scene and a transparency agree. */
const OPEN_TOLERANCE = 0.01

function differentGaps({ devices }: Layout, bifacial: Resolved['bifacial']): Finding[] {
  if (bifacial === null || !MODELS_OF_ROWS.has(bifacial.model)) return []
  let [open, whole] = [0, 0]
  for (const { halfLength, halfWidth, fill } of devices) {
    whole += halfLength * halfWidth
    open += halfLength * halfWidth * (1 - fill.filled * (1 - fill.open))
  }
  const { transparency } = bifacial
  const differs = open > 0 && open / whole - transparency > OPEN_TOLERANCE
  return differs ? [findingOf('scene_gaps_differ', 'bifacial.transparency', { open_frac: open / whole, transparency })] : []
}

function unreadWiring({ types }: ScenePlant['scene'], { shade_mode }: Resolved['array']): Finding[] {
  const at = shade_mode === 'iv' ? -1 : types.findIndex(({ wiring }) => wiring !== undefined)
  const unread = `scene.types.${at}.wiring`
  return at < 0 ? [] : [findingOf('field_unread', unread, { unread, by: 'array.shade_mode', value: shade_mode })]
}

/**
 * Where a valid scene and the array section of a run differ.
 * @param array  section of the request, not that of a face
 */
export function sceneRunFindings(layout: Layout, array: Resolved['array'], ahead: Ahead): Finding[] {
  return [...differentPitch(layout, array, ahead), ...differentModules(layout, array)]
}

function differentPitch({ devices }: Layout, array: Resolved['array'], ahead: Ahead): Finding[] {
  if (!rackingOf(array).standsInRows || !array.inter_row_shading) return []
  const covers = coverRatios(devices, ahead)
  const apart = covers.reduce((most, gcr) => Math.max(most, Math.abs(array.gcr / gcr - 1)), 0)
  if (apart <= PITCH_TOLERANCE_FRAC) return []
  const usual = usualRatio(covers) ?? 0
  const areRidges = array.track_mode === 'ewf'
  if (!areRidges && usual >= 1) return [findingOf('scene_rows_touch', 'array.gcr', { gcr_of_scene: usual })]
  return [findingOf('scene_pitch_differs', 'array.gcr', { difference_frac: apart, gcr_of_scene: usual, are_ridges: areRidges })]
}

/** @param devices  those that carry the modules of the array section */
export function differentModules({ devices }: Pick<Layout, 'devices'>, array: Resolved['array']): Finding[] {
  const carried = devices.reduce((sum, { modules }) => sum + modules, 0)
  const declared = array.modules_per_string * array.strings_per_inverter * array.n_inverters
  if (carried === declared) return []
  return [findingOf('scene_modules_differ', 'array.modules_per_string', { scene_modules: carried, array_modules: declared })]
}
