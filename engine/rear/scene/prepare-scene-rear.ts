import type { Frame, PlaneColumns, SkyStage } from '../../core/frame.ts'
import { TRACKER_STATES } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { beamToGround, skyOnGround } from '../../geometry/lit-ground.ts'
import { RearLight, type RearOf } from '../../scene/rear/rear-light.ts'
import type { RearSampling } from '../../scene/rear/rear-sampling.ts'
import type { ScenePlant } from '../../scene/scene-plant.ts'
import type { ShadeBins } from '../../scene/shade/shade-bins.ts'
import type { RotationLaw } from '../../scene/shade/shading-table.ts'
import { targetsOf } from '../../scene/shade-scene.ts'
import { sumOnRear } from '../sum-on-rear.ts'
import { unitsPerMetre } from './scene-unit.ts'

type Bifacial = NonNullable<Resolved['bifacial']>
/** Rotation of each bin by the direction of the sun; null for one that does not turn, or whose rotation depends on the weather. */
export type Laws = readonly (((east: number, north: number, up: number) => number) | null)[]

const STOW = TRACKER_STATES.indexOf('stow')

/** A plane whose rear gets the light of the scene. */
interface RearPlane {
  readonly bin: number
  readonly structureShading: number
  readonly albedoBelow: readonly number[] | null
  readonly horizon: GroundHorizon | null
}

/**
 * The light on the rears of the planes whose `bifacial.model` is `scene`, of the bodies of the scene.
 * @param requests  that of each bin
 * @param laws  of each bin
 * @param byTable  rotation of each tracker by the sun; null where those of a bin are one
 * @param horizons  of the ground below each bin; null for a free one
 * @param sampling  default: that of the plant
 */
export function prepareSceneRear(
  plant: ScenePlant,
  requests: readonly Resolved[],
  laws: Laws,
  byTable: RotationLaw | null,
  horizons: readonly (GroundHorizon | null)[],
  sampling?: RearSampling,
): SkyStage<'rear'> {
  const planes = requests.flatMap(({ bifacial }, bin) =>
    bifacial?.model === 'scene' ? [planeOf(bin, bifacial, horizons[bin] ?? null)] : [],
  )
  const bins = binsOf(plant)
  const targets = targetsOf(plant.layout, requests[planes[0].bin], true)
  const settings: RearOf = { ...settingsOf(plant, requests, bins, planes, laws, byTable), sampling }
  let light: RearLight | null = null
  const rotations = new Float64Array(targets.length)
  const firstTracker = plant.bins.findIndex(({ kind }) => kind === 'sat')
  return (frame) => {
    // A check costs nothing: the bodies are prepared for the first block.
    light ??= new RearLight(plant, targets, bins, settings)
    const { lit, sky } = frame
    for (let k = 0; k < lit.n; k++) {
      const i = lit.rows[k]
      if (sky.sunZenithCos[i] > 0) {
        const isStowed = firstTracker >= 0 && frame.planes[firstTracker].trackerState[i] === STOW
        turnTables(frame, i, bins, isStowed ? null : byTable, rotations)
        light.beam.face(sky.sunEastCos[i], sky.sunNorthCos[i], sky.sunZenithCos[i], rotations, isStowed)
      }
      for (const plane of planes) writeRow(frame, i, plane, light)
    }
    for (const { bin, structureShading } of planes) sumOnRear(lit, frame.planes[bin], structureShading)
  }
}

function planeOf(bin: number, { structure_shading, albedo_monthly }: Bifacial, horizon: GroundHorizon | null): RearPlane {
  return { bin, structureShading: structure_shading, albedoBelow: albedo_monthly, horizon }
}

function binsOf({ layout, bins }: ScenePlant): ShadeBins {
  const binOf = new Int32Array(layout.devices.length)
  bins.forEach(({ devices }, bin) => {
    for (const device of devices) binOf[device] = bin
  })
  return { count: bins.length, binOf, weight: Float64Array.from(layout.devices, ({ modules }) => modules) }
}

