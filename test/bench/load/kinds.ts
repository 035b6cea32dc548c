import { fixedPlant, simplePlant, trackerPlant } from '../plants.ts'
import { rollingTrackers } from '../scenes.ts'
import { Seeded } from '../seeded.ts'
import type { Place } from '../weather.ts'
import { type Client, json } from './client.ts'

/** A kind of request. Each number is another request of it, and the same number is the same request. */
export type Kind = (client: Client, number: number) => Promise<string | null>

/** Places on land whose typical years the service has. The requests share them, and each has its own plant. */
const PLACES: readonly Pick<Place, 'latitude' | 'longitude'>[] = [
  { latitude: 48.1, longitude: 11.6 },
  { latitude: 37.4, longitude: -5.9 },
  { latitude: 28.6, longitude: 77.2 },
  { latitude: -33.4, longitude: 148.2 },
  { latitude: 39.7, longitude: -104.9 },
  { latitude: -23.5, longitude: -46.6 },
]
/** Trackers of the scene: a row model by table takes about as long as a plant of rows. */
const SCENE_TRACKERS = 24
const WORDS = ['topcon bifacial 600', 'jinko', 'first solar', 'mono 400', 'trina 500', 'longi']
const SERIES_PATH = '/api/run?columns=GlobHor,GlobInc,GlobEff,EArray,E_Grid,TArray'
/** How often the caller of an accepted run asks for it. */
const POLL_MILLIS = 100

const scene = rollingTrackers(SCENE_TRACKERS)
const FIXED = plantWithoutWeather(fixedPlant(1))
const TRACKER = plantWithoutWeather(trackerPlant(1))

export const KINDS = {
  simple: (client, number) => client.ask('/api/run/simple', json(simple(number)), hasEnergy),
  series: async (client, number) =>
    client.ask(SERIES_PATH, json({ ...(await full(client, number, FIXED)), include_series: true }), hasSeries),
  full: async (client, number) => client.ask('/api/run', json(await full(client, number, TRACKER)), hasEnergy),
  scene: async (client, number) => client.ask('/api/run', json(await inScene(client, number)), hasEnergy),
  day: async (client, number) => client.ask('/api/scene/day?date=06-21', json(await inScene(client, number)), hasSteps),
  accepted: (client, number) => client.accept('/api/run/simple', simple(number), POLL_MILLIS, hasEnergy),
  'accepted-full': async (client, number) => client.accept('/api/run', await full(client, number, TRACKER), POLL_MILLIS, hasEnergy),
  search: (client, number) => client.ask(`/api/library/modules?limit=20&q=${encodeURIComponent(words(number))}`, undefined, isList),
} satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

/** What a service may do all day, in shares of its requests. */
export const MIXED: Readonly<Partial<Record<KindName, number>>> = {
  simple: 0.6,
  full: 0.1,
  series: 0.1,
  accepted: 0.08,
  search: 0.08,
  day: 0.02,
  scene: 0.02,
}

/** Which kind the request with this number has. */
export function mixedKind(number: number): KindName {
  let at = new Seeded(number).next()
  for (const [name, share] of Object.entries(MIXED)) {
    at -= share
    if (at < 0) return name as KindName
  }
  return 'simple'
}

export function simple(number: number): object {
  return simplePlant(number, placeOf(number))
}

/** A body of 2 kB that names the typical year of its place, with a plant of its own. */
async function full(client: Client, number: number, plant: Plant): Promise<object> {
  const random = new Seeded(number)
  const { latitude, longitude } = placeOf(number)
  return {
    ...plant,
    site: { ...plant.site, latitude, longitude },
    array: { ...plant.array, gcr: random.between(0.35, 0.5), collector_width_m: random.between(2.2, 4.5) },
    dc_losses: { ...plant.dc_losses, lid_loss: random.between(0.005, 0.02) },
    weather: { id: await client.weatherAt(latitude, longitude) },
  }
}

async function inScene(client: Client, number: number): Promise<object> {
  const { array, ...plant } = (await full(client, number, TRACKER)) as Plant
  return { ...plant, array: { ...array, gcr: 0.4, collector_width_m: 2.4, row_model: 'shading_table' }, bifacial: null, scene }
}

interface Plant {
  readonly site: object
  readonly array: object
  readonly dc_losses: object
}

function plantWithoutWeather({ weather: _, ...plant }: ReturnType<typeof fixedPlant>): Plant {
  return { ...plant, site: { ...plant.site, timezone: null } }
}

function placeOf(number: number): (typeof PLACES)[number] {
  return PLACES[number % PLACES.length]
}

function words(number: number): string {
  return WORDS[number % WORDS.length]
}

function hasEnergy(text: string): boolean {
  return /"e_grid_kwh":\d{3}/.test(text)
}

function hasSeries(text: string): boolean {
  return hasEnergy(text) && text.includes('"E_Grid":[')
}

function hasSteps(text: string): boolean {
  return /"steps":\[\{/.test(text)
}

function isList(text: string): boolean {
  return text.startsWith('[{"id":"')
}
