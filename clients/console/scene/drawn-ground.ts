import type { Scene } from '@pvyield/contract/schemas'
import { type Contour, contoursOf, type Raster, rasterOf, surfaceOf, type Vector } from '@pvyield/engine/quick'
import type { Bounds } from './surroundings.ts'

/** The part of a terrain that is drawn, in the coordinates of the scene. */
export interface DrawnGround {
  readonly raster: Raster
  /** Between lines of equal height; 0 for level ground. */
  readonly step: number
  readonly contours: readonly Contour[]
  /** What the layout has at zero. */
  readonly zero: Vector
}

/** Ground around a scene that is drawn, over its radius. */
const AROUND = 0.2

/** @param middle  of the layout */
export function groundUnder(terrain: NonNullable<Scene['terrain']>, middle: Vector, { low, high, radius }: Bounds): DrawnGround | null {
  const surface = surfaceOf(terrain)
  const [west, south, east, north] = [low[0] + middle[0], low[1] + middle[1], high[0] + middle[0], high[1] + middle[1]]
  const around = AROUND * radius
  const raster = rasterOf((x, y) => surface.heightAt(x, y), [west - around, south - around, east + around, north + around])
  if (raster.heights.every(Number.isNaN)) return null
  return { raster, zero: middle, ...contoursOf(raster) }
}
