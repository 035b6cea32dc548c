/** Keys of the coordinates of a GeoTIFF. */
export const KEY = { model: 1024, raster: 1025, geographic: 2048, projected: 3072, linearUnits: 3076, verticalUnits: 4099 } as const

/** Coordinates that a file defines itself, in place of the code of known ones. */
export const OWN = 32_767
