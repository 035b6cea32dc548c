import { isXyz } from './xyz-columns.ts'

/** Kinds of files with the ground of a plant. */
export const TERRAIN_KINDS = ['ascii_grid', 'xyz', 'geotiff', 'landxml'] as const
export type TerrainKind = (typeof TERRAIN_KINDS)[number]

/** TIFF and BigTIFF, the lowest byte first or last. */
const TIFF = [
  [0x49, 0x49, 42, 0],
  [0x49, 0x49, 43, 0],
  [0x4d, 0x4d, 0, 42],
  [0x4d, 0x4d, 0, 43],
]
const ASCII_GRID = /^\s*(?:(?:ncols|nrows|[xy]ll(?:corner|center)|cellsize|dx|dy|nodata_value)[ \t]+\S+\s+){4}/i

export const isTiff = (bytes: Uint8Array): boolean => TIFF.some((mark) => mark.every((byte, k) => bytes[k] === byte))

/** The kind of a text by its opening, which is no XML; null for any other. */
export function terrainKindOf(opening: string): TerrainKind | null {
  return ASCII_GRID.test(opening) ? 'ascii_grid' : isXyz(opening) ? 'xyz' : null
}

export const isTerrain = (kind: string): kind is TerrainKind => (TERRAIN_KINDS as readonly string[]).includes(kind)
