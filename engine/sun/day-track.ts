import { wrapPi } from '../core/angles.ts'
import type { SunEphemeris, SunNode } from './sun-position/option.ts'

/**
 * Number of midnights kept, a power of two: more than a year, so that a second pass over a block of
 * hours reuses those of the first.
 */
const KEPT = 512

/**
 * The sun's slow terms over one day, as cubics of u, the fraction of the day since its midnight.
 * The cubic passes through the four midnights around the day; declination, hour angle and parallax
 * are so smooth that its error against the full series is below 4e-7 deg (mostly from the
 * fortnightly terms of the moon).
 */
export class DayTrack {
  /** Sine of the geocentric declination: s0 + s1 u + s2 u^2 + s3 u^3. */
  s0 = 0
  s1 = 0
  s2 = 0
  s3 = 0
  /** Hour angle: 2 pi u + h0 + h1 u + h2 u^2 + h3 u^3, rad. */
  h0 = 0
  h1 = 0
  h2 = 0
  h3 = 0
  /** Parallax: p0 + p1 u, rad. */
  p0 = 0
  p1 = 0
  private day = Number.NaN
  private readonly keptDay = new Float64Array(KEPT).fill(Number.NaN)
  private readonly declinationSin = new Float64Array(KEPT)
  private readonly hourAngleRad = new Float64Array(KEPT)
  private readonly parallaxRad = new Float64Array(KEPT)
  private readonly node: SunNode = { declinationSin: 0, hourAngleRad: 0, parallaxRad: 0 }

  constructor(private readonly ephemeris: SunEphemeris) {}

  /** Sets the day of the cubics, in days since 1970-01-01 by the weather's clock. */
  load(day: number): void {
    if (day === this.day) return
    this.day = day
    const before = this.slot(day - 1)
    const start = this.slot(day)
    const end = this.slot(day + 1)
    const after = this.slot(day + 2)
    const { declinationSin, hourAngleRad, parallaxRad } = this
    const s = declinationSin[start]
    const sBefore = declinationSin[before] - s
    const sEnd = declinationSin[end] - s
    const sAfter = declinationSin[after] - s
    this.s0 = s
    this.s1 = slope(sBefore, sEnd, sAfter)
    this.s2 = curvature(sBefore, sEnd)
    this.s3 = third(sBefore, sEnd, sAfter)
    const h = hourAngleRad[start]
    const hBefore = wrapPi(hourAngleRad[before] - h)
    const hEnd = wrapPi(hourAngleRad[end] - h)
    const hAfter = wrapPi(hourAngleRad[after] - h)
    this.h0 = h
    this.h1 = slope(hBefore, hEnd, hAfter)
    this.h2 = curvature(hBefore, hEnd)
    this.h3 = third(hBefore, hEnd, hAfter)
    this.p0 = parallaxRad[start]
    this.p1 = parallaxRad[end] - this.p0
  }

  /** Index of a day's midnight in the cache. */
  private slot(day: number): number {
    const slot = day & (KEPT - 1)
    if (this.keptDay[slot] !== day) {
      const { node } = this
      this.ephemeris(day, node)
      this.keptDay[slot] = day
      this.declinationSin[slot] = node.declinationSin
      this.hourAngleRad[slot] = node.hourAngleRad
      this.parallaxRad[slot] = node.parallaxRad
    }
    return slot
  }
}

/**
 * Coefficients of the cubic through 0 at u = 0 and the given values at u = -1, 1 and 2 (Lagrange).
 */
function slope(before: number, end: number, after: number): number {
  return end - before / 3 - after / 6
}

function curvature(before: number, end: number): number {
  return (before + end) / 2
}

function third(before: number, end: number, after: number): number {
  return (after - before) / 6 - end / 2
}
