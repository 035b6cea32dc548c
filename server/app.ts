import type { Handlers, SentBody } from '@pvyield/contract/handlers'
import type { Elysia } from 'elysia'
import { Authentication } from './accounts/authentication.ts'
import { OpenBalances } from './accounts/balances.ts'
import { SecurityEvents } from './accounts/events.ts'
import { KeyService } from './accounts/keys.ts'
import { accountPages } from './accounts/pages.ts'
import { accountRoutes } from './accounts/routes.ts'
import { AccountService } from './accounts/service.ts'
import { sessionCookieName } from './accounts/session-cookie.ts'
import { SignIn } from './accounts/sign-in.ts'
import { signInRoutes } from './accounts/sign-in-routes.ts'
import { AccountStore } from './accounts/store.ts'
import type { AccountTasks } from './accounts/tasks.ts'
import { LedgerBalances } from './charging/balances.ts'
import { freeProject } from './charging/free-project.ts'
import { PersonalLedger } from './charging/ledger/personal-ledger.ts'
import { LedgerStore } from './charging/ledger/store.ts'
import { PAYMENT_PART } from './charging/payments/account-part.ts'
import { paymentRoutes } from './charging/payments/routes.ts'
import { UsageService } from './charging/payments/usage.ts'
import { pricingTexts } from './charging/pricing/guide.ts'
import { pricingRoutes } from './charging/pricing/routes.ts'
import { ChargingService } from './charging/service.ts'
import { componentFileRoutes } from './component-files/routes.ts'
import { ComponentFileService } from './component-files/service.ts'
import type { ComponentFileTasks } from './component-files/tasks.ts'
import { componentRoutes } from './components/routes.ts'
import { ComponentService } from './components/service.ts'
import type { Config } from './config.ts'
import { Database, StoreError } from './db/database.ts'
import { StoreLock } from './db/lock.ts'
import { Space } from './db/space.ts'
import { defaultsRoutes } from './defaults/routes.ts'
import { DefaultsService } from './defaults/service.ts'
import { demoRoutes } from './demos/routes.ts'
import { DemoService } from './demos/service.ts'
import { docsPages, docsRoutes } from './docs/routes.ts'
import { DocsService } from './docs/service.ts'
import { DocsSite } from './docs/site.ts'
import { estimateRoutes } from './estimate/routes.ts'
import { PersonalFeedback } from './feedback/personal-feedback.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { FeedbackService } from './feedback/service.ts'
import { FeedbackStore } from './feedback/store.ts'
import { GeoAnswers } from './geo/answers.ts'
import { HorizonService } from './geo/horizon-service.ts'
import { PlaceIndex } from './geo/place-index.ts'
import { PlaceSearch } from './geo/place-search.ts'
import { PlaceStore } from './geo/place-store.ts'
import { geoRoutes } from './geo/routes.ts'
import { PlaceService } from './geo/service.ts'
import { GeoStore } from './geo/store.ts'
import { EventLoopDelay } from './health/event-loop-delay.ts'
import { addGauges } from './health/gauges.ts'
import { MetricsAccess } from './health/metrics-access.ts'
import { Readiness } from './health/readiness.ts'
import { healthRoutes } from './health/routes.ts'
import { addStoreGauges } from './health/store-gauges.ts'
import { homePages } from './home/pages.ts'
import type { BodyTasks } from './http/body-tasks.ts'
import { BytesInFlight } from './http/bytes-in-flight.ts'
import type { Context } from './http/context.ts'
import { likelyCost } from './http/likely-cost.ts'
import { mount } from './http/mount.ts'
import { Problem } from './http/problem.ts'
import { problemCodec } from './http/problem-codec.ts'
import { RequestBodies } from './http/request-bodies.ts'
import { Sending } from './http/sending.ts'
import { iamCurveRoutes } from './iam-curve/routes.ts'
import { IamCurveService } from './iam-curve/service.ts'
import { IdempotencyService } from './idempotency/service.ts'
import { IdempotencyStore } from './idempotency/store.ts'
import { libraryRoutes } from './library/routes.ts'
import { LibraryService } from './library/service.ts'
import type { Log } from './log.ts'
import { MailService } from './mail/service.ts'
import { mcpEndpoint } from './mcp/endpoint.ts'
import { Metrics } from './metrics.ts'
import { projectFileRoutes } from './project-files/routes.ts'
import { ProjectFileService } from './project-files/service.ts'
import type { ProjectFileTasks } from './project-files/tasks.ts'
import { publicUrl } from './public-url.ts'
import { AccountRuns } from './runs/account-runs.ts'
import { Admission } from './runs/admission.ts'
import { BackgroundRuns } from './runs/background.ts'
import { PersonalRuns } from './runs/personal-runs.ts'
import { RunReader } from './runs/reader.ts'
import { runRoutes } from './runs/routes.ts'
import { RunQuota } from './runs/run-quota.ts'
import { columnsIn } from './runs/series-wish.ts'
import { SeriesWriter } from './runs/series-writer.ts'
import { RunService } from './runs/service.ts'
import { RunStarter } from './runs/starter.ts'
import { RunStore } from './runs/store.ts'
import type { RunTasks } from './runs/tasks.ts'
import { Unfinished } from './runs/unfinished.ts'
import { sceneRoutes } from './scene/routes.ts'
import { SceneService } from './scene/service.ts'
import type { SceneTasks } from './scene/tasks.ts'
import { schemaRoutes } from './schema/routes.ts'
import { sizingRoutes } from './sizing/routes.ts'
import { SizingService } from './sizing/service.ts'
import type { SizingTasks } from './sizing/tasks.ts'
import { termsRoutes } from './terms/routes.ts'
import { TermsService } from './terms/service.ts'
import { treeRoutes } from './tree/routes.ts'
import { TreeService } from './tree/service.ts'
import type { TreeTasks } from './tree/tasks.ts'
import { Nominatim } from './upstream/nominatim.ts'
import { PvgisHorizons } from './upstream/pvgis-horizon.ts'
import { typicalYearSources } from './upstream/typical-year-sources.ts'
import { openUpstreams } from './upstream/upstreams.ts'
import { PersonalUploads } from './weather/personal-uploads.ts'
import { weatherRoutes } from './weather/routes.ts'
import { WeatherService } from './weather/service.ts'
import { WeatherStore } from './weather/store.ts'
import type { WeatherTasks } from './weather/tasks.ts'
import { Pool } from './workers/pool.ts'
import type { TasksOf } from './workers/protocol.ts'

