import type { SentBody } from '@pvyield/contract/handlers'
import type { Elysia } from 'elysia'
import { AnswerWriter } from '../answers/answer-writer.ts'
import type { Config } from '../config.ts'
import { Database, StoreError } from '../db/database.ts'
import { ALL_DUTIES, SharedDuties } from '../db/duties.ts'
import { StoreLock } from '../db/lock.ts'
import { forgetMembers, goneMembers, joinAlone, Membership } from '../db/members.ts'
import { Space } from '../db/space.ts'
import { DemoService } from '../demos/service.ts'
import { PersonalFeedback } from '../feedback/personal-feedback.ts'
import { FeedbackService } from '../feedback/service.ts'
import { FeedbackStore } from '../feedback/store.ts'
import { EventLoopDelay } from '../health/event-loop-delay.ts'
import { addGauges } from '../health/gauges.ts'
import { Readiness } from '../health/readiness.ts'
import { addStoreGauges } from '../health/store-gauges.ts'
import { consoleFiles } from '../home/console-files.ts'
import { Problem } from '../http/problem.ts'
import { ownLimits } from '../http/rate-limit.ts'
import { NO_JOBS } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { Metrics } from '../metrics.ts'
import { columnsIn } from '../runs/series-wish.ts'
import { Unfinished } from '../runs/unfinished.ts'
import { SceneService } from '../scene/service.ts'
import { openTracing } from '../tracing/open.ts'
import { VERSION } from '../version.ts'
import { openAccountServices } from './account-services.ts'
import { openChargingServices } from './charging-services.ts'
import { openContents } from './contents.ts'
import { mounted } from './mounted.ts'
import { addOperationGauges } from './operation-gauges.ts'
import { openProjectServices } from './project-services.ts'
import { openRunServices } from './run-services.ts'
import type { SharedParts } from './shared-parts.ts'
import { openSiteServices } from './site-services.ts'
import { repeat } from './upkeep.ts'
import { openWebhookServices } from './webhook-services.ts'
import { openWorkerPool } from './worker-pool.ts'

/** How long a server believes what the other servers of its store may have changed. */
const KNOWN_MILLIS = 10_000
/** How long a stop waits until the last traces are sent. */
const TRACES_SENT_MILLIS = 2000
/** Space for feedback in the store. */
const FEEDBACK_MAX_BYTES = 20e6
/**
 * How long a server that stops still answers while proxies learn that they have other servers. A proxy that keeps an
 * idle connection for longer may send its next request just as the server closes it: see docs/operations.md.
 */
const LEAVE_MILLIS = 3000

/** The whole service: the app that answers requests, and how to stop it. */
export interface Service {
  readonly app: Elysia
  /** Settles when the threads have loaded their code: loading it needs files, which clients could take. */
  readonly loaded: Promise<unknown>
  /** Settles when the other servers of the store have given this one up: then it has to end. */
  readonly givenUp: Promise<void>
  /** Sends its clients to the other servers of the store: it is not ready any more, and each answer ends its connection. */
  leave(): Promise<void>
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
  let membership: Membership | null = null
  const release = async () => {
    await membership?.leave().catch((cause) => log.error('membership_not_ended', cause))
    lock.release()
  }
  let database: Database | undefined
  try {
    membership = await Membership.join(databaseUrl, { dataDir: config.dataDir, address: `${config.host}:${config.port}`, log })
    database = await Database.open(databaseUrl, { log, member: membership?.id ?? null })
    const among =
      membership === null
        ? { holder: await joinAlone(database), knownMillis: Number.POSITIVE_INFINITY }
        : { holder: membership.id, knownMillis: KNOWN_MILLIS }
    const service = await assemble(config, log, database, among, membership, isToWarmUp)
    return {
      ...service,
      givenUp: membership?.lost ?? new Promise(() => undefined),
      stop: (graceMillis) => service.stop(graceMillis).finally(release),
    }
  } catch (cause) {
    await database?.close().catch(() => undefined)
    await release()
    const isOfStore = cause instanceof Problem && (cause.code === 'storage_unavailable' || cause.code === 'overloaded')
    throw isOfStore ? new StoreError(databaseUrl, cause, 'start it again') : cause
  }
}

