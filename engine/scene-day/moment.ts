import { drawScene, type PictureView } from '../scene/picture/scene-picture.ts'
import type { ShadeKernel } from '../scene/shade/shade-kernel.ts'
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
  /** Date and time, for people. */
  readonly when: string
}

/** The moment as an SVG. From the sun it can be drawn only while the sun is up. */
export function drawMoment({ kernel, names, sun, outlines, when }: SceneMoment, view: PictureView): string {
  return drawScene(kernel, view, sun, shadeOf({ kernel, sun }), names, { outlines, when })
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
