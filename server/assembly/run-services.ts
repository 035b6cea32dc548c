import type { ChargingService } from '../charging/service.ts'
import { Claims } from '../idempotency/claims.ts'
import { IdempotencyService } from '../idempotency/service.ts'
import { IdempotencyStore } from '../idempotency/store.ts'
import { AccountRuns } from '../runs/account-runs.ts'
import { Admission } from '../runs/admission.ts'
import { BackgroundRuns } from '../runs/background.ts'
import { BatchResults } from '../runs/batch/batch-results.ts'
import { ENGINE_ORDER } from '../runs/engine-order.ts'
import { SimpleExpansion } from '../runs/expansion.ts'
import { PersonalRuns } from '../runs/personal-runs.ts'
import { RunReader } from '../runs/reader.ts'
import { anonymousRuns, ownedRuns } from '../runs/record-kinds.ts'
import { RunQuota } from '../runs/run-quota.ts'
import { RunService } from '../runs/service.ts'
import { RunStarter } from '../runs/starter.ts'
import { RunStore } from '../runs/store.ts'
import { Studies } from '../runs/studies.ts'
import { StudyEvents } from '../runs/study-events.ts'
import type { WeatherService } from '../weather/service.ts'
import { addRunGauges } from './run-gauges.ts'
import type { SharedParts } from './shared-parts.ts'

export type RunServices = ReturnType<typeof openRunServices>

/** Accepted runs that a server of a shared store has in hand, for each of its workers: it always has the next one, and leaves the others their share. */
export const HELD_PER_WORKER = 4

/**
 * Runs: started, waited for, resumed, stored and read.
 * @param charging  null when nothing is charged
 */
export function openRunServices(shared: SharedParts, weather: WeatherService, charging: ChargingService | null) {
  const { config, database, holder, knownMillis, jobs, contents, pool, answers, metrics, unfinished, log } = shared
  const { baseUrl, syncWaitMillis } = config
  const isAlone = !Number.isFinite(knownMillis)
  const store = new RunStore(database, holder, ENGINE_ORDER, contents)
  const idempotencyStore = new IdempotencyStore(database, contents)
  const idempotency = new IdempotencyService(idempotencyStore, database, Date.now, isAlone ? null : new Claims(database, holder))
  const quota = new RunQuota(store, { records: config.accountRunsMax, bytes: config.accountRunsMaxMb * 1e6 }, knownMillis)
  const reader = new RunReader(store, answers, weather, baseUrl, async (run) => charging?.billing(run) ?? null)
  const starter = new RunStarter(pool, weather, syncWaitMillis)
  const accountRuns = new AccountRuns({ store, database, quota, baseUrl })
  const heldMax = config.role === 'api' ? 0 : isAlone ? undefined : config.workers * HELD_PER_WORKER
  const background = new BackgroundRuns({ ...shared, store, starter, quota, charging, baseUrl, heldMax })
  if (config.role !== 'api') jobs.take(config.workers * HELD_PER_WORKER, (id) => background.seeThrough(id))
  addRunGauges(metrics, store.queue)
  const batches = new BatchResults(store, answers)
  const studies = new Studies({ ...shared, store, batches, background, quota, billing: async (id) => charging?.billing(id) ?? null })
  const studyEvents = new StudyEvents({ studies, log })
  metrics.gauge('study_events_open', 'Open streams of the events of studies.', () => studyEvents.open)
  const runs = new RunService({
    database,
    pool,
    starter,
    admission: new Admission(weather, pool),
    background,
    idempotency,
    store,
    accountRuns,
    quota,
    charging,
    metrics,
    unfinished,
    syncWaitMillis,
  })
  return {
    runs,
    studies,
    studyEvents,
    reader,
    accountRuns,
    background,
    expansion: new SimpleExpansion(pool, weather),
    idempotency,
    personalRuns: new PersonalRuns({ store, database, reader, quota, idempotency, background }),
    kinds: [anonymousRuns(database, config.runsMaxMb * 1e6), ownedRuns(database), idempotencyStore.kind(config.idempotencyMaxMb * 1e6)],
  }
}
