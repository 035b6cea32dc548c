import type { LayoutOptions as LayoutFacts } from '../files/layouts/read-layout.ts'
import type { SurfaceWish } from './terrain-surface.ts'

/** What the sender of a layout or of terrain knows and wants. */
export interface LayoutOptions extends LayoutFacts, SurfaceWish {}
