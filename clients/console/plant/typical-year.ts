import type { Plant } from '../state/console-state.ts'
import { inWeather } from './apply-file.ts'
import { valueAt } from './paths.ts'
import { askedOf } from './service.ts'

/** The coordinates of a plant; null where a field of them is wrong. */
export function placeOf({ kind, body }: Plant): { readonly latitude: number; readonly longitude: number } | null {
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
  const { latitude, longitude } = placeOf(plant) ?? {}
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), fields: 'meta' })
  const { meta } = await askedOf<{ meta: { id: string } }>(`${root}api/weather/tmy?${query}`)
  return inWeather(plant, meta.id)
}
