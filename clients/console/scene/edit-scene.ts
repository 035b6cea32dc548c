import type { Scene } from '@pvyield/sdk'
import { isObject, type Json } from '../plant/paths.ts'
import type { ConsoleState, Plant } from '../state/console-state.ts'

/** Lists of a scene that are edited as tables. */
export type List = 'placements' | 'types' | 'objects'

const RAD = Math.PI / 180

/** Letter of the ids that the service gives to entries without one. A type has none by default. */
const LETTERS: Readonly<Record<List, string>> = { placements: 'p', types: 't', objects: 'o' }

/** The scene of a plant as it was sent; null without one. */
export function sceneOf({ body }: Plant): Scene | null {
  return body.scene ?? null
}

export function withScene(state: ConsoleState, scene: Scene | null): ConsoleState {
  return { ...state, plant: { ...state.plant, body: { ...state.plant.body, scene } } as Plant }
}

/** The entries of a list, whatever was sent in its place. */
export function itemsOf(scene: Scene, list: List): readonly Json[] {
  const sent: unknown = scene[list]
  return Array.isArray(sent) ? sent.map((item) => (isObject(item) ? item : {})) : []
}

/** A scene with fields of an entry changed; a value of undefined takes the field out. */
export function withItem(scene: Scene, list: List, at: number, fields: Json): Scene {
  const items = itemsOf(scene, list).map((item, k) =>
    k === at ? Object.fromEntries(Object.entries({ ...item, ...fields }).filter(([, value]) => value !== undefined)) : item,
  )
  const next = withItems(scene, list, items)
  return list === 'types' && 'id' in fields ? withRenamed(next, scene, at) : next
}

export function withItems(scene: Scene, list: List, items: readonly Json[]): Scene {
  return { ...scene, [list]: items } as unknown as Scene
}

export function withoutItem(scene: Scene, list: List, at: number): Scene {
  return withItems(
    scene,
    list,
    itemsOf(scene, list).filter((_, k) => k !== at),
  )
}

/** A scene with a copy of an entry at its end, east of all others of its list, with an id of its own. */
export function withCopy(scene: Scene, list: List, at: number): Scene {
  const items = itemsOf(scene, list)
  const copied = items[at]
  if (copied === undefined) return scene
  const copy = list === 'types' ? copied : movedEast(copied, eastOf(items) + stepEast(scene, list, copied))
  return withItems(scene, list, [...items, { ...copy, id: newId(items, list) }])
}

/** An id that no entry has. */
export function newId(items: readonly Json[], list: List): string {
  const ids = new Set(items.map(({ id }, k) => id ?? defaultId(list, k)))
  let at = items.length
  while (ids.has(defaultId(list, at))) at++
  return defaultId(list, at)
}

/** The id that the service gives to an entry without one. */
export function defaultId(list: List, at: number): string {
  return `${LETTERS[list]}${at + 1}`
}

/** The entry that a path such as `scene.placements.3.x` names, and its field; null for another path. */
export function itemIn(field: string | null): { readonly list: List; readonly at: number; readonly key: string } | null {
  const found = /^(?:scene\.)?(placements|types|objects)\.(\d+)(?:\.(.+))?$/.exec(field ?? '')
  return found === null ? null : { list: found[1] as List, at: Number(found[2]), key: found[3] ?? '' }
}

/** Placements follow their type when its id changes, unless another type has the old or the new one. */
function withRenamed(next: Scene, before: Scene, at: number): Scene {
  const [from, to] = [before, next].map((scene) => itemsOf(scene, 'types')[at]?.id)
  const others = itemsOf(before, 'types').filter((_, k) => k !== at)
  if (to === undefined || others.some(({ id }) => id === from || id === to)) return next
  const placements = itemsOf(next, 'placements').map((item) => (item.type === from ? { ...item, type: to } : item))
  return withItems(next, 'placements', placements)
}

/** The easternmost coordinate of entries. */
export function eastOf(items: readonly Json[]): number {
  let east = Number.NEGATIVE_INFINITY
  for (const item of items) for (const [x] of pointsOf(item)) if (Number.isFinite(x)) east = Math.max(east, x)
  return Number.isFinite(east) ? east : 0
}

/** Points of an entry, each with its east and north coordinate first. */
export function pointsOf({ x, y, vertices }: Json): readonly (readonly [number, number, ...number[]])[] {
  if (Array.isArray(vertices)) return vertices.filter(Array.isArray) as [number, number][]
  return [[Number(x), Number(y)]]
}

function movedEast(item: Json, to: number): Json {
  const by = to - eastOf([item])
  const moved = (x: number) => Number((x + by).toFixed(3))
  if (Array.isArray(item.vertices)) return { ...item, vertices: pointsOf(item).map(([x, ...rest]) => [moved(x), ...rest]) }
  return { ...item, x: moved(Number(item.x)) }
}

/** From the centre of an entry to that of the next one to the east, so that they do not touch. */
function stepEast(scene: Scene, list: List, item: Json): number {
  if (list === 'objects') {
    const easts = pointsOf(item).map(([x]) => x)
    return Math.max(2, Math.max(...easts) - Math.min(...easts), 4 * Number(item.radius ?? 0), 2 * Number(item.diameter ?? 0))
  }
  const { width = 1, length = 1, kind = 'gft' } = scene.types.find(({ id }) => id === item.type) ?? {}
  const azimuth = ((kind === 'gft' ? 90 : 0) + Number(item.azimuth_deg ?? 180)) * RAD
  return length * Math.abs(Math.sin(azimuth)) + width * Math.abs(Math.cos(azimuth)) + width
}
