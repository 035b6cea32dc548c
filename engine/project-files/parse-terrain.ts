import type { ParsedSceneOut, SceneTerrain } from '@pvyield/contract/schemas'
import { Findings } from '../files/findings.ts'
import type { Plane } from '../files/layouts/transverse-mercator.ts'
import type { GroundFile } from '../files/terrain/ground-file.ts'
import { readGround } from '../files/terrain/index.ts'
import type { TerrainKind } from '../files/terrain/kind.ts'
import type { LayoutOptions } from './layout-options.ts'
import { parsedAnswer } from './parsed-answer.ts'
import { terrainFrame } from './terrain-frame.ts'
import { surfaceOfRaster, surfaceOfTin } from './terrain-surface.ts'

/** What a file of this kind is called. */
const TITLES: Readonly<Record<TerrainKind, string>> = {
  ascii_grid: 'ESRI ASCII grid',
  xyz: 'list of points',
  geotiff: 'GeoTIFF',
  landxml: 'LandXML',
}

/** Reads a file with the ground of a plant into the terrain of a scene. Fails: ObjectFileError. */
export function parseTerrain(bytes: Uint8Array, kind: TerrainKind, options: LayoutOptions): ParsedSceneOut {
  const findings = new Findings()
  const file = readGround(bytes, kind, options, findings)
  const { latitude, longitude, figures } = options
  if (figures !== undefined) findings.note('ignored', null, 'figures of the call is not used: terrain has no tables')
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const frame = terrainFrame(file.crs, place, middleOf(file), findings)
  const terrain: SceneTerrain =
    file.raster !== null
      ? surfaceOfRaster(file.raster, frame, options, findings)
      : surfaceOfTin(file.tin ?? { points: [], triangles: [] }, frame, options, findings)
  const { origin } = frame
  return parsedAnswer({
    format: kind,
    terrain,
    request_patch: origin === null ? {} : { site: { latitude: origin.latitude, longitude: origin.longitude } },
    title: TITLES[kind],
    encoding: file.encoding,
    notes: findings.notes,
    counts: { objects_read: 1 },
    record_kinds: file.raster !== null ? { heights: file.raster.heights.length } : { triangles: file.tin?.triangles.length ?? 0 },
  })
}

function middleOf({ raster, tin }: GroundFile): Plane {
  if (raster !== null) {
    const { west, south, dx, dy, columns, heights } = raster
    return [west + (dx * (columns - 1)) / 2, south + (dy * (heights.length / columns - 1)) / 2]
  }
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of tin?.points ?? [])
    [west, east, south, north] = [Math.min(west, x), Math.max(east, x), Math.min(south, y), Math.max(north, y)]
  return [(west + east) / 2, (south + north) / 2]
}
