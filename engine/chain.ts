import { acParts, prepareAc, prepareGridSide, prepareOutages } from './ac/index.ts'
import { alone, type ChainPart, type ChainStage, PLANT, type PreparePart } from './chain-part.ts'
import { ClearFrame } from './core/clear-frame.ts'
import type { Writer } from './core/columns.ts'
import { blendBins, blendPlanes, sumArrays } from './core/faces.ts'
import type { AcStage, DcStage, Frame, PlaneStage, SkyStage } from './core/frame.ts'
import { readHeldWeather } from './core/held-weather.ts'
import { INVALID, isValid } from './core/invalid.ts'
import type { GroundHorizon, ModuleModel, UnlimitedYear } from './core/models.ts'
import type { Resolved } from './core/option.ts'
import type { Parts } from './core/parts.ts'
import { Sink } from './core/sink.ts'
import { storageParts } from './core/storage-parts.ts'
import type { WeatherTable } from './core/weather-table.ts'
import { type ArrayLosses, prepareLosses, prepareSolve } from './dc/index.ts'
import { rackingOf } from './geometry/racking.ts'
import { groundHorizon, hasHorizon, prepareHorizon } from './horizon/index.ts'
import { prepareInverter, subhourlyClipping } from './inverter/index.ts'
import {
  prepareAlbedo,
  prepareClearSky,
  prepareIrradiance,
  preparePlaneInput,
  prepareSkyLight,
  prepareTransposition,
} from './irradiance/index.ts'
import { prepareModule } from './module/index.ts'
import { hasSnow, prepareIam, prepareSnow, prepareSnowLoss, prepareSoiling, prepareSpectral } from './optics/index.ts'
import { facesOf, prepareOrientation, type RotationBySun, rotationLaw, terrainRotation } from './orientation/index.ts'
import { type FaceStages, hasTwoFaces, prepareRear, readsFront } from './rear/index.ts'
import { checkUncertainty } from './report/exceedance.ts'
import type { SubArrays } from './report/sub-arrays.ts'
import type { OrientationBin } from './scene/bins.ts'
import { checkScene, checkSensor } from './scene/run-checks.ts'
import { binRequest, type ScenePlant, scenePlant } from './scene/scene-plant.ts'
import { FINE_SAMPLING, type HemisphereSampling, hasRowShading, prepareSceneShading, prepareShading } from './shading/index.ts'
import { prepareAgedStorage, prepareStorage } from './storage/index.ts'
import { prepareSun, type SunRows } from './sun/index.ts'
import { prepareInertia, prepareThermal } from './thermal/index.ts'
import { warnOfAlbedo } from './weather-checks/albedo.ts'
import { refuseKilowatts } from './weather-checks/irradiance-unit.ts'
import { warnOfPlace } from './weather-checks/place.ts'
import { warnOfPressure } from './weather-checks/pressure.ts'
import { warnOfRadians } from './weather-checks/radians.ts'

/** A prepared plant. */
export interface Chain {
  readonly parts: Parts
  readonly module: ModuleModel
  /** Number of orientations of each face. */
  readonly bins: readonly number[]
  /** Planes that the stages fill in a block; those of the frame by default. */
  readonly planes?: number
  /** Null without a scene. */
  readonly scene: ScenePlant | null
  readonly stages: readonly ChainStage[]
  /** The stages after the modules in another year of operation. */
  readonly inYear: (year: number) => ChainStage[]
  /** Battery and AC side behind kept inverter outputs, by what ageing left of the capacity; null without ageing. */
  readonly agedBattery: (() => (keptFrac: number) => ChainStage[]) | null
  /** Read by the inverters; see `findUnlimitedYear`. */
  readonly unlimited: UnlimitedYear
  /** The parts of the plant with what they add up; null for a plant without parts. */
  readonly subArrays: SubArrays | null
}

/** A plant that is ready to run through its weather. */
export interface Prepared {
  readonly weather: WeatherTable
  readonly chain: Chain
}

/** Prepares a plant; `preparePlant` (`engine/plant/`) knows plants of several parts too. */
export type Prepare = typeof prepare

/**
 * Prepares every stage from the valid parts of the request and collects the failures. If the sink
 * contains a failure, the result must not run.
 * @param request  of a plant without parts
 * @param sunRows  rows in which the run reads the place of the sun
 */
