import type { Scene } from '@pvyield/contract/schemas'
import type { Layout } from '../scene/layout.ts'
import type { PictureGround } from '../scene/picture/ground-lines.ts'
import { drawScene, type PictureView } from '../scene/picture/scene-picture.ts'
import { looksOf, type TableLook } from '../scene/picture/table-look.ts'
import type { ShadeKernel } from '../scene/shade/shade-kernel.ts'
import { outlinesOf } from '../scene/shade-scene.ts'
import type { Vector } from '../scene/vector.ts'

/** A scene at one instant, its trackers turned. */
export interface SceneMoment {
  readonly kernel: ShadeKernel
  /** Ids of the tables, in the order of the kernel. */
  readonly names: readonly string[]
  /** Unit vector towards the sun. */
  readonly sun: Vector
  /** Polygons that are only drawn, in the coordinates of the targets. */
  readonly outlines: readonly (readonly Vector[])[]
  /** Null for a scene without terrain. */
  readonly ground: PictureGround | null
  readonly looks: readonly TableLook[]
  /** Metres of a unit of length; 1 if absent. */
  readonly unitM?: number
  /** Date and time, for people. */
  readonly when: string
}

/** What a picture shows of a layout besides its tables and bodies. */
export function drawnOf(scene: Scene, layout: Layout): Pick<SceneMoment, 'names' | 'outlines' | 'ground' | 'looks'> {
  const { devices, ground, middle } = layout
  return {
    names: devices.map(({ id }) => id),
    outlines: outlinesOf(layout),
    ground: ground === null ? null : { surface: ground.surface, middle },
    looks: looksOf(scene, layout),
  }
}

/** The moment as an SVG. From the sun it can be drawn only while the sun is up. */
export function drawMoment({ kernel, names, sun, ...extras }: SceneMoment, view: PictureView): string {
  return drawScene(kernel, view, sun, shadeOf({ kernel, sun }), names, extras)
}

/** Share of the beam that shade takes of each table; NaN where the sun is down or behind. */
export function shadeOf({ kernel, sun }: Pick<SceneMoment, 'kernel' | 'sun'>): Float64Array {
  const shade = new Float64Array(kernel.count).fill(Number.NaN)
  if (sun[2] > 0) {
    kernel.face(...sun)
    for (let i = 0; i < kernel.count; i++) if (kernel.incidenceCos(i) > 0) shade[i] = kernel.shade(i)
  }
  return shade
}
