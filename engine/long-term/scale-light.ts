import type { CalendarMonth } from './calendar-months.ts'
import { beamCosines, type Light, type Split, splitAnew } from './light.ts'
import { monthlyDiffuseFrac } from './monthly-diffuse.ts'
import type { RowSky } from './row-sky.ts'
import { type Scaled, scaleToSum } from './scale-to-sum.ts'

/** Sums of a month's rows in the unit of the columns; null leaves the month as it is. */
export type RowSums = readonly (number | null)[]

/** Scaled light, and what became of each month. */
export interface ScaledLight {
  readonly ghiWm2: Float64Array
  readonly split: Split | null
  readonly ghi: readonly (Scaled | null)[]
  /** Of the diffuse or the direct light, whichever has a sum. */
  readonly part: readonly (Scaled | null)[]
}

/**
 * Scales the light of each month to its sums: global, and diffuse or direct.
 * @param months  rows that have global irradiance, by calendar month
 * @param part    sums of the diffuse or of the direct normal light; null when neither is stated
 */
export function scaleLight(
  light: Light,
  sky: RowSky,
  months: readonly CalendarMonth[],
  ghiSums: RowSums,
  part: { readonly of: 'diffuse' | 'direct'; readonly sums: RowSums } | null,
): ScaledLight {
  const ghiWm2 = Float64Array.from(light.ghiWm2)
  const ghi = months.map(({ rows }, m) => scaledTo(ghiWm2, sky.globalLimitWm2, rows, ghiSums[m]))
  const done = splitMonths(light, ghiWm2, sky, months, part?.of ?? 'diffuse', (rows, m) =>
    part !== null ? part.sums[m] : ghi[m] === null ? null : diffuseSum(light.ghiWm2, light.dhiWm2, ghiWm2, sky, rows),
  )
  return { ghiWm2, split: done?.split ?? null, ghi, part: part === null ? [] : (done?.scaled ?? []) }
}

/**
 * Splits changed global irradiance, and scales the diffuse or the direct light of each month to a sum.
 * @returns null for a light without a split
 */
export function splitMonths(
  light: Light,
  toGhiWm2: Float64Array,
  sky: RowSky,
  months: readonly CalendarMonth[],
  of: 'diffuse' | 'direct',
  sumOf: (rows: Int32Array, month: number) => number | null | undefined,
): { split: Split; scaled: (Scaled | null)[] } | null {
  if (light.dhiWm2 === null) return null
  const cosines = beamCosines(light, sky)
  const split = splitAnew({ ...light, dhiWm2: light.dhiWm2 }, toGhiWm2, cosines, sky)
  const { dhiWm2, dniWm2 } = split
  // no more beam than very clean air lets through, nor than the global irradiance has
  const most =
    of === 'diffuse' ? toGhiWm2 : sky.beamLimitWm2.map((limit, i) => (cosines[i] > 0 ? Math.min(limit, toGhiWm2[i] / cosines[i]) : 0))
  const scaled = months.map((month, m) => {
    const rows = month.rows.filter((i) => !Number.isNaN(dhiWm2[i]))
    const done = scaledTo(of === 'diffuse' ? dhiWm2 : dniWm2, most, rows, sumOf(rows, m))
    if (done === null) return null
    if (of === 'direct') for (const i of rows) dhiWm2[i] = Math.max(0, toGhiWm2[i] - dniWm2[i] * cosines[i])
    else for (const i of rows) if (cosines[i] > 0) dniWm2[i] = Math.max(0, toGhiWm2[i] - dhiWm2[i]) / cosines[i]
    return done
  })
  return { split, scaled }
}

/**
 * Diffuse sum of a month after its global sum has changed: its diffuse fraction moves with the
 * clearness of the month as the monthly correlation of Erbs does. Hours alone move too far: a brighter
 * month has more clear hours rather than each hour clearer.
 */
export function diffuseSum(
  ghi: Float64Array,
  dhi: Float64Array | null,
  toGhi: Float64Array,
  { extraWm2 }: RowSky,
  rows: Int32Array,
): number | null {
  if (dhi === null) return null
  let [global, diffuse, wanted, extra] = [0, 0, 0, 0]
  for (const i of rows) {
    global += ghi[i]
    diffuse += dhi[i]
    wanted += toGhi[i]
    extra += extraWm2[i]
  }
  if (global === 0 || extra === 0) return null
  return (diffuse * wanted * monthlyDiffuseFrac(wanted / extra)) / (global * monthlyDiffuseFrac(global / extra))
}

function scaledTo(values: Float64Array, limits: Float64Array, rows: Int32Array, sum: number | null | undefined): Scaled | null {
  return sum == null ? null : scaleToSum(values, limits, rows, sum)
}
