import { type Frame, type LitRows, type PlaneColumns, type PlaneStage, type SkyStage, TRACKER_STATES } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import { type ArrayAngles, arrayAngles } from '../../geometry/array-angles.ts'
import { horizonProfile } from '../../geometry/horizon-profile.ts'
import type { OwnRotations } from '../../scene/own-rotations.ts'
import type { ScenePlant } from '../../scene/scene-plant.ts'
import type { RotationLaw } from '../../scene/shade/shading-table.ts'
import type { ShadeTarget } from '../../scene/shade/target.ts'
import { targetsOf } from '../../scene/shade-scene.ts'
import { GROUND_SHADINGS, groundShadingOf } from '../ground-shading/index.ts'
import type { RowModelOption } from '../row-model/option.ts'
import { prepareRows } from '../row-model/rows.ts'
import { prepareTerrainRows } from '../row-model/rows-on-terrain.ts'
import { rowSection } from '../row-section.ts'
import { SHADE_MODES } from '../shade-mode/index.ts'
import type { ShadeModeOption } from '../shade-mode/option.ts'
import { type TableCircuits, withCircuits } from '../strings/table-circuits.ts'
import { type BinShade, shadeBins } from './bin-shade.ts'
import type { LossByRotation } from './hemisphere-loss.ts'
import type { HemisphereSampling } from './hemisphere-sampling.ts'
import { type GroundBelow, SceneBodies } from './scene-bodies.ts'
import { ShadowPlane } from './shadow-plane.ts'
import type { BinLaw } from './tabled-shade.ts'

const STOW = TRACKER_STATES.indexOf('stow')

type Shaded = Frame<'shading'>
type Plane = PlaneColumns<'shading'>
type Rows = PlaneStage<'shading'>

/** Share of the light on each bin that some bodies take; null for light that they leave. */
interface BodyShade {
  readonly beam: BinShade | null
  readonly sky: readonly LossByRotation[] | null
  readonly ground: readonly LossByRotation[] | null
}

/**
 * @param terrain  as in `prepareSceneShading`
 * @param how  as `RowModelOption.sceneBeam`
 * @param tablesShade  whether devices shade each other
 * @param circuits  of the devices
 */
export function sceneShading(
  request: Resolved,
  plant: ScenePlant,
  requests: readonly Resolved[],
  laws: readonly (BinLaw | null)[],
  terrain: OwnRotations | null,
  how: RowModelOption['sceneBeam'],
  tablesShade: boolean,
  sampling: HemisphereSampling,
  circuits: TableCircuits,
): SkyStage<'shading'> {
  const scene = new SceneShading(request, plant, requests, laws, terrain, how, tablesShade, sampling, circuits)
  return (frame) => scene.shade(frame)
}

/**
 * Shade in a scene, as means over the devices of each bin. Its bodies are prepared for the first
 * block. The rows of the array section are computed as well, to say how far the scene differs from
 * them.
 */
class SceneShading {
  /** The rows of the array section, which are counted; null where devices do not shade each other. */
  private readonly rows: readonly Rows[] | null
  /** The same at the heights of the scene, for the row model `rows`. */
  private readonly terrainRows: readonly Rows[] | null
  private readonly belowRows: readonly Rows[] | null
  /** Of the trackers: all have the limits of the array section. */
  private readonly angles: ArrayAngles
  private readonly rotations: Float64Array
  private readonly firstTracker: number
  private readonly isTabled: boolean
  /** The tables, where they shade each other, and where objects alone shade them. */
  private readonly tables: readonly ShadeTarget[]
  private readonly lone: readonly ShadeTarget[]
  private readonly hasObjects: boolean
  private readonly weatherRows: number
  /** Of the planes, with the horizon that the ground is to all devices. */
  private readonly site: Resolved['site']
  private readonly latitudeDeg: number
  private readonly mode: ShadeModeOption
  private readonly takesSky: boolean
  private readonly shadow = new ShadowPlane()
  private bodies: { readonly all: BodyShade; readonly objects: BodyShade | null } | null = null

