import { ObjectFileError } from '../object-file-error.ts'

/** Heights and triangles that a scene may have. */
export const HEIGHTS_MAX = 250_000
export const TRIANGLES_MAX = 100_000

/** What is covered by terrain, m. */
export interface Area {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Says what is too much, and the wish that helps. */
export function tooMany(what: string, most: number, { west, east, south, north }: Area): ObjectFileError {
  const least = Math.sqrt(((east - west) * (north - south)) / HEIGHTS_MAX)
  const digits = 10 ** Math.floor(Math.log10(least) - 1)
  const step = Number((Math.ceil((1.02 * least) / digits) * digits).toPrecision(2))
  return new ObjectFileError([
    `The terrain has ${what}, and a scene at most ${most.toLocaleString('en')}: send step_m=${step} or more for heights that far apart, or radius_m for the part around the plant`,
  ])
}
