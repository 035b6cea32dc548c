import type { Inverter, Module, Weather } from '@pvyield/contract/schemas'
import { EngineError, embeddedYears, type Sources, type TypicalYear, yearPlace } from '@pvyield/engine/work'
import { isDropped, keepAs, keptWeather } from '../state/dropped-files.ts'
import type { WorkerHost } from './worker-host.ts'

interface Site {
  readonly latitude: number
  readonly longitude: number
}

interface WeatherAnswer {
  readonly weather?: Weather
  readonly meta: { readonly id?: string }
}

/** Places whose years stay in memory, 0.5 MB each. */
const YEARS_MAX = 8

/** What runs in the page need: typical years, dropped weather, and the components of the service's library. */
export class PageSources implements Sources {
  private readonly embedded: ReturnType<typeof embeddedYears>
  private readonly years = new Map<string, Promise<TypicalYear>>()
  private readonly found = new Map<string, Promise<unknown>>()

  constructor(private readonly host: WorkerHost) {
    this.embedded = embeddedYears(async () => new Uint8Array(await (await answered(host.climate)).arrayBuffer()))
  }

  typicalYear({ latitude, longitude, source = 'auto' }: Parameters<Sources['typicalYear']>[0]): Promise<TypicalYear> {
    const place = yearPlace(latitude, longitude)
    const isOwn = source === 'embedded' || (source === 'auto' && this.host.makesYears)
    const key = `${isOwn ? 'embedded' : source} ${place.latitude} ${place.longitude}`
    return kept(this.years, key, YEARS_MAX, () => (isOwn ? this.ownYear(place) : this.yearOfService(place, source)))
  }

  weather(id: string, site: Site | null = null): Promise<Weather> {
    return kept(this.found, id, YEARS_MAX, async () => {
      const weather = (await keptWeather(id)) ?? (isDropped(id) || site === null ? null : await this.yearWithId(id, site))
      if (weather === null) throw missingWeather(id)
      return Object.freeze(weather)
    }) as Promise<Weather>
  }

  /** The sources of a plant: an id of weather may be that of the typical year of its site. */
  of(body: unknown): Sources {
    const sent = body as (Partial<Site> & { site?: Partial<Site> }) | null
    const { latitude, longitude } = sent?.site ?? sent ?? {} // a simple plant has the fields of its site itself
    const site = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
    return {
      typicalYear: (query) => this.typicalYear(query),
      weather: (id) => this.weather(id, site),
      module: (id) => this.module(id),
      inverter: (id) => this.inverter(id),
    }
  }

  module(id: string): Promise<Module> {
    return this.component<Module>('module', id)
  }

  inverter(id: string): Promise<Inverter> {
    return this.component<Inverter>('inverter', id)
  }

  private async ownYear(place: { latitude: number; longitude: number }): Promise<TypicalYear> {
    const { weather } = await this.embedded(place)
    return yearOf(weather as Weather)
  }

  private async yearOfService(place: { latitude: number; longitude: number }, source: string): Promise<TypicalYear> {
    const query = new URLSearchParams({ latitude: String(place.latitude), longitude: String(place.longitude), source })
    const { weather } = (await (await answered(`${this.host.root}api/weather/tmy?${query}`)).json()) as { weather: Weather }
    return yearOf(Object.freeze(weather))
  }

  /** The typical year of a place that the service knows by this id; null when it is another series. It is kept in this browser. */
  private async yearWithId(id: string, site: Site): Promise<Weather | null> {
    for (const source of ['embedded', 'auto']) {
      const year = `${this.host.root}api/weather/tmy?${new URLSearchParams({ latitude: String(site.latitude), longitude: String(site.longitude), source })}`
      const { meta } = (await (await answered(`${year}&fields=meta`)).json()) as WeatherAnswer
      if (meta.id !== id) continue
      const { weather = null } = (await (await answered(year)).json()) as WeatherAnswer
      if (weather !== null) await keepAs(id, weather)
      return weather
    }
    return null
  }

  private component<Section extends object>(kind: 'module' | 'inverter', id: string): Promise<Section> {
    return kept(this.found, `${kind} ${id}`, Number.POSITIVE_INFINITY, async () => {
      // At the section that names it, which the service does not know.
      const missing = notFound(kind, `The library has no ${kind} ${id}: choose another one`)
      const answer = await answered(`${this.host.root}api/components/${encodeURIComponent(id)}?kind=${kind}`, missing)
      const { section } = (await answer.json()) as { section?: Section }
      if (section === undefined) throw missing
      return section
    }) as Promise<Section>
  }
}

/** A year, with its origin in the words of the service. */
function yearOf(weather: Weather): TypicalYear {
  const { source, radiation_db } = weather.meta ?? {}
  const origin = `typical year at the coordinates rounded to 0.01 deg, source ${source}: ${radiation_db ?? 'radiation data not named'}`
  return { id: null, origin, weather, notes: [], findings: [] }
}

/** Keeps what was made, at most so many; what failed is made again. */
function kept<Value>(map: Map<string, Promise<Value>>, key: string, most: number, make: () => Promise<Value>): Promise<Value> {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  made.catch(() => map.delete(key))
  if (map.size > most) map.delete(map.keys().next().value ?? '')
  return made
}

function missingWeather(id: string): EngineError {
  const message = isDropped(id)
    ? 'The weather file of this plant is not in this browser: drop it on the page again'
    : `The weather ${id} is stored by the service, and the page cannot read it: drop the file on the page`
  return notFound('weather', message)
}

function notFound(field: string, message: string): EngineError {
  return new EngineError([{ code: 'not_found', field, message }])
}

/**
 * @param missing  what to say when there is no such thing
 * Fails: EngineError with the detail of the problem, or that the service does not answer.
 */
async function answered(url: string, missing?: EngineError): Promise<Response> {
  const answer = await fetch(url).catch(() => null)
  if (answer?.ok) return answer
  if (answer?.status === 404 && missing !== undefined) throw missing
  const problem = (await answer?.json().catch(() => null)) as { detail?: string } | null | undefined
  const message =
    problem?.detail ?? (answer === null ? 'The service does not answer: is it still running?' : `HTTP ${answer.status} of ${url}`)
  throw new EngineError([{ code: 'run_failed', field: null, message }])
}