export function prepare(
  request: Resolved,
  sink: Sink,
  sunRows: SunRows = 'lit or up',
  part: PreparePart = alone(sink),
  sampling: HemisphereSampling = FINE_SAMPLING,
): Prepared {
  part('parts check', (own) => refuseParts(request, own))
  const { weather, checked } = prepareWeather(request, part)
  const hasScene = part('scene check', (own) => checkScene(request, own)) !== false
  part('angle check', (own) => warnOfRadians(request, own))
  const chain = prepareChain(checked, weather, hasScene, sunRows, part, sampling)
  part('uncertainty check', (own) => checkUncertainty(checked, own))
  return { weather, chain }
}

/** Fails: `sub_arrays`, of which the chain knows nothing. */
function refuseParts({ sub_arrays }: Resolved, sink: Sink): void {
  if (sub_arrays === null || sub_arrays === undefined || !isValid(sub_arrays)) return
  sink.fail('sub_arrays', 'This operation is for plants of one part: send null, and the section of one part in place of that of the plant')
}

/**
 * Reads and checks the weather of a run.
 * @returns  with the request, whose weather is INVALID where it cannot be read
 */
export function prepareWeather(request: Resolved, part: PreparePart): { weather: WeatherTable; checked: Resolved } {
  const weather = part('weather', (own) => readHeldWeather(request.weather, own)) ?? INVALID
  const checked = isValid(weather) ? request : { ...request, weather: INVALID }
  part('place check', (own) => warnOfPlace(checked, own))
  part('pressure check', (own) => warnOfPressure(checked, own))
  part('albedo check', (own) => warnOfAlbedo(request, weather, own))
  part('unit check', (own) => refuseKilowatts(request, weather, own))
  return { weather, checked }
}

/** The arrays of a plant with their inverters, from the sun to the AC bus. */
export interface Arrays extends Pick<Chain, 'parts' | 'module' | 'bins' | 'scene' | 'unlimited'> {
  /** From the sun to the modules as new. */
  readonly stages: readonly ChainStage[]
  /** The stages after the modules up to the inverters, in the year of the request. */
  readonly toBus: readonly ChainStage[]
  /** The same in another year of operation. */
  readonly toBusInYear: (year: number) => ChainStage[]
}

/**
 * The stages in the order of the chain, prepared once per run.
 * @param hasScene  false when the scene failed its checks
 * @param sampling  of the sky and ground light of a scene
 */
export function prepareChain(
  request: Resolved,
  weather: WeatherTable,
  hasScene: boolean,
  sunRows: SunRows,
  part: PreparePart = alone(new Sink()),
  sampling: HemisphereSampling = FINE_SAMPLING,
): Chain {
  const { stages, toBus, toBusInYear, ...arrays } = prepareArrays(request, weather, hasScene, sunRows, part, sampling)
  const side = prepareGrid(request, weather, part)
  return {
    ...arrays,
    stages: [...stages, ...toBus, ...side.stages],
    inYear: (year) => [...toBusInYear(year), ...side.inYear(year)],
    agedBattery: side.agedBattery,
    subArrays: null,
  }
}

/** Outages, storage and AC losses, which act on the sum of all arrays. */
export function prepareGrid(request: Resolved, weather: WeatherTable, part: PreparePart): Pick<Chain, 'stages' | 'inYear' | 'agedBattery'> {
  const grid = part('grid side', () => prepareGridSide(request))
  const outages = part('outages', (sink) => prepareOutages(request, weather, sink))
  const battery = (sink: Sink): AcStage<'storage'> => prepareStorage(request, grid, sink)
  const storage = part('storage', battery, ['grid side'])
  const ac = part('ac', (sink) => prepareAc(request, sink))
  const storageThenAc = (ofStorage: AcStage<'storage'>): ChainStage[] => [
    ...(isValid(outages) && outages !== null ? [{ part: 'outages', writer: 'outages', run: outages } as const] : []),
    { part: 'storage', writer: 'storage', run: ofStorage },
    { part: 'ac', writer: 'ac', run: ac },
  ]
  const ages = part('ageing', () => request.storage !== null && request.storage.ageing !== null) === true
  const agedBattery = (): ((keptFrac: number) => ChainStage[]) => {
    const aged = part('storage', (sink) => prepareAgedStorage(request, grid, sink), ['grid side'], AGED)
    return (keptFrac) => storageThenAc(aged(keptFrac))
  }
  return {
    stages: storageThenAc(storage),
    // Only the battery carries a state from row to row.
    inYear: (year) => (ages ? [] : storageThenAc(part('storage', battery, ['grid side'], PLANT - year))),
    agedBattery: ages ? agedBattery : null,
  }
}

