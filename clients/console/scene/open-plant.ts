import type { Scene as ReadScene } from '@pvyield/contract/schemas'
import { surfaceOf } from '@pvyield/engine/quick'
import type { Demo, Lifetime, RunRequest, Scene, SceneExample, SceneTerrain, SimpleRunRequest, Weather } from '@pvyield/sdk'
import { isObject } from '../plant/paths.ts'
import { schemaOf } from '../plant/schema.ts'
import { askedOf } from '../plant/service.ts'
import type { ConsoleState, Plant } from '../state/console-state.ts'
import { keepWeather } from '../state/dropped-files.ts'
import { withScene } from './edit-scene.ts'
import { type Heights, heightsOf } from './ground-heights.ts'
import { sceneForms, tooMany } from './scene-forms.ts'

/** Power of a module of an own scene in a plant that was known by its capacity, W. */
const MODULE_POWER_W = 500

/** What was opened, and what to know about it. */
export interface Opened {
  readonly state: ConsoleState
  readonly notes: readonly string[]
}

/**
 * The plant of an example, with its weather kept in this browser and the uncertainty of the plant before: it has no P-values itself.
 * Fails: Error with the words of the service.
 */
export async function openExample(root: string, state: ConsoleState, { id, notes }: SceneExample): Promise<Opened> {
  const { label, request } = await askedOf<Demo>(`${root}api/demos/${encodeURIComponent(id)}?columns=E_Grid`)
  const { lifetime } = request
  const kept = (lifetime?.uncertainty ?? lifetime?.uncertainty_parts ?? null) === null ? uncertaintyOf(state) : null
  const sent = kept === null ? request : { ...request, lifetime: { ...lifetime, ...kept } }
  const opened = await openRequest(root, state, sent, 'Weather of the example plants')
  return { state: { ...opened.state, place: label }, notes: kept === null ? notes : [KEPT, ...notes] }
}

const KEPT = 'It has the uncertainty of the plant before, so that its year still has P-values.'

/** As a full request states it; null for none. */
function uncertaintyOf({ plant: { kind, body } }: ConsoleState): Pick<Lifetime, 'uncertainty' | 'uncertainty_parts'> | null {
  const { uncertainty = null, uncertainty_parts = null } = (kind === 'full' ? body.lifetime : body) ?? {}
  return uncertainty === null && uncertainty_parts === null ? null : { uncertainty, uncertainty_parts }
}

/** The state with another plant, whose weather is kept in this browser: a link to the page cannot contain it. */
export async function openRequest(root: string, state: ConsoleState, request: RunRequest, name: string): Promise<Opened> {
  const { weather, scene } = request
  if (isObject(scene)) await checkLength(root, scene)
  const fresh = lookedAtAnew(state)
  if ('id' in weather) return { state: { ...fresh, plant: { kind: 'full', body: request } }, notes: [] }
  const id = await keepWeather(weather)
  const files = [...state.files.filter((file) => file.id !== id), { id, name, rows: weather.temp_air_c.length }]
  return { state: { ...fresh, files, plant: { kind: 'full', body: { ...request, weather: { id } } } }, notes: [] }
}

/** The state with a plant by place and size; weather that is in it is kept in this browser. */
export async function openSimple(root: string, state: ConsoleState, request: SimpleRunRequest, name: string): Promise<ConsoleState> {
  const { weather, scene } = request
  if (isObject(scene)) await checkLength(root, scene as unknown as Scene)
  const fresh = { ...lookedAtAnew(state), place: '' }
  if (!isObject(weather) || 'id' in weather) return { ...fresh, plant: { kind: 'simple', body: request } }
  const rows = weather as unknown as Weather
  const id = await keepWeather(rows)
  const files = [...state.files.filter((file) => file.id !== id), { id, name, rows: rows.temp_air_c.length }]
  return { ...fresh, files, plant: { kind: 'simple', body: { ...request, weather: { id } } } }
}

/** The plant with another scene. What the scene itself says leaves a simple request. Fails: Error for a scene that is too large. */
export async function openScene(root: string, state: ConsoleState, scene: Scene): Promise<Opened> {
  await checkLength(root, scene)
  const next = withScene(lookedAtAnew(state), scene)
  if (next.plant.kind === 'full') return { state: next, notes: [] }
  const { tilt_deg, azimuth_deg, racking, gcr, system_capacity_kw, modules, ...body } = next.plant.body
  const plant: Plant = { kind: 'simple', body: { ...body, module_power_w: body.module_power_w ?? MODULE_POWER_W } }
  const note = `The scene sets the number of modules; each counts ${plant.body.module_power_w} W at standard test conditions.`
  return { state: { ...next, plant }, notes: [note] }
}

/** A plant with a ground, and what its heights count from now. */
export interface OpenedGround extends Opened {
  readonly heights: Heights
}

/** The plant whose scene has another ground, and keeps limits of posts and slopes. @returns null for a plant without a scene */
export async function openGround(root: string, state: ConsoleState, { surface }: SceneTerrain): Promise<OpenedGround | null> {
  const { scene } = state.plant.body
  if (!isObject(scene)) return null
  const { terrain, ...own } = scene as unknown as Scene
  const { heightAt } = surfaceOf({ surface } as NonNullable<ReadScene['terrain']>)
  const heights = terrain?.heights ?? heightsOf(own.placements, heightAt)
  return { ...(await openScene(root, state, { ...own, terrain: { ...terrain, surface, heights } })), heights }
}

/** The plant whose heights count from something else. */
export function withHeights(state: ConsoleState, heights: Heights): ConsoleState {
  const { scene } = state.plant.body
  if (!isObject(scene) || !isObject(scene.terrain)) return state
  return withScene(state, { ...scene, terrain: { ...scene.terrain, heights } } as unknown as Scene)
}

/** Another scene has other tables, and stands elsewhere. */
function lookedAtAnew(state: ConsoleState): ConsoleState {
  const { table, eye, ...look } = state.look ?? {}
  return { ...state, look }
}

/** A longer scene would be refused by the service, and slow the page down until then. */
async function checkLength(root: string, scene: Scene): Promise<void> {
  const faults = tooMany(scene, sceneForms(await schemaOf(root, 'scene')))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
