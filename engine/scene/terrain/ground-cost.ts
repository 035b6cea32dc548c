import type { SceneTerrain } from '@pvyield/contract/schemas'

/** Time of a look at the ground in a cut, us: it grows with the doublings of the triangles. Bowls of 20,000 and 500,000 take 6.5 and 16. */
const LOOK_MICROS = { atDoublings: 14, look: 6.5, perDoubling: 2, least: 1 }
/** Time of looks that end early, over that of a whole look: of the lines around the devices, and of the edge of a shadow. */
const SHORT = { line: 0.12, edge: 0.07 }
/** Looks at the lines around a device, devices that are looked from, cuts through a table. */
const LOOKS = { line: 1440, devices: 265, cuts: 9 }
/** Rows in which the sun is so low that the ground may shade. */
const LOW_SHARE = 0.15
const PER_TRIANGLE = { seconds: 1.2e-6, bytes: 200 }

/** Tables that are looked at in all rows of a year in which the ground may shade, and in one row at least and at most. */
const TABLES = { inYear: 2_250_000, least: 32, most: 256 }

/** Tables that are looked at in a row in which the ground may shade. @param rows  of the weather */
export function tablesOnGround(tables: number, rows: number): number {
  const { inYear, least, most } = TABLES
  return Math.min(tables, Math.max(least, Math.min(most, Math.floor(inYear / Math.max(1, rows)))))
}

/** What the shade of the ground of a scene adds to the cost of a run. @param slices  of the sky, @param rows  of the weather */
export function groundCost(
  { surface }: SceneTerrain,
  tables: number,
  slices: number,
  rows: number,
): { readonly seconds: number; readonly bytes: number } {
  const triangles = surface.kind === 'grid' ? 2 * surface.heights.length : surface.triangles.length
  const { atDoublings, look, perDoubling, least } = LOOK_MICROS
  const lookSeconds = 1e-6 * Math.max(least, look + perDoubling * (Math.log2(triangles) - atDoublings))
  const lines = SHORT.line * LOOKS.line * Math.min(LOOKS.devices, tables)
  const edges = SHORT.edge * LOOKS.cuts * LOW_SHARE * rows * tablesOnGround(tables, rows)
  return { seconds: PER_TRIANGLE.seconds * triangles + lookSeconds * (slices + lines + edges), bytes: PER_TRIANGLE.bytes * triangles }
}
