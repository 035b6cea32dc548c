import { distanceKm, type Place } from '../../../core/great-circle.ts'
import { ObjectFileError } from '../../object-file-error.ts'
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

/**
 * Features in metres about their middle, which becomes the origin of the scene.
 * @param stated  where the plant is, as the caller says; null where it does not
 * Fails: ObjectFileError for a file with latitude first.
 */
export function localFeatures(features: readonly GeoFeature[], stated: Place | null, draft: LayoutDraft): Feature[] {
  if (features.length === 0) return []
  const frame = frameOf(allPoints(features))
  if (stated !== null) comparePlace(frame.origin, stated, draft)
  draft.origin = frame.origin
  return features.map((feature) => ({ ...feature, points: feature.points.map((point) => inFrame(point, frame)) }))
}

/** A file farther from the stated place than this is of another one, or has its coordinates exchanged. */
const FAR_KM = 50

function comparePlace(origin: Place, stated: Place, draft: LayoutDraft): void {
  const apartKm = distanceKm(origin, stated)
  if (apartKm <= FAR_KM) return
  const { latitude, longitude } = origin
  if (Math.abs(longitude) <= 90 && distanceKm({ latitude: longitude, longitude: latitude }, stated) <= FAR_KM)
    throw new ObjectFileError([
      `The file lies at latitude ${latitude}, longitude ${longitude}, and the plant at ${stated.latitude}, ${stated.longitude}: its coordinates are exchanged. GeoJSON and KML have longitude first: exchange them`,
    ])
  draft.remark('assumed', null, `The file lies ${Math.round(apartKm)} km from the stated latitude and longitude: its own place counts`)
}

function* allPoints(features: readonly GeoFeature[]): Iterable<Place> {
  for (const { points } of features) yield* points
}

function inFrame(point: GeoPoint, frame: LocalFrame): Feature['points'][number] {
  const [east, north] = frame.at(point)
  return [east, north, point.height]
}
