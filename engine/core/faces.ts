import { isWritten } from './clearing.ts'
import { blended, columnNamed } from './column-names.ts'
import type { DcColumns, LitRows, PlaneColumns, ReadColumn } from './frame.ts'
import type { Parts } from './parts.ts'

const IRRADIANCE = blended('plane', 'mean')
const CELL_STATE = blended('dc', 'mean')
const ARRAY_POWER = blended('dc', 'sum')

/** Writes the weighted sum of two columns to the lit rows of a third: a plant has one face or two. */
function sumOfTwo({ rows, n }: LitRows, a: ReadColumn, aWeight: number, b: ReadColumn, bWeight: number, out: Float64Array): void {
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    out[row] = aWeight * a[row] + bWeight * b[row]
  }
}

/** Adds a column, times a weight, to the lit rows of another. */
function addColumn({ rows, n }: LitRows, column: ReadColumn, weight: number, out: Float64Array): void {
  for (let k = 0; k < n; k++) out[rows[k]] += weight * column[rows[k]]
}

/**
 * Combines the irradiance of planes of several orientations: weighted means, row by row.
 * Orientation and shaded fractions have no meaningful mean and are not written.
 * @param planes  two or more
 * @param weights  share of the area of each plane; their sum is 1
 * @param out  written in every lit row
 * @param parts  columns of parts that the plant does not have are skipped; null takes all
 * Checked by: test/engine/core/faces.test.ts
 */
export function blendPlanes(
  lit: LitRows,
  planes: readonly PlaneColumns[],
  weights: readonly number[],
  out: PlaneColumns,
  parts: Parts | null = null,
): void {
  for (const name of IRRADIANCE) {
    if (parts !== null && !isWritten(columnNamed(name).entry, parts)) continue
    sumOfTwo(lit, planes[0][name], weights[0], planes[1][name], weights[1], out[name])
    for (let k = 2; k < planes.length; k++) addColumn(lit, planes[k][name], weights[k], out[name])
  }
}

/**
 * Combines the planes of the orientations of one face, before its module and inverter models run once.
 * A loss that is a fraction of light keeps its light: the sum over the bins of fraction x light is
 * that of the face. Tilt and incidence, which cell temperature models read, are means; rotations have
 * none.
 * @param bins  two or more
 * @param weights  share of the modules of each bin; their sum is 1
 * @param out  written in every lit row
 * Checked by: test/engine/core/faces.test.ts
 */
export function blendBins(lit: LitRows, bins: readonly PlaneColumns[], weights: readonly number[], out: PlaneColumns, parts: Parts): void {
  blendPlanes(lit, bins, weights, out, parts)
  if (parts.rowShading) blendShares(lit, bins, weights, 'stripSurplusFrac', 'beamUnshadedEffWm2', out)
  blendShares(lit, bins, weights, 'spectralLossFrac', 'effectiveWm2', out)
  for (const name of ['tiltRad', 'aoiCos'] as const) {
    sumOfTwo(lit, bins[0][name], weights[0], bins[1][name], weights[1], out[name])
    for (let k = 2; k < bins.length; k++) addColumn(lit, bins[k][name], weights[k], out[name])
  }
}

type PlaneColumn = 'stripSurplusFrac' | 'spectralLossFrac' | 'beamUnshadedEffWm2' | 'effectiveWm2'

/** Blends a column of fractions, each of another column whose blend is in `out`. */
function blendShares(
  { rows, n }: LitRows,
  bins: readonly PlaneColumns[],
  weights: readonly number[],
  share: PlaneColumn,
  of: PlaneColumn,
  out: PlaneColumns,
): void {
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    let taken = 0
    for (let b = 0; b < bins.length; b++) taken += weights[b] * bins[b][share][row] * bins[b][of][row]
    out[share][row] = taken === 0 ? 0 : taken / out[of][row]
  }
}

/**
 * Combines the power of several arrays: sums, row by row. Cell temperature and irradiance are
 * weighted means. The inverter finds the common voltage.
 * @param arrays  two or more
 * @param weights  share of the modules of each array; their sum is 1
 * @param out  written in every lit row
 * Checked by: test/engine/core/faces.test.ts
 */
export function sumArrays(lit: LitRows, arrays: readonly DcColumns[], weights: readonly number[], out: DcColumns): void {
  for (const name of ARRAY_POWER) {
    sumOfTwo(lit, arrays[0][name], 1, arrays[1][name], 1, out[name])
    for (let k = 2; k < arrays.length; k++) addColumn(lit, arrays[k][name], 1, out[name])
  }
  for (const name of CELL_STATE) {
    sumOfTwo(lit, arrays[0][name], weights[0], arrays[1][name], weights[1], out[name])
    for (let k = 2; k < arrays.length; k++) addColumn(lit, arrays[k][name], weights[k], out[name])
  }
}
