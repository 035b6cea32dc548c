import { DefaultsService } from '../defaults/service.ts'
import { GeoAnswers } from '../geo/answers.ts'
import { HorizonService } from '../geo/horizon-service.ts'
import { PlaceIndex } from '../geo/place-index.ts'
import { PlaceSearch } from '../geo/place-search.ts'
import { PlaceStore } from '../geo/place-store.ts'
import { PlaceService } from '../geo/service.ts'
import { GeoStore } from '../geo/store.ts'
import { Nominatim } from '../upstream/nominatim.ts'
import { PvgisHorizons } from '../upstream/pvgis-horizon.ts'
import { typicalYearSources } from '../upstream/typical-year-sources.ts'
import { openUpstreams } from '../upstream/upstreams.ts'
import { yearFetchers } from '../upstream/years/year-fetchers.ts'
import { WeatherComparisons } from '../weather/compared-weather.ts'
import { FetchedYears } from '../weather/fetched-years.ts'
import { PersonalUploads } from '../weather/personal-uploads.ts'
import { WeatherService } from '../weather/service.ts'
import { WeatherStore } from '../weather/store.ts'
import type { SharedParts } from './shared-parts.ts'

/** Space for horizons and place searches in the store. */
const PLACES_MAX_BYTES = 200e6

export type SiteServices = ReturnType<typeof openSiteServices>

/** A site: its weather, its horizon, its name. */
export function openSiteServices({ config, log, database, duties, limits, contents, pool, answers, metrics }: SharedParts) {
  const { fallback, placesWaitMillis } = config.upstream
  const upstreams = openUpstreams(config, log, metrics)
  const weatherStore = new WeatherStore(database, contents)
  const weather = new WeatherService({
    store: weatherStore,
    database,
    duties,
    limits,
    pool,
    newLocationsPerHour: config.newLocationsPerHour,
    uploadsMaxBytes: config.uploadsMaxMb * 1e6,
    accountUploads: { records: config.accountUploadsMax, bytes: config.accountUploadsMaxMb * 1e6 },
    sources: typicalYearSources(upstreams, config.upstream),
    fallback,
  })
  const fetched = new FetchedYears({ fetchers: yearFetchers(upstreams, config.upstream), weather, pool, duties })
  const comparisons = new WeatherComparisons(weather, fetched, pool)
  const geoStore = new GeoStore(database)
  const geoAnswers = new GeoAnswers(geoStore, database)
  const horizons = new HorizonService(upstreams.pvgis && new PvgisHorizons(upstreams.pvgis), geoAnswers, fallback)
  const placeStore = new PlaceStore(database)
  const places = new PlaceService({
    source: upstreams.geocoder && new Nominatim(upstreams.geocoder),
    answers: geoAnswers,
    index: new PlaceIndex(placeStore, database, duties),
    search: new PlaceSearch(placeStore),
    fallback,
    waitMillis: placesWaitMillis,
  })
  return {
    weather,
    fetched,
    comparisons,
    horizons,
    places,
    geoAnswers,
    defaults: new DefaultsService(weather),
    personalUploads: new PersonalUploads(weatherStore, database, answers),
    kinds: [geoStore.kind(PLACES_MAX_BYTES), ...weatherStore.kinds(config.embeddedYearsMaxMb * 1e6)],
  }
}
