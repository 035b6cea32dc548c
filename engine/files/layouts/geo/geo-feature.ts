import type { Place } from '../../../core/great-circle.ts'
import type { Feature, Figures, Where } from '../feature.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { frameOf, type LocalFrame } from '../local-frame.ts'

/** A point of the Earth whose height may not be stated. */
export interface GeoPoint extends Place {
  readonly height: number | null
}

/** A feature in degrees. */
export interface GeoFeature {
  readonly where: Where
  readonly shape: Feature['shape']
  readonly points: readonly GeoPoint[]
  readonly names: readonly string[]
  readonly figures: Figures
}

/** Features in metres about their middle, which becomes the origin of the scene. */
export function localFeatures(features: readonly GeoFeature[], draft: LayoutDraft): Feature[] {
  if (features.length === 0) return []
  const frame = frameOf(allPoints(features))
  draft.origin = frame.origin
  return features.map((feature) => ({ ...feature, points: feature.points.map((point) => inFrame(point, frame)) }))
}

function* allPoints(features: readonly GeoFeature[]): Iterable<Place> {
  for (const { points } of features) yield* points
}

function inFrame(point: GeoPoint, frame: LocalFrame): Feature['points'][number] {
  const [east, north] = frame.at(point)
  return [east, north, point.height]
}