/** Prepares the arrays; parameters as of `prepareChain`. */
export function prepareArrays(
  request: Resolved,
  weather: WeatherTable,
  hasScene: boolean,
  sunRows: SunRows,
  part: PreparePart,
  sampling: HemisphereSampling = FINE_SAMPLING,
): Arrays {
  const module = part('module', (sink) => prepareModule(request, sink))
  const scene = hasScene ? part('scene', () => scenePlantOf(request)) : null
  if (scene !== null) part('sensor check', (sink) => checkSensor(request, scene, sink), ['scene'])
  const faces = requestsOr(
    [request],
    part('faces', (sink) => facesOf(request, sink)),
  )
  const planes =
    scene === null
      ? faces
      : requestsOr(
          faces,
          part('planes', () => binsOf(request, faces, scene), ['faces', 'scene'], PLANT),
        )
  const wiring =
    scene === null
      ? evenly(
          faces,
          faces.map(() => 1),
        )
      : part('wiring', () => wiringOf(faces, planes, scene), ['faces', 'planes', 'scene'], PLANT)
  const {
    arrays: wired,
    bins,
    shares,
  } = isValid(wiring)
    ? wiring
    : evenly(
        faces,
        faces.map(() => 1),
      )
  const sun = part('sun', () => prepareSun(request, weather, sunRows))
  const parts = part('parts', () => partsOf(request, planes, module.hasVoltage), ['module', 'faces', 'planes'], PLANT)
  const irradiance = part('irradiance', (sink) => prepareIrradiance(request, weather, sun, sink), ['sun'])
  const albedo = part('albedo', () => prepareAlbedo(request, weather))
  const brightness = part('brightness', () => prepareSkyLight(request, weather))
  const terrain = scene === null ? null : part('terrain', () => terrainRotation(request, scene), ['scene'], PLANT)
  const meanRotation = (k: number): RotationBySun | null => (terrain === null || scene === null ? null : terrain.meanOf(scene.bins[k]))
  const stagesByPlane = planes.map((plane, k) =>
    preparePlane(
      plane,
      () => meanRotation(k),
      weather,
      (name, work, uses = []) => part(name, work, ['faces', 'planes', ...uses], k),
    ),
  )
  const laws = (): ReturnType<typeof rotationLaw>[] => planes.map((plane, k) => rotationLaw(plane, meanRotation(k)))
  const shading =
    scene === null
      ? null
      : part(
          'shading',
          (sink) => prepareSceneShading(request, scene, planes, laws(), terrain, sampling, sink),
          ['faces', 'planes', 'scene', 'terrain'],
          PLANT,
        )
  const light = [...onEveryPlane(stagesByPlane, shading), ...blendStage(scene, bins, shares, parts)]
  const arrays = wired.map((array, k) =>
    prepareArray(array, module, (name, work, uses = []) => part(name, work, ['faces', 'wiring', ...uses], k)),
  )
  const dc = part(
    'dc',
    () =>
      onEveryArray(
        arrays.map(({ losses }) => losses.inYear(request.lifetime.year)),
        shares,
      ),
    ['losses'],
    PLANT,
  )
  const hasClearSky = isValid(parts) && parts.clearSky
  const clearSky = hasClearSky
    ? part('clear sky', () => prepareUnderClearSky(request, wired, shares, light, module, parts), [], PLANT)
    : null
  const unlimited: UnlimitedYear = { energyWh: 0 }
  // Faces have equal shares: variants with other faces share the inverters.
  const hasBins = isValid(scene) && scene?.scene.blend === 'power'
  const inverter = part('inverter', (sink) => prepareInverter(request, module, unlimited, sink, hasBins ? { shares } : {}), [
    'module',
    'clear sky',
    'wiring',
  ])
  const withInverters = (array: ChainStage, underClearSky: ChainStage | null): ChainStage[] => [
    array,
    ...(underClearSky === null ? [] : [underClearSky]),
    { part: 'inverter', writer: 'inverter', run: inverter },
  ]
  const inFirstYear = isValid(clearSky) && clearSky !== null ? clearSky.inFirstYear : null
  const stages: readonly ChainStage[] = [
    { part: 'sun', writer: 'sun', run: sun },
    { part: 'irradiance', writer: 'irradiance', run: irradiance },
    { part: 'albedo', writer: 'albedo', run: albedo },
    { part: 'brightness', writer: 'brightness', run: brightness },
    ...light,
    solveEveryArray(arrays.map(({ solve }) => solve)),
  ]
  // The years share what their modules give when new.
  const toBusInYear = (year: number): ChainStage[] =>
    withInverters(
      onEveryArray(
        arrays.map(({ losses }) => losses.inYear(year)),
        shares,
      ),
      clearSky?.inYear(year) ?? null,
    )
  return { parts, module, bins, scene, stages, toBus: withInverters(dc, inFirstYear), toBusInYear, unlimited }
}

