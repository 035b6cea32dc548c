import type { Pvyield } from '@pvyield/sdk'
import type { Call } from './command.ts'
import { readRequest } from './request-file.ts'
import { connectTo } from './service.ts'
import { yearAt } from './sources.ts'
import { knownOf, weatherHere, weatherThere } from './weather-file.ts'

type Sections = Record<string, unknown>

/** A request with a site that has a place. */
type Placed = Sections & { readonly site: { readonly latitude: number; readonly longitude: number } }

/**
 * A run request of a file, with its weather.
 * @param request  content of the file
 * Fails: InputError, WeatherFileError.
 */
export function plantOf(file: string, call: Call, request: unknown = readRequest(file)): { body: unknown; notes: readonly string[] } {
  const { values, root } = call
  if (!needsWeather(request, values.weather)) return { body: request, notes: [] }
  const place = siteOf(request)
  const read = values.weather === undefined ? null : weatherHere(values.weather, knownOf(call, place), call)
  if (read === null) noteTypicalYear(call)
  const weather = read === null ? yearAt(root, place.latitude, place.longitude) : read.weather
  return { body: { ...request, weather }, notes: read?.notes ?? [] }
}

/** A run request of a file, and the service that is to run it. */
export async function plantOn(address: string, file: string, call: Call, sent: unknown = readRequest(file)) {
  return plantBy(await connectTo(address), call, sent)
}

/** The same at a service to which a client is there. */
export async function plantBy(pvyield: Pvyield, call: Call, sent: unknown) {
  const { weather: weatherFile } = call.values
  const request = sent as Parameters<typeof pvyield.run>[0]
  if (!needsWeather(sent, weatherFile)) return { pvyield, request, notes: [] }
  const { latitude, longitude } = siteOf(sent)
  if (weatherFile === undefined) {
    noteTypicalYear(call)
    const { weather } = await pvyield.getTypicalYear({ latitude, longitude })
    return { pvyield, request: { ...request, weather } as typeof request, notes: [] }
  }
  const { weather, notes } = await weatherThere(pvyield, weatherFile, knownOf(call, { latitude, longitude }), call)
  return { pvyield, request: { ...request, weather } as typeof request, notes }
}

/** Says whose weather runs: a request that lost its own gives other numbers without any error. */
function noteTypicalYear({ command }: Call): void {
  const option = Object.hasOwn(command.options, 'weather') ? ' (--weather FILE names another)' : ''
  console.error(`Note: the request has no weather: it runs with the typical year of its site${option}`)
}

/** Whether the weather comes from elsewhere. A site that has no place is refused by the run. */
function needsWeather(request: unknown, file: string | undefined): request is Placed {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return false
  const { site, weather } = request as Sections
  if (file === undefined && weather != null) return false
  if (typeof site !== 'object' || site === null) return false
  const { latitude, longitude } = site as Sections
  return isWithin(latitude, 90) && isWithin(longitude, 180)
}

function siteOf({ site: { latitude, longitude } }: Placed): Placed['site'] {
  return { latitude, longitude }
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= most
}
