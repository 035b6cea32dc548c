import type { Findings } from '../../findings.ts'
import { ObjectFileError } from '../../object-file-error.ts'
import { type Crs, crsOf, DEGREES, looksLikeDegrees } from '../crs.ts'
import type { GroundFile, Raster } from '../ground-file.ts'
import { KEY, OWN } from './keys.ts'
import { samplesOf } from './samples.ts'
import { TAG, Tags } from './tags.ts'
import { unitsOf } from './units.ts'

const [MODEL_GEOGRAPHIC, MODEL_GEOCENTRIC] = [2, 3]
const PIXEL_IS_POINT = 2
const [RGB, PALETTE] = [2, 3]

/**
 * Reads the heights of a GeoTIFF: its first band, in strips or tiles.
 * Source: TIFF 6.0 (Adobe, 1992) with its technical notes 1 to 3; OGC GeoTIFF 1.1 (19-008r4).
 * Fails: ObjectFileError for a picture, one without coordinates or turned against them, and as `samplesOf` and `unitsOf`.
 */
export function readGeotiff(bytes: Uint8Array, unitM: number | undefined, findings: Findings): Omit<GroundFile, 'encoding'> {
  const tags = Tags.open(bytes)
  checkBands(tags, findings)
  const keys = geoKeysOf(tags)
  const spot = spotOf(tags, keys.get(KEY.raster) === PIXEL_IS_POINT)
  const { width, height, values } = samplesOf(tags)
  const area = [
    spot.x,
    spot.y + Math.min(0, spot.dy * (height - 1)),
    spot.x + spot.dx * (width - 1),
    spot.y + Math.max(0, spot.dy * (height - 1)),
  ] as const
  const crs = coordinatesOf(keys, looksLikeDegrees(...area), findings)
  const { plan, up } = unitsOf(keys, crs, unitM, findings)
  const raster: Raster = {
    west: area[0] * plan,
    south: area[1] * plan,
    dx: spot.dx * plan,
    dy: Math.abs(spot.dy) * plan,
    columns: width,
    heights: known(spot.dy < 0 ? upsideDown(values, width) : values, nodataOf(tags), up),
  }
  return { raster, tin: null, crs }
}

function checkBands(tags: Tags, findings: Findings): void {
  const [photometric, bands] = [tags.number(TAG.photometric, 1), tags.number(TAG.samples, 1)]
  if (photometric === RGB || photometric === PALETTE)
    throw refused('The TIFF is a picture in colours: send the file with the heights (DEM)')
  if (/role="(scale|offset)"/.test(tags.text(TAG.gdalMetadata)))
    throw refused('The heights have a scale or an offset: save them as they are in metres (gdal_translate -unscale -ot Float32)')
  if (bands > 1) findings.note('ignored', null, `The file has ${bands} bands: the first has the heights, the others are left out`)
}

const refused = (message: string) => new ObjectFileError([message])

function geoKeysOf(tags: Tags): Map<number, number> {
  const values = tags.numbers(TAG.geoKeys)
  const keys = new Map<number, number>()
  for (let k = 4; k + 3 < values.length; k += 4) if (values[k + 1] === 0) keys.set(values[k] ?? 0, values[k + 3] ?? 0)
  return keys
}

/** Where the first number lies, and how far the next ones are. */
function spotOf(tags: Tags, isPoint: boolean): { x: number; y: number; dx: number; dy: number } {
  const half = isPoint ? 0 : 0.5
  const [scale, ties, matrix] = [tags.numbers(TAG.pixelScale), tags.numbers(TAG.tiePoints), tags.numbers(TAG.transformation)]
  const [dx = 0, size = 0] = scale
  const spot =
    ties.length >= 6 && dx > 0 && size > 0
      ? { x: (ties[3] ?? 0) + dx * (half - (ties[0] ?? 0)), y: (ties[4] ?? 0) - size * (half - (ties[1] ?? 0)), dx, dy: -size }
      : matrix.length >= 16
        ? spotOfMatrix(matrix, half)
        : null
  if (spot === null) throw refused('The TIFF has no coordinates (GeoTIFF tags): send the GeoTIFF itself, or an ASCII grid')
  if (!(Object.values(spot).every(Number.isFinite) && spot.dx > 0 && spot.dy !== 0))
    throw refused('The coordinates of the TIFF are not numbers, or its heights have no distance')
  return spot
}

function spotOfMatrix([a = 0, b = 0, , d = 0, e = 0, f = 0, , h = 0]: readonly number[], half: number) {
  if (b !== 0 || e !== 0) throw refused('The TIFF is turned against its coordinates: save it north up (gdalwarp)')
  return { x: d + a * half, y: h + f * half, dx: a, dy: f }
}

function coordinatesOf(keys: ReadonlyMap<number, number>, looksGeographic: boolean, findings: Findings): Crs | null {
  const model = keys.get(KEY.model)
  if (model === MODEL_GEOCENTRIC) throw refused('The TIFF has geocentric coordinates: save it in UTM or WGS84 (gdalwarp -t_srs EPSG:4326)')
  const code = keys.get(model === MODEL_GEOGRAPHIC ? KEY.geographic : KEY.projected) ?? 0
  const found = crsOf(code)
  if (found !== null) return found
  if (model === MODEL_GEOGRAPHIC || (model === undefined && looksGeographic)) {
    findings.note('assumed', null, `Longitudes and latitudes${code > 0 ? ` of EPSG:${code}` : ''} are taken as those of WGS84`)
    return DEGREES
  }
  if (code > 0)
    findings.note(
      'assumed',
      null,
      `${code === OWN ? 'The coordinates are of a projection of the file itself, which is not read: they' : `EPSG:${code} is not known here: its coordinates`} are taken as lengths to the east and north. Save the file in UTM (gdalwarp) to have it turned to true north`,
    )
  return null
}

/** The height that stands for none. */
function nodataOf(tags: Tags): number {
  const text = tags.text(TAG.gdalNodata).trim()
  return text === '' ? Number.NaN : Number(text)
}

function known(values: Float64Array | Float32Array, nodata: number, unitM: number): Float64Array | Float32Array {
  // A nodata of a Float32 picture is written with the digits of a double.
  const none = values instanceof Float32Array ? Math.fround(nodata) : nodata
  for (let k = 0; k < values.length; k++) {
    const value = values[k] ?? Number.NaN
    values[k] = value === none || !Number.isFinite(value) || Math.abs(value) > 1e9 ? Number.NaN : value * unitM
  }
  return values
}

function upsideDown<Values extends Float64Array | Float32Array>(values: Values, width: number): Values {
  for (let [low, high] = [0, values.length - width]; low < high; low += width, high -= width) {
    const line = values.slice(low, low + width)
    values.copyWithin(low, high, high + width)
    values.set(line, high)
  }
  return values
}