/** In place of the number of a face: behind the last year of operation. */
const AGED = PLANT - 101

/** @param planes  requests of all orientations */
function partsOf(request: Resolved, planes: readonly Resolved[], hasVoltage: boolean): Parts {
  const rackings = planes.map(({ array }) => rackingOf(array))
  const hasScene = request.scene !== null
  return {
    rear: request.bifacial !== null,
    twoFaces: hasTwoFaces(request),
    tracker: rackings.some(({ isTracker }) => isTracker),
    moves: rackings.some(({ isTracker, facesSun }) => isTracker || facesSun),
    horizon: hasHorizon(request),
    snow: hasSnow(request),
    rowShading: hasScene || hasRowShading(request),
    scene: hasScene,
    oneOrientation: planes.length === 1,
    voltage: hasVoltage,
    oneVoltage: hasVoltage,
    ...storageParts(request),
    clearSky: subhourlyClipping(request).isTaken,
    ...acParts(request),
  }
}

/** The scene of the plant; null without one. */
function scenePlantOf({ scene }: Resolved): ScenePlant | null {
  return isValid(scene) && scene !== null ? scenePlant(scene) : null
}

/** Requests of the faces or bins of a plant; others when the fields that define these are invalid. */
function requestsOr(others: readonly Resolved[], requests: readonly Resolved[]): readonly Resolved[] {
  return isValid(requests) ? requests : others
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
 * @param ofBin  gives the one of `prepareOrientation`
 */
function preparePlane(face: Resolved, ofBin: () => RotationBySun | null, weather: WeatherTable, part: PreparePart): OwnStage[] {
  const light = (name: ChainPart, writer: Writer, work: (sink: Sink) => PlaneStage, uses?: readonly ChainPart[]): OwnStage => ({
    part: name,
    writer,
    run: part(name, work, uses),
  })
  const ground = part('ground', () => (face.bifacial === null ? null : groundHorizon(face)))
  const toPlane = [
    light('orientation', 'orientation', (sink) => keepStill(face, prepareOrientation(face, sink, ofBin())), ['terrain']),
    light('plane input', 'transposition', (sink) => preparePlaneInput(face, weather, sink)),
    light('transposition', 'transposition', () => prepareTransposition(face)),
  ]
  const toCells = [
    light('horizon', 'horizon', (sink) => prepareHorizon(face, sink)),
    light('shading', 'shading', (sink) => prepareShading(face, sink, 'front', ground), ['ground']),
    light('soiling', 'optics', (sink) => prepareSoiling(face, sink)),
    light('snow cover', 'optics', (sink) => prepareSnowLoss(face, sink)),
    light('snow', 'optics', () => prepareSnow(face)),
    light('iam', 'optics', (sink) => prepareIam(face, sink)),
    light('spectral', 'optics', (sink) => prepareSpectral(face, sink)),
  ]
  const rear = light('rear', 'rear', (sink) => prepareRear(face, ground, sink, () => rearStages(face, ground)), ['ground'])
  // As early as it can be: options of what comes after it need not run it again.
  return part('order', () => readsFront(face)) ? [...toPlane, ...toCells, rear] : [...toPlane, rear, ...toCells]
}

/** The stages that give a rear that is a face its light. What they find is found on the front. */
function rearStages(face: Resolved, ground: GroundHorizon | null): FaceStages {
  const sink = new Sink()
  return {
    toFace: [prepareTransposition(face), prepareHorizon(face, sink, 'rear'), prepareShading(face, sink, 'rear', ground)],
    toCells: [prepareSoiling(face, sink), prepareIam(face, sink, 'rear')],
  }
}

/** Racks of a scene stand still and use the columns of the trackers next to them. */
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
function blendStage(scene: ScenePlant | null, bins: readonly number[], shares: readonly number[], parts: Parts): ChainStage[] {
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
        shares,
        plane,
        parts,
      )
  }
  return [{ part: 'rear', writer: 'rear', run }]
}

/** The modules of a face, and their losses by year of operation. */
interface ArrayStages {
  readonly solve: DcStage<'thermal'>
  readonly losses: ArrayLosses
}

