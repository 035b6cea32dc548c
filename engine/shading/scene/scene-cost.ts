import type { Scene } from '@pvyield/contract/schemas'
import type { Resolved } from '../../core/option.ts'
import { rearSampling } from '../../scene/rear/rear-sampling.ts'
import { type ScenePlant, scenePlant } from '../../scene/scene-plant.ts'
import { BEAM_SHARES } from '../../scene/shade/beam-shares.ts'
import { type ShadeCost, shadeCost } from '../../scene/shade/shade-cost.ts'
import { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import { occludersOf, targetsOf } from '../../scene/shade-scene.ts'
import { groundCode } from '../../scene/terrain/load-ground.ts'
import { ROW_MODELS, type RowModel, rowModelOf } from '../row-model/index.ts'
import { SHADE_MODES } from '../shade-mode/index.ts'
import { tablesLookedAt } from './beam-sample.ts'
import { FINE_SAMPLING, slicesOf } from './hemisphere-sampling.ts'

/** Directions in which a year of the sun looks at a shading table. */
const TABLE_DIRECTIONS = 700
/** Of a shade whose strings count as a whole: a third of the tables are shaded in part, for 70 to 140 us. */
const WHOLE_STRINGS_SECONDS = 3e-5
/** Of a tracker in a direction, by the neighbours that it reads as the sun sees them: measured 0.05 and 0.1 us. */
const TURN_SECONDS = { terrain_aware_ends: 1e-7, terrain_aware_all: 2e-7 } as const
/** Of a module whose cells have curves: a table of 24 modules that is shaded in part takes 0.6 to 12 ms. */
const CELL_CURVES_SECONDS = 6e-5
/** Rotations at which sky and ground are looked at. */
const ROTATIONS = { fixed: 1, trackers: 9 }
/** Checks, layout and plan of a body: 50,000 tables take 1.5 s besides their shade. */
const SECONDS_PER_BODY = 30e-6
/** The bodies are kept a second time for the rears. */
const REAR_BODIES = 1.5
/** Columns of a plane, bytes a row; bodies and what is kept of them. */
const BYTES = { perPlaneRow: 40 * 8, perBody: 4000 }

/** What the scene of a run adds to its cost. */
export interface SceneCost {
  /** Number of orientations: the stages of a plane run on each. */
  readonly planes: number
  readonly seconds: number
  readonly bytes: number
  /** Part of the bytes: a day of weather on each of the planes. */
  readonly planeBytes: number
}

/** What a scene costs whatever the rest of the request says. */
interface Measured {
  readonly plant: ScenePlant
  readonly bodies: number
  readonly cost: ShadeCost
}

/** A request is estimated more than once, and so are the variants of a comparison, which share its scene. */
const measured = new WeakMap<Scene, Measured>()

/** Estimated cost of the scene of a request whose scene is valid. */
export function sceneCost(request: Resolved): SceneCost {
  const { scene, array, weather } = request
  if (scene === null) return { planes: 1, seconds: 0, bytes: 0, planeBytes: 0 }
  const known = measured.get(scene) ?? measure(scene, request)
  measured.set(scene, known)
  const { plant, bodies, cost } = known
  const { bins, layout } = plant
  const beam = beamShades(layout.devices.length, scene.objects.length > 0, weather.temp_air_c.length, rowModelOf({ scene, array }))
  const planeBytes = bins.length * (1440 / weather.step_minutes) * BYTES.perPlaneRow
  // Without objects the row model rows looks at no body.
  const isShaded = ROW_MODELS[rowModelOf({ scene, array })].sceneBeam !== 'rows' || scene.objects.length > 0
  const { terrain } = scene
  const ground =
    terrain?.shades === true
      ? groundCode().groundCost(terrain, layout.devices.length, slices(plant), weather.temp_air_c.length)
      : { seconds: 0, bytes: 0 }
  return {
    planes: bins.length,
    seconds:
      ground.seconds +
      SECONDS_PER_BODY * bodies +
      turnSeconds(array) * layout.devices.length * (weather.temp_air_c.length / 2 + TABLE_DIRECTIONS) +
      cost.secondsPerSlice * rearSlices(request, plant) +
      (!isShaded ? 0 : (cost.secondsPerShade + stringSeconds(array, plant)) * beam + cost.secondsPerSlice * slices(plant)),
    bytes: planeBytes + stringBytes(request, plant) + bodies * BYTES.perBody * (isRearOfScene(request) ? REAR_BODIES : 1) + ground.bytes,
    planeBytes,
  }
}

function measure(scene: Scene, request: Resolved): Measured {
  const plant = scenePlant(scene)
  const targets = targetsOf(plant.layout, request, true)
  const occluders = occludersOf(plant.layout)
  const kernel = new ShadeKernel(targets, occluders)
  return { plant, bodies: kernel.rectangles.parts.end + occluders.length, cost: shadeCost(kernel) }
}

/** Tables looked at, in all directions: once among tables and objects, and where there are objects once more among them alone. */
function beamShades(tables: number, hasObjects: boolean, rows: number, rowModel: RowModel): number {
  const isProjected = ROW_MODELS[rowModel].sceneBeam === 'projected'
  const looks = tablesLookedAt(tables, isProjected, true) + (hasObjects ? tablesLookedAt(tables, isProjected, false) : 0)
  return looks * beamDirections(isProjected, rows)
}

/** Each lit row has the mean rotation of the trackers, and each direction of the shading table that of each. */
function turnSeconds({ tracking }: Resolved['array']): number {
  return tracking === 'terrain_aware_ends' || tracking === 'terrain_aware_all' ? TURN_SECONDS[tracking] : 0
}

/** Directions of the sun in which tables are looked at, in so many rows of weather. */
export function beamDirections(isProjected: boolean, rows: number): number {
  return isProjected ? rows / 2 : Math.min(TABLE_DIRECTIONS, 2 * rows)
}

function stringSeconds({ shade_mode }: Resolved['array'], { layout: { devices } }: ScenePlant): number {
  const { strings } = SHADE_MODES[shade_mode]
  if (strings === null) return 0
  return strings === 'whole'
    ? WHOLE_STRINGS_SECONDS
    : CELL_CURVES_SECONDS * (devices.reduce((sum, { modules }) => sum + modules, 0) / devices.length)
}

/** What a shading table keeps of strings with a circuit, once more while it grows. */
function stringBytes({ array, scene }: Resolved, { bins }: ScenePlant): number {
  const isTabled = ROW_MODELS[rowModelOf({ scene, array })].sceneBeam === 'tabled'
  return isTabled && SHADE_MODES[array.shade_mode].strings !== null ? 2 * 8 * BEAM_SHARES * TABLE_DIRECTIONS * bins.length : 0
}

/** Slices of the sky of all bins, at all rotations. */
function slices({ bins, layout }: ScenePlant): number {
  const each = bins.reduce((sum, { devices }) => sum + slicesOf(FINE_SAMPLING, devices.length, layout.devices.length, bins.length), 0)
  return each * (bins.some(({ kind }) => kind === 'sat') ? ROTATIONS.trackers : ROTATIONS.fixed)
}

function isRearOfScene({ bifacial }: Resolved): boolean {
  return bifacial?.model === 'scene'
}

/** Slices of the sky that take as long as what the rears of a scene look at: a ray to the ground and on takes half of one. */
function rearSlices(request: Resolved, { bins, layout }: ScenePlant): number {
  if (!isRearOfScene(request)) return 0
  const { array, scene, weather } = request
  const isProjected = ROW_MODELS[rowModelOf({ scene, array })].sceneBeam === 'projected'
  const rotations = bins.some(({ kind }) => kind === 'sat') ? ROTATIONS.trackers : ROTATIONS.fixed
  const { ofSun, ofRotation, ofSky } = rearSampling(layout.devices.length, bins.length)
  return (bins.length * (ofSun * beamDirections(isProjected, weather.temp_air_c.length) + (ofRotation + 4 * ofSky) * rotations)) / 2
}
