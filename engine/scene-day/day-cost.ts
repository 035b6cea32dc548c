import type { Resolved } from '../core/option.ts'
import { tablesLookedAt } from '../shading/scene/beam-sample.ts'
import { type SceneCost, sceneCost } from '../shading/scene/scene-cost.ts'
import { FINE_PLACEMENTS_MAX } from './fine-placements.ts'

/** Work of the sky and ground light of a large scene, over that of a run. */
const QUICK_SHARE = 0.2
/** Tables that are shaded one by one besides those of the field. */
const TABLES_MAX = 2000
/** Reading, preparing and writing a table and its shade in a row. */
const SECONDS = { once: 0.01, perTable: 60e-6, perShade: 0.5e-6 }
const BYTES_PER_SHADE = 30

/** Estimated cost of a day of a request whose scene is valid; nothing without a scene. */
export function sceneDayCost(request: Resolved): Pick<SceneCost, 'seconds' | 'bytes'> {
  const { scene, weather, array } = request
  if (scene === null) return { seconds: 0, bytes: 0 }
  const rows = Math.min(weather.temp_air_c.length, Math.ceil(1440 / weather.step_minutes))
  const of = (count: number): SceneCost =>
    sceneCost({
      ...request,
      array: { ...array, row_model: 'projection' },
      weather: { ...weather, temp_air_c: weather.temp_air_c.slice(0, count) },
    })
  const { seconds: diffuse, bytes } = of(0)
  const tables = scene.placements.length
  return {
    seconds:
      SECONDS.once +
      tables * (SECONDS.perTable + rows * SECONDS.perShade) +
      (1 + Math.min(TABLES_MAX, tables) / tablesLookedAt(tables, true, true)) * (of(rows).seconds - diffuse) +
      (tables > FINE_PLACEMENTS_MAX ? QUICK_SHARE : 1) * diffuse,
    bytes: bytes + tables * rows * BYTES_PER_SHADE,
  }
}
