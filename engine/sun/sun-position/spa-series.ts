import { RAD_PER_DEG } from '../../core/angles.ts'
import { LATITUDE_TERMS, LONGITUDE_TERMS, NUTATION_TERMS, type PeriodicTerm, RADIUS_TERMS } from './spa-terms.ts'

/** Position of the earth relative to the sun, and nutation of its axis, at one instant. */
export interface EarthOrbit {
  longitudeRad: number
  latitudeRad: number
  radiusAu: number
  nutationRad: number
  obliquityNutationRad: number
  /** Julian ephemeris centuries from J2000.0. */
  centuries: number
}

/** Days after which the phases are evaluated anew. They drift by 1e-13 rad in that time. */
const WINDOW_DAYS = 512
/** For a jump over more days than this, a new evaluation costs less. */
const JUMP_DAYS = 32

const NUTATION_UNIT_RAD = RAD_PER_DEG / 36000000 // 0.0001 arcsec

/**
 * Polynomials of the five fundamental arguments, deg over Julian ephemeris centuries (eq. 15 to
 * 19): elongation of the moon, anomaly of the sun, of the moon, argument of the moon's latitude,
 * longitude of its node.
 */
const ARGUMENTS = [
  [297.85036, 445267.11148, -0.0019142, 1 / 189474],
  [357.52772, 35999.05034, -0.0001603, -1 / 300000],
  [134.96298, 477198.867398, 0.0086972, 1 / 56250],
  [93.27191, 483202.017538, -0.0036825, 1 / 327270],
  [125.04452, -1934.136261, 0.0020708, 1 / 450000],
] as const

const PERIODIC: readonly PeriodicTerm[] = [LONGITUDE_TERMS, LATITUDE_TERMS, RADIUS_TERMS].flat(2)
const COUNT = PERIODIC.length + NUTATION_TERMS.length
const AMPLITUDES = Float64Array.from(PERIODIC, (term) => term[0])
/** a, b, c and d of every nutation term. */
const NUTATION = Float64Array.from(NUTATION_TERMS.flatMap((term) => term.slice(5)))

/** Index of the first term of each power of time, and the end of the last. */
const LONGITUDE_POWERS = starts(LONGITUDE_TERMS, 0)
const LATITUDE_POWERS = starts(LATITUDE_TERMS, LONGITUDE_TERMS.flat().length)
const RADIUS_POWERS = starts(RADIUS_TERMS, LONGITUDE_TERMS.flat().length + LATITUDE_TERMS.flat().length)

function starts(powers: readonly (readonly PeriodicTerm[])[], first: number): readonly number[] {
  const indices = [first]
  for (const terms of powers) indices.push(indices[indices.length - 1] + terms.length)
  return indices
}

/**
 * The trigonometric series of the solar position algorithm at successive days. At equal steps of
 * time the phase of each term turns by a fixed angle. A day therefore costs one plane rotation per
 * term (0.4 microseconds in total) instead of a cosine (3 microseconds). The arguments and delta T
 * count as linear within a window: 1e-8 deg.
 * Source: NREL/TP-560-34302, sections 3.2 and 3.4. Checked by: vectors t01
 */
export class SpaSeries {
  /** The earth at the last requested day. */
  readonly orbit: EarthOrbit = { longitudeRad: 0, latitudeRad: 0, radiusAu: 0, nutationRad: 0, obliquityNutationRad: 0, centuries: 0 }
  private readonly cos = new Float64Array(COUNT)
  private readonly sin = new Float64Array(COUNT)
  private readonly cosStep = new Float64Array(COUNT)
  private readonly sinStep = new Float64Array(COUNT)
  private day = Number.NaN
  private windowDay = Number.NaN
  private windowCenturies = 0
  private stepCenturies = 0

  /** @param centuriesOf  Julian ephemeris centuries from J2000.0 at the start of a day */
  constructor(private readonly centuriesOf: (day: number) => number) {}

  moveTo(day: number): void {
    const isNear = day >= this.day && day - this.day <= JUMP_DAYS && day - this.windowDay < WINDOW_DAYS
    if (!isNear) this.seed(day)
    while (this.day < day) this.advance()
  }

