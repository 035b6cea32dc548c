import { QuinticTable } from '../core/quintic-table.ts'

/**
 * Transmission relative to normal incidence, by the cosine of the incidence angle; 0 from behind
 * the plane.
 */
export type BeamIam = (aoiCos: number) => number

/** A glass cover, with or without an anti-reflective layer. */
export interface Cover {
  glassIndex: number
  /** Refractive index of the layer on the glass; null for bare glass. */
  layerIndex: number | null
  /** Extinction coefficient of the glass times its thickness. */
  opticalDepth: number
}

/** Indices closer than this form no interface. */
const SAME_INDEX = 1e-9

/**
 * Fraction of the light that passes from air through the layer into the glass and once through the
 * glass, mean of both polarisations. It includes all internal reflections in the layer, but no
 * light that returns from below the glass.
 * Source: Fresnel's equations; De Soto, Klein and Beckman 2006, doi 10.1016/j.solener.2005.06.010,
 * eq. 12 to 15 (its eq. 14 misprints the angle of refraction), with the layer's internal
 * reflections added as in pvlib.iam.physical.
 */
function transmitted(cos1: number, n2: number, n3: number, opticalDepth: number): number {
  const sin1Squared = 1 - cos1 * cos1
  const cos2 = Math.sqrt(1 - sin1Squared / (n2 * n2))
  const outerS = reflected(cos1, n2 * cos2)
  const outerP = reflected(cos2, n2 * cos1)
  let throughS = 1 - outerS
  let throughP = 1 - outerP
  let cos3 = cos2
  if (Math.abs(n3 - n2) > SAME_INDEX) {
    cos3 = Math.sqrt(1 - sin1Squared / (n3 * n3))
    const innerS = reflected(n2 * cos2, n3 * cos3)
    const innerP = reflected(n2 * cos3, n3 * cos2)
    throughS *= (1 - innerS) / (1 - innerS * outerS)
    throughP *= (1 - innerP) / (1 - innerP * outerP)
  }
  const passed = (throughS + throughP) / 2
  return opticalDepth === 0 ? passed : passed * Math.exp(-opticalDepth / cos3)
}

/** Reflectance of an interface, from the two products of index and cosine. */
function reflected(a: number, b: number): number {
  const amplitude = (a - b) / (a + b)
  return amplitude * amplitude
}

/** Cells of a tabulated curve. */
const CELLS = 64
/**
 * Below this index the curve bends within a cell: such covers, which reflect next to nothing, keep
 * the plain form.
 */
const LEAST_TABULATED_INDEX = 1.2

/** Number of kept tables, 3 kB each. Most plants have one of three covers. */
const MOST_TABLES = 16
const tables = new Map<string, QuinticTable>()

function tableOf(cover: Cover): QuinticTable {
  const key = JSON.stringify([cover.glassIndex, cover.layerIndex, cover.opticalDepth])
  const known = tables.get(key)
  if (known !== undefined) return known
  const table = new QuinticTable(fresnelIam(cover), 0, 1, CELLS)
  if (tables.size >= MOST_TABLES) tables.clear()
  tables.set(key, table)
  return table
}

/**
 * The curve of a cover as a table over the cosine, for loops over rows and integrals: within 1e-9.
 * Checked by: test/engine/optics/fresnel-table.test.ts
 */
export function tabulatedFresnelIam(cover: Cover): BeamIam {
  if (Math.min(cover.layerIndex ?? cover.glassIndex, cover.glassIndex) < LEAST_TABULATED_INDEX) return fresnelIam(cover)
  const table = tableOf(cover)
  return (aoiCos) => (aoiCos <= 0 ? 0 : aoiCos < 1 ? table.at(aoiCos) : 1)
}

/**
 * Beam curve of a cover: transmission at an angle over that at normal incidence.
 * Checked by: pvlib t05 iam.physical; with n 1.526, layer 1.29 and no absorption the table of
 * PVsyst (docs/physics.md, fact 6)
 */
export function fresnelIam({ glassIndex, layerIndex, opticalDepth }: Cover): BeamIam {
  const outerIndex = layerIndex ?? glassIndex
  const normal = transmitted(1, outerIndex, glassIndex, opticalDepth)
  return (aoiCos) => (aoiCos <= 0 ? 0 : transmitted(Math.min(aoiCos, 1), outerIndex, glassIndex, opticalDepth) / normal)
}
