import type { Scene, SceneObject } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Layout } from './layout.ts'
import { cylinder } from './objects/cylinder.ts'
import { prism } from './objects/prism.ts'
import { treeLine } from './objects/tree-line.ts'
import { wall } from './objects/wall.ts'
import type { Occluder, ShadeTarget } from './shade/target.ts'
import type { Vector } from './vector.ts'

/**
 * The tables of a layout, in its order, as the shade sees them. A scene has no unit, so the depth of
 * a cell is a share of the collector width of the array section, as it is in rows.
 */
export function targetsOf(
  { devices }: Layout,
  { cell_traverse_m, collector_width_m }: Pick<Resolved['array'], 'cell_traverse_m' | 'collector_width_m'>,
): ShadeTarget[] {
  return devices.map(({ kind, strings, centre, along, across, halfLength, halfWidth }) => ({
    centre,
    along,
    across,
    halfLength,
    halfWidth,
    strips: strings,
    cellFrac: Math.min(1, (cell_traverse_m * strings) / collector_width_m),
    turns: kind === 'sat',
  }))
}

/** The objects of a scene in the coordinates of its layout. Each tree line weakens light on its own. */
export function occludersOf({ objects }: Scene, { middle }: Layout): Occluder[] {
  return objects.flatMap((object, at) => bodiesOf(object, at + 1, middle))
}

function bodiesOf(object: SceneObject, group: number, middle: Vector): Occluder[] {
  if (object.kind === 'cylinder') {
    const { x, y, z, radius, diameter, height } = object
    return [cylinder(x - middle[0], y - middle[1], z - middle[2], radius ?? (diameter ?? 0) / 2, height)]
  }
  const vertices = object.vertices.map(([x, y, z, h]) => [x - middle[0], y - middle[1], z - middle[2], h])
  if (object.kind === 'prism') return [prism(vertices)]
  return object.kind === 'wall' ? wall(vertices) : treeLine(vertices, object.transmittance, group)
}

/** The drawn polygons of a scene in the coordinates of its layout. */
export function outlinesOf({ outlines }: Scene, { middle }: Layout): Vector[][] {
  return outlines.map(({ vertices }) => vertices.map(([x, y, z]) => [x - middle[0], y - middle[1], z - middle[2]]))
}
