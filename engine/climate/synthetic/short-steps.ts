import { type ClearSkyLimit, limitAt } from '../clear-sky-limit.ts'
import type { HourlySun } from '../hourly-sun.ts'
import { bringToSum } from '../radiation.ts'
import type { Random } from '../random.ts'
import { diffuseOfSteps } from './diffuse-steps.ts'
import { distributionWithin, indexBelow, indexDeviation, indexDistribution, StepOrder } from './short-term.ts'
import { GREATEST_INDEX, LimitsOfSteps } from './step-limits.ts'

/** Hours with the sun lower than this say nothing about the clear sky. */
const HIGH_SUN_SIN = 0.3
/** The clear sky of a year lets through what the clearest of its hours do, but for this share of them. */
const CLEAREST_FRAC = 0.02
/** Below this cosine, the sun of an hour's instant and the mean over the hour differ by more than their values. */
const LOW_SUN_COS = 0.05
/** Between thick haze and the clearest air. */
const LEAST_LEVEL = 0.7
const GREATEST_LEVEL = 1

/** Random numbers of the steps, of all that a seed has. */
export const SHORT_STEPS_STREAM = 3
/** Hours between two calls of `onProgress`. */
const PROGRESS_HOURS = 500

/** Irradiance of hours, W/m2; global and diffuse on the horizontal. */
export interface HoursOfLight {
  readonly ghiWm2: Float64Array
  readonly dhiWm2: Float64Array
  /** Direct normal as it is known, NaN in gaps; null or left out: that of the other two. */
  readonly dniWm2?: Float64Array | null
}

/** Irradiance of steps, W/m2; the beam is that of the normal. */
export interface StepsOfLight {
  ghiWm2: Float64Array
  dhiWm2: Float64Array
  dniWm2: Float64Array
  /** Greatest direct normal irradiance, which rounding keeps too; 0 in the dark. */
  beamLimitWm2: Float64Array
}

/**
 * Irradiance of short steps whose means over each hour are those of the hours: the global by the
 * distribution and the order of the clear-sky index within the hour, the diffuse constant within the
 * hour as far as the beam of the clearest air, or that of the hour if it is stronger, allows.
 * @param hours  NaN in gaps, whose steps are 0
 * @param sunOfHours, sunOfSteps  of the same rows
 * @param stepMinutes  1, 5, 10, 15 or 30
 * @param onProgress  called every few hundred hours; may throw to end the work
 * Valid for: hours of any origin. The clear sky is that of the clearest hours of the year (98th
 * percentile of the share of the clearest air), so it needs no turbidity. Light that the sky of the
 * steps does not have, such as that of twilight, is spread over the hour as diffuse light.
 * Fails: none. Where clouds' edges add light, the diffuse of the hour may rise above its own.
 * Source: `short-term.ts`; the split into beam and diffuse is ours.
 * Checked by: test/engine/climate/short-steps.test.ts, against measured steps by
 * test/engine/climate/measured-steps.test.ts
 */
export function shorterSteps(
  hours: HoursOfLight,
  limit: ClearSkyLimit,
  sunOfHours: HourlySun,
  sunOfSteps: HourlySun,
  stepMinutes: number,
  random: Random,
  onProgress?: () => void,
): StepsOfLight {
  const perHour = Math.round(60 / stepMinutes)
  const rows = sunOfSteps.extraWm2.length
  const column = () => new Float64Array(rows)
  const out: StepsOfLight = { ghiWm2: column(), dhiWm2: column(), dniWm2: column(), beamLimitWm2: column() }
  const clearWm2 = clearOf(hours.ghiWm2, limit, sunOfHours, sunOfSteps)
  const clearOfHour = hourMeans(clearWm2, perHour)
  const index = clearOfHour.map((clear, hour) => (clear > 0 ? hours.ghiWm2[hour] / clear : Number.NaN))
  const scratch = new HourOfSteps(perHour, stepMinutes, random)
  const limits = new LimitsOfSteps(limit, sunOfSteps, stepMinutes)
  for (let hour = 0; hour < index.length; hour++) {
    const from = hour * perHour
    if (hour % PROGRESS_HOURS === 0) onProgress?.()
    if (!(hours.ghiWm2[hour] > 0)) {
      scratch.last = Number.NaN
      continue
    }
    const ghi = out.ghiWm2.subarray(from, from + perHour)
    const clear = clearWm2.subarray(from, from + perHour)
    limits.write(from, clear, ownBeam(hours, hour, sunOfHours.zenithCos[hour]))
    scratch.globalOf(index, hour, clear, limits.globalWm2, hours.ghiWm2[hour], ghi)
    const dhi = out.dhiWm2.subarray(from, from + perHour)
    diffuseOfSteps(ghi, limits, sunOfSteps.extraWm2.subarray(from, from + perHour), hours.dhiWm2[hour] * perHour, dhi)
    for (let k = 0; k < perHour; k++) {
      const cosine = sunOfSteps.zenithCos[from + k]
      if (!(cosine > 0)) continue
      out.beamLimitWm2[from + k] = limits.beamWm2[k] / cosine
      out.dniWm2[from + k] = Math.max(0, ghi[k] - dhi[k]) / cosine
    }
  }
  return out
}

