/** Values at the crossings of a grid, row by row; null where there is none. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly values: readonly (number | null)[]
}

type Point = readonly [column: number, row: number]

/**
 * The lines of a value on a grid, as pieces from one side of a square of four crossings to another, in units of columns
 * and rows. A saddle is cut by the mean of its corners. A square without all corners has no line.
 * Source: marching squares, Lorensen and Cline 1987 in two dimensions.
 */
export function isolines({ columns, rows, values }: Grid, level: number): (readonly [Point, Point])[] {
  const pieces: (readonly [Point, Point])[] = []
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column
      const corners = [values[at], values[at + 1], values[at + columns + 1], values[at + columns]]
      if (corners.every((value) => typeof value === 'number')) pieces.push(...inSquare(corners, level, column, row))
    }
  }
  return pieces
}

/** @param corners  counter-clockwise, from the first column and row */
function inSquare(corners: readonly number[], level: number, column: number, row: number): (readonly [Point, Point])[] {
  const places: readonly Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ]
  const crossings: Point[] = []
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4
    const [a, b] = [corners[k] as number, corners[next] as number]
    if (a < level === b < level) continue
    const share = (level - a) / (b - a)
    const [[x1, y1], [x2, y2]] = [places[k] as Point, places[next] as Point]
    crossings.push([x1 + share * (x2 - x1), y1 + share * (y2 - y1)])
  }
  const [first, second, third, fourth] = crossings
  if (first === undefined || second === undefined) return []
  if (third === undefined || fourth === undefined) return [[first, second]]
  const isMiddleAsFirst = corners.reduce((sum, value) => sum + value, 0) / 4 < level === (corners[0] as number) < level
  // The crossings are on the sides in order: the first corner lies between the last and the first.
  return isMiddleAsFirst
    ? [
        [first, second],
        [third, fourth],
      ]
    : [
        [fourth, first],
        [second, third],
      ]
}