  constructor(
    request: Resolved,
    private readonly plant: ScenePlant,
    requests: readonly Resolved[],
    private readonly laws: readonly (BinLaw | null)[],
    private readonly terrain: OwnRotations | null,
    private readonly how: RowModelOption['sceneBeam'],
    private readonly tablesShade: boolean,
    private readonly sampling: HemisphereSampling,
    private readonly circuits: TableCircuits,
  ) {
    const { binOf } = shadeBins(plant)
    const moduleOf = (device: number): Resolved['module'] => requests[binOf[device]].module
    this.rows = tablesShade ? requests.map((own) => prepareRows(own)) : null
    this.terrainRows =
      tablesShade && how === 'rows'
        ? requests.map((ofBin, bin) => prepareTerrainRows(ofBin, plant.bins[bin], plant.layout, plant.ahead(), terrain))
        : null
    const isGroundBelow = how !== 'rows' && tablesShade && groundShadingOf(request) === 'sunlit_strip'
    this.belowRows = isGroundBelow ? requests.map(groundBelow) : null
    this.firstTracker = plant.bins.findIndex(({ kind }) => kind === 'sat')
    this.angles = arrayAngles(requests[Math.max(0, this.firstTracker)].array)
    this.rotations = new Float64Array(plant.bins.length)
    this.isTabled = how !== 'projected' && plant.bins.every(({ kind }, bin) => kind !== 'sat' || laws[bin] !== null)
    this.tables = tablesShade && how !== 'rows' ? targetsOf(plant.layout, request, true) : []
    this.hasObjects = plant.scene.objects.length > 0
    this.weatherRows = request.weather.temp_air_c.length
    this.site = requests[0].site
    this.lone = this.hasObjects || plant.scene.terrain?.shades === true ? targetsOf(plant.layout, request, false, moduleOf) : []
    this.latitudeDeg = request.site.latitude
    this.mode = SHADE_MODES[request.array.shade_mode]
    this.takesSky = request.array.diffuse_shading !== 'none'
  }

  shade(frame: Shaded): void {
    this.bodies ??= this.prepareBodies()
    const { all, objects } = this.bodies
    frame.planes.forEach((plane, bin) => {
      this.loseToRows(frame, plane, bin)
      if (objects !== null) countDiffuse(frame.lit, plane, objects, bin)
      loseDiffuse(frame.lit, plane, all, bin)
    })
    if (all.beam !== null) this.loseBeam(frame, all.beam, objects?.beam ?? null)
    if (objects !== null) return
    for (const plane of frame.planes) {
      if (this.hasObjects) countRest(frame.lit, plane)
      else plane.nearObjectsLossWm2.fill(0, 0, frame.n)
    }
  }

  private prepareBodies() {
    const { plant, tablesShade, belowRows, how, terrain, sampling, circuits, hasObjects } = this
    // the strings count where all that shades is
    const tables = withCircuits(this.tables, circuits)
    const lone = tablesShade ? this.lone : withCircuits(this.lone, circuits)
    const byTable: RotationLaw | null = terrain === null ? null : (east, north, up, out) => terrain.turn(east, north, up, out)
    const ground = this.groundBelow()
    const lonely = { byTables: false, byTable, sampling }
    const alone = (atCentres: boolean): BodyShade =>
      hasObjects || ground !== null ? this.shadeOf(new SceneBodies(plant, lone, { ...lonely, atCentres, ground }), true) : NOTHING
    if (how === 'rows') return { all: alone(true), objects: null }
    if (!tablesShade) return { all: alone(false), objects: null }
    const bodies = new SceneBodies(plant, tables, { byTables: true, atCentres: false, byTable, sampling, ground })
    const objects = hasObjects ? this.shadeOf(new SceneBodies(plant, lone, { ...lonely, atCentres: false, ground: null }), true) : NOTHING
    return { all: this.shadeOf(bodies, belowRows === null), objects }
  }

  private groundBelow(): GroundBelow | null {
    const { plant, site, weatherRows: rows } = this
    const ground = plant.ground()
    if (ground === null) return null
    return { ground, horizon: site.horizon_model === 'beam' ? null : horizonProfile(site), rows }
  }

  private shadeOf(bodies: SceneBodies, isGroundTaken: boolean): BodyShade {
    const { laws, angles, isTabled, latitudeDeg, mode, takesSky } = this
    const beam = (): BinShade => (isTabled ? bodies.tabled(latitudeDeg, laws, angles.stowRad) : bodies.projected())
    const diffuse = takesSky || isGroundTaken ? bodies.hemisphere(angles) : null
    return {
      beam: mode.shadesBeam ? beam() : null,
      sky: takesSky && diffuse !== null ? diffuse.sky : null,
      ground: isGroundTaken && diffuse !== null ? diffuse.ground : null,
    }
  }

  /**
   * Counts what the rows of the array section would take, and takes what the rows of the model do:
   * all near losses but those to objects, which are noted for `countRest`.
   */
  private loseToRows(frame: Shaded, plane: Plane, bin: number): void {
    const { rows, terrainRows, belowRows, shadow } = this
    const { lit } = frame
    plane.nearObjectsLossWm2.fill(0, 0, frame.n)
    plane.nearRowsLossWm2.fill(0, 0, frame.n)
    plane.nearSkyLossWm2.fill(0, 0, frame.n)
    plane.nearGroundLossWm2.fill(0, 0, frame.n)
    if (rows === null) return
    const counted = shadow.of(plane, frame)
    rows[bin](frame, counted)
    addNearLosses(lit, counted, plane.nearRowsLossWm2)
    belowRows?.[bin](frame, plane)
    if (terrainRows === null) return
    terrainRows[bin](frame, plane)
    addNearLosses(lit, plane, plane.nearObjectsLossWm2)
  }

