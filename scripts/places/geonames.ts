/** One place of GeoNames' main table. */
export interface GeoNamesPlace {
  id: number
  name: string
  /** Other names: the ASCII name, names in other languages and historical names. */
  names: string[]
  latitude: string
  longitude: string
  /** Feature code: PPLC a capital, PPLA the seat of a region, PPLX a part of a place, ... */
  feature: string
  country: string
  /** Code of the region within the country; empty for none. */
  region: string
  population: number
  /** Surveyed elevation, or else that of the terrain model; empty when neither is known. */
  elevationM: string
  timezone: string
  /** Date of the last change, ISO. */
  modified: string
}

const COLUMNS = 19
const NO_REGION = '00'
/** Sentinel of the terrain model for no elevation. */
const NO_TERRAIN = '-9999'

/** Reads the tab-separated main table. Fails: Error for a line with a wrong number of columns. */
export function readGeoNames(text: string): GeoNamesPlace[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const cells = line.split('\t')
      if (cells.length !== COLUMNS) throw new Error(`Line ${index + 1} has ${cells.length} columns instead of ${COLUMNS}`)
      const cell = (column: number) => cells[column] ?? ''
      return {
        id: Number(cell(0)),
        name: cell(1),
        names: [cell(2), ...cell(3).split(',')],
        latitude: cell(4),
        longitude: cell(5),
        feature: cell(7),
        country: cell(8),
        region: cell(10) === NO_REGION ? '' : cell(10),
        population: Number(cell(14)),
        elevationM: cell(15) || (cell(16) === NO_TERRAIN ? '' : cell(16)),
        timezone: cell(17),
        modified: cell(18),
      }
    })
}
