import type { RunRequest, SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import { standardOffsetHours } from '../climate/timezone.ts'
import type { SimplePlace } from '../simple/plant.ts'
import type { TypicalYear, YearQuery } from './sources.ts'

/** Limit of the document on the text that states the source of an assumed value. */
const SOURCE_TEXT_MAX = 1000

/** What a request says of its place. */
type Located = Pick<SimpleRunRequest, 'latitude' | 'longitude' | 'weather' | 'weather_source'>

/** The typical year that a simple run needs; null when the request contains weather. */
export function wantedYear({ latitude, longitude, weather, weather_source: source }: Located): YearQuery | null {
  return weather === undefined ? { latitude, longitude, source } : null
}

/**
 * The weather of a simple run and the facts of its location.
 * @param own   what the request's own weather refers to
 * @param year  its typical year, when it has no weather
 */
export function placeOf(request: Omit<Located, 'weather_source'>, own: Weather | null, year: TypicalYear | null): SimplePlace {
  if (year !== null) return placeOfYear(year)
  const { latitude, longitude, weather } = request
  return {
    weather: weather ?? {},
    weatherSource: null,
    // Weather in UTC is no mistake: a zone that its rows contradict is noticed by their sun.
    timezoneH: own?.timezone ?? standardOffsetHours(latitude, longitude),
    elevationM: null,
    weatherElevationM: own?.elevation ?? null,
  }
}

function placeOfYear({ id, weather, notes }: TypicalYear): SimplePlace {
  const { meta, timezone, elevation } = weather
  const origin = `typical year at the coordinates rounded to 0.01 deg, source ${meta?.source}: ${meta?.radiation_db ?? 'radiation data not named'}`
  return {
    weather: id === null ? weather : { id },
    weatherSource: [origin, ...notes].join('. ').slice(0, SOURCE_TEXT_MAX),
    timezoneH: timezone,
    elevationM: elevation,
  }
}

/** The id by which a request names its weather; null for a section. */
export function weatherIdIn(weather: RunRequest['weather'] | undefined): string | null {
  return weather !== undefined && 'id' in weather ? weather.id : null
}