  private loseBeam(frame: Shaded, shade: BinShade, objects: BinShade | null): void {
    const { rotations, firstTracker, how, mode } = this
    const { lit, sky, planes } = frame
    const { sunEastCos, sunNorthCos, sunZenithCos } = sky
    for (let k = 0; k < lit.n; k++) {
      const i = lit.rows[k]
      if (!isLit(planes, i)) continue
      for (let bin = 0; bin < planes.length; bin++) rotations[bin] = planes[bin].rotationRad[i]
      const isStowed = firstTracker >= 0 && planes[firstTracker].trackerState[i] === STOW
      shade.face(sunEastCos[i], sunNorthCos[i], sunZenithCos[i], rotations, isStowed)
      objects?.face(sunEastCos[i], sunNorthCos[i], sunZenithCos[i], rotations, isStowed)
      for (let bin = 0; bin < planes.length; bin++) {
        const { aoiCos, beamWm2, skyWm2, groundWm2, nearBeamLossWm2, nearObjectsLossWm2, stripSurplusFrac } = planes[bin]
        if (aoiCos[i] <= 0) continue
        const lightPerBeam = (beamWm2[i] + skyWm2[i] + groundWm2[i]) / beamWm2[i]
        const linear = shade.linear(bin)
        const lossWm2 = linear * beamWm2[i]
        if (objects !== null) nearObjectsLossWm2[i] += objects.linear(bin) * beamWm2[i]
        beamWm2[i] -= lossWm2
        nearBeamLossWm2[i] += lossWm2
        if (how === 'rows') stripSurplusFrac[i] *= 1 - linear
        else if (mode.hasStripSurplus) stripSurplusFrac[i] = shade.electrical(bin, lightPerBeam) - linear
      }
    }
  }
}

const NOTHING: BodyShade = { beam: null, sky: null, ground: null }

/** The ground between the rows of a bin, which bifacial plants see on their front. */
function groundBelow({ array, bifacial }: Resolved): Rows {
  return GROUND_SHADINGS.sunlit_strip.prepare(rowSection(array), arrayAngles(array), bifacial?.albedo_monthly ?? null)
}

/** Whether the beam reaches any plane from the front. */
function isLit(planes: readonly Plane[], row: number): boolean {
  for (const { aoiCos, beamWm2 } of planes) if (aoiCos[row] > 0 && beamWm2[row] > 0) return true
  return false
}

/** Between its nodes a table may leave 0 to 1 by a little. */
function lossFrac(byBin: readonly LossByRotation[] | null, bin: number, rotationRad: number): number {
  return byBin === null ? 0 : Math.min(1, Math.max(0, byBin[bin].at(rotationRad)))
}

/** Takes the bodies' share of sky and ground light from a plane. */
function loseDiffuse({ rows, n }: LitRows, plane: Plane, { sky, ground }: BodyShade, bin: number): void {
  const { rotationRad, skyWm2, groundWm2, nearSkyLossWm2, nearGroundLossWm2 } = plane
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    const skyLossWm2 = lossFrac(sky, bin, rotationRad[i]) * skyWm2[i]
    const groundLossWm2 = lossFrac(ground, bin, rotationRad[i]) * groundWm2[i]
    skyWm2[i] -= skyLossWm2
    groundWm2[i] -= groundLossWm2
    nearSkyLossWm2[i] += skyLossWm2
    nearGroundLossWm2[i] += groundLossWm2
  }
}

/** Counts the sky and ground light that objects alone would take, which nothing has weakened yet. */
function countDiffuse({ rows, n }: LitRows, plane: Plane, { sky, ground }: BodyShade, bin: number): void {
  const { rotationRad, skyWm2, groundWm2, nearObjectsLossWm2 } = plane
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    nearObjectsLossWm2[i] += lossFrac(sky, bin, rotationRad[i]) * skyWm2[i] + lossFrac(ground, bin, rotationRad[i]) * groundWm2[i]
  }
}

/** All that the rows did not take, which `loseToRows` noted, where only objects shade besides them. */
function countRest({ rows, n }: LitRows, plane: Plane): void {
  const { nearBeamLossWm2, nearSkyLossWm2, nearGroundLossWm2, nearObjectsLossWm2 } = plane
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    nearObjectsLossWm2[i] = nearBeamLossWm2[i] + nearSkyLossWm2[i] + nearGroundLossWm2[i] - nearObjectsLossWm2[i]
  }
}

function addNearLosses({ rows, n }: LitRows, { nearBeamLossWm2, nearSkyLossWm2, nearGroundLossWm2 }: Plane, out: Float64Array): void {
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    out[i] = nearBeamLossWm2[i] + nearSkyLossWm2[i] + nearGroundLossWm2[i]
  }
}
