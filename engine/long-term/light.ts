import { erbsDiffuseFrac } from '../core/erbs.ts'
import type { Sink } from '../core/sink.ts'
import type { RowSky } from './row-sky.ts'
import type { Series } from './series.ts'

/** Global irradiance of every row, and its split where the section has one. NaN in gaps. */
export interface Light {
  readonly ghiWm2: Float64Array
  /** Diffuse horizontal; null when the section has global irradiance alone. */
  readonly dhiWm2: Float64Array | null
  /** Direct normal as the section has it; null without it. */
  readonly dniWm2: Float64Array | null
}

/** Diffuse and direct light of every row. */
export interface Split {
  readonly dhiWm2: Float64Array
  readonly dniWm2: Float64Array
}

/** Below this cosine, the mean of a row and the sun of its instant differ by more than their values. */
const LOW_SUN_COS = 0.05
/** A beam that is weaker does not show the cosine to which it belongs. */
const FAINT_WM2 = 1

/**
 * Global and diffuse irradiance of a section. What is missing follows from the other two components.
 * @param field  name of the section in the request
 * Fails: at `<field>.ghi_wm2` when the section has neither GHI nor both DHI and DNI.
 */
export function lightOf(series: Series, sky: RowSky, field: string, sink: Sink): Light | null {
  const [ghi, dhi, dni] = [series.column('ghi_wm2'), series.column('dhi_wm2'), series.column('dni_wm2')]
  if (ghi === null && (dhi === null || dni === null)) {
    sink.fail(`${field}.ghi_wm2`, 'Global horizontal irradiance is needed: send ghi_wm2, or both dhi_wm2 and dni_wm2, with values')
    return null
  }
  const { zenithCos } = sky
  const ghiWm2 = ghi ?? new Float64Array(series.n).fill(Number.NaN)
  if (dhi !== null && dni !== null)
    for (let i = 0; i < series.n; i++) if (Number.isNaN(ghiWm2[i])) ghiWm2[i] = dhi[i] + dni[i] * zenithCos[i]
  if (dni !== null) {
    const dhiWm2 = dhi ?? new Float64Array(series.n).fill(Number.NaN)
    for (let i = 0; i < series.n; i++) if (Number.isNaN(dhiWm2[i])) dhiWm2[i] = Math.max(0, ghiWm2[i] - dni[i] * zenithCos[i])
    return { ghiWm2, dhiWm2, dniWm2: dni }
  }
  return { ghiWm2, dhiWm2: dhi, dniWm2: null }
}

/** Diffuse and direct light of a light that has global irradiance alone, by Erbs. */
export function withSplit(light: Light, { extraWm2 }: RowSky): Light {
  if (light.dhiWm2 !== null) return light
  const { ghiWm2 } = light
  const dhiWm2 = new Float64Array(ghiWm2.length)
  for (let i = 0; i < dhiWm2.length; i++) dhiWm2[i] = ghiWm2[i] * erbsDiffuseFrac(extraWm2[i] > 0 ? ghiWm2[i] / extraWm2[i] : 0)
  return { ...light, dhiWm2 }
}

/**
 * Cosine that turns the direct normal irradiance of each row into its share on the horizontal: that
 * of the section's own components where they show it, that of the sun elsewhere.
 */
export function beamCosines({ ghiWm2, dhiWm2, dniWm2 }: Light, { zenithCos }: RowSky): Float64Array {
  const cosines = Float64Array.from(zenithCos)
  if (dhiWm2 === null || dniWm2 === null) return cosines
  for (let i = 0; i < cosines.length; i++) {
    const beam = ghiWm2[i] - dhiWm2[i]
    if (beam > FAINT_WM2 && dniWm2[i] > FAINT_WM2) cosines[i] = Math.min(1, beam / dniWm2[i])
  }
  return cosines
}

/**
 * Splits changed global irradiance. The diffuse fraction of each row moves with its clearness as that
 * of Erbs does, so a row keeps what its air makes of the clearness: kd' = kd Erbs(kt') / Erbs(kt). A
 * beam above that of very clean air, or above the row's own, goes to the diffuse light.
 * @param light    before the change, with its diffuse light
 * @param toGhiWm2 global irradiance after the change
 * @param cosines  from `beamCosines`
 * Source: ratio of D. G. Erbs et al. 1982 (`core/erbs.ts`); to move a measured fraction by it is ours.
 * Checked by: test/engine/long-term/scale-weather.test.ts
 */
export function splitAnew(light: Light & Pick<Split, 'dhiWm2'>, toGhiWm2: Float64Array, cosines: Float64Array, sky: RowSky): Split {
  const { ghiWm2, dhiWm2: before, dniWm2: beamBefore } = light
  const { extraWm2, zenithCos, beamLimitWm2 } = sky
  const n = ghiWm2.length
  const dhiWm2 = new Float64Array(n)
  const dniWm2 = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const ghi = toGhiWm2[i]
    if (Number.isNaN(ghi) || Number.isNaN(before[i])) {
      dhiWm2[i] = Number.NaN
      dniWm2[i] = Number.NaN
      continue
    }
    const own = beamBefore !== null ? beamBefore[i] || 0 : cosines[i] > 0 ? (ghiWm2[i] - before[i]) / cosines[i] : 0 // 0 in a gap
    if (ghi === ghiWm2[i]) {
      dhiWm2[i] = before[i]
      dniWm2[i] = own
      continue
    }
    const fraction = ghiWm2[i] > 0 ? Math.min(1, before[i] / ghiWm2[i]) : 1
    const moved =
      zenithCos[i] < LOW_SUN_COS
        ? fraction
        : Math.min(1, (fraction * erbsDiffuseFrac(ghi / extraWm2[i])) / erbsDiffuseFrac(ghiWm2[i] / extraWm2[i]))
    const dni = cosines[i] > 0 ? (ghi * (1 - moved)) / cosines[i] : 0
    dniWm2[i] = Math.min(dni, Math.max(own, beamLimitWm2[i]))
    dhiWm2[i] = dniWm2[i] < dni ? ghi - dniWm2[i] * cosines[i] : ghi - ghi * (1 - moved)
  }
  return { dhiWm2, dniWm2 }
}
