import type { Resolved } from '@pvyield/engine'
import type { Call } from './command.ts'
import { readJson } from './input-file.ts'
import { placeAt } from './place.ts'
import { resolvedPlant } from './resolved-plant.ts'
import { connectTo, uploadOf } from './service.ts'

type Sections = Record<string, unknown>

/** A run request of a file, ready for the engine. Fails: InputError, EngineError, WeatherFileError. */
export function plantOf(file: string, { values, root }: Call): Resolved {
  const request = readJson(file)
  return resolvedPlant(
    root,
    needsWeather(request, values.weather) ? { ...request, weather: weatherAt(root, request, values.weather) } : request,
  )
}

/** A run request of a file, and the service that is to run it. */
export async function plantOn(address: string, file: string, { values }: Call) {
  const pvyield = await connectTo(address)
  const request = readJson(file)
  if (!needsWeather(request, values.weather)) return { pvyield, request: request as Parameters<typeof pvyield.run>[0] }
  const { latitude = 0, longitude = 0 } = siteOf(request)
  const { weather } =
    values.weather === undefined
      ? await pvyield.getTypicalYear({ latitude, longitude })
      : await pvyield.parseWeather(uploadOf(values.weather))
  return { pvyield, request: { ...request, weather } as unknown as Parameters<typeof pvyield.run>[0] }
}

function weatherAt(root: string, request: Sections, file: string | undefined): unknown {
  const { latitude, longitude } = siteOf(request)
  if (latitude === undefined || longitude === undefined) return undefined
  return placeAt(root, latitude, longitude, file).weather
}

/** Whether the weather comes from elsewhere. A site that has no place is refused by the run. */
function needsWeather(request: unknown, file: string | undefined): request is Sections {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return false
  const { latitude, longitude } = siteOf(request as Sections)
  return (file !== undefined || (request as Sections).weather == null) && latitude !== undefined && longitude !== undefined
}

function siteOf({ site }: Sections): { latitude?: number; longitude?: number } {
  const { latitude, longitude } = (typeof site === 'object' && site !== null ? site : {}) as Sections
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180)
  return isPlace ? { latitude: latitude as number, longitude: longitude as number } : {}
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= most
}
