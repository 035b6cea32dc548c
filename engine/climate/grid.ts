import type { Layer } from './table.ts'

/**
 * The four cells around a point and their weights for bilinear interpolation; they are the same for
 * every month.
 */
export interface Cells {
  /** Indices into a plane. */
  southWest: number
  southEast: number
  northWest: number
  northEast: number
  /**
   * 0 at the southern row, 1 at the northern; beyond the outermost centres only the outermost row
   * counts.
   */
  northWeight: number
  /** 0 at the western column, 1 at the eastern; columns wrap around at the date line. */
  eastWeight: number
}

/** Cells around a point. @param latitudeDeg -90 to 90. @param longitudeDeg -180 to 180. */
export function cellsAround(layer: Layer, latitudeDeg: number, longitudeDeg: number): Cells {
  const y = Math.min(Math.max((latitudeDeg - layer.southDeg) / layer.stepDeg, 0), layer.rows - 1)
  const x = (longitudeDeg - layer.westDeg) / layer.stepDeg
  const south = Math.min(Math.floor(y), layer.rows - 2)
  const north = south + 1
  const left = Math.floor(x)
  const west = ((left % layer.columns) + layer.columns) % layer.columns
  const east = (west + 1) % layer.columns
  return {
    southWest: south * layer.columns + west,
    southEast: south * layer.columns + east,
    northWest: north * layer.columns + west,
    northEast: north * layer.columns + east,
    northWeight: y - south,
    eastWeight: x - left,
  }
}

/** Bilinear interpolation. @param month 0 to 11; 0 for a layer of one plane. */
export function valueAt(layer: Layer, month: number, at: Cells): number {
  const southCode = layer.codeAt(month, at.southWest) * (1 - at.eastWeight) + layer.codeAt(month, at.southEast) * at.eastWeight
  const northCode = layer.codeAt(month, at.northWest) * (1 - at.eastWeight) + layer.codeAt(month, at.northEast) * at.eastWeight
  return (southCode * (1 - at.northWeight) + northCode * at.northWeight) * layer.scale + layer.offset
}

/** Value of the cell that contains the point. */
export function nearestCode(layer: Layer, at: Cells): number {
  const isNorth = at.northWeight >= 0.5
  const isEast = at.eastWeight >= 0.5
  const cell = isNorth ? (isEast ? at.northEast : at.northWest) : isEast ? at.southEast : at.southWest
  return layer.codeAt(0, cell)
}
