import type { WeatherFileOptions } from './format.ts'
import { type Recording, siteNumber, zoneOf } from './recording.ts'
import { STATE_ZONE } from './zone.ts'

/** What the file states about its place, as written. */
export interface StatedPlace {
  latitude: string | undefined
  longitude: string | undefined
  elevation: string | undefined
}

/** Texts that say nothing about the place. */
const NOTHING = /^(|-|na|n\/a|nan|null|none|unknown)$/i
/** Largest number of characters of a stated text in a note. */
const SHOWN_CHARS = 40

const BOUNDS = {
  latitude: { min: -90, max: 90, unit: 'deg', example: 43.7 },
  longitude: { min: -180, max: 180, unit: 'deg', example: -79.4 },
  elevation: { min: -450, max: 9000, unit: 'm', example: 173 },
} as const

/**
 * Place of a file, from its header or else from the options. A statement that no place on Earth has
 * is ignored, and a note says why.
 */
export function placeOf(
  stated: StatedPlace,
  options: WeatherFileOptions,
  notes: string[],
): Pick<Recording, 'latitudeDeg' | 'longitudeDeg' | 'elevationM'> {
  const latitudeDeg = numberOf('latitude', stated, notes)
  const longitudeDeg = numberOf('longitude', stated, notes)
  const swapped = latitudeDeg === null && siteNumber(stated.latitude, -180, 180) !== null && siteNumber(stated.longitude, -90, 90) !== null
  if (swapped) notes.push("The header may state latitude and longitude in each other's place: check both.")
  return {
    latitudeDeg: latitudeDeg ?? options.latitude ?? null,
    longitudeDeg: longitudeDeg ?? options.longitude ?? null,
    elevationM: numberOf('elevation', stated, notes),
  }
}

function numberOf(name: keyof StatedPlace, stated: StatedPlace, notes: string[]): number | null {
  const { min, max, unit, example } = BOUNDS[name]
  const text = stated[name]?.trim() ?? ''
  const value = siteNumber(text, min, max)
  if (value !== null || NOTHING.test(text)) return value
  const what = JSON.stringify(text.slice(0, SHOWN_CHARS))
  const remedy =
    name === 'elevation' ? 'set site.elevation in the run' : `send ${name} with the file, POST /api/parse-weather?${name}=${example}`
  notes.push(
    Number.isNaN(Number(text))
      ? `The header's ${name}, ${what}, is not a number and is ignored: ${remedy}.`
      : `The header's ${name}, ${text.slice(0, SHOWN_CHARS)} ${unit}, is outside ${min} to ${max} ${unit}, which no place on Earth has, and is ignored: ${remedy}.`,
  )
  return null
}

/** Time zone that the file states, hours from UTC. A note says why a stated one is ignored. */
export function statedZone(text: string | undefined, notes: string[]): number | null {
  const zoneH = zoneOf(text)
  const stated = text?.trim() ?? ''
  if (zoneH === null && !NOTHING.test(stated))
    notes.push(
      `The header's time zone, ${JSON.stringify(stated.slice(0, SHOWN_CHARS))}, is not a number from -12 to 14 and is ignored: ${STATE_ZONE}.`,
    )
  return zoneH
}