const SWEEP_MILLIS = 600_000
/** Space for horizons and place searches in the store. */
const PLACES_MAX_BYTES = 200e6
/** Space for feedback in the store. */
const FEEDBACK_MAX_BYTES = 20e6
type AllTasks = TasksOf<AccountTasks> &
  TasksOf<BodyTasks> &
  TasksOf<ComponentFileTasks> &
  TasksOf<ProjectFileTasks> &
  TasksOf<RunTasks> &
  TasksOf<SceneTasks> &
  TasksOf<SizingTasks> &
  TasksOf<TreeTasks> &
  TasksOf<WeatherTasks>

/** Range of Retry-After of a full queue, seconds. */
const RETRY_S = { least: 5, most: 600 }

/** The whole service: the app that answers requests, and how to stop it. */
export interface Service {
  readonly app: Elysia
  /** Settles when the threads have loaded their code: loading it needs files, which clients could take. */
  readonly loaded: Promise<unknown>
  /**
   * Answers callers who wait for runs with 202, gives requests and runs time to finish, then closes
   * the store.
   */
  stop(graceMillis: number): Promise<void>
}

/**
 * Opens the store, assembles the service and resumes the accepted runs that have not ended.
 * @param isToWarmUp  workers warm up until their first task
 * Fails: StoreError.
 */
export async function openService(config: Config, log: Log, { isToWarmUp } = { isToWarmUp: false }): Promise<Service> {
  const { databaseUrl } = config
  const lock = StoreLock.take(databaseUrl)
  let database: Database | undefined
  try {
    database = await Database.open(databaseUrl, { log })
    const service = await assemble(config, log, database, isToWarmUp)
    return { app: service.app, loaded: service.loaded, stop: (graceMillis) => service.stop(graceMillis).finally(() => lock.release()) }
  } catch (cause) {
    await database?.close().catch(() => undefined)
    lock.release()
    const isOfStore = cause instanceof Problem && (cause.code === 'storage_unavailable' || cause.code === 'overloaded')
    throw isOfStore ? new StoreError(databaseUrl, cause) : cause
  }
}

