import type { ValidationError } from '@pvyield/contract/validators'

const AZIMUTH = 'Azimuths are in degrees clockwise from north: 90 is east, 180 is south, 270 is west'
/** Above it a limit is no fraction; relative humidity may be 1.1 by the noise of its sensor. */
const LARGEST_FRACTION = 1.1
/** A smaller number is more often a fraction that is too large. */
const SMALLEST_PERCENTAGE = 1.2
/** Where the limit is small, a number so much above it is more often a percentage: 0.5 where 0.2 is the most. */
const SMALLEST_PERCENTAGE_OF_LIMIT = 1.5
/** Air temperatures on Earth, kelvin. */
const KELVIN = { least: 180, most: 345 }
/** Names of temperatures; `thermal.u_c` is W/(m2 K), and a difference or a coefficient is the same in kelvin. */
const TEMPERATURE = /^(?!.*(delta|coefficient))(.*_)?(temp|t|noct|conductor)_(.*_)?c$/
const LARGEST_LATITUDE = 90
const LARGEST_LONGITUDE = 180
const MINUTES_OF_AN_HOUR = 60
/** Pascals of a pressure that is asked for in hectopascals. */
const PASCALS = { least: 40_000, most: 115_000 }

/** What a number out of its limits probably is; null for other failures, and when nothing is likely. */
export function limitHint({ keyword, params }: ValidationError, path: readonly string[], body: unknown): string | null {
  const isAbove = keyword === 'maximum' || keyword === 'exclusiveMaximum'
  const isBelow = keyword === 'minimum' || keyword === 'exclusiveMinimum'
  if ((keyword === 'minimum' || keyword === 'maximum') && path.some((key) => key.includes('azimuth'))) return AZIMUTH
  if (!isAbove && !isBelow) return null
  return scaleHint(path, valueAt(path, body), valueAt(path.slice(0, -1), body), Number(params.limit), isAbove)
}

function valueAt(path: readonly string[], body: unknown): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], body)
}

/**
 * What a number out of its range probably is: a percentage, another unit, or the other coordinate.
 * Null when nothing is likely.
 * @param path      of the number, whose last part that is no index names it
 * @param siblings  the object that it stands in
 * @param limit     its largest value, or its least
 */
function scaleHint(path: readonly string[], value: unknown, siblings: unknown, limit: number, isAbove: boolean): string | null {
  if (typeof value !== 'number') return null
  const name = path.findLast((key) => !/^\d+$/.test(key)) ?? ''
  const { longitude } = (siblings ?? {}) as { longitude?: unknown }
  if (
    name === 'latitude' &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= LARGEST_LATITUDE &&
    Math.abs(value) <= LARGEST_LONGITUDE
  )
    return `If latitude and longitude are swapped, send latitude ${longitude} and longitude ${value}`
  if (isPercentage(value, limit)) return `If this is in percent, send ${rounded(value / 100)}`
  if (!isAbove) return null
  if (name === 'step_minutes') return 'The sun at the middle of a row stands for an hour at most: send hourly or shorter rows'
  if (name === 'timezone' && value % 15 === 0 && value / MINUTES_OF_AN_HOUR <= limit)
    return `It is in hours: send ${value / MINUTES_OF_AN_HOUR} for ${value} minutes`
  if (TEMPERATURE.test(name) && value >= KELVIN.least && value <= KELVIN.most)
    return `It is in degrees Celsius: send ${rounded(value - 273.15)} for ${value} K`
  if (name.endsWith('_hpa') && value >= PASCALS.least && value <= PASCALS.most)
    return `It is in hectopascals: send ${rounded(value / 100)} for ${value} Pa`
  return null
}

/** Whether a number beyond the limit of a fraction, on its side of 0, is likely to be the fraction in percent. */
function isPercentage(value: number, limit: number): boolean {
  const [size, most] = [Math.abs(value), Math.abs(limit)]
  if (value * limit <= 0 || most > LARGEST_FRACTION) return false
  return size >= Math.min(SMALLEST_PERCENTAGE, SMALLEST_PERCENTAGE_OF_LIMIT * most) && size / 100 <= most
}

/** Without the noise of a division of decimals. */
function rounded(value: number): number {
  return Number(value.toPrecision(12))
}