function prepareArray(face: Resolved, module: ModuleModel, part: PreparePart): ArrayStages {
  // One part: the temperatures carry a state from row to row, which no other modules may share.
  const solve = (sink: Sink): DcStage<'thermal'> => {
    const valid = alone(sink)
    const thermal = valid('solve', (own) => prepareThermal(face, own))
    const inertia = valid('solve', (own) => prepareInertia(face, own))
    return prepareSolve(face, module, thermal, inertia)
  }
  return {
    solve: part('solve', solve, ['module']),
    losses: part('losses', (sink) => prepareLosses(face, module, sink), ['module']),
  }
}

/** The modules of each face in turn. */
function solveEveryArray(solves: readonly DcStage<'thermal'>[]): ChainStage {
  return {
    part: 'solve',
    writer: 'thermal',
    run: (frame) => {
      for (let k = 0; k < solves.length; k++) solves[k](frame, frame.faces[k].plane, frame.faces[k].dc)
    },
  }
}

/** The losses of each face in turn, then their sum. */
function onEveryArray(losses: readonly DcStage[], shares: readonly number[]): ChainStage {
  return {
    part: 'dc',
    writer: 'dc',
    run: (frame) => {
      for (let k = 0; k < losses.length; k++) losses[k](frame, frame.faces[k].plane, frame.faces[k].dc)
      if (frame.faces.length > 1) sumFaces(frame, shares)
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
  wired: readonly Resolved[],
  shares: readonly number[],
  light: readonly ChainStage[],
  module: ModuleModel,
  parts: Parts,
): { inFirstYear: ChainStage; inYear: (year: number) => ChainStage } {
  const sky = prepareClearSky(request, subhourlyClipping(request).isSkyEnhanced)
  const ofSky = light.filter(({ part }) => !OF_ANY_SKY.has(part))
  const arrays = wired.map((array) => prepareArray(array, module, alone(new Sink())))
  const solve = solveEveryArray(arrays.map((array) => array.solve))
  const losses = (year: number): ChainStage =>
    onEveryArray(
      arrays.map((array) => array.losses.inYear(year)),
      shares,
    )
  const ofFirstYear = losses(request.lifetime.year)
  const under = new ClearFrame(parts)
  const stage = (run: (frame: Frame) => void): ChainStage => ({ part: 'clear sky', writer: 'clear sky', run })
  return {
    inFirstYear: stage((frame) => {
      const clearFrame = under.stand(frame)
      sky(clearFrame)
      for (const { run } of ofSky) run(clearFrame)
      solve.run(clearFrame)
      ofFirstYear.run(clearFrame)
      under.report(frame)
    }),
    inYear: (year) => {
      const inYear = losses(year)
      return stage((frame) => {
        inYear.run(under.withoutArrays(frame))
        under.report(frame)
      })
    },
  }
}

/** The stages after the modules in each year of the analysis period; none when the period is one year. */
export function prepareLaterYears({ lifetime }: Resolved, { inYear }: Chain): ChainStage[][] {
  const period = lifetime.analysis_period_years
  return Array.from({ length: period === 1 ? 0 : period }, (_, k) => inYear(k + 1))
}

function sumFaces({ lit, faces, dc }: Frame, shares: readonly number[]): void {
  const arrays = faces.map((face) => face.dc)
  sumArrays(lit, arrays, shares, dc)
}

/** How the planes of a plant become arrays at its inverters: one of each face, or one of each bin of a scene. */
interface Wiring {
  readonly arrays: readonly Resolved[]
  /** Number of orientations of each array. */
  readonly bins: readonly number[]
  /** Share of the plant in each array; their sum is 1. */
  readonly shares: readonly number[]
}

/** @param planes  requests of the bins of the scene, one face after the other */
function wiringOf(faces: readonly Resolved[], planes: readonly Resolved[], scene: ScenePlant): Wiring {
  if (scene.scene.blend !== 'power')
    return evenly(
      faces,
      scene.faces.map((bins) => bins.length),
    )
  const inFaces = scene.faces.flatMap(sharesOf)
  return {
    arrays: planes.map((plane, k) => ({
      ...plane,
      array: { ...plane.array, strings_per_inverter: inFaces[k] * plane.array.strings_per_inverter },
    })),
    bins: planes.map(() => 1),
    shares: inFaces.map((share) => share / scene.faces.length),
  }
}

/** All faces have equal shares of the plant. */
function evenly(arrays: readonly Resolved[], bins: readonly number[]): Wiring {
  return { arrays, bins, shares: new Array<number>(bins.length).fill(1 / bins.length) }
}

/** Share of the modules of a face in each of its bins. */
function sharesOf(bins: readonly OrientationBin[]): number[] {
  const modules = bins.reduce((sum, bin) => sum + bin.modules, 0)
  return bins.map((bin) => bin.modules / modules)
}
