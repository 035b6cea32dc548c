import { acParts } from '../ac/index.ts'
import { type ChainStage, PLANT, type PreparePart } from '../chain-part.ts'
import { isValid } from '../core/invalid.ts'
import type { ModuleModel, UnlimitedYear } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { storageParts } from '../core/storage-parts.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { checkDcCables } from '../dc/index.ts'
import { rackingOf } from '../geometry/racking.ts'
import { hasHorizon } from '../horizon/index.ts'
import { prepareInverter, subhourlyClipping } from '../inverter/index.ts'
import { prepareAlbedo, prepareIrradiance, prepareSkyLight } from '../irradiance/index.ts'
import { prepareModule } from '../module/index.ts'
import { hasSnow } from '../optics/index.ts'
import { facesOf } from '../orientation/index.ts'
import { hasTwoFaces } from '../rear/index.ts'
import { checkSensor } from '../scene/run-checks.ts'
import { type ScenePlant, scenePlant } from '../scene/scene-plant.ts'
import { FINE_SAMPLING, type HemisphereSampling, hasRowShading } from '../shading/index.ts'
import { prepareSun, type SunRows } from '../sun/index.ts'
import { prepareUnderClearSky } from './clear-sky.ts'
import { prepareLight } from './light.ts'
import { onEveryArray, prepareArray, solveEveryArray } from './modules.ts'
import { blendStage } from './planes.ts'
import { binsOf, evenly, requestsOr, wiringOf } from './wiring.ts'

/** The arrays of a plant with their inverters, from the sun to the AC bus. */
export interface Arrays {
  readonly parts: Parts
  readonly module: ModuleModel
  /** Number of orientations of each face. */
  readonly bins: readonly number[]
  /** Requests of the planes, one face after the other. */
  readonly planeRequests: readonly Resolved[]
  /** Null without a scene. */
  readonly scene: ScenePlant | null
  /** Read by the inverters; see `findUnlimitedYear`. */
  readonly unlimited: UnlimitedYear
  /** From the sun to the modules as new. */
  readonly stages: readonly ChainStage[]
  /** The stages after the modules up to the inverters, in the year of the request. */
  readonly toBus: readonly ChainStage[]
  /** The same in another year of operation. */
  readonly toBusInYear: (year: number) => ChainStage[]
}

/** Of a part of a plant whose parts stand in one scene. */
export interface SceneShare {
  /** With the bins of the part. */
  readonly scene: ScenePlant
  /** Gives their planes the light that all planes of the scene get together. */
  readonly light: ChainStage
}

/**
 * Prepares the arrays; parameters as of `prepareChain`.
 * @param plantKw  nominal power of all inverters of the plant, where these are a part of them
 * @param share  null for a plant that has its scene for itself
 */
export function prepareArrays(
  request: Resolved,
  weather: WeatherTable,
  hasScene: boolean,
  sunRows: SunRows,
  part: PreparePart,
  sampling: HemisphereSampling = FINE_SAMPLING,
  plantKw?: number,
  share: SceneShare | null = null,
): Arrays {
  const module = part('module', (sink) => prepareModule(request, sink))
  part('cable check', (sink) => checkDcCables(request, module, sink), ['module'])
  const scene = hasScene ? part('scene', () => share?.scene ?? scenePlantOf(request)) : null
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
  const toCells = share === null ? prepareLight(request, planes, scene, weather, part, sampling) : [share.light]
  const light = [...toCells, ...blendStage(scene, bins, shares, parts)]
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
  const inverter = part(
    'inverter',
    (sink) => prepareInverter(request, module, unlimited, sink, { plantKw, ...(hasBins ? { shares } : {}) }),
    ['module', 'clear sky', 'wiring'],
  )
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
  return { parts, module, bins, planeRequests: planes, scene, stages, toBus: withInverters(dc, inFirstYear), toBusInYear, unlimited }
}

/** @param planes  requests of all orientations */
function partsOf(request: Resolved, planes: readonly Resolved[], hasVoltage: boolean): Parts {
  const rackings = planes.map(({ array }) => rackingOf(array))
  const hasScene = request.scene !== null
  return {
    rear: request.bifacial !== null,
    twoFaces: hasTwoFaces(request),
    tracker: rackings.some(({ isTracker }) => isTracker),
    moves: rackings.some(({ isTracker, facesSun }) => isTracker || facesSun),
    horizon: planes.some(hasHorizon),
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
