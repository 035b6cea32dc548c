import { acParts, prepareAc, prepareGridSide } from './ac/index.ts'
import { ClearFrame } from './core/clear-frame.ts'
import type { Writer } from './core/columns.ts'
import { blendBins, blendPlanes, sumArrays } from './core/faces.ts'
import type { AcStage, DcStage, Frame, PlaneStage, SkyStage } from './core/frame.ts'
import { readHeldWeather } from './core/held-weather.ts'
import { INVALID, isValid, whereValid } from './core/invalid.ts'
import { refuseKilowatts } from './core/irradiance-unit.ts'
import type { ModuleModel, UnlimitedYear } from './core/models.ts'
import type { Resolved } from './core/option.ts'
import type { Parts } from './core/parts.ts'
import { warnOfPressure } from './core/pressure-check.ts'
import { warnOfRadians } from './core/radians.ts'
import { Sink } from './core/sink.ts'
import { warnOfAlbedo } from './core/weather-albedo.ts'
import { warnOfPlace } from './core/weather-place.ts'
import type { WeatherTable } from './core/weather-table.ts'
import { type ArrayStages, prepareDc } from './dc/index.ts'
import { rackingOf } from './geometry/racking.ts'
import { groundHorizon, hasHorizon, prepareHorizon } from './horizon/index.ts'
import { prepareInverter, subhourlyClipping } from './inverter/index.ts'
import { prepareAlbedo, prepareClearSky, prepareIrradiance, preparePlaneInput, prepareTransposition } from './irradiance/index.ts'
import { prepareModule } from './module/index.ts'
import { hasSnow, prepareIam, prepareSnow, prepareSnowLoss, prepareSoiling, prepareSpectral } from './optics/index.ts'
import { facesOf, prepareOrientation, type RotationBySun, rotationLaw, terrainRotation } from './orientation/index.ts'
import { prepareRear, readsFront } from './rear/index.ts'
import { checkUncertainty } from './report/exceedance.ts'
import type { OrientationBin } from './scene/bins.ts'
import { checkScene, checkSensor } from './scene/run-checks.ts'
import { binRequest, type ScenePlant, scenePlant } from './scene/scene-plant.ts'
import { FINE_SAMPLING, type HemisphereSampling, hasRowShading, prepareSceneShading, prepareShading } from './shading/index.ts'
import { prepareStorage } from './storage/index.ts'
import { prepareSun, type SunRows } from './sun/index.ts'
import { prepareInertia, prepareThermal } from './thermal/index.ts'

/** One stage of a prepared chain, for all faces of the plant. */
export interface ChainStage {
  readonly part: ChainPart
  /** Whose columns it writes. */
  readonly writer: Writer
  readonly run: (frame: Frame) => void
}

/** A prepared plant. */
export interface Chain {
  readonly parts: Parts
  readonly module: ModuleModel
  /** The first of the stages; others ask it for rows outside a block. */
  readonly sun: SkyStage<'sun'>
  /** Number of orientations of each face. */
  readonly bins: readonly number[]
  /** Null without a scene. */
  readonly scene: ScenePlant | null
  readonly stages: readonly ChainStage[]
  /** The arrays of the faces, whose stage depends on the year of operation. */
  readonly arrays: readonly ArrayStages[]
  /** The plant under a clear sky in another year of operation; null when nothing asks for it. */
  readonly clearSkyIn: ((year: number) => ChainStage) | null
  /** Read by the inverters; see `findUnlimitedYear`. */
  readonly unlimited: UnlimitedYear
}

/** What a run prepares once: its stages, and data that several stages use. */
export type ChainPart =
  | 'faces'
  | 'sun'
  | 'irradiance'
  | 'albedo'
  | 'orientation'
  | 'plane input'
  | 'transposition'
  | 'horizon'
  | 'shading'
  | 'soiling'
  | 'snow cover'
  | 'snow'
  | 'iam'
  | 'spectral'
  | 'rear'
  | 'module'
  | 'dc'
  | 'clear sky'
  | 'inverter'
  | 'storage'
  | 'ac'

/**
 * Prepares a part of the chain from the valid parts of the request. The comparison of options
 * (`engine/tree/`) also watches which fields a part reads, and shares parts between runs.
 * @param uses  parts that were prepared before and that this one is made with
 * @param face  number of the face
 */
export type PreparePart = <T>(part: ChainPart, prepare: () => T, uses?: readonly ChainPart[], face?: number) => T

const alone: PreparePart = (_part, prepare) => whereValid(prepare)

/**
 * Prepares every stage from the valid parts of the request and collects the failures. If the sink
 * contains a failure, the result must not run.
 * @param sunRows  rows in which the run reads the place of the sun
 */
