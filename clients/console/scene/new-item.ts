import type { Scene } from '@pvyield/sdk'
import type { Json } from '../plant/paths.ts'
import { eastOf, itemsOf, type List, newId, pointsOf, withCopy, withItem, withItems } from './edit-scene.ts'

/** Of a table that someone begins with, in whatever unit: 2 rows of 10 modules that are 1.1 wide and 2.3 long. */
const FIRST_TYPE = { id: 'table', kind: 'gft', length: 11, width: 4.6, modules: 20, strings: 2 } as const
const FIRST_PLACE = { x: 0, y: 0, z: 2, tilt_deg: 20 } as const

/** Kinds of objects that stand on points. */
export const ON_POINTS: readonly string[] = ['prism', 'wall', 'tree_line']

/** A scene of one table, to begin with. @param latitude  tables face the equator */
export function firstScene(latitude: number): Scene {
  const place = { ...FIRST_PLACE, type: FIRST_TYPE.id, azimuth_deg: latitude < 0 ? 0 : 180 }
  return { version: 2, types: [FIRST_TYPE], placements: [place] } as Scene
}

/** A scene with one more entry of a list, like the last one. */
export function withNew(scene: Scene, list: List): Scene {
  const items = itemsOf(scene, list)
  if (items.length > 0) return withCopy(scene, list, items.length - 1)
  const type = itemsOf(scene, 'types')[0]?.id
  const start = list === 'types' ? FIRST_TYPE : { ...FIRST_PLACE, type }
  return withItems(scene, list, [{ ...start, id: newId(items, list) }])
}

/** A scene with one more object, east of everything else. */
export function withNewObject(scene: Scene, kind: string): Scene {
  const objects = itemsOf(scene, 'objects')
  const placements = itemsOf(scene, 'placements')
  const size = sizeOf(scene)
  const east = eastOf([...placements, ...objects]) + size
  const norths = placements.map(({ y }) => Number(y)).filter(Number.isFinite)
  const north = norths.length === 0 ? 0 : norths.reduce((sum, y) => sum + y / norths.length, 0)
  return withItems(scene, 'objects', [...objects, { id: newId(objects, 'objects'), ...startOf(kind, east, north, size) }])
}

/** A scene with an object of another kind at the same place. What both kinds have stays. */
export function ofKind(scene: Scene, at: number, kind: string): Scene {
  const item = itemsOf(scene, 'objects')[at] ?? {}
  const [[east, north] = [0, 0]] = pointsOf(item)
  const start = startOf(kind, east, north, sizeOf(scene))
  const gone = Object.fromEntries(Object.keys(item).map((key) => [key, undefined]))
  const kept = Object.fromEntries(Object.entries(item).filter(([key]) => key === 'id' || (key in start && !isCut(kind, key, item[key]))))
  return withItem(scene, 'objects', at, { ...gone, ...start, ...kept, kind })
}

/** Whether a base has too few corners for a body. */
function isCut(kind: string, key: string, value: unknown): boolean {
  return kind === 'prism' && key === 'vertices' && Array.isArray(value) && value.length < 3
}

/** Length of the longest type: what there is to compare with. */
function sizeOf(scene: Scene): number {
  const lengths = itemsOf(scene, 'types').map(({ length }) => Number(length))
  return Math.max(1, ...lengths.filter(Number.isFinite))
}

function startOf(kind: string, east: number, north: number, size: number): Json {
  const [x, y, half] = [east, north, size / 2].map((length) => Number(length.toFixed(2))) as [number, number, number]
  const corner = (a: number, b: number) => [x + a * half, y + b * half, 0, half]
  if (kind === 'cylinder') return { kind, x, y, radius: half / 4, height: half }
  if (kind === 'prism') return { kind, vertices: [corner(0, -1), corner(1, -1), corner(1, 1), corner(0, 1)] }
  return { kind, vertices: [corner(0, -1), corner(0, 1)] }
}

/** An object with its points changed; `to` null takes a point out, and a point beyond the last one is a new one. */
export function withPoint(item: Json, at: number, to: readonly (number | null)[] | null): Json {
  const points = Array.isArray(item.vertices) ? (item.vertices as readonly unknown[]) : []
  const next = at >= points.length ? [...points, to] : points.map((point, k) => (k === at ? to : point))
  return { vertices: next.filter((point) => point !== null) }
}

/** The numbers of a point, east, north, up and height; undefined where there is none. */
export function pointOf(sent: unknown): readonly (number | undefined)[] {
  const values: readonly unknown[] = Array.isArray(sent) ? sent : []
  return [0, 1, 2, 3].map((k) => (typeof values[k] === 'number' ? values[k] : undefined))
}
