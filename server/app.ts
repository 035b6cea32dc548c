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
import type { Context } from './http/context.ts'
import { mount } from './http/mount.ts'
import { Problem } from './http/problem.ts'
import { problemCodec } from './http/problem-codec.ts'
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

const SWEEP_MILLIS = 600_000
/** One worker is always left to small tasks while another does a large one. */
const WORKERS_MIN = 2
/** Range of Retry-After of a full queue, seconds. */
const RETRY_S = { least: 5, most: 600 }

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
  const pool = new Pool<RunTasks & TreeTasks & WeatherTasks>({
    script: new URL('./worker.ts', import.meta.url),
    size: Math.max(config.workers, WORKERS_MIN),
    codec: problemCodec,
    log,
    full: overloaded,
    late: tooLate,
  })
  const metrics = new Metrics()
  addGauges(metrics, pool)
  const library = new LibraryService()
  const upstreams = openUpstreams(config, log, metrics)
  const weather = new WeatherService({
    store: new WeatherStore(database),
    database,
    pool,
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
  const admission = new Admission(weather, pool)
  const unfinished = new Unfinished()
  const starter = new RunStarter(pool, weather)
  const background = new BackgroundRuns({ store, database, starter, metrics, log, unfinished, baseUrl })
  const runs = new RunService({ database, pool, starter, admission, background, idempotency, metrics, unfinished, syncWaitMillis })
  const handlers: Handlers<Context> = {
    ...runRoutes(runs, new RunReader(store, weather, baseUrl)),
    ...treeRoutes(new TreeService(pool, weather)),
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
  const app = mount({ handlers, pages, log, metrics, baseUrl, trustProxy, track: (work) => unfinished.track(work) })

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
      await background.giveBackAttempts().catch((cause) => log.error('attempts_not_given_back', cause))
      pool.close()
      await database.close()
    },
  }
}

/** @param seconds  estimated time until the work that waits is done */
function overloaded(waiting: number, seconds: number): Problem {
  const retryS = Math.ceil(Math.min(RETRY_S.most, Math.max(RETRY_S.least, seconds)))
  return retryLater(
    `${waiting} tasks with about ${Math.ceil(seconds)} s of work are waiting, and each caller has a share of the queue`,
    retryS,
  )
}

function tooLate(task: string, seconds: number): Problem {
  const detail = `The work was ended after ${Math.round(seconds)} s, several times its estimate: send longer steps or a shorter period, or try again when the service is less busy`
  return new Problem(task === 'run' ? 'run_failed' : 'too_costly', detail)
}

const locked = (): Problem => retryLater('Another process has locked the store', RETRY_S.least)

function retryLater(why: string, retryS: number): Problem {
  return new Problem('overloaded', `${why}: try again in ${retryS} s`, { headers: { 'retry-after': String(retryS) } })
}