/** Direct normal irradiance of an hour, W/m2; 0 where it is not known and the sun is too low to derive it. */
function ownBeam({ ghiWm2, dhiWm2, dniWm2 }: HoursOfLight, hour: number, zenithCos: number): number {
  const known = dniWm2?.[hour] ?? Number.NaN
  if (!Number.isNaN(known)) return known
  return zenithCos < LOW_SUN_COS ? 0 : (ghiWm2[hour] - dhiWm2[hour]) / zenithCos
}

/** Global irradiance of the clear sky of the year, W/m2, of each step. */
function clearOf(ghiWm2: Float64Array, limit: ClearSkyLimit, sunOfHours: HourlySun, sunOfSteps: HourlySun): Float64Array {
  const shares: number[] = []
  for (let hour = 0; hour < ghiWm2.length; hour++) {
    const cosine = sunOfHours.zenithCos[hour]
    if (cosine >= HIGH_SUN_SIN && ghiWm2[hour] > 0)
      shares.push(ghiWm2[hour] / (sunOfHours.extraWm2[hour] * limitAt(limit.globalFrac, Math.min(cosine, 1))))
  }
  shares.sort((a, b) => b - a)
  const clearest = shares[Math.floor(CLEAREST_FRAC * shares.length)] ?? GREATEST_LEVEL
  const level = Math.min(Math.max(clearest, LEAST_LEVEL), GREATEST_LEVEL)
  return sunOfSteps.extraWm2.map((extra, row) => level * extra * limitAt(limit.globalFrac, Math.min(sunOfSteps.zenithCos[row], 1)))
}

function hourMeans(steps: Float64Array, perHour: number): Float64Array {
  const means = new Float64Array(steps.length / perHour)
  for (let row = 0; row < steps.length; row++) means[Math.floor(row / perHour)] += steps[row] / perHour
  return means
}

/** The steps of one hour after the other; keeps the last index, from which the next hour goes on. */
class HourOfSteps {
  last = Number.NaN
  private readonly order: StepOrder
  private readonly distribution = indexDistribution()
  private readonly ascending: Float64Array
  private readonly arranged: Float64Array
  private readonly stepMinutes: number
  private readonly random: Random

  constructor(perHour: number, stepMinutes: number, random: Random) {
    this.order = new StepOrder(stepMinutes, random)
    this.ascending = new Float64Array(perHour)
    this.arranged = new Float64Array(perHour)
    this.stepMinutes = stepMinutes
    this.random = random
  }

  /**
   * @param limitsWm2  greatest irradiance of the steps
   * @param ghi  irradiance of the steps, every element written; its mean is that of the hour
   */
  globalOf(index: Float64Array, hour: number, clearWm2: Float64Array, limitsWm2: Float64Array, hourWm2: number, ghi: Float64Array): void {
    const wanted = hourWm2 * ghi.length
    let limitSum = 0
    for (let k = 0; k < ghi.length; k++) limitSum += limitsWm2[k]
    if (wanted >= limitSum) {
      for (let k = 0; k < ghi.length; k++) ghi[k] = limitsWm2[k] + (wanted - limitSum) / ghi.length
      if (hourWm2 >= Math.max(...limitsWm2)) ghi.fill(hourWm2) // no sky of the hour: no step is brighter than it
      this.last = Number.NaN
      return
    }
    const lit = this.indicesOf(index, hour, clearWm2)
    let place = 0
    let sum = 0
    for (let k = 0; k < ghi.length; k++) {
      ghi[k] = clearWm2[k] > 0 ? lit[place++] * clearWm2[k] : 0
      sum += ghi[k]
    }
    let exceeds = false
    for (let k = 0; k < ghi.length; k++) {
      ghi[k] *= sum > 0 ? wanted / sum : 0
      exceeds ||= ghi[k] > limitsWm2[k]
    }
    if (!exceeds) return
    for (let k = 0; k < ghi.length; k++) ghi[k] = Math.min(ghi[k], limitsWm2[k])
    bringToSum(ghi, limitsWm2, wanted)
  }

  /** Clear-sky index of the lit steps, in their order. */
  private indicesOf(index: Float64Array, hour: number, clearWm2: Float64Array): Float64Array {
    let count = 0
    for (let k = 0; k < clearWm2.length; k++) if (clearWm2[k] > 0) count++
    const own = index[hour]
    const lit = this.arranged.subarray(0, count)
    const near = (other: number) => (Number.isNaN(index[other] ?? Number.NaN) ? own : Math.min(index[other], GREATEST_INDEX))
    const uniform = this.random.uniform()
    const deviation = own < GREATEST_INDEX ? indexDeviation(near(hour - 1), own, near(hour + 1), this.stepMinutes, uniform) : 0
    if (distributionWithin(own, deviation, this.distribution)) {
      const ascending = this.ascending.subarray(0, count)
      for (let k = 0; k < count; k++) ascending[k] = indexBelow(this.distribution, this.random.uniform())
      ascending.sort()
      this.order.arrange(ascending, this.last, lit)
    } else lit.fill(own)
    this.last = count > 0 ? lit[count - 1] : Number.NaN
    return lit
  }
}
