import type { SceneTerrain } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { Vector } from '../files/layouts/feature.ts'
import type { LayoutDraft } from '../files/layouts/layout-draft.ts'
import type { Tin } from '../files/terrain/ground-file.ts'
import { triangulated } from '../files/terrain/points.ts'
import { OWN_FRAME } from './terrain-frame.ts'
import { type SurfaceWish, surfaceOfTin } from './terrain-surface.ts'

/**
 * The ground of a layout, of the things that `roles` name as terrain: their faces, or triangles between
 * their points. null for a layout without any.
 */
export function groundOf({ ground: { faces, points } }: LayoutDraft, wish: SurfaceWish, findings: Findings): SceneTerrain | null {
  if (faces.length + points.length === 0) return null
  if (faces.length > 0 && points.length > 0)
    findings.note('ignored', null, `${points.length} points of the terrain are left out, because its faces are the ground`)
  return surfaceOfTin(faces.length > 0 ? joined(faces) : triangulated(points, findings), OWN_FRAME, wish, findings)
}

/** Corners nearer than this are one. */
const SAME_M = 1e-4

/** Faces as triangles from their first corners, with each point once. */
function joined(faces: readonly (readonly Vector[])[]): Tin {
  const [points, positions] = [[] as Vector[], new Map<string, number>()]
  const positionOf = (point: Vector): number => {
    const key = point.map((value) => Math.round(value / SAME_M)).join(' ')
    const known = positions.get(key)
    if (known !== undefined) return known
    positions.set(key, points.length)
    return points.push(point) - 1
  }
  const triangles = faces.flatMap((face) => {
    const corners = face.map(positionOf)
    return corners.slice(2).map((corner, k) => [corners[0] ?? 0, corners[k + 1] ?? 0, corner] as const)
  })
  return { points, triangles }
}
