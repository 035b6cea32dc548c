import type { LimitsOfSteps } from './step-limits.ts'

type Limits = Pick<LimitsOfSteps, 'beamWm2' | 'diffuseWm2'>

/** Halvings of the range of the diffuse irradiance; the last one is 1e-9 of it. */
const HALVINGS = 30

/**
 * Diffuse irradiance of the steps of an hour: one course over the hour, in proportion to the sun
 * above the air, cut off by the global irradiance of a step under a cloud and by its own limit, and
 * raised where the beam would exceed its limit. Its level is such that the hour has its own diffuse.
 * @param ghiWm2  global irradiance of the steps
 * @param limits  greatest beam, which comes first, and diffuse on the horizontal
 * @param course  what the diffuse is in proportion to
 * @param sumWm2  wanted sum over the steps
 * @param out  every element written; its sum is the nearest to the wanted one that the limits allow
 */
export function diffuseOfSteps(ghiWm2: Float64Array, limits: Limits, course: Float64Array, sumWm2: number, out: Float64Array): void {
  let low = 0
  let high = 0
  for (let k = 0; k < ghiWm2.length; k++) if (course[k] > 0) high = Math.max(high, ghiWm2[k] / course[k])
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (at(middle, ghiWm2, limits, course, out) < sumWm2) low = middle
    else high = middle
  }
  at(high, ghiWm2, limits, course, out)
}

/** Writes the diffuse of a level and returns its sum, which grows with the level. */
function at(level: number, ghiWm2: Float64Array, { beamWm2, diffuseWm2 }: Limits, course: Float64Array, out: Float64Array): number {
  let sum = 0
  for (let k = 0; k < ghiWm2.length; k++) {
    out[k] = Math.max(Math.min(ghiWm2[k], level * course[k], diffuseWm2[k]), ghiWm2[k] - beamWm2[k])
    sum += out[k]
  }
  return sum
}