async function assemble(config: Config, log: Log, database: Database, isToWarmUp: boolean): Promise<Service> {
  const { baseUrl, syncWaitMillis, trustProxy, requestsPerAddress, pricing } = config
  const pool = new Pool<AllTasks>({
    script: new URL('./worker.ts', import.meta.url),
    size: config.workers,
    isToWarmUp,
    codec: problemCodec,
    log,
    full: overloaded,
    late: tooLate,
  })
  const metrics = new Metrics()
  addGauges(metrics, pool)
  const bodies = new RequestBodies(new BytesInFlight(config.bodiesMaxMb * 1e6, 'request bodies'), (body) =>
    pool.submit('checkBody', body, { size: body.body.bytes.length, cost: likelyCost(body.body), turn: 'first' }),
  )
  const library = new LibraryService()
  const upstreams = openUpstreams(config, log, metrics)
  const weatherStore = new WeatherStore(database)
  const weather = new WeatherService({
    store: weatherStore,
    database,
    pool,
    uploadsMaxBytes: config.uploadsMaxMb * 1e6,
    accountUploads: { records: config.accountUploadsMax, bytes: config.accountUploadsMaxMb * 1e6 },
    sources: typicalYearSources(upstreams, config.upstream),
    fallback: config.upstream.fallback,
  })
  const { fallback } = config.upstream
  const geoStore = new GeoStore(database)
  const geoAnswers = new GeoAnswers(geoStore, database)
  const horizons = new HorizonService(upstreams.pvgis && new PvgisHorizons(upstreams.pvgis), geoAnswers, fallback)
  const placeStore = new PlaceStore(database)
  const places = new PlaceService({
    source: upstreams.geocoder && new Nominatim(upstreams.geocoder),
    answers: geoAnswers,
    index: new PlaceIndex(placeStore, database),
    search: new PlaceSearch(placeStore),
    fallback,
    waitMillis: config.upstream.placesWaitMillis,
  })
  const idempotencyStore = new IdempotencyStore(database)
  const idempotency = new IdempotencyService(idempotencyStore, database)
  const store = new RunStore(database)
  const feedbackStore = new FeedbackStore(database)
  const kinds = [
    store.anonymous(config.runsMaxMb * 1e6),
    store.owned(),
    idempotencyStore.kind(config.idempotencyMaxMb * 1e6),
    geoStore.kind(PLACES_MAX_BYTES),
    feedbackStore.kind(FEEDBACK_MAX_BYTES),
    ...weatherStore.kinds(),
  ]
  const space = new Space(database, kinds, log)
  addStoreGauges(metrics, database, space)
  const accountStore = new AccountStore(database)
  const cookieName = sessionCookieName(baseUrl)
  const authentication = new Authentication({ store: accountStore, database, log, cookieName })
  const admission = new Admission(weather, pool)
  const unfinished = new Unfinished()
  const defaults = new DefaultsService(weather)
  const ledger = new LedgerStore(database)
  const charging =
    config.accounts.mode === 'open'
      ? null
      : new ChargingService({ ledger, database, tariff: { rules: pricing, free: freeProject(await defaults.request()) }, log })
  const track = <T>(work: Promise<T>) => unfinished.track(work)
  const address = publicUrl(config)
  const terms = new TermsService()
  const events = new SecurityEvents(database)
  const { smtp } = config.accounts
  // The package that sends mails is in memory only where mails are sent.
  const delivery = smtp === null ? null : new (await import('./mail/smtp.ts')).SmtpDelivery(smtp, log)
  const mail = new MailService({ delivery, database, log, track })
  const ofAccounts = { store: accountStore, database, authentication, events, terms, mail }
  const signIn = new SignIn({ ...ofAccounts, linkUrl: address })
  await signIn.recallLinks()
  const balances =
    charging === null ? new OpenBalances(pricing.unitPriceMicros, pricing.freeUnitsPerMonth) : new LedgerBalances(ledger, pricing)
  const quota = new RunQuota(store, { records: config.accountRunsMax, bytes: config.accountRunsMaxMb * 1e6 })
  const seriesWriter = new SeriesWriter(log)
  const reader = new RunReader(store, seriesWriter, weather, baseUrl, async (run) => charging?.billing(run) ?? null)
  const personalRuns = new PersonalRuns({ store, database, reader, quota, idempotency })
  const personalUploads = new PersonalUploads(weatherStore, database)
  const personalFeedback = new PersonalFeedback(feedbackStore, database)
  const personalData = [personalRuns, personalUploads, personalFeedback, new PersonalLedger(ledger)]
  const accounts = new AccountService({ ...ofAccounts, pool, balances, personalData, deleted: () => keepProvider() })
  const starter = new RunStarter(pool, weather)
  const accountRuns = new AccountRuns({ store, database, quota, baseUrl })
  const background = new BackgroundRuns({ store, database, starter, metrics, log, unfinished, quota, charging, baseUrl })
  const runs = new RunService({
    database,
    pool,
    starter,
    admission,
    background,
    idempotency,
    accountRuns,
    quota,
    charging,
    metrics,
    unfinished,
    syncWaitMillis,
  })
  await charging?.reconcile()
  const { stripe, returnUrl } = config.accounts
  const { payments, pages: paymentPages } =
    charging === null
      ? { payments: null, pages: [] }
      : (await import('./charging/payments/open.ts')).openPayments({ database, ledger, log, stripe, publicUrl: address, returnUrl })
  const scenes = new SceneService(pool, defaults, weather)
  const demoRuns = {
    keep: (id: string, body: SentBody) => background.keep(id, body),
    keepOnly: (prefix: string, ids: readonly string[]) => background.keepOnly(prefix, ids),
    parts: (id: string, columns: string | undefined) => reader.parts(id, columnsIn(columns)),
  }
  const demos = new DemoService({ scenes, defaults, runs: demoRuns, log })
  const docs = new DocsService(baseUrl, address, pricingTexts(pricing))
  const site = new DocsSite(docs)
  const handlers: Handlers<Context> = {
    ...runRoutes(runs, reader, accountRuns, ({ termsVersion }) => charging && terms.requireAccepted(termsVersion)),
    ...treeRoutes(new TreeService(pool, weather)),
    ...sceneRoutes(scenes),
    ...sizingRoutes(new SizingService(pool, weather)),
    ...demoRoutes(demos),
    ...iamCurveRoutes(new IamCurveService(library)),
    ...defaultsRoutes(defaults),
    ...schemaRoutes(),
    ...pricingRoutes(pricing),
    ...signInRoutes(signIn, { baseUrl, returnUrl }),
    ...accountRoutes(accounts, new KeyService(ofAccounts), signIn, baseUrl),
    ...termsRoutes(terms),
    ...feedbackRoutes(new FeedbackService({ store: feedbackStore, database })),
    ...paymentRoutes(payments, new UsageService(ledger)),
    ...libraryRoutes(library),
    ...componentFileRoutes(new ComponentFileService(pool)),
    ...projectFileRoutes(new ProjectFileService(pool)),
    ...componentRoutes(new ComponentService(library)),
    ...weatherRoutes(weather),
    ...geoRoutes(horizons, places),
    ...estimateRoutes(),
    ...healthRoutes(pool, new Readiness(database), metrics, new MetricsAccess(config)),
    ...docsRoutes(docs, site),
  }
  const pages = [
    ...homePages(address, charging !== null),
    ...docsPages(docs, site, baseUrl, charging !== null),
    ...accountPages(terms, charging === null ? [] : [PAYMENT_PART]),
    ...paymentPages,
  ]
  const sending = new Sending({ inFlight: new BytesInFlight(config.answersMaxMb * 1e6, 'answers'), log, track })
  const app = mount({
    handlers,
    pages,
    endpoints: [mcpEndpoint()],
    missingPage: (path) => site.missing(path),
    bodies,
    accounts: authentication,
    log,
    metrics,
    baseUrl,
    trustProxy,
    requestsPerAddress,
    sending,
    track,
  })

  const sweep = () =>
    space
      .keep()
      .then(() =>
        Promise.all([
          background.sweep(),
          weather.sweep(),
          geoAnswers.sweep(),
          idempotency.sweep(),
          authentication.sweep(),
          personalRuns.sweep(),
          personalUploads.sweep(),
          personalFeedback.sweep(),
          database.write(events.forgetExpired()),
        ]),
      )
      .catch((cause) => log.error('sweep_failed', cause))
  const toProvider = async () => {
    try {
      await payments?.reportUsage()
    } finally {
      // Whoever has nothing to report does not wait for those who have.
      await payments?.endSubscriptions()
    }
  }
  const keepProvider = () => void track(toProvider()).catch((cause) => log.error('usage_not_reported', cause))
  await sweep()
  keepProvider()
  await background.resume()
  const prepare = async () => {
    await pool.loaded
    await demos.prepare()
    await places.prepare().catch((cause) => log.error('place_index_not_built', cause))
  }
  if (isToWarmUp) void prepare()
  const eventLoopDelay = new EventLoopDelay(metrics)
  const sweeping = setInterval(sweep, SWEEP_MILLIS)
  sweeping.unref()
  const reporting = setInterval(keepProvider, SWEEP_MILLIS)
  reporting.unref()

  return {
    app,
    loaded: Promise.all([pool.loaded, seriesWriter.loaded]),
    async stop(graceMillis) {
      clearInterval(sweeping)
      clearInterval(reporting)
      eventLoopDelay.stop()
      runs.stop()
      demos.stop()
      places.close()
      await unfinished.settle(graceMillis)
      await background.giveBackAttempts().catch((cause) => log.error('attempts_not_given_back', cause))
      pool.close()
      mail.close()
      seriesWriter.close()
      await database.close().catch((cause) => log.error('store_not_closed', cause))
    },
  }
}

/** @param seconds  estimated time until the work that waits is done */
function overloaded(waiting: number, seconds: number): Problem {
  const retryS = Math.ceil(Math.min(RETRY_S.most, Math.max(RETRY_S.least, seconds)))
  const detail = `${waiting} tasks with about ${Math.ceil(seconds)} s of work are waiting, and each caller has a share of the queue: try again in ${retryS} s`
  return new Problem('overloaded', detail, { headers: { 'retry-after': String(retryS) } })
}

function tooLate(task: string, seconds: number): Problem {
  const detail = `The work was ended after ${Math.round(seconds)} s, several times its estimate: send longer steps or a shorter period, or try again when the service is less busy`
  return new Problem(task === 'run' ? 'run_failed' : 'too_costly', detail)
}
