import type { LightSlice } from './light-slice.ts'
import type { Rectangles } from './rectangles.ts'
import type { ShadowList } from './shadow-list.ts'
import type { SunView } from './sun-view.ts'
import type { ViewRay } from './view-ray.ts'

/** The ground of a scene as it shades what stands on it. Places count from the origin of a kernel. */
export interface Ground {
  /** Adds the shadow of the ground on rectangle i. */
  addShadows(i: number, rectangles: Rectangles, sun: SunView, shadows: ShadowList): void
  /** Covers what the ground hides of a slice of the sky, of which a horizon has taken its part before. */
  cover(ray: ViewRay, sky: LightSlice): void
}
