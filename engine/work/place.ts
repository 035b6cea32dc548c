import type { RunRequest, SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
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
export function placeOf({ weather }: Pick<Located, 'weather'>, own: Weather | null, year: TypicalYear | null): SimplePlace {
  if (year !== null) return placeOfYear(year)
  if (own === null || weather === undefined) throw new Error('A request has neither weather nor a typical year')
  // Weather in UTC is no mistake: a zone that its rows contradict is noticed by their sun.
  return { weather, weatherSource: null, timezoneH: own.timezone, elevationM: null, weatherElevationM: own.elevation }
}

function placeOfYear({ id, origin, weather, notes }: TypicalYear): SimplePlace {
  const { timezone, elevation } = weather
  return {
    weather: id === null ? weather : { id },
    weatherSource: origin && [origin, ...notes].join('. ').slice(0, SOURCE_TEXT_MAX),
    timezoneH: timezone,
    elevationM: elevation,
  }
}

/** The id by which a request names its weather; null for a section. */
export function weatherIdIn(weather: RunRequest['weather'] | undefined): string | null {
  return weather !== undefined && 'id' in weather ? weather.id : null
}
