import type { Resolved } from '../core/option.ts'
import { makeLayout } from '../scene/layout.ts'

/** A scene from above, in its own unit of length: x to the east, y to the north. */
export interface ScenePlan {
  /** In the order of the tables of a day solve, trackers level. */
  readonly tables: readonly PlanShape[]
  readonly objects: readonly (PlanShape & { readonly kind: 'prism' | 'wall' | 'tree_line' | 'cylinder' })[]
  readonly outlines: readonly PlanShape[]
}

export interface PlanShape {
  readonly id: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

const CIRCLE_POINTS = 24

/** @returns null for a plant without a scene */
export function scenePlan({ scene }: Pick<Resolved, 'scene'>): ScenePlan | null {
  if (scene === null) return null
  const { devices, middle } = makeLayout(scene)
  const tables = devices.map(({ id, centre, along, across, halfLength, halfWidth }) => ({
    id,
    points: (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(
      ([a, b]) =>
        [
          middle[0] + centre[0] + a * halfLength * along[0] + b * halfWidth * across[0],
          middle[1] + centre[1] + a * halfLength * along[1] + b * halfWidth * across[1],
        ] as const,
    ),
  }))
  const objects = scene.objects.map((object, k) => {
    const id = object.id ?? `o${k + 1}`
    if (object.kind !== 'cylinder') return { id, kind: object.kind, points: object.vertices.map(([x, y]) => [x ?? 0, y ?? 0] as const) }
    const radius = object.radius ?? (object.diameter ?? 0) / 2
    const points = Array.from({ length: CIRCLE_POINTS }, (_, n) => {
      const rad = (2 * Math.PI * n) / CIRCLE_POINTS
      return [object.x + radius * Math.cos(rad), object.y + radius * Math.sin(rad)] as const
    })
    return { id, kind: object.kind, points }
  })
  const outlines = scene.outlines.map((outline, k) => ({
    id: `outline ${k + 1}`,
    points: outline.vertices.map(([x, y]) => [x ?? 0, y ?? 0] as const),
  }))
  return { tables, objects, outlines }
}