  /** Sets all phases to the day before the first day of the window. */
  private seed(windowDay: number): void {
    const start = this.centuriesOf(windowDay)
    const step = (this.centuriesOf(windowDay + WINDOW_DAYS) - start) / WINDOW_DAYS
    const dayBefore = start - step
    this.day = windowDay - 1
    this.windowDay = windowDay
    this.windowCenturies = start
    this.stepCenturies = step
    for (let i = 0; i < PERIODIC.length; i++) {
      const term = PERIODIC[i] // an iterator over it would take longer than its sines
      this.seedTerm(i, term[1] + (term[2] * dayBefore) / 10, (term[2] * step) / 10)
    }
    const first = ARGUMENTS.map((coefficients) => cubic(coefficients, start))
    const turns = ARGUMENTS.map((coefficients, k) => (cubic(coefficients, start + step * WINDOW_DAYS) - first[k]) / WINDOW_DAYS)
    const argumentsBefore = first.map((value, k) => value - turns[k])
    for (let i = 0; i < NUTATION_TERMS.length; i++) {
      this.seedTerm(
        PERIODIC.length + i,
        multiples(NUTATION_TERMS[i], argumentsBefore) * RAD_PER_DEG,
        multiples(NUTATION_TERMS[i], turns) * RAD_PER_DEG,
      )
    }
  }

  private seedTerm(i: number, phaseRad: number, stepRad: number): void {
    this.cos[i] = Math.cos(phaseRad)
    this.sin[i] = Math.sin(phaseRad)
    this.cosStep[i] = Math.cos(stepRad)
    this.sinStep[i] = Math.sin(stepRad)
  }

  /** Turns every term by a day and sums. */
  private advance(): void {
    const { orbit } = this
    this.day++
    orbit.centuries = this.windowCenturies + (this.day - this.windowDay) * this.stepCenturies
    const millennia = orbit.centuries / 10
    orbit.longitudeRad = this.turnSeries(LONGITUDE_POWERS, millennia)
    orbit.latitudeRad = this.turnSeries(LATITUDE_POWERS, millennia)
    orbit.radiusAu = this.turnSeries(RADIUS_POWERS, millennia)
    this.turnNutation()
  }

  /** Sum over powers of time of the sums of A cos(B + C t), eq. 9 to 11. */
  private turnSeries(starts: readonly number[], millennia: number): number {
    const { cos, sin, cosStep, sinStep } = this
    let value = 0
    for (let power = starts.length - 2; power >= 0; power--) {
      let sum = 0
      for (let i = starts[power]; i < starts[power + 1]; i++) {
        const c = cos[i] * cosStep[i] - sin[i] * sinStep[i]
        sin[i] = sin[i] * cosStep[i] + cos[i] * sinStep[i]
        cos[i] = c
        sum += AMPLITUDES[i] * c
      }
      value = value * millennia + sum
    }
    return value * 1e-8
  }

  /** Eq. 20 to 22. */
  private turnNutation(): void {
    const { cos, sin, cosStep, sinStep, orbit } = this
    let longitude = 0
    let obliquity = 0
    for (let i = PERIODIC.length, k = 0; i < COUNT; i++, k += 4) {
      const c = cos[i] * cosStep[i] - sin[i] * sinStep[i]
      const s = sin[i] * cosStep[i] + cos[i] * sinStep[i]
      cos[i] = c
      sin[i] = s
      longitude += (NUTATION[k] + NUTATION[k + 1] * orbit.centuries) * s
      obliquity += (NUTATION[k + 2] + NUTATION[k + 3] * orbit.centuries) * c
    }
    orbit.nutationRad = longitude * NUTATION_UNIT_RAD
    orbit.obliquityNutationRad = obliquity * NUTATION_UNIT_RAD
  }
}

function cubic([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return a + t * (b + t * (c + t * d))
}

function multiples(term: readonly number[], x: readonly number[]): number {
  return term[0] * x[0] + term[1] * x[1] + term[2] * x[2] + term[3] * x[3] + term[4] * x[4]
}
