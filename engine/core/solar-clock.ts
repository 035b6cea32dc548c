import { RAD_PER_DEG } from './angles.ts'
import { MINUTES_PER_DAY } from './calendar.ts'

const MINUTES_PER_YEAR = 365.2425 * MINUTES_PER_DAY
export const RAD_PER_MINUTE = (2 * Math.PI) / MINUTES_PER_DAY
/** Of a year; between two of them, the sun's course is a straight line to 0.001 deg. */
const COURSE_STEPS = 512

/** Cosine and sine of the year's angle and of its multiples, rad. */
const DECLINATION = [
  [0.006918, 0],
  [-0.399912, 0.070257],
  [-0.006758, 0.000907],
  [-0.002697, 0.00148],
] as const
const EQUATION = [
  [0.000075, 0],
  [0.001868, -0.032077],
  [-0.014615, -0.040849],
] as const

/** Height of the sun at an instant. */
export interface SunHeight {
  /** Cosine of the zenith angle. */
  cos: number
  cosPerMinute: number
}

/** Where the sun goes around a place on one day. */
export interface SunCircle {
  /** Cosine of the zenith angle at six in the morning and in the evening, solar time. */
  middle: number
  /** What noon has above it. */
  radius: number
  /** From noon, rad. */
  hour: number
}

/**
 * The sun above a place at any minute, to a third of a degree, for those who ask for few instants
 * that are none of the rows'.
 * Checked by: test/engine/core/solar-clock.test.ts
 */
export class SolarClock {
  /** Stamp of mean solar midnight on 1970-01-01, minutes. */
  readonly midnightMinutes: number
  private readonly latSin: number
  private readonly latCos: number

  constructor({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }, timezoneH: number) {
    this.midnightMinutes = timezoneH * 60 - longitude * 4
    this.latSin = Math.sin(latitude * RAD_PER_DEG)
    this.latCos = Math.cos(latitude * RAD_PER_DEG)
  }

  /** @param minutes  since 1970-01-01T00:00 in the zone */
  at(minutes: number): SunHeight {
    const { middle, radius, hour } = this.circle(minutes)
    return { cos: middle + radius * Math.cos(hour), cosPerMinute: -radius * Math.sin(hour) * RAD_PER_MINUTE }
  }

  /** @param minutes  likewise */
  circle(minutes: number): SunCircle {
    const solar = minutes - this.midnightMinutes
    const turns = solar / MINUTES_PER_YEAR
    const at = (turns - Math.floor(turns)) * COURSE_STEPS
    const step = at | 0
    const part = at - step
    return {
      middle: this.latSin * between(COURSE.declinationSin, step, part),
      radius: this.latCos * between(COURSE.declinationCos, step, part),
      hour: solar * RAD_PER_MINUTE + between(COURSE.equationRad, step, part) - Math.PI,
    }
  }
}

function between(column: Float64Array, step: number, part: number): number {
  return column[step] + part * (column[step + 1] - column[step])
}

const COURSE = courseOfYear()

/** Source: J. W. Spencer, Search 2 (1971), 172: Fourier series of declination and equation of time. */
function courseOfYear() {
  const column = () => new Float64Array(COURSE_STEPS + 1)
  const course = { declinationSin: column(), declinationCos: column(), equationRad: column() }
  for (let step = 0; step <= COURSE_STEPS; step++) {
    // the series begins at noon
    const angle = 2 * Math.PI * (step / COURSE_STEPS - (0.5 * MINUTES_PER_DAY) / MINUTES_PER_YEAR)
    const sum = (terms: readonly (readonly [cos: number, sin: number])[]): number =>
      terms.reduce((total, [cos, sin], k) => total + cos * Math.cos(k * angle) + sin * Math.sin(k * angle), 0)
    const declination = sum(DECLINATION)
    course.declinationSin[step] = Math.sin(declination)
    course.declinationCos[step] = Math.cos(declination)
    course.equationRad[step] = sum(EQUATION)
  }
  return course
}
