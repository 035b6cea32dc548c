import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type AccountsConfig, accounts } from './settings/accounts.ts'
import { type PricingConfig, pricing } from './settings/pricing.ts'
import { databaseUrl, type ObjectsConfig, objects, type Role, redisUrl, role } from './settings/shared-store.ts'
import { type TracingConfig, tracing } from './settings/tracing.ts'
import { type UpstreamConfig, upstream } from './settings/upstream.ts'
import { address, DAY_MILLIS, type Environment, flag, token, wholeNumber, withoutUser } from './settings/values.ts'
import { webhooks } from './settings/webhooks.ts'

export { ConfigError, withoutSecrets } from './settings/values.ts'
export type { ObjectsConfig, PricingConfig, TracingConfig, UpstreamConfig }

/** Settings of the server; every one has a working default. */
export interface Config {
  port: number
  host: string
  /** Address that clients see, without a trailing slash. Empty: links are paths on this server. */
  baseUrl: string
  /** Folder that contains the store and nothing else. */
  dataDir: string
  /** libSQL database: a file, or the address of a remote server. */
  databaseUrl: string
  role: Role
  /** Redis or Valkey that tells the servers of a store of accepted runs; null: they look into the store every second. */
  redisUrl: string | null
  /** Bucket for long contents; null: they stay in the store. */
  objects: ObjectsConfig | null
  /** Number of threads for short work. */
  workers: number
  /** Prepare the threads for their first tasks, and compute the demos, right after the start. */
  isToWarmUp: boolean
  /**
   * Space for uploaded weather in the store. The oldest uploads are deleted to make room for new
   * ones.
   */
  uploadsMaxMb: number
  /** Space for typical years that the service makes. The oldest are deleted, and made again when they are needed. */
  embeddedYearsMaxMb: number
  /** New locations in an hour that one address or account may ask outside sources for, or `GET /api/weather/tmy`. */
  newLocationsPerHour: number
  /** Memory of all answers above 1 MB that are being sent. Beyond it, others get 503. */
  answersMaxMb: number
  /**
   * Space for background runs without an account. The oldest that have ended are deleted to make
   * room for new ones.
   */
  runsMaxMb: number
  /** Runs that one account may have in the store. Beyond it, further runs of the account are refused. */
  accountRunsMax: number
  /** Space for the runs of one account, as for their number. */
  accountRunsMaxMb: number
  /** Uploads that are kept for one account. Its oldest are deleted to make room for its new ones. */
  accountUploadsMax: number
  /** Space for the uploads of one account, as for their number. */
  accountUploadsMaxMb: number
  /** Space for answers that are repeated for an idempotency key. The oldest are deleted first. */
  idempotencyMaxMb: number
  /** Bytes of bodies, as sent, that all requests together may hold in memory. */
  bodiesMaxMb: number
  /** How long a request waits for its run before it answers 202. */
  syncWaitMillis: number
  /** How long a request waits for work other than a run, and 8 times its estimate, before it is answered with 503. */
  workWaitMillis: number
  /**
   * How long work may continue after SIGTERM. Accepted runs that have not ended continue at the
   * next start.
   */
  stopGraceMillis: number
  /**
   * Take the client's address from the last entry of `X-Forwarded-For`, which the proxy in front
   * adds.
   */
  trustProxy: boolean
  /** How many requests of one address may be in progress at once. */
  requestsPerAddress: number
  /** Token that `GET /metrics` needs; null for none. */
  metricsToken: string | null
  accounts: AccountsConfig
  /** Comparisons and sizings that a caller without an account has in an hour, where runs are charged. */
  freeComparisonsPerHour: number
  /** Where webhooks may go: to the public internet, anywhere, or nowhere. */
  webhooks: ReturnType<typeof webhooks>
  /** What runs cost where they are charged, and what `GET /api/pricing` says everywhere. */
  pricing: PricingConfig
  upstream: UpstreamConfig
  /** Where traces go; null for none. */
  tracing: TracingConfig | null
}

/**
 * Reads the settings from environment variables.
 * Fails: ConfigError for the first invalid variable.
 */
export function readConfig(environment: Environment): Config {
  const dataDir = resolve(environment.DATA_DIR || './data')
  return {
    port: wholeNumber(environment, 'PORT', 8080, 0, 65_535),
    host: environment.HOST || '127.0.0.1',
    baseUrl: withoutUser('BASE_URL', address(environment, 'BASE_URL', 'the address that clients use, such as https://pv.example.com')),
    dataDir,
    databaseUrl: databaseUrl(environment, dataDir),
    role: role(environment),
    redisUrl: redisUrl(environment),
    objects: objects(environment),
    workers: wholeNumber(environment, 'WORKERS', availableParallelism(), 1, 256),
    isToWarmUp: flag(environment, 'WARM_UP', true),
    uploadsMaxMb: wholeNumber(environment, 'UPLOADS_MAX_MB', 2000, 100, 1_000_000),
    embeddedYearsMaxMb: wholeNumber(environment, 'EMBEDDED_YEARS_MAX_MB', 2000, 1, 1_000_000),
    newLocationsPerHour: wholeNumber(environment, 'NEW_LOCATIONS_PER_HOUR', 30, 1, 1_000_000),
    answersMaxMb: wholeNumber(environment, 'ANSWERS_MAX_MB', 256, 16, 1_000_000),
    runsMaxMb: wholeNumber(environment, 'RUNS_MAX_MB', 2000, 1, 1_000_000),
    accountRunsMax: wholeNumber(environment, 'ACCOUNT_RUNS_MAX', 10_000, 1, 100_000_000),
    accountRunsMaxMb: wholeNumber(environment, 'ACCOUNT_RUNS_MAX_MB', 1000, 1, 1_000_000),
    accountUploadsMax: wholeNumber(environment, 'ACCOUNT_UPLOADS_MAX', 200, 1, 1_000_000),
    accountUploadsMaxMb: wholeNumber(environment, 'ACCOUNT_UPLOADS_MAX_MB', 200, 1, 1_000_000),
    idempotencyMaxMb: wholeNumber(environment, 'IDEMPOTENCY_MAX_MB', 500, 1, 1_000_000),
    bodiesMaxMb: wholeNumber(environment, 'BODIES_MAX_MB', 256, 8, 1_000_000),
    syncWaitMillis: wholeNumber(environment, 'SYNC_WAIT_MS', 8000, 0, DAY_MILLIS),
    workWaitMillis: wholeNumber(environment, 'WORK_WAIT_MS', 30_000, 1000, DAY_MILLIS),
    stopGraceMillis: wholeNumber(environment, 'STOP_GRACE_MS', 10_000, 0, DAY_MILLIS),
    trustProxy: flag(environment, 'TRUST_PROXY'),
    requestsPerAddress: wholeNumber(environment, 'REQUESTS_PER_ADDRESS', 256, 1, 1_000_000),
    metricsToken: token(environment, 'METRICS_TOKEN'),
    accounts: accounts(environment),
    freeComparisonsPerHour: wholeNumber(environment, 'FREE_COMPARISONS_PER_HOUR', 10, 0, 1_000_000),
    webhooks: webhooks(environment),
    pricing: pricing(environment),
    upstream: upstream(environment),
    tracing: tracing(environment),
  }
}
