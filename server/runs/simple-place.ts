import type { SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import type { SimplePlace } from '@pvyield/engine'
import { standardOffsetHours } from '@pvyield/engine/quick'
import type { FoundYear, YearQuery } from '../weather/service.ts'

/** Limit of the document on the text that states the source of an assumed value. */
const SOURCE_TEXT_MAX = 1000

/** The place of a request. */
type Placed = Pick<SimpleRunRequest, 'latitude' | 'longitude' | 'weather' | 'weather_source'>

/** The typical year that a simple run needs; null when the request contains weather. */
export function wantedYear({ latitude, longitude, weather, weather_source: source }: Placed): YearQuery | null {
  return weather === undefined ? { latitude, longitude, source } : null
}

/**
 * The weather of a simple run and the facts of its location, from the request's own weather or from
 * the typical year.
 */
export async function placeOf(
  request: Pick<Placed, 'latitude' | 'longitude' | 'weather'>,
  year: FoundYear | null,
  stored: (id: string) => Promise<Weather>,
): Promise<SimplePlace> {
  if (year === null) {
    const { latitude, longitude, weather } = request
    const section = await sectionOf(weather, stored)
    return {
      weather: weather ?? {},
      weatherSource: null,
      // Weather in UTC is no mistake: a zone that its rows contradict is noticed by their sun.
      timezoneH: section?.timezone ?? standardOffsetHours(latitude, longitude),
      elevationM: null,
      weatherElevationM: section?.elevation ?? null,
    }
  }
  const { meta, timezone, elevation } = await stored(year.id)
  const origin = `typical year at the coordinates rounded to 0.01 deg, source ${meta?.source}: ${meta?.radiation_db ?? 'radiation data not named'}`
  return {
    weather: { id: year.id },
    weatherSource: [origin, ...year.notes].join('. ').slice(0, SOURCE_TEXT_MAX),
    timezoneH: timezone,
    elevationM: elevation,
  }
}

/** The request's own weather; null without it. */
async function sectionOf(weather: SimpleRunRequest['weather'], stored: (id: string) => Promise<Weather>): Promise<Weather | null> {
  if (weather === undefined) return null
  return 'id' in weather ? await stored(weather.id) : weather
}
