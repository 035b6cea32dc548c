import type { Plant } from '../state/console-state.ts'
import { isDropped } from '../state/dropped-files.ts'
import { inWeather } from './apply-file.ts'
import { type Json, valueAt } from './paths.ts'
import { askedOf } from './service.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The coordinates of a plant; null where a field of them is wrong. */
export function placeOf({ kind, body }: Plant): Place | null {
  const [latitude, longitude] = ['latitude', 'longitude'].map((key) => valueAt(body, kind === 'full' ? `site.${key}` : key))
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

/** The plant in the typical year of its place. Fails: Error with what the service says. */
export async function inTypicalYear(root: string, plant: Plant): Promise<Plant> {
  if (plant.kind === 'simple') {
    // The elevation was that of the file.
    const { weather: _, elevation: __, ...body } = plant.body
    return { kind: 'simple', body: { ...body, weather_source: 'embedded' } }
  }
  const place = placeOf(plant)
  if (place === null) throw new Error('The place has no latitude or no longitude: set both')
  return inWeather(plant, await yearId(root, place))
}

/** A plant at the place of a file. */
interface Placed {
  readonly plant: Plant
  readonly isMoved: boolean
  /** Whether it runs in a typical year of its place, which moves with it. */
  readonly hasYear: boolean
}

/** The plant at the place that a file states; as it is without one. Fails: Error with what the service says. */
export async function plantAt(root: string, plant: Plant, { latitude, longitude }: Json): Promise<Placed> {
  const before = placeOf(plant)
  const isStated = typeof latitude === 'number' && typeof longitude === 'number'
  if (!isStated || (before?.latitude === latitude && before.longitude === longitude)) return { plant, isMoved: false, hasYear: false }
  if (plant.kind === 'simple') {
    const hasYear = plant.body.weather === undefined
    return { plant: { kind: 'simple', body: { ...plant.body, latitude, longitude } }, isMoved: true, hasYear }
  }
  const body = { ...plant.body, site: { ...plant.body.site, latitude, longitude } }
  const source = before === null ? null : await yearSource(root, before, valueAt(plant.body, 'weather.id'))
  if (source === null) return { plant: { kind: 'full', body }, isMoved: true, hasYear: false }
  return { plant: inWeather({ kind: 'full', body }, await yearId(root, { latitude, longitude }, source)), isMoved: true, hasYear: true }
}

/** The source of the typical year of a place that has this id; null when it is another series. */
async function yearSource(root: string, place: Place, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || isDropped(id)) return null
  for (const source of ['embedded', 'auto']) if ((await yearId(root, place, source)) === id) return source
  return null
}

async function yearId(root: string, { latitude, longitude }: Place, source?: string): Promise<string> {
  const place = { latitude: String(latitude), longitude: String(longitude), ...(source !== undefined && { source }) }
  const { meta } = await askedOf<{ meta: { id: string } }>(`${root}api/weather/tmy?${new URLSearchParams({ ...place, fields: 'meta' })}`)
  return meta.id
}
