import type { TextEncoding } from '../decode-bytes.ts'
import type { Findings } from '../findings.ts'
import type { Vector } from '../layouts/feature.ts'
import type { Crs } from './crs.ts'

/** Heights that one file may have before it is thinned: a degree of a grid of one arc second has 13 million. */
export const HEIGHTS_MAX = 16_000_000
/** Points and triangles of a file before it is thinned. */
export const POINTS_MAX = 400_000
export const TRIANGLES_MAX = 400_000

/** Heights in metres at the nodes of a grid, line by line from south to north, each line from west to east; NaN where they are not known. */
export interface Raster {
  readonly west: number
  readonly south: number
  /** Distance of the nodes to the east and to the north, in units of the coordinates. */
  readonly dx: number
  readonly dy: number
  readonly columns: number
  readonly heights: Float64Array | Float32Array
}

/** Triangles between points. */
export interface Tin {
  readonly points: readonly Vector[]
  readonly triangles: readonly (readonly [number, number, number])[]
}

/** The ground as a file has it: one of the two, and the coordinates that it states. */
export interface GroundFile {
  readonly raster: Raster | null
  readonly tin: Tin | null
  /** null for coordinates in metres that the file does not name. */
  readonly crs: Crs | null
  readonly encoding: TextEncoding | 'binary'
}

/** Says that a file without units is read in metres: feet look the same. */
export function noteMetres(isDegrees: boolean, findings: Findings): void {
  findings.note(
    'assumed',
    null,
    `The file does not state its unit: ${isDegrees ? 'heights are' : 'coordinates and heights are'} in metres. Send unit_m if they are not`,
  )
}