function settingsOf(
  plant: ScenePlant,
  requests: readonly Resolved[],
  bins: ShadeBins,
  planes: readonly RearPlane[],
  laws: Laws,
  byTable: RotationLaw | null,
): RearOf {
  const own = requests[planes[0].bin]
  const firstTracker = plant.bins.findIndex(({ kind }) => kind === 'sat')
  const angles = arrayAngles(requests[Math.max(0, firstTracker)].array)
  const unit = unitsPerMetre(plant.layout, own)
  const heights = requests.map(({ bifacial }) => (bifacial ?? (own.bifacial as Bifacial)).height_m * unit)
  const isProjected = own.array.row_model === 'projection' || plant.bins.some(({ kind }, bin) => kind === 'sat' && laws[bin] === null)
  return {
    bins: planes.map(({ bin }) => bin),
    height: (device) => heights[bins.binOf[device]],
    transparency: requests.map(({ bifacial }) => bifacial?.transparency ?? 0),
    range: { fromRad: angles.fromRad, toRad: angles.toRad },
    stowRad: angles.stowRad,
    latitudeDeg: own.site.latitude,
    law: isProjected ? null : (byTable ?? lawOfBins(laws, bins)),
  }
}

/** The rotations of tables that turn with their bin. */
function lawOfBins(laws: Laws, { count, binOf }: ShadeBins): RotationLaw {
  const byBin = new Float64Array(count)
  return (east, north, up, out) => {
    for (let bin = 0; bin < count; bin++) byBin[bin] = laws[bin]?.(east, north, up) ?? 0
    for (let i = 0; i < out.length; i++) out[i] = byBin[binOf[i]]
  }
}

function turnTables({ planes, sky }: Frame<'rear'>, i: number, { binOf }: ShadeBins, byTable: RotationLaw | null, out: Float64Array): void {
  if (byTable !== null) byTable(sky.sunEastCos[i], sky.sunNorthCos[i], sky.sunZenithCos[i], out)
  else for (let table = 0; table < out.length; table++) out[table] = planes[binOf[table]].rotationRad[i]
}

/** Light on one rear in one row of the weather. */
function writeRow({ sky, planes }: Frame<'rear'>, i: number, { bin, albedoBelow, horizon }: RearPlane, light: RearLight): void {
  const plane: PlaneColumns<'rear'> = planes[bin]
  const { sunEastCos, sunNorthCos, sunZenithCos, albedoFrac, month } = sky
  const skyWm2 = skyOnGround(sky, i, horizon)
  const normalWm2 = beamToGround(sky, i, horizon)
  const views = light.views[bin]
  const rotation = plane.rotationRad[i]
  const ground = Math.max(0, views.ground.at(rotation))
  const litBySky = Math.max(0, views.skyOnGround.at(rotation))
  const isUp = sunZenithCos[i] > 0 && normalWm2 > 0
  const beamWm2 = isUp ? normalWm2 * light.groundCos(bin, sunEastCos[i], sunNorthCos[i], sunZenithCos[i]) * light.beam.onGround(bin) : 0
  const incidentWm2 = ground > 0 ? beamWm2 + (skyWm2 * litBySky) / ground : 0
  const albedo = albedoBelow === null ? albedoFrac[i] : albedoBelow[month[i]]
  plane.rearGroundIncidentWm2[i] = incidentWm2
  plane.rearAbsorbedLossWm2[i] = (1 - albedo) * incidentWm2
  plane.rearViewWm2[i] = albedo * incidentWm2 * ground
  plane.rearViewLossWm2[i] = albedo * incidentWm2 * (1 - ground)
  plane.rearSkyWm2[i] = skyWm2 * Math.max(0, views.sky.at(rotation))
  plane.rearBeamWm2[i] = isUp && plane.aoiCos[i] < 0 ? normalWm2 * -plane.aoiCos[i] * light.beam.onRear(bin) : 0
}
