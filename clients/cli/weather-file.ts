import type { NamedFile } from '@pvyield/engine'
import {
  isHours,
  parseHours,
  parseWeather,
  standardOffsetHours,
  standardOffsetOfZone,
  type WeatherFileOptions,
  weatherQuality,
} from '@pvyield/engine'
import type { Pvyield } from '@pvyield/sdk'
import type { Call } from './command.ts'
import { readNamed } from './input-file.ts'
import { inOptions } from './option-words.ts'
import { ownSection } from './own-section.ts'
import { InputError } from './usage-error.ts'

/** What a file may not state, under the names of the query of the service. */
export interface KnownOfFile extends Pick<WeatherFileOptions, 'latitude' | 'longitude' | 'timezone' | 'interval'> {
  /** Twelve numbers with commas between them. */
  t_mean_monthly_c?: string
}

const MONTHS = 12

/** A weather section of a file, and what a user should know of it, in the words of the command. */
export interface NotedWeather {
  readonly weather: ReturnType<typeof parseWeather>['weather']
  readonly notes: readonly string[]
}

/** The statements of a call about its weather file. The place of the plant is that of the file, unless the file names one. */
export function knownOf({ values }: Pick<Call, 'values'>, place: Pick<KnownOfFile, 'latitude' | 'longitude'> = {}): KnownOfFile {
  const { timezone, interval, 'monthly-temperatures': months } = values
  return {
    ...place,
    ...(timezone !== undefined && { timezone: Number(timezone) }),
    ...(interval !== undefined && { interval: interval as KnownOfFile['interval'] }),
    ...(months !== undefined && { t_mean_monthly_c: twelve(months) }),
  }
}

function twelve(text: string): string {
  const means = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (means.length !== MONTHS || means.some((mean) => !(mean >= -75 && mean <= 45)))
    throw new InputError('--monthly-temperatures needs twelve numbers from -75 to 45 degC, January to December, with commas between them')
  return means.join(',')
}

/** What a call states about its weather file, with the zones of places and names, as the engine takes it. */
export function readingOf({ t_mean_monthly_c: months, ...stated }: KnownOfFile): WeatherFileOptions {
  return {
    ...stated,
    ...(months !== undefined && { monthlyTemperaturesC: months.split(',').map(Number) }),
    timezoneAt: standardOffsetHours,
    offsetOfZone: standardOffsetOfZone,
  }
}

/** The elevation that a weather file states, as a field of a simple request: air pressure follows from it. */
export function elevationOf(read: NotedWeather | null): { elevation?: number } {
  const elevation = read?.weather.elevation ?? null
  return elevation === null ? {} : { elevation }
}

/** Reads a weather file, hourly results of PVsyst with their weather, or a weather section. Fails: InputError, WeatherFileError. */
export function weatherHere(path: string, known: KnownOfFile, { command }: Pick<Call, 'command'>): NotedWeather {
  const { name: fileName, bytes } = readNamed(path)
  const { weather, notes } = read()
  return { weather, notes: notes.map((note) => inOptions(note, command)) }

  function read(): NotedWeather {
    const own = ownSection(bytes)
    if (own !== null) return { weather: own as NotedWeather['weather'], notes: [] }
    if (isHours(bytes)) {
      const { weather, notes } = parseHours(bytes, { ...placeIn(known), timezoneAt: standardOffsetHours })
      if (weather !== null) return { weather, notes }
    }
    const { weather, meta } = parseWeather(bytes, { ...readingOf(known), fileName })
    return { weather, notes: [...meta.notes, ...weatherQuality(weather).notes] }
  }
}

/** The same by a service, which gets the same facts about the file. Fails: InputError; as the service. */
export function weatherThere(pvyield: Pvyield, path: string, known: KnownOfFile, call: Pick<Call, 'command'>): Promise<NotedWeather> {
  return weatherBy(pvyield, readNamed(path), known, call)
}

/** The same of a file that was read. */
export async function weatherBy(
  pvyield: Pvyield,
  { name, bytes }: NamedFile,
  known: KnownOfFile,
  { command }: Pick<Call, 'command'>,
): Promise<NotedWeather> {
  const own = ownSection(bytes)
  if (own !== null) return { weather: own as NotedWeather['weather'], notes: [] }
  const file = new File([new Uint8Array(bytes)], name)
  const { weather, notes } = await read()
  return { weather: weather as NotedWeather['weather'], notes: notes.map((note) => inOptions(note, command)) }

  async function read() {
    if (isHours(bytes)) {
      const { weather, notes } = await pvyield.parseHours(file, placeIn(known))
      if (weather !== null) return { weather, notes }
    }
    const { weather, meta } = await pvyield.parseWeather(file, known)
    return { weather, notes: meta.notes ?? [] }
  }
}

/** What hourly results leave open: what their stamps mark, they state. */
function placeIn({ interval: _, t_mean_monthly_c: __, ...place }: KnownOfFile): Omit<KnownOfFile, 'interval' | 't_mean_monthly_c'> {
  return place
}
