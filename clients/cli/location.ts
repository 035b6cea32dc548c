import type { Call } from './command.ts'
import { UsageError } from './usage-error.ts'

/** Where the plant is. The place that a name found is printed next to the answer, on standard error. */
export async function locationOf({ values, root }: Call): Promise<{ latitude: number; longitude: number }> {
  const { lat, lon, place, server } = values
  if (place === undefined) return { latitude: Number(lat), longitude: Number(lon) }
  if (lat !== undefined || lon !== undefined) throw new UsageError('--place replaces --lat and --lon: leave one of them out')
  const { bestPlace } = await import('./place-choice.ts')
  const { label, latitude, longitude } = await bestPlace(root, place, server)
  console.error(`${label}: ${latitude}, ${longitude}`)
  return { latitude, longitude }
}