async function assemble(
  config: Config,
  log: Log,
  database: Database,
  among: Pick<SharedParts, 'holder' | 'knownMillis'>,
  membership: Membership | null,
  isToWarmUp: boolean,
): Promise<Omit<Service, 'givenUp'>> {
  const pool = openWorkerPool(config, log, isToWarmUp)
  const metrics = new Metrics()
  const readiness = new Readiness(database)
  addGauges(metrics, pool, config.role)
  const unfinished = new Unfinished()
  const answers = new AnswerWriter(log)
  const redis = config.redisUrl === null ? null : (await import('./redis-services.ts')).openRedisServices(config.redisUrl, log)
  const { jobs, limits, news } = redis ?? { jobs: NO_JOBS, limits: ownLimits, news: null }
  const { contents, objects } = openContents(config, database, log, metrics)
  const tracing = await openTracing(config.tracing, { version: VERSION, role: config.role }, log, metrics)
  const sharedDuties = Number.isFinite(among.knownMillis) ? new SharedDuties(database, among.holder) : null
  const duties = sharedDuties ?? ALL_DUTIES
  const shared = {
    config,
    log,
    database,
    ...among,
    jobs,
    duties,
    limits,
    news,
    contents,
    objects,
    pool,
    answers,
    metrics,
    readiness,
    tracing,
    unfinished,
  }
  const site = openSiteServices(shared)
  const { weather, defaults, places, geoAnswers, personalUploads } = site
  const ofCharging = await openChargingServices(shared, defaults)
  const { charging, personalLedger, keepProvider } = ofCharging
  const ofRuns = openRunServices(shared, weather, charging)
  const { runs, studyEvents, reader, background, idempotency, personalRuns } = ofRuns
  const ofProjects = openProjectServices(shared, weather, ofCharging, ofRuns)
  const { personalProjects } = ofProjects
  const feedbackStore = new FeedbackStore(database)
  const personalFeedback = new PersonalFeedback(feedbackStore, database)
  const ofWebhooks = openWebhookServices(shared)
  const { personalWebhooks } = ofWebhooks
  const personal = [personalRuns, personalProjects, personalUploads, personalFeedback, personalLedger, personalWebhooks]
  const ofAccounts = await openAccountServices(shared, ofCharging, personal)
  const { authentication, events, mail } = ofAccounts
  const space = new Space(database, [...ofRuns.kinds, ...site.kinds, ofProjects.kind, feedbackStore.kind(FEEDBACK_MAX_BYTES)], log)
  addStoreGauges(metrics, database, space)
  addOperationGauges(metrics, { dataDir: config.dataDir, redis, membership, charging })
  const scenes = new SceneService(pool, defaults, weather)
  const demoRuns = {
    keep: (id: string, body: SentBody) => background.keep(id, body),
    keepOnly: (prefix: string, ids: readonly string[]) => background.keepOnly(prefix, ids),
    parts: (id: string, columns: string | undefined) => reader.parts(id, columnsIn(columns).columns),
  }
  const demos = new DemoService({ scenes, defaults, runs: demoRuns, answers, log, waitMillis: config.workWaitMillis })
  const feedback = new FeedbackService({ store: feedbackStore, database, limits })
  const app = mounted(shared, { site, ofCharging, ofRuns, ofProjects, ofAccounts, scenes, demos, feedback, webhooks: ofWebhooks.webhooks })

  const expiring = [
    ...(sharedDuties === null ? [] : [sharedDuties]),
    background,
    weather,
    geoAnswers,
    idempotency,
    authentication,
    personalRuns,
    personalProjects,
    personalUploads,
    personalFeedback,
    personalWebhooks,
  ]
  const sweep = async () => {
    try {
      await space.keep()
      await Promise.all([...expiring.map((part) => part.sweep()), database.write(events.forgetExpired())])
    } catch (cause) {
      log.error('sweep_failed', cause)
    }
    contents.sweepSoon()
  }
  await sweep()
  keepProvider()
  /** Takes up what servers that have gone left behind. */
  const takeUp = async () => {
    const gone = await goneMembers(database)
    if (gone.length > 0) await ofCharging.endReservations()
    await background.takeUp()
    if (gone.length > 0) await forgetMembers(database, gone)
  }
  await takeUp()
  ofWebhooks.sender.start()
  const prepare = async () => {
    await pool.loaded
    await consoleFiles()
      .then((files) => files.prepare())
      .catch((cause) => log.error('console_not_built', cause))
    await demos.prepare()
    await places.prepare().catch((cause) => log.error('place_index_not_built', cause))
  }
  if (isToWarmUp) void prepare()
  const eventLoopDelay = new EventLoopDelay(metrics)
  const lookAround = async () => {
    try {
      await background.stopCancelled()
      await takeUp()
    } catch (cause) {
      if (!database.isClosed) throw cause
    }
  }
  const endUpkeep = repeat({ sweep, keepProvider, lookAround: sharedDuties === null ? null : lookAround }, duties, log)
  const loaded = Promise.all([pool.loaded, answers.loaded])
  let isStopping = false
  void loaded.then(() => {
    if (!isStopping) eventLoopDelay.start()
  })

  const hasOthers = Number.isFinite(among.knownMillis) && config.role !== 'worker'
  return {
    app,
    loaded,
    async leave() {
      readiness.leave()
      if (hasOthers) await Bun.sleep(LEAVE_MILLIS)
    },
    async stop(graceMillis) {
      isStopping = true
      endUpkeep()
      eventLoopDelay.stop()
      ofWebhooks.sender.stop()
      runs.stop()
      studyEvents.stop()
      demos.stop()
      places.close()
      await jobs.close()
      await unfinished.settle(graceMillis)
      await background.letGo().catch((cause) => log.error('runs_not_let_go', cause))
      pool.close()
      mail.close()
      answers.close()
      objects?.close()
      redis?.close()
      await database.close().catch((cause) => log.error('store_not_closed', cause))
      await tracing.stop(TRACES_SENT_MILLIS)
    },
  }
}