export function prepare(
  request: Resolved,
  sink: Sink,
  sunRows: SunRows = 'lit or up',
  part: PreparePart = alone,
  sampling: HemisphereSampling = FINE_SAMPLING,
): { weather: WeatherTable; chain: Chain } {
  const weather = whereValid(() => readHeldWeather(request.weather, sink)) ?? INVALID
  const checked = isValid(weather) ? request : { ...request, weather: INVALID }
  whereValid(() => checkScene(request, sink))
  whereValid(() => warnOfPlace(checked, sink))
  whereValid(() => warnOfPressure(checked, sink))
  whereValid(() => warnOfAlbedo(request, weather, sink))
  whereValid(() => refuseKilowatts(request, weather, sink))
  whereValid(() => warnOfRadians(request, sink))
  const chain = prepareChain(checked, weather, sink, sunRows, part, sampling)
  whereValid(() => checkUncertainty(checked, sink))
  return { weather, chain }
}

/**
 * The stages in the order of the chain, prepared once per run.
 * @param sampling  of the sky and ground light of a scene
 */
export function prepareChain(
  request: Resolved,
  weather: WeatherTable,
  sink: Sink,
  sunRows: SunRows,
  part: PreparePart = alone,
  sampling: HemisphereSampling = FINE_SAMPLING,
): Chain {
  const module = part('module', () => prepareModule(request, sink))
  const scene = sceneOf(request, sink)
  if (scene !== null) whereValid(() => checkSensor(request, scene, sink))
  const faces = validFaces(request, sink, part)
  const planes = scene === null ? faces : validPlanes(request, faces, scene, part)
  const bins = scene === null ? faces.map(() => 1) : scene.faces.map((ofFace) => ofFace.length)
  const sun = part('sun', () => prepareSun(request, weather, sunRows))
  const parts = whereValid(() => partsOf(request, planes, module.hasVoltage))
  const irradiance = part('irradiance', () => prepareIrradiance(request, weather, sun, sink), ['sun'])
  const terrain = scene === null ? null : whereValid(() => terrainRotation(request, scene))
  const meanRotations = planes.map((_, k) => whereValid(() => (terrain === null || scene === null ? null : terrain.meanOf(scene.bins[k]))))
  const stagesByPlane = planes.map((plane, k) =>
    preparePlane(plane, meanRotations[k], weather, sink, (name, work) => part(name, work, ['faces'], k)),
  )
  const laws = (): ReturnType<typeof rotationLaw>[] => planes.map((plane, k) => rotationLaw(plane, meanRotations[k]))
  const shading =
    scene === null ? null : part('shading', () => prepareSceneShading(request, scene, planes, laws(), terrain, sampling, sink), ['faces'])
  const light = [...onEveryPlane(stagesByPlane, shading), ...blendStage(scene, bins, parts)]
  const arrays = faces.map((face, k) => part('dc', () => prepareArray(face, module, sink), ['faces', 'module'], k))
  const hasClearSky = whereValid(() => parts.clearSky) === true
  const clearSky = hasClearSky ? prepareUnderClearSky(request, faces, light, module, parts) : null
  const unlimited: UnlimitedYear = { energyWh: 0 }
  const stages: readonly ChainStage[] = [
    { part: 'sun', writer: 'sun', run: sun },
    { part: 'irradiance', writer: 'irradiance', run: irradiance },
    { part: 'albedo', writer: 'albedo', run: part('albedo', () => prepareAlbedo(request, weather)) },
    ...light,
    whereValid(() => onEveryArray(arrays.map(({ solve, inYear }) => [solve, inYear(request.lifetime.year)]))),
    ...(clearSky === null ? [] : [clearSky.inFirstYear]),
    { part: 'inverter', writer: 'inverter', run: part('inverter', () => prepareInverter(request, module, unlimited, sink), ['module']) },
    { part: 'storage', writer: 'storage', run: part('storage', () => prepareBattery(request, sink)) },
    { part: 'ac', writer: 'ac', run: part('ac', () => prepareAc(request, sink)) },
  ]
  return { parts, module, sun, bins, scene, stages, arrays, clearSkyIn: clearSky?.inYear ?? null, unlimited }
}

