import { type ChainStage, PLANT, type PreparePart } from '../chain-part.ts'
import type { SkyStage } from '../core/frame.ts'
import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { groundHorizon } from '../horizon/index.ts'
import { prepareModule } from '../module/index.ts'
import { type RotationBySun, rotationLaw, terrainRotation } from '../orientation/index.ts'
import { isOfScene, sceneRearCode } from '../rear/index.ts'
import type { ScenePlant } from '../scene/scene-plant.ts'
import type { RotationLaw } from '../scene/shade/shading-table.ts'
import { FINE_SAMPLING, type HemisphereSampling, prepareSceneShading } from '../shading/index.ts'
import { onEveryPlane, preparePlane } from './planes.ts'

/** Its faults are found where the module is prepared. */
const moduleOf = (request: Resolved): ModuleModel => prepareModule(request, new Sink())

/**
 * The stages that give the planes of a plant their light, from their orientation to their rear side.
 * @param planes  request of each
 * @param scene  null without one
 */
export function prepareLight(
  request: Resolved,
  planes: readonly Resolved[],
  scene: ScenePlant | null,
  weather: WeatherTable,
  part: PreparePart,
  sampling: HemisphereSampling = FINE_SAMPLING,
): ChainStage[] {
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
          (sink) => prepareSceneShading(request, scene, planes, laws(), terrain, sampling, moduleOf, sink),
          ['faces', 'planes', 'scene', 'terrain'],
          PLANT,
        )
  const rear =
    scene === null
      ? null
      : part('rear', () => sceneRear(scene, planes, laws(), byTable(terrain)), ['faces', 'planes', 'scene', 'terrain'], PLANT)
  return onEveryPlane(stagesByPlane, shading, rear)
}

/** The rotation of each tracker by the sun; null where those of a bin are one. */
function byTable(terrain: ReturnType<typeof terrainRotation>): RotationLaw | null {
  return terrain === null ? null : (east, north, up, out) => terrain.turn(east, north, up, out)
}

/** The rears of planes that get their light from the scene; null without any. */
function sceneRear(
  scene: ScenePlant,
  planes: readonly Resolved[],
  laws: ReturnType<typeof rotationLaw>[],
  byTable: RotationLaw | null,
): SkyStage<'rear'> | null {
  if (!planes.some(isOfScene)) return null
  const code = sceneRearCode()
  if (code !== null) return code.prepareSceneRear(scene, planes, laws, byTable, planes.map(groundHorizon))
  return () => {
    throw new Error('bifacial.model scene needs its code: await loadScenes() once before')
  }
}
