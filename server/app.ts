import type { Handlers } from '@pvyield/contract/handlers'
import type { Elysia } from 'elysia'
import type { Config } from './config.ts'
import { Database } from './db/database.ts'
import { defaultsRoutes } from './defaults/routes.ts'
import { DefaultsService } from './defaults/service.ts'
import { docsPages, docsRoutes } from './docs/routes.ts'
import { estimateRoutes } from './estimate/routes.ts'
import { GeoAnswers } from './geo/answers.ts'
import { HorizonService } from './geo/horizon-service.ts'
import { PlaceIndex } from './geo/place-index.ts'
import { PlaceSearch } from './geo/place-search.ts'
import { PlaceStore } from './geo/place-store.ts'
import { geoRoutes } from './geo/routes.ts'
import { PlaceService } from './geo/service.ts'
import { GeoStore } from './geo/store.ts'
import { addGauges } from './health/gauges.ts'
import { Readiness } from './health/readiness.ts'
import { healthRoutes } from './health/routes.ts'
import { homePages } from './home/pages.ts'
import type { BodyTasks } from './http/body-tasks.ts'
import { BytesInFlight } from './http/bytes-in-flight.ts'
import type { Context } from './http/context.ts'
import { LargeBodies } from './http/large-bodies.ts'
import { mount } from './http/mount.ts'
import { Problem } from './http/problem.ts'
import { problemCodec } from './http/problem-codec.ts'
import { RequestBodies } from './http/request-bodies.ts'
import { iamCurveRoutes } from './iam-curve/routes.ts'
import { IamCurveService } from './iam-curve/service.ts'
import { IdempotencyService } from './idempotency/service.ts'
import { IdempotencyStore } from './idempotency/store.ts'
import { libraryRoutes } from './library/routes.ts'
import { LibraryService } from './library/service.ts'
import type { Log } from './log.ts'
import { Metrics } from './metrics.ts'
import { pricingRoutes } from './pricing/routes.ts'
import { Admission } from './runs/admission.ts'
import { BackgroundRuns } from './runs/background.ts'
import { RunReader } from './runs/reader.ts'
import { runRoutes } from './runs/routes.ts'
import { RunService } from './runs/service.ts'
import { RunStarter } from './runs/starter.ts'
import { RunStore } from './runs/store.ts'
import type { RunTasks } from './runs/tasks.ts'
import { Unfinished } from './runs/unfinished.ts'
import { schemaRoutes } from './schema/routes.ts'
import { treeRoutes } from './tree/routes.ts'
import { TreeService } from './tree/service.ts'
import type { TreeTasks } from './tree/tasks.ts'
import { Nominatim } from './upstream/nominatim.ts'
import { PvgisHorizons } from './upstream/pvgis-horizon.ts'
import { typicalYearSources } from './upstream/typical-year-sources.ts'
import { openUpstreams } from './upstream/upstreams.ts'
import { weatherRoutes } from './weather/routes.ts'
import { WeatherService } from './weather/service.ts'
import { WeatherStore } from './weather/store.ts'
import type { WeatherTasks } from './weather/tasks.ts'
import { Pool } from './workers/pool.ts'

/** Large bodies that are worked on at the same time: one worker is left to small ones. */
const LARGE_BODIES_MAX = 2

const SWEEP_MILLIS = 600_000
const RETRY_AFTER_S = '5'

/** The whole service: the app that answers requests, and how to stop it. */
export interface Service {
  readonly app: Elysia
  /**
   * Answers callers who wait for runs with 202, gives requests and runs time to finish, then closes
   * the store.
   */
  stop(graceMillis: number): Promise<void>
}

/** Assembles the service, opens its store and resumes the accepted runs that have not ended. */
export async function openService(config: Config, log: Log): Promise<Service> {
  const { baseUrl, syncWaitMillis, trustProxy } = config
  const database = await Database.open(config.databaseUrl, { locked })
  const pool = new Pool<BodyTasks & RunTasks & TreeTasks & WeatherTasks>({
    script: new URL('./worker.ts', import.meta.url),
    size: config.workers,
    codec: problemCodec,
    log,
    full: overloaded,
  })
  const metrics = new Metrics()
  addGauges(metrics, pool)
  const large = new LargeBodies(Math.min(LARGE_BODIES_MAX, Math.max(1, config.workers - 1)))
  const bodies = new RequestBodies(new BytesInFlight(config.bodiesMaxMb * 1e6, 'request bodies'), (body) =>
    pool.submit('checkBody', body, { size: body.body.bytes.length }),
  )
  const library = new LibraryService()
  const upstreams = openUpstreams(config, log, metrics)
  const weather = new WeatherService({
    store: new WeatherStore(database),
    database,
    pool,
    large,
    uploadsMaxBytes: config.uploadsMaxMb * 1e6,
    sources: typicalYearSources(upstreams, config.upstream),
    fallback: config.upstream.fallback,
  })
  const { fallback } = config.upstream
  const geoAnswers = new GeoAnswers(new GeoStore(database), database)
  const horizons = new HorizonService(upstreams.pvgis && new PvgisHorizons(upstreams.pvgis), geoAnswers, fallback)
  const placeStore = new PlaceStore(database)
  const places = new PlaceService({
    source: upstreams.geocoder && new Nominatim(upstreams.geocoder),
    answers: geoAnswers,
    index: new PlaceIndex(placeStore, database),
    search: new PlaceSearch(placeStore),
    fallback,
  })
  const idempotency = new IdempotencyService(new IdempotencyStore(database), database)
  const store = new RunStore(database)
  const admission = new Admission(weather, pool, large)
  const unfinished = new Unfinished()
  const starter = new RunStarter(pool, weather, large)
  const background = new BackgroundRuns({ store, database, starter, metrics, log, unfinished, baseUrl })
  const runs = new RunService({ database, pool, large, starter, admission, background, idempotency, metrics, unfinished, syncWaitMillis })
  const handlers: Handlers<Context> = {
    ...runRoutes(runs, new RunReader(store, weather, baseUrl)),
    ...treeRoutes(new TreeService(pool, weather, large)),
    ...iamCurveRoutes(new IamCurveService(library)),
    ...defaultsRoutes(new DefaultsService(weather)),
    ...schemaRoutes(),
    ...pricingRoutes(),
    ...libraryRoutes(library),
    ...weatherRoutes(weather),
    ...geoRoutes(horizons, places),
    ...estimateRoutes(),
    ...healthRoutes(pool, new Readiness(database, log), metrics),
    ...docsRoutes(),
  }
  const pages = [...homePages(baseUrl || `http://${config.host}:${config.port}`), ...docsPages()]
  const app = mount({ handlers, pages, bodies, log, metrics, baseUrl, trustProxy, track: (work) => unfinished.track(work) })

  const sweep = () =>
    Promise.all([background.sweep(), weather.sweep(), geoAnswers.sweep(), idempotency.sweep()]).catch((cause) =>
      log.error('sweep_failed', cause),
    )
  await sweep()
  await background.resume()
  const sweeping = setInterval(sweep, SWEEP_MILLIS)
  sweeping.unref()

  return {
    app,
    async stop(graceMillis) {
      clearInterval(sweeping)
      runs.stop()
      await unfinished.settle(graceMillis)
      pool.close()
      await database.close()
    },
  }
}

const overloaded = (waiting: number): Problem => retryLater(`${waiting} runs are waiting`)
const locked = (): Problem => retryLater('Another process has locked the store')

function retryLater(why: string): Problem {
  return new Problem('overloaded', `${why}: try again in ${RETRY_AFTER_S} s`, { headers: { 'retry-after': RETRY_AFTER_S } })
}
