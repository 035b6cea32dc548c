import type { Scene, SceneObject, SceneType } from '@pvyield/contract/schemas'
import { defaultId } from '../scene/default-ids.ts'
import { type Device, devicesOf } from '../scene/device.ts'
import { plus, type Vector } from '../scene/vector.ts'

/** A table in its place. */
export interface Table {
  readonly device: Device
  readonly type: SceneType
  /** Id of its placement; both faces of a ridge have the same. */
  readonly id: string
  /** low left, low right, high right, high left, seen from the front */
  readonly corners: readonly [Vector, Vector, Vector, Vector]
}

/** A body: pairs of points, below and above, in the order of its outline. */
export interface Solid {
  readonly object: SceneObject
  readonly id: string
  readonly pairs: readonly (readonly [low: Vector, high: Vector])[]
  /** A body with a top and a bottom, or a sheet along a line. */
  readonly isClosed: boolean
}

/** Corners of the outline of a cylinder. */
const CYLINDER_CORNERS = 32

/** The tables of a scene, ridges as their two faces. */
export function tablesOf({ types, placements }: Scene): Table[] {
  const byId = new Map(types.map((type) => [type.id, type]))
  return placements.flatMap((placement, at) => {
    const type = byId.get(placement.type)
    if (type === undefined) return []
    const id = placement.id ?? defaultId('placements', at)
    const position: Vector = [placement.x, placement.y, placement.z]
    return devicesOf({ type, placement, id, at, position }).map(({ device }) => ({ device, type, id, corners: cornersOf(device) }))
  })
}

function cornersOf({ centre, along, across, halfLength, halfWidth }: Device): Table['corners'] {
  const corner = (length: number, width: number) => plus(plus(centre, length * halfLength, along), width * halfWidth, across)
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

export function solidsOf({ objects = [] }: Scene): Solid[] {
  return objects.map((object, at) => ({
    object,
    id: object.id ?? defaultId('objects', at),
    pairs:
      object.kind === 'cylinder'
        ? ringOf(object)
        : object.vertices.map(([x = 0, y = 0, z = 0, h = 0]) => [[x, y, z] as const, [x, y, z + h] as const] as const),
    isClosed: object.kind === 'prism' || object.kind === 'cylinder',
  }))
}

function ringOf({ x, y, z, height, radius, diameter }: Extract<SceneObject, { kind: 'cylinder' }>): Solid['pairs'] {
  const size = radius ?? (diameter ?? 0) / 2
  return Array.from({ length: CYLINDER_CORNERS }, (_, k) => {
    const turn = (2 * Math.PI * k) / CYLINDER_CORNERS
    const [east, north] = [x + size * Math.cos(turn), y + size * Math.sin(turn)]
    return [
      [east, north, z],
      [east, north, z + height],
    ] as const
  })
}

/**
 * The triangles of a body by the numbers of its points: pair k has points 2k, below, and 2k + 1. The
 * cover is a fan from the highest corner, so that a roof has its ridge; of an outline that is not
 * convex it covers the hull, as the outline shades.
 */
export function trianglesOf({ pairs, isClosed }: Solid): [number, number, number][] {
  const count = pairs.length
  const sides: [number, number, number][] = []
  for (let k = 0; k < (isClosed ? count : count - 1); k++) {
    const next = (k + 1) % count
    sides.push([2 * k, 2 * next, 2 * next + 1], [2 * k, 2 * next + 1, 2 * k + 1])
  }
  if (!isClosed) return sides
  const outline = hullNumbers(pairs)
  const highest = outline.reduce((best, k, at) => (topOf(pairs, k) > topOf(pairs, outline[best] ?? 0) ? at : best), 0)
  const fan = [...outline.slice(highest), ...outline.slice(0, highest)]
  const [first = 0] = fan
  const covers = fan.slice(2).flatMap((corner, k): [number, number, number][] => {
    const before = fan[k + 1] ?? 0
    return [
      [2 * first + 1, 2 * before + 1, 2 * corner + 1],
      [2 * first, 2 * corner, 2 * before],
    ]
  })
  return [...sides, ...covers]
}

const topOf = (pairs: Solid['pairs'], k: number): number => pairs[k]?.[1][2] ?? 0

/** The corners of an outline, or of its hull when it is not convex; points on a straight side stay. */
function hullNumbers(pairs: Solid['pairs']): number[] {
  const all = pairs.map((_, k) => k)
  const turns = all.map((k) => turn(pairs, (k + pairs.length - 1) % pairs.length, k, (k + 1) % pairs.length))
  if (turns.every((each) => each >= -1e-9) || turns.every((each) => each <= 1e-9)) return all
  const sorted = [...all].sort((a, b) => low(pairs, a)[0] - low(pairs, b)[0] || low(pairs, a)[1] - low(pairs, b)[1])
  const half = (ordered: readonly number[]) => {
    const chain: number[] = []
    for (const k of ordered) {
      while (chain.length > 1 && turn(pairs, chain.at(-2) ?? k, chain.at(-1) ?? k, k) <= 0) chain.pop()
      chain.push(k)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const low = (pairs: Solid['pairs'], k: number): Vector => pairs[k]?.[0] ?? [0, 0, 0]

function turn(pairs: Solid['pairs'], a: number, b: number, c: number): number {
  const [from, at, to] = [low(pairs, a), low(pairs, b), low(pairs, c)]
  return (at[0] - from[0]) * (to[1] - from[1]) - (at[1] - from[1]) * (to[0] - from[0])
}
