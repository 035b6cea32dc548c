import { EngineError } from '../core/sink.ts'
import type { LongTermSite } from './row-sky.ts'
import type { WeatherSection } from './series.ts'

/** A place as a request states it. */
export interface SentSite {
  readonly latitude: number
  readonly longitude: number
  readonly elevation?: number | null
}

/** A made section with the place whose sun was used, and the elevation as far as it is known. */
export function placedAt(made: WeatherSection, { latitude, longitude }: LongTermSite, sent: SentSite | null): WeatherSection {
  return { ...made, latitude, longitude, elevation: sent?.elevation ?? made.elevation ?? null }
}

/**
 * The place that was sent, or that the weather states; at sea level when no elevation is known.
 * Fails: EngineError at `site` when neither states a place.
 */
export function siteOf({ latitude, longitude, elevation }: WeatherSection, sent: SentSite | null): LongTermSite {
  if (sent !== null) return { latitude: sent.latitude, longitude: sent.longitude, elevation: sent.elevation ?? elevation ?? 0 }
  if (latitude != null && longitude != null) return { latitude, longitude, elevation: elevation ?? 0 }
  const message = 'The weather states no place, and its light is compared with the sun: send site with latitude and longitude'
  throw new EngineError([{ code: 'validation_error', field: 'site', message }])
}
