import { sendAll } from './load.ts'
import { fixedPlant, simplePlant, trackerPlant } from './plants.ts'
import { millis, printTable } from './print.ts'
import { Seeded } from './seeded.ts'
import { startServer } from './server-process.ts'
import { makePlace } from './weather.ts'

const REQUESTS = 400
/**
 * Of each kind: every thread of the service compiles what it runs by itself, and is as fast as it
 * becomes after about 800 requests.
 */
const WARM_REQUESTS = 800
const CLIENTS = [1, 8]
/**
 * The service allows one address 30 new locations per hour. The requests share these locations,
 * each with its own plant.
 */
const LOCATIONS = 12

interface StoredPlace {
  latitude: number
  longitude: number
  weatherId: string
}

/** Requests per second and latency over HTTP, with client and server on this machine. */
export async function benchServer(): Promise<void> {
  const server = await startServer()
  try {
    const places = await storePlaces(server.baseUrl)
    const simple = (seed: number) => simplePlant(seed, pick(places, seed))
    const kinds = [
      { name: 'simple run, stored location', path: '/api/run/simple', body: (seed: number): object => simple(seed) },
      {
        name: 'simple run with series',
        path: '/api/run/simple',
        body: (seed: number): object => ({ ...simple(seed), include_series: true }),
      },
      {
        name: 'full run, fixed, stored weather',
        path: '/api/run',
        body: (seed: number): object => withStoredWeather(fixedPlant(seed, 60, 0), pick(places, seed)),
      },
      {
        name: 'full run, tracker, stored weather',
        path: '/api/run',
        body: (seed: number): object => withStoredWeather(trackerPlant(seed), pick(places, seed)),
      },
      { name: 'full run, fixed, weather in the body', path: '/api/run', body: (seed: number): object => fixedPlant(seed) },
    ]
    const rows: string[][] = []
    for (const { name, path, body } of kinds) {
      const url = `${server.baseUrl}${path}`
      await sendAll(url, bodies(body, 0, WARM_REQUESTS), 8)
      for (const [k, clients] of CLIENTS.entries()) {
        const load = await sendAll(url, bodies(body, 1000 * (k + 1), REQUESTS), clients)
        if (load.failure !== null) console.log(`\n${name}: ${load.failure}`)
        rows.push([name, String(clients), load.perSecond.toFixed(0), millis(load.medianMs), millis(load.p99Ms), String(load.failed)])
      }
    }
    const memory = await server.memoryMib()
    printTable(
      `HTTP, ${REQUESTS} requests each, every plant fresh; client and server share the machine${memory === null ? '' : `; server memory afterwards ${Math.round(memory)} MiB`}`,
      ['request', 'clients', 'per second', 'median', 'p99', 'not 200'],
      rows,
    )
  } finally {
    await server.stop()
  }
}

/** Requests the typical years of some locations, so that the service stores them. */
async function storePlaces(baseUrl: string): Promise<StoredPlace[]> {
  const places: StoredPlace[] = []
  for (let seed = 1; places.length < LOCATIONS; seed++) {
    const { latitude, longitude } = makePlace(new Seeded(seed))
    const answer = await fetch(`${baseUrl}/api/weather/tmy?latitude=${latitude}&longitude=${longitude}&source=embedded&fields=meta`)
    if (answer.status === 422) continue // at sea
    if (!answer.ok) throw new Error(`The request for a typical year failed with ${answer.status}: ${await answer.text()}`)
    const { meta } = (await answer.json()) as { meta: { id: string } }
    places.push({ latitude, longitude, weatherId: meta.id })
  }
  return places
}

function withStoredWeather(plant: ReturnType<typeof fixedPlant>, place: StoredPlace): object {
  const { latitude, longitude, weatherId } = place
  return { ...plant, site: { ...plant.site, latitude, longitude, timezone: null }, weather: { id: weatherId } }
}

function pick<T>(items: readonly T[], seed: number): T {
  return items[seed % items.length]
}

function bodies(body: (seed: number) => object, firstSeed: number, count: number): string[] {
  return Array.from({ length: count }, (_, k) => JSON.stringify(body(firstSeed + k)))
}
