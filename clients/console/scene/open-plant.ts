import type { Demo, ParsedSceneOut, Problem, RunRequest, Scene } from '@pvyield/sdk'
import type { ConsoleState, Plant } from '../state/console-state.ts'
import { keepWeather } from '../state/dropped-files.ts'
import { withScene } from './edit-scene.ts'

/** Power of a module of an own scene in a plant that was known by its capacity, W. */
const MODULE_POWER_W = 500

/** What was opened, and what to know about it. */
export interface Opened {
  readonly state: ConsoleState
  readonly notes: readonly string[]
}

/** Asks the service. Fails: Error with the words of the problem. */
export async function answerOf<Body>(url: string, init?: RequestInit): Promise<Body> {
  const answer = await fetch(url, init).catch(() => null)
  if (answer === null) throw new Error('The service does not answer: is it still running?')
  if (answer.ok) return (await answer.json()) as Body
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Error(problem?.detail ?? `HTTP ${answer.status} of ${url}`)
}

/** The plant of an example, with its weather kept in this browser. Fails: as `answerOf`. */
export async function openExample(root: string, state: ConsoleState, id: string, notes: readonly string[]): Promise<Opened> {
  const { label, request } = await answerOf<Demo>(`${root}api/demos/${encodeURIComponent(id)}?columns=E_Grid`)
  return { state: { ...(await withRequest(state, request, 'Weather of the example plants')), place: label }, notes }
}

/** The state with another plant, whose weather is kept in this browser: a link to the page cannot contain it. */
async function withRequest(state: ConsoleState, request: RunRequest, name: string): Promise<ConsoleState> {
  const { weather } = request
  if ('id' in weather) return { ...state, plant: { kind: 'full', body: request } }
  const id = await keepWeather(weather)
  const files = [...state.files.filter((file) => file.id !== id), { id, name }]
  return { ...state, files, plant: { kind: 'full', body: { ...request, weather: { id } } } }
}

/** A scene, a run request, or a file of another program. Fails: Error with what is wrong with the file. */
export async function openFile(root: string, state: ConsoleState, file: File): Promise<Opened> {
  if (/\.json$/i.test(file.name)) return openJson(state, file.name, await file.text())
  const form = new FormData()
  form.append('file', file)
  const { scene, array_patch, notes } = await answerOf<ParsedSceneOut>(`${root}api/parse-scene`, { method: 'POST', body: form })
  const words = notes.map(({ message }) => message)
  if (scene === null) throw new Error(`${file.name} has no scene that runs. ${words.join(' ')}`)
  const opened = openScene(state, scene)
  if (opened.state.plant.kind === 'simple') return { ...opened, notes: [...opened.notes, ...words] }
  const { body } = opened.state.plant
  const plant: Plant = { kind: 'full', body: { ...body, array: { ...body.array, ...array_patch } } }
  return { state: { ...opened.state, plant }, notes: [...opened.notes, ...words] }
}

async function openJson(state: ConsoleState, name: string, text: string): Promise<Opened> {
  const value = parsed(text)
  if ('placements' in value && 'types' in value) return openScene(state, value as unknown as Scene)
  if (isRequest(value)) return { state: await withRequest(state, value, `Weather of ${name}`), notes: [] }
  throw new Error('The file is no scene and no run request: a scene has the keys version, types and placements')
}

function isRequest(value: object): value is RunRequest {
  return 'scene' in value && 'site' in value && 'weather' in value && typeof value.weather === 'object' && value.weather !== null
}

function parsed(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`The file is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  if (typeof value === 'object' && value !== null) return value
  throw new Error('The file contains no object: a scene has the keys version, types and placements')
}

/** The plant with another scene. What the scene itself says leaves a simple request. */
function openScene(state: ConsoleState, scene: Scene): Opened {
  const next = withScene(state, scene)
  if (next.plant.kind === 'full') return { state: next, notes: [] }
  const { tilt_deg, azimuth_deg, racking, gcr, system_capacity_kw, modules, ...body } = next.plant.body
  const plant: Plant = { kind: 'simple', body: { ...body, module_power_w: body.module_power_w ?? MODULE_POWER_W } }
  const note = `The scene sets the number of modules; each counts ${plant.body.module_power_w} W at standard test conditions.`
  return { state: { ...next, plant }, notes: [note] }
}
