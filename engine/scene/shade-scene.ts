import type { SceneObject } from '@pvyield/contract/schemas'
import { moduleAreaM2 } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Device } from './device.ts'
import type { Layout } from './layout.ts'
import { cylinder } from './objects/cylinder.ts'
import { prism } from './objects/prism.ts'
import { treeLine } from './objects/tree-line.ts'
import { wall } from './objects/wall.ts'
import type { Occluder, ShadeTarget } from './shade/target.ts'
import type { Vector } from './vector.ts'

/** The sections that say how deep a cell is, in a scene that has no unit. */
interface CellSections {
  readonly array: Pick<Resolved['array'], 'cell_traverse_m' | 'collector_width_m'>
  readonly module: Resolved['module']
}

/**
 * The tables of a layout, in its order, as the shade sees them.
 * @param tablesShade  whether they shade each other. Then the depth of a cell is a share of the
 *   collector width of the array section, as it is in rows. On a roof that field is not read, and the
 *   width follows from the modules that the table carries.
 * @param moduleOf  module of a table by its position; default: that of the request
 */
export function targetsOf(
  { devices }: Layout,
  request: CellSections,
  tablesShade: boolean,
  moduleOf: (device: number) => Resolved['module'] = () => request.module,
): ShadeTarget[] {
  const { array } = request
  return devices.map((device, at) => {
    const { kind, strings, centre, along, across, halfLength, halfWidth, frame, fill } = device
    return {
      centre,
      along,
      across,
      halfLength,
      halfWidth,
      frame,
      rows: fill.rows,
      tube: fill.tube,
      open: fill.open,
      strips: strings,
      cellFrac: Math.min(
        1,
        (array.cell_traverse_m * strings) / (fill.filled * (tablesShade ? array.collector_width_m : widthOfModulesM(device, moduleOf(at)))),
      ),
      turns: kind === 'sat',
    }
  })
}

/** Width of a table in metres, from the area of the modules that it carries and the share that they cover. */
export function widthOfModulesM({ modules, halfLength, halfWidth, fill }: Device, module: Resolved['module']): number {
  return Math.sqrt((modules * moduleAreaM2(module) * halfWidth) / halfLength / (fill.filled * (1 - fill.open)))
}

/** The objects of a layout in its coordinates. Each tree line weakens light on its own. */
export function occludersOf({ objects, middle }: Pick<Layout, 'objects' | 'middle'>): Occluder[] {
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

/** The drawn polygons of a layout in its coordinates. */
export function outlinesOf({ outlines, middle }: Pick<Layout, 'outlines' | 'middle'>): Vector[][] {
  return outlines.map(({ vertices }) => vertices.map(([x, y, z]) => [x - middle[0], y - middle[1], z - middle[2]]))
}
