import type { SceneObject } from '@pvyield/contract/schemas'
import { RAD_PER_DEG, safeAsin } from '../../../core/angles.ts'
import type { Vector } from '../feature.ts'
import { figuresOf } from '../figures.ts'
import type { LayoutDraft, LayoutTable } from '../layout-draft.ts'
import { TRANSMITTANCE } from '../limits.ts'
import { wrapped } from '../rectangle.ts'
import { fillOf } from '../table-fill.ts'
import { areaVector, dot, lengthOf, meanOf, minus, sum, times, unit } from '../vectors.ts'
import type { ModelBody } from './index.ts'

type Own = Readonly<Record<string, string>>

/**
 * Adds the bodies that this project wrote (the format `pvc` of its export), whose points have a known
 * order and whose kinds are stated, and returns the others.
 */
export function addOwnBodies(bodies: readonly ModelBody[], draft: LayoutDraft): ModelBody[] {
  const ridges = new Map<string, ModelBody[]>()
  const others: ModelBody[] = []
  for (const body of bodies) {
    const { own } = body
    const object = own === null ? null : objectOf(own, body)
    if (object !== null) draft.addObject(object, body.where)
    else if (own?.device === 'ewf' && body.points.length === 4) ridges.set(own.id ?? '', [...(ridges.get(own.id ?? '') ?? []), body])
    else if ((own?.device === 'gft' || own?.device === 'sat') && body.points.length === 4) draft.addTable(tableOf(own, body, own.device))
    else others.push(body)
  }
  for (const faces of ridges.values()) {
    const ridge = ridgeOf(faces)
    if (ridge === null) others.push(...faces)
    else draft.addTable(ridge)
  }
  return others
}

const wholeOf = (text: string | undefined): number | null => {
  const value = Number(text ?? Number.NaN)
  return Number.isInteger(value) && value >= 1 && value <= 1e6 ? value : null
}

/** Corners in the order low left, low right, high right, high left, seen from where a rack faces; along its axis for a tracker. */
function tableOf(own: Own, { points }: ModelBody, kind: 'gft' | 'sat'): LayoutTable {
  const { centre, along, across, length, width } = frameOf(points)
  const stated = {
    kind,
    isExact: true,
    gap: 0,
    frame: Number(own.frame ?? 0) > 0 ? Number(own.frame) : 0,
    id: own.id ?? null,
    modules: wholeOf(own.modules),
    strings: wholeOf(own.strings),
    fill: fillOf(figuresOf(Object.entries(own).filter(([name]) => name !== 'id'))),
    centre,
    length,
    width,
  }
  if (kind === 'sat')
    return {
      ...stated,
      azimuthDeg: wrapped(Math.atan2(along[0], along[1]) / RAD_PER_DEG),
      tiltDeg: -safeAsin(along[2]) / RAD_PER_DEG,
      rollDeg: 0,
    }
  const tilt = safeAsin(across[2])
  // a vertical rack has no level direction up its slope
  const azimuth = Math.hypot(across[0], across[1]) > 1e-6 ? Math.atan2(-across[0], -across[1]) : Math.atan2(along[1], -along[0])
  const left: Vector = [-Math.cos(azimuth), Math.sin(azimuth), 0]
  const level: Vector = [Math.sin(tilt) * Math.sin(azimuth), Math.sin(tilt) * Math.cos(azimuth), Math.cos(tilt)]
  return {
    ...stated,
    azimuthDeg: wrapped(azimuth / RAD_PER_DEG),
    tiltDeg: tilt / RAD_PER_DEG,
    rollDeg: Math.atan2(dot(along, level), dot(along, left)) / RAD_PER_DEG,
  }
}

function frameOf(points: readonly Vector[]) {
  const [a, b, c, d] = points as [Vector, Vector, Vector, Vector]
  const [first, second] = [times(0.5, sum(minus(b, a), minus(c, d))), times(0.5, sum(minus(d, a), minus(c, b)))]
  return { centre: meanOf(points), along: unit(first), across: unit(second), length: lengthOf(first), width: lengthOf(second) }
}

/** A ridge of its two faces, whose high edges are on its line. */
function ridgeOf(faces: readonly ModelBody[]): LayoutTable | null {
  const [first, second] = ['e', 'w'].map((face) => faces.find(({ own }) => own?.face === face))
  const own = first?.own
  if (faces.length !== 2 || first === undefined || second === undefined || own == null) return null
  const [east, west] = [tableOf(own, first, 'gft'), tableOf(own, second, 'gft')]
  const tops = [first, second].map(({ points }) => meanOf(points.slice(2)))
  const [top = east.centre, other = west.centre] = tops
  return {
    ...east,
    kind: 'ewf',
    id: own.id ?? null,
    centre: meanOf([top, other]),
    gap: Number(lengthOf(minus(top, other)).toFixed(6)) + 0,
    azimuthDeg: wrapped(east.azimuthDeg + 90),
    rollDeg: 0,
  }
}

/** Points of walls and prisms come in pairs, below and above; those of a cylinder as its two rings. */
function objectOf({ object: kind, id, transmittance }: Own, { points }: ModelBody): SceneObject | null {
  const named = id === undefined ? {} : { id }
  const pairs = Array.from({ length: points.length >> 1 }, (_, k): [Vector, Vector] => [
    points[2 * k] ?? [0, 0, 0],
    points[2 * k + 1] ?? [0, 0, 0],
  ])
  const vertices = pairs.map(([[x, y, z], [, , top]]) => [x, y, z, top - z])
  if (pairs.length < 2) return null
  if (kind === 'prism')
    return pairs.length < 3 || !(lengthOf(areaVector(pairs.map(([low]) => low))) > 0) ? null : { ...named, kind, vertices }
  if (kind === 'wall') return { ...named, kind, vertices }
  if (kind === 'tree_line') return { ...named, kind, vertices, transmittance: lightOf(transmittance) }
  if (kind !== 'cylinder') return null
  const ring = pairs.map(([low]) => low)
  const [x, y, z] = meanOf(ring)
  const radius = ring.reduce((most, point) => Math.max(most, Math.hypot(point[0] - x, point[1] - y)), 0)
  return { ...named, kind, x, y, z, radius, height: vertices[0]?.[3] ?? 0 }
}

/** Share of the light that trees let through; the default of a scene where it is not stated. */
function lightOf(stated: string | undefined): number {
  const value = Number(stated ?? Number.NaN)
  return value >= 0 && value <= 1 ? value : TRANSMITTANCE
}
