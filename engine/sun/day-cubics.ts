import { wrapPi } from '../core/angles.ts'
import type { SunEphemeris, SunNode } from './sun-position/option.ts'

/** Numbers of one day: s0 to s3, h0 to h3, p0 and p1 of `DayTrack`. */
export const DAY_TERMS = 10
/** Numbers of one midnight: sine of the declination, hour angle, parallax. */
export const MIDNIGHT_TERMS = 3
/** Midnights that the cubics need before that of the first day, and after that of the last. */
export const [MIDNIGHTS_BEFORE, MIDNIGHTS_AFTER] = [1, 2]

/** The sun at consecutive midnights: `MIDNIGHT_TERMS` numbers each. */
export function midnights(ephemeris: SunEphemeris, firstDay: number, count: number): Float64Array {
  const node: SunNode = { declinationSin: 0, hourAngleRad: 0, parallaxRad: 0 }
  const nodes = new Float64Array(MIDNIGHT_TERMS * count)
  for (let k = 0; k < count; k++) {
    ephemeris(firstDay + k, node)
    nodes[MIDNIGHT_TERMS * k] = node.declinationSin
    nodes[MIDNIGHT_TERMS * k + 1] = node.hourAngleRad
    nodes[MIDNIGHT_TERMS * k + 2] = node.parallaxRad
  }
  return nodes
}

/**
 * The sun's slow terms over consecutive days, as cubics of u, the fraction of a day since its
 * midnight: `DAY_TERMS` numbers a day. Each cubic passes through the four midnights around its day;
 * declination, hour angle and parallax are so smooth that its error against the full series is below
 * 4e-7 deg (mostly from the fortnightly terms of the moon).
 * @param nodes  midnights of the days, `MIDNIGHTS_BEFORE` more before them and `MIDNIGHTS_AFTER` after
 */
export function dayCubics(nodes: Float64Array): Float64Array {
  const days = nodes.length / MIDNIGHT_TERMS - MIDNIGHTS_BEFORE - MIDNIGHTS_AFTER
  const cubics = new Float64Array(DAY_TERMS * days)
  for (let k = 0; k < days; k++) {
    const at = DAY_TERMS * k
    const before = MIDNIGHT_TERMS * k
    const start = before + MIDNIGHT_TERMS
    const end = start + MIDNIGHT_TERMS
    const after = end + MIDNIGHT_TERMS
    const sine = nodes[start]
    writeCubic(sine, nodes[before] - sine, nodes[end] - sine, nodes[after] - sine, cubics, at)
    const hour = nodes[start + 1]
    const turn = (midnight: number): number => wrapPi(nodes[midnight + 1] - hour)
    writeCubic(hour, turn(before), turn(end), turn(after), cubics, at + 4)
    cubics[at + 8] = nodes[start + 2]
    cubics[at + 9] = nodes[end + 2] - nodes[start + 2]
  }
  return cubics
}

/**
 * The cubic through a value at u = 0, and values that differ from it as given at u = -1, 1 and 2
 * (Lagrange).
 */
function writeCubic(value: number, before: number, end: number, after: number, out: Float64Array, at: number): void {
  out[at] = value
  out[at + 1] = end - before / 3 - after / 6
  out[at + 2] = (before + end) / 2
  out[at + 3] = (after - before) / 6 - end / 2
}
