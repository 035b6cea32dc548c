import { azimuthOf } from '../project/directions.ts'

/** Where azimuth 0 is: north, or south with east negative, or the equator with east negative, as in PVsyst. */
export type Azimuths = 'north' | 'south' | 'pvsyst'

/** The direction of the azimuths by a file or its sender, and how it is known. */
export interface AzimuthRule {
  azimuths: Azimuths
  /** Begins a note: "The file counts azimuths ..." */
  because: string
}

export const AZIMUTH_WORDS: Readonly<Record<Azimuths, string>> = {
  north: 'clockwise from north',
  south: 'from south, east negative and west positive',
  pvsyst: 'from the direction of the equator, east negative and west positive',
}

/** Clockwise from north, 0 to below 360. */
export function fromNorth(azimuthDeg: number, azimuths: Azimuths, isSouthern: boolean): number {
  if (azimuths === 'north') return wrapped(azimuthDeg)
  return azimuthOf(azimuthDeg, { isSouthern: azimuths === 'pvsyst' && isSouthern })
}

/** Removes the noise of a wrap by 360, as -0.1 + 360. */
function wrapped(deg: number): number {
  const within = Number((deg - 360 * Math.floor(deg / 360)).toFixed(9))
  return within >= 360 ? 0 : within + 0
}

/** Words above the points that say where azimuth 0 is. */
const STATED: readonly (readonly [pattern: RegExp, azimuths: Azimuths])[] = [
  [
    /\b(0|zero)\s*(deg|°)?\s*(=|is|:)?\s*(north|nord|n)\b|\b(north|nord)\s*(=|is|:)\s*0\b|from north|compass|bearing|clockwise from n/i,
    'north',
  ],
  [/\b(0|zero)\s*(deg|°)?\s*(=|is|:)?\s*(south|süd|sud|s)\b|\b(south|süd|sud)\s*(=|is|:)\s*0\b|from south|90\s*(deg|°)?\s*=\s*w/i, 'south'],
]

const shown = (line: string): string => line.replace(/\s+/g, ' ').slice(0, 500)

/** What the lines above the points say; null when they say nothing, or both. */
export function statedAzimuths(lines: readonly string[]): AzimuthRule | null {
  for (const line of lines) {
    const stated = STATED.filter(([pattern]) => pattern.test(shown(line)))
    const [only] = stated
    if (only !== undefined && stated.length === 1) return { azimuths: only[1], because: 'the lines above the points say so' }
  }
  return null
}

const EAST_POSITIVE = /\beast\s*(is|=|:)?\s*(positive|\+)|\bwest\s*(is|=|:)?\s*negative/i
const WEST_POSITIVE = /\bwest\s*(is|=|:)?\s*(positive|\+)|\beast\s*(is|=|:)?\s*negative/i
const COUNTERCLOCKWISE = /\b(counter|anti)-?\s?clockwise/i

/** Whether the lines say that azimuths grow the other way round, against the sun seen from above: 0 = south, east positive. */
export function isCounterclockwise(lines: readonly string[], azimuths: Azimuths): boolean {
  const against = azimuths === 'north' ? WEST_POSITIVE : EAST_POSITIVE
  return lines.some((line) => against.test(shown(line)) || COUNTERCLOCKWISE.test(shown(line)))
}

/**
 * What the numbers alone say: beyond 180 they go round from north. Negative ones count from south in the
 * tools of photovoltaics and from north in others, and 0 to 180 may be a half of either: null.
 */
export function likelyAzimuths(azimuthsDeg: readonly number[]): AzimuthRule | null {
  const least = Math.min(...azimuthsDeg)
  const most = Math.max(...azimuthsDeg)
  return least >= 0 && most > 180 ? { azimuths: 'north', because: 'they run from 0 to beyond 180' } : null
}
