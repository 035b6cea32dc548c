import type { Pvyield, Weather } from '@pvyield/sdk'
import type { Call } from './command.ts'
import { fileName, inArguments } from './in-arguments.ts'
import { readNamed } from './input-file.ts'
import { joinedYears } from './joined-years.ts'
import { locationOf } from './location.ts'
import { ownSection } from './own-section.ts'
import { UsageError } from './usage-error.ts'
import { type KnownOfFile, knownOf, weatherBy } from './weather-file.ts'

/** Place of a weather, as an operation takes it. */
export interface WeatherPlace {
  readonly latitude: number
  readonly longitude: number
  readonly elevation?: number
}

/** Weather as an operation takes it, and what its reader says. */
export interface SentWeather {
  readonly weather: Weather | { readonly id: string }
  readonly notes: readonly string[]
  /** Place that the file states, or the call. */
  readonly place: WeatherPlace | null
}

/** The place that a call states; null for one that states none. Fails: UsageError for half of it. */
export function statedPlace({ values: { lat, lon, elevation } }: Pick<Call, 'values'>): WeatherPlace | null {
  if ((lat === undefined) !== (lon === undefined)) throw new UsageError('--lat and --lon belong together: state both or neither')
  if (lat === undefined || lon === undefined) {
    if (elevation !== undefined) throw new UsageError('--elevation is that of a place: add --lat and --lon')
    return null
  }
  return { latitude: Number(lat), longitude: Number(lon), ...(elevation !== undefined && { elevation: Number(elevation) }) }
}

/** The call with coordinates in place of the name of its place. Fails: UsageError, InputError. */
export async function withCoordinates(call: Call): Promise<Call> {
  const { place, ...values } = call.values
  if (place === undefined) return call
  const { latitude, longitude } = await locationOf(call)
  return { ...call, values: { ...values, lat: String(latitude), lon: String(longitude) } }
}

/**
 * The weather of a file, or the years of several files as one series: read by the service, which keeps that of one file.
 * Fails: InputError; as the service, with the name of the file.
 */
export async function sentWeather(pvyield: Pvyield, files: readonly string[], call: Call): Promise<SentWeather> {
  const known = knownOf(call, coordinatesOf(statedPlace(call)))
  const [only = ''] = files
  if (files.length === 1) return readOne(pvyield, only, known, call)
  const parts: { file: string; section: Weather; notes: readonly string[] }[] = []
  for (const file of files) {
    const { section, notes } = await readSection(pvyield, file, known, call)
    parts.push({ file, section, notes: notes.map((note) => `${file}: ${note}`) })
  }
  const { section, notes } = joinedYears(parts)
  return { weather: section, notes: [...notes, ...parts.flatMap((part) => part.notes)], place: placeOf(section) }
}

/** A file is sent once: the service has its section. A section of a file is sent as it is, whatever id it states. */
async function readOne(pvyield: Pvyield, file: string, known: KnownOfFile, call: Call): Promise<SentWeather> {
  const { section, notes, isOwn } = await readSection(pvyield, file, known, call)
  const { id } = (section.meta ?? {}) as { id?: unknown }
  return { weather: !isOwn && typeof id === 'string' ? { id } : section, notes, place: placeOf(section) }
}

interface ReadSection {
  readonly section: Weather
  readonly notes: readonly string[]
  /** The file is a section, which no service has read. */
  readonly isOwn: boolean
}

async function readSection(pvyield: Pvyield, file: string, known: KnownOfFile, call: Call): Promise<ReadSection> {
  const read = readNamed(file)
  const own = ownSection(read.bytes)
  if (own !== null) return { section: own, notes: [], isOwn: true }
  return inArguments({ file: fileName(file) }, async () => {
    const { weather, notes } = await weatherBy(pvyield, read, known, call)
    return { section: weather as Weather, notes, isOwn: false }
  })
}

function coordinatesOf(place: WeatherPlace | null): Pick<KnownOfFile, 'latitude' | 'longitude'> {
  return place === null ? {} : { latitude: place.latitude, longitude: place.longitude }
}

function placeOf({ latitude, longitude, elevation }: Weather): WeatherPlace | null {
  return latitude == null || longitude == null ? null : { latitude, longitude, ...(elevation != null && { elevation }) }
}