/** @param planes  requests of all orientations */
function partsOf(request: Resolved, planes: readonly Resolved[], hasVoltage: boolean): Parts {
  const rackings = planes.map(({ array }) => rackingOf(array))
  const hasScene = request.scene !== null
  return {
    rear: request.bifacial !== null,
    tracker: rackings.some(({ isTracker }) => isTracker),
    moves: rackings.some(({ isTracker, facesSun }) => isTracker || facesSun),
    horizon: hasHorizon(request),
    snow: hasSnow(request),
    rowShading: hasScene || hasRowShading(request),
    scene: hasScene,
    oneOrientation: planes.length === 1,
    voltage: hasVoltage,
    storage: request.storage !== null,
    clearSky: subhourlyClipping(request).isTaken,
    ...acParts(request),
  }
}

/** The faces of the plant; the request itself when the fields that define the faces are invalid. */
function validFaces(request: Resolved, sink: Sink, part: PreparePart): readonly Resolved[] {
  const faces = part('faces', () => facesOf(request, sink))
  return isValid(faces) ? faces : [request]
}

/** The scene of the plant; null without one, or with one that failed its checks. */
function sceneOf({ scene }: Resolved, sink: Sink): ScenePlant | null {
  return isValid(scene) && scene !== null && !sink.failures.some(({ field }) => field?.startsWith('scene')) ? scenePlant(scene) : null
}

/** The requests of the bins; those of the faces when the fields that bins share are invalid. */
function validPlanes(request: Resolved, faces: readonly Resolved[], scene: ScenePlant, part: PreparePart): readonly Resolved[] {
  const planes = part('faces', () => binsOf(request, faces, scene))
  return isValid(planes) ? planes : faces
}

/** The requests of the bins of a scene, one face after the other. */
function binsOf({ array }: Resolved, faces: readonly Resolved[], scene: ScenePlant): Resolved[] {
  return scene.faces.flatMap((bins, face) => bins.map((bin) => binRequest(faces[face] ?? faces[0], bin, array.gcr)))
}

/** A stage of one plane. */
interface OwnStage extends Pick<ChainStage, 'part' | 'writer'> {
  readonly run: PlaneStage
}

/**
 * The stages of one plane, from its orientation to its rear side.
 * @param ofBin  as in `prepareOrientation`
 */
function preparePlane(face: Resolved, ofBin: RotationBySun | null, weather: WeatherTable, sink: Sink, part: PreparePart): OwnStage[] {
  const light = (name: ChainPart, writer: Writer, work: () => PlaneStage): OwnStage => ({ part: name, writer, run: part(name, work) })
  const toPlane = [
    light('orientation', 'orientation', () => keepStill(face, prepareOrientation(face, sink, ofBin))),
    light('plane input', 'transposition', () => preparePlaneInput(face, weather, sink)),
    light('transposition', 'transposition', () => prepareTransposition(face)),
  ]
  const toCells = [
    light('horizon', 'horizon', () => prepareHorizon(face, sink)),
    light('shading', 'shading', () => prepareShading(face, sink)),
    light('soiling', 'optics', () => prepareSoiling(face)),
    light('snow cover', 'optics', () => prepareSnowLoss(face, sink)),
    light('snow', 'optics', () => prepareSnow(face)),
    light('iam', 'optics', () => prepareIam(face, sink)),
    light('spectral', 'optics', () => prepareSpectral(face, sink)),
  ]
  const rear = light('rear', 'rear', () => {
    const horizon = whereValid(() => (face.bifacial === null ? null : groundHorizon(face)))
    return prepareRear(face, horizon, sink)
  })
  // As early as it can be: options of what comes after it need not run it again.
  return whereValid(() => readsFront(face)) ? [...toPlane, ...toCells, rear] : [...toPlane, rear, ...toCells]
}

/** Racks of a scene stand still next to trackers, whose columns they have. */
function keepStill({ array, scene }: Resolved, orient: PlaneStage<'orientation'>): PlaneStage<'orientation'> {
  if (scene === null || rackingOf(array).isTracker) return orient
  return (frame, plane) => {
    plane.rotationRad.fill(0, 0, frame.n)
    plane.trackerState.fill(0, 0, frame.n)
    orient(frame, plane)
  }
}

/**
 * The stages of the plant: each runs on one plane after the other.
 * @param shading  takes the place of the shading of each plane; null without a scene
 */
function onEveryPlane(stagesByPlane: readonly OwnStage[][], shading: SkyStage<'shading'> | null): ChainStage[] {
  return stagesByPlane[0].map(({ part, writer }, at) => ({
    part,
    writer,
    run:
      part === 'shading' && shading !== null
        ? shading
        : (frame) => {
            for (let k = 0; k < stagesByPlane.length; k++) stagesByPlane[k][at].run(frame, frame.planes[k])
          },
  }))
}

