import type { Scene, SceneObject } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Layout } from './layout.ts'
import { cylinder } from './objects/cylinder.ts'
import { prism } from './objects/prism.ts'
import { treeLine } from './objects/tree-line.ts'
import { wall } from './objects/wall.ts'
import type { Occluder, ShadeTarget } from './shade/target.ts'
import type { Vector } from './vector.ts'

/** The devices of a layout as the shade kernel gets them, one for each and in their order. */
export function targetsOf({ devices }: Layout, { cell_traverse_m, collector_width_m }: Resolved['array']): ShadeTarget[] {
  // A scene has no unit: the width of a type stands for collector_width_m.
  return devices.map(({ centre, along, across, halfLength, halfWidth, strings, kind }) => ({
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

/** The objects of a scene in the coordinates of its layout. */
export function occludersOf({ objects }: Scene, { middle }: Layout): Occluder[] {
  return objects.flatMap((object, at) => occludersOfObject(object, at, middle))
}

function occludersOfObject(object: SceneObject, at: number, middle: Vector): Occluder[] {
  if (object.kind === 'cylinder') {
    const { x, y, z, radius, diameter, height } = object
    return [cylinder(x - middle[0], y - middle[1], z - middle[2], radius ?? (diameter as number) / 2, height)]
  }
  const vertices = object.vertices.map(([x, y, z, h]) => [x - middle[0], y - middle[1], z - middle[2], h])
  if (object.kind === 'prism') return [prism(vertices)]
  if (object.kind === 'wall') return wall(vertices)
  return treeLine(vertices, object.transmittance, at)
}

/** The drawn polygons of a scene in the coordinates of its layout. */
export function outlinesOf({ outlines }: Scene, { middle }: Layout): Vector[][] {
  return outlines.map(({ vertices }) => vertices.map(([x, y, z]) => [x - middle[0], y - middle[1], z - middle[2]]))
}