/** The planes of the bins to those of the faces, and these to the plane of the plant. */
function blendStage(scene: ScenePlant | null, bins: readonly number[], parts: Parts): ChainStage[] {
  if (bins.length === 1 && bins[0] === 1) return []
  const weights = scene?.faces.map(sharesOf) ?? []
  const run = (frame: Frame): void => {
    const { lit, faces, plane } = frame
    faces.forEach((face, k) => {
      if (face.bins.length > 1) blendBins(lit, face.bins, weights[k], face.plane, parts)
    })
    if (faces.length > 1)
      blendPlanes(
        lit,
        faces.map((face) => face.plane),
        equalShares(faces.length),
        plane,
        parts,
      )
  }
  return [{ part: 'rear', writer: 'rear', run }]
}

function prepareArray(face: Resolved, module: ModuleModel, sink: Sink): ArrayStages {
  const thermal = whereValid(() => prepareThermal(face, sink))
  const inertia = whereValid(() => prepareInertia(face, sink))
  return prepareDc(face, module, thermal, inertia, sink)
}

/** The stage of the arrays: those of each face in turn, then their sum. */
function onEveryArray(stagesByFace: readonly (readonly DcStage[])[]): ChainStage {
  return {
    part: 'dc',
    writer: 'dc',
    run: (frame) => {
      frame.faces.forEach(({ plane, dc }, k) => {
        for (const stage of stagesByFace[k]) stage(frame, plane, dc)
      })
      if (frame.faces.length > 1) sumFaces(frame)
    },
  }
}

/** Parts that a clear sky does not change: where the planes face, and the snow on them. */
const OF_ANY_SKY: ReadonlySet<ChainPart> = new Set<ChainPart>(['orientation', 'plane input', 'snow cover'])

/**
 * The same plant under a clear sky, in a frame of its own. Its arrays are its own, because they keep
 * what they solved; faults and warnings are those of the plant itself.
 */
function prepareUnderClearSky(
  request: Resolved,
  faces: readonly Resolved[],
  light: readonly ChainStage[],
  module: ModuleModel,
  parts: Parts,
): { inFirstYear: ChainStage; inYear: (year: number) => ChainStage } {
  const sky = whereValid(() => prepareClearSky(request, subhourlyClipping(request).isSkyEnhanced))
  const ofSky = light.filter(({ part }) => !OF_ANY_SKY.has(part))
  const arrays = faces.map((face) => whereValid(() => prepareArray(face, module, new Sink())))
  const solved = whereValid(() => onEveryArray(arrays.map(({ solve, inYear }) => [solve, inYear(request.lifetime.year)])))
  const under = new ClearFrame(parts)
  const stage = (run: (frame: Frame) => void): ChainStage => ({ part: 'clear sky', writer: 'clear sky', run })
  return {
    inFirstYear: stage((frame) => {
      const clearFrame = under.stand(frame)
      sky(clearFrame)
      for (const { run } of ofSky) run(clearFrame)
      solved.run(clearFrame)
      under.report(frame)
    }),
    inYear: (year) => {
      const inYear = onEveryArray(arrays.map((array) => [array.inYear(year)]))
      return stage((frame) => {
        inYear.run(under.withoutArrays(frame))
        under.report(frame)
      })
    },
  }
}

function prepareBattery(request: Resolved, sink: Sink): AcStage<'storage'> {
  const grid = whereValid(() => prepareGridSide(request))
  return prepareStorage(request, grid, sink)
}

/**
 * The stages after the module in each year of the analysis period; none when the period is one year.
 * The years share what their modules give when new. Only the battery carries a state from row to
 * row.
 */
export function prepareLaterYears(request: Resolved, chain: Chain, sink: Sink): ChainStage[][] {
  const period = request.lifetime.analysis_period_years
  const [inverter, , ac] = chain.stages.slice(-3)
  return Array.from({ length: period === 1 ? 0 : period }, (_, k) => [
    onEveryArray(chain.arrays.map(({ inYear }) => [inYear(k + 1)])),
    ...(chain.clearSkyIn === null ? [] : [chain.clearSkyIn(k + 1)]),
    inverter,
    { part: 'storage', writer: 'storage', run: prepareBattery(request, sink) },
    ac,
  ])
}

function sumFaces({ lit, faces, dc }: Frame): void {
  const arrays = faces.map((face) => face.dc)
  sumArrays(lit, arrays, equalShares(faces.length), dc)
}

/** Share of the modules of a face in each of its bins. */
function sharesOf(bins: readonly OrientationBin[]): number[] {
  const modules = bins.reduce((sum, bin) => sum + bin.modules, 0)
  return bins.map((bin) => bin.modules / modules)
}

/** All faces have equal shares of the plant. */
function equalShares(count: number): number[] {
  return new Array<number>(count).fill(1 / count)
}
