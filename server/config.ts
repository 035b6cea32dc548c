import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

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
  /**
   * `api` answers requests and leaves the runs that it accepts to others; `worker` makes those; `all`
   * does both.
   */
  role: 'all' | 'api' | 'worker'
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
  /** What runs cost where they are charged, and what `GET /api/pricing` says everywhere. */
  pricing: PricingConfig
  upstream: UpstreamConfig
  /** Where traces go; null for none. */
  tracing: TracingConfig | null
}

/** Traces by the settings of OpenTelemetry. */
export interface TracingConfig {
  /** Address that takes traces by OTLP/HTTP. */
  url: string
  /** Headers of each call, as the setting has them: they may be secret. */
  headers: string
  serviceName: string
  sampler: {
    name: (typeof SAMPLERS)[number]
    /** Part of the traces that is sent, for a sampler that asks for it. */
    ratio: number
  }
}

/** A bucket of an S3-compatible store. */
export interface ObjectsConfig {
  endpoint: string
  bucket: string
  /** What the keys begin with; empty or with a slash at its end. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Accounts, their mails and their money. */
export interface AccountsConfig {
  /** `open`: runs need no account and are not charged. `metered`: they do, and are. */
  mode: 'open' | 'metered'
  /** Page that a browser is sent to when it is signed in or comes back from a payment. */
  returnUrl: string
  /** Mail server; null writes mails to the log and the outbox instead of sending them. */
  smtp: { url: string; from: string } | null
  /** Payment provider; null is the built-in test checkout, which takes no money. */
  stripe: { apiKey: string; webhookSecret: string; baseUrl: string } | null
}

/** The constants of the price of runs. Units are whole numbers. */
export interface PricingConfig {
  /** Units that every run costs. */
  base: number
  /** Racks, trackers, ridges and roof modules of a scene that cost one more unit. */
  placementsPerUnit: number
  /** Shading objects of a scene that cost one more unit. */
  objectsPerUnit: number
  terrainAwareMultiplier: number
  /** Multiplier by step of the weather, whole minutes. Any other step: ceil(60 / minutes). */
  stepMultipliers: Readonly<Record<string, number>>
  /** Price of a unit, micro-dollars. */
  unitPriceMicros: number
  freeUnitsPerMonth: number
}

/** Outside services. A service that is null is never called; by default all are null. */
export interface UpstreamConfig {
  /** The Americas' satellite database, switched on by `NSRDB_API_KEY`. */
  nsrdb: { baseUrl: string; key: string; email: string } | null
  /**
   * The European generator of typical years and horizons, switched on by its address, such as
   * https://re.jrc.ec.europa.eu.
   */
  pvgis: { baseUrl: string } | null
  /** Place search of the Nominatim form, switched on by its address. */
  geocoder: { baseUrl: string } | null
  /** Time limit of one request to an outside service. */
  timeoutMillis: number
  /**
   * How long a place search waits for the outside search, and how long for the index of places, before the embedded
   * table answers.
   */
  placesWaitMillis: number
  /** Embedded data replace a source that cannot be reached. */
  fallback: boolean
}

/** A setting that prevents the server from starting. The message names the variable and the fix. */
export class ConfigError extends Error {
  constructor(variable: string, value: string, fix: string) {
    super(`${variable}=${JSON.stringify(withoutSecrets(value))}: ${fix}`)
    this.name = 'ConfigError'
  }
}

/**
 * An address that is safe to show: user, password and query, which may contain keys, are removed.
 */
export function withoutSecrets(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, '//...@').replace(/\?.*/s, '?...')
}

type Environment = Readonly<Record<string, string | undefined>>

const DAY_MILLIS = 86_400_000
const NSRDB_BASE_URL = 'https://developer.nlr.gov'

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
    pricing: pricing(environment),
    upstream: {
      nsrdb: nsrdb(environment),
      pvgis: service(environment, 'PVGIS_BASE_URL', 'https://re.jrc.ec.europa.eu'),
      geocoder: service(environment, 'GEOCODER_BASE_URL', 'https://nominatim.openstreetmap.org'),
      timeoutMillis: wholeNumber(environment, 'UPSTREAM_TIMEOUT_MS', 20_000, 100, 120_000),
      placesWaitMillis: wholeNumber(environment, 'PLACES_WAIT_MS', 4000, 0, DAY_MILLIS),
      fallback: fallback(environment),
    },
    tracing: tracing(environment),
  }
}

const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const

/** The names and the meaning are those of OpenTelemetry. */
function tracing(environment: Environment): TracingConfig | null {
  const [endpoint, tracesEndpoint] = (['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const).map((variable) =>
    address(environment, variable, 'the address of a collector that takes OTLP/HTTP, such as http://10.0.0.5:4318'),
  )
  const isOff = flag(environment, 'OTEL_SDK_DISABLED')
  const sampler = { name: oneOf(environment, 'OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on'), ratio: ratio(environment) }
  const settings = { headers: headers(environment), serviceName: environment.OTEL_SERVICE_NAME || 'pvyield', sampler }
  if (isOff || (!endpoint && !tracesEndpoint)) return null
  return { url: tracesEndpoint || `${endpoint}/v1/traces`, ...settings }
}

function ratio({ OTEL_TRACES_SAMPLER_ARG: value = '' }: Environment): number {
  if (value === '') return 1
  if (/^(0|1|0?\.\d+|[01]\.0+)$/.test(value)) return Number(value)
  throw new ConfigError(
    'OTEL_TRACES_SAMPLER_ARG',
    value,
    'give a number from 0 to 1, such as 0.1 for a tenth of the traces, or leave it unset for 1',
  )
}

function headers({ OTEL_EXPORTER_OTLP_HEADERS: value = '' }: Environment): string {
  if (/^(\s*[\w.-]+=[^,;\s]*\s*(,|$))*$/.test(value)) return value
  throw new ConfigError(
    'OTEL_EXPORTER_OTLP_HEADERS',
    '...',
    'give pairs such as api-key=secret,tenant=a, with values percent-encoded, or leave it unset',
  )
}

function wholeNumber(environment: Environment, variable: string, fallback: number, min: number, max: number): number {
  const value = environment[variable]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= min && number <= max) return number
  throw new ConfigError(variable, value, `give a whole number from ${min} to ${max}, or leave it unset for ${fallback}`)
}

function flag(environment: Environment, variable: string, fallback = false): boolean {
  const value = environment[variable] ?? ''
  if (value === '') return fallback
  if (value === '0' || value === 'false') return false
  if (value === '1' || value === 'true') return true
  throw new ConfigError(variable, value, `give 1 or 0, or leave it unset for ${fallback ? 1 : 0}`)
}

function token(environment: Environment, variable: string): string | null {
  const value = environment[variable] ?? ''
  if (value === '') return null
  if (/^[\w.~+/=-]{16,500}$/.test(value)) return value
  throw new ConfigError(variable, '...', 'give 16 to 500 letters, digits and characters of -._~+/=, or leave it unset')
}

/** An address without its trailing slash; empty when it is unset. */
function address(environment: Environment, variable: string, what: string): string {
  const value = environment[variable] ?? ''
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return value.replace(/\/+$/, '')
  throw new ConfigError(variable, value, `give ${what}, or leave it unset`)
}

/** An address that clients see. Fails: ConfigError for one with a user or password. */
function withoutUser(variable: string, value: string): string {
  const { username, password } = URL.canParse(value) ? new URL(value) : { username: '', password: '' }
  if (username === '' && password === '') return value
  throw new ConfigError(variable, value, 'give it without user and password: every answer and every mail would show them')
}

function service(environment: Environment, variable: string, publicUrl: string): { baseUrl: string } | null {
  const baseUrl = address(environment, variable, `the base URL of the service, such as ${publicUrl}`)
  return baseUrl === '' ? null : { baseUrl }
}

function nsrdb(environment: Environment): UpstreamConfig['nsrdb'] {
  const { baseUrl } = service(environment, 'NSRDB_BASE_URL', NSRDB_BASE_URL) ?? { baseUrl: NSRDB_BASE_URL }
  const [key, email] = [environment.NSRDB_API_KEY || '', environment.NSRDB_EMAIL || '']
  if (key === '') return null
  if (email.includes('@')) return { baseUrl, key, email }
  throw new ConfigError(
    'NSRDB_EMAIL',
    email,
    'give the email address that the key was registered with: the NSRDB requires it in addition to NSRDB_API_KEY',
  )
}

function fallback(environment: Environment): boolean {
  const value = environment.WEATHER_FALLBACK || 'embedded'
  if (value === 'embedded' || value === 'off') return value === 'embedded'
  throw new ConfigError('WEATHER_FALLBACK', value, 'give embedded or off, or leave it unset for embedded')
}

function databaseUrl(environment: Environment, dataDir: string): string {
  const value = environment.DATABASE_URL ?? ''
  if (value === '') return pathToFileURL(join(dataDir, 'pvyield.db')).href
  const scheme = URL.canParse(value) ? new URL(value).protocol : ''
  if (['file:', 'libsql:', 'http:', 'https:', 'ws:', 'wss:'].includes(scheme)) return value
  throw new ConfigError(
    'DATABASE_URL',
    value,
    'give the URL of a database that starts with file:, libsql://, http://, https://, ws:// or wss://, or leave it unset for a file in DATA_DIR',
  )
}

/** A file has one server, which does everything. */
function role(environment: Environment): Config['role'] {
  const value = oneOf(environment, 'ROLE', ['all', 'api', 'worker'], 'all')
  if (value === 'all' || hasDatabaseServer(environment)) return value
  throw new ConfigError('ROLE', value, `${SHARED_STORE}, or leave ROLE unset for all`)
}

function redisUrl(environment: Environment): string | null {
  const value = environment.REDIS_URL ?? ''
  if (value === '') return null
  const { protocol, hostname, pathname } = URL.canParse(value) ? new URL(value) : { protocol: '', hostname: '', pathname: '' }
  if (!/^rediss?:$/.test(protocol) || hostname === '' || !/^(\/\d*)?$/.test(pathname))
    throw new ConfigError(
      'REDIS_URL',
      value,
      'give the address of a Redis or Valkey server, such as redis://10.0.0.5:6379 or rediss://user:password@redis.example.com:6380/0, or leave it unset',
    )
  if (hasDatabaseServer(environment)) return value
  throw new ConfigError('REDIS_URL', value, `${SHARED_STORE}, or leave REDIS_URL unset`)
}

/** The address is never shown: a secret that is not percent-encoded can be any part of it. */
function objects(environment: Environment): ObjectsConfig | null {
  const { OBJECTS_URL: value = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_REGION = '' } = environment
  if (value === '') return null
  const url = URL.canParse(value) ? new URL(value) : null
  const [, bucket = '', path = ''] = /^\/([a-z0-9][a-z0-9.-]{2,62})(?:\/([\w./-]{0,200}))?$/.exec(url?.pathname ?? '') ?? []
  if (url === null || !/^https?:$/.test(url.protocol) || bucket === '' || url.search !== '' || url.hash !== '')
    throw new ConfigError(
      'OBJECTS_URL',
      '...',
      'give the address of a bucket, such as https://KEY:SECRET@s3.example.com/bucket/prefix, with each / + @ : % of KEY and SECRET percent-encoded, or leave it unset',
    )
  const prefix = path.replace(/\/*$/, path.replaceAll('/', '') === '' ? '' : '/')
  return {
    endpoint: url.origin,
    bucket,
    prefix,
    accessKeyId: credential('S3_ACCESS_KEY_ID', url.username, S3_ACCESS_KEY_ID),
    secretAccessKey: credential('S3_SECRET_ACCESS_KEY', url.password, S3_SECRET_ACCESS_KEY),
    region: S3_REGION || 'us-east-1',
  }
}

/** @param inAddress  percent-encoded */
function credential(variable: string, inAddress: string, value: string): string {
  try {
    const found = decodeURIComponent(inAddress) || value
    if (found !== '') return found
  } catch {
    // It is not percent-encoded.
  }
  throw new ConfigError(variable, '', 'give it, or give KEY:SECRET@ in OBJECTS_URL, percent-encoded')
}

const SHARED_STORE = 'set DATABASE_URL to a database server, which several servers can use'

function hasDatabaseServer({ DATABASE_URL = '' }: Environment): boolean {
  return !/^(file:.*)?$/.test(DATABASE_URL)
}

function accounts(environment: Environment): AccountsConfig {
  const mode = oneOf(environment, 'ACCOUNTS', ['open', 'metered'], 'open')
  return {
    mode,
    returnUrl: returnUrl(environment),
    smtp: smtp(environment, mode),
    stripe: stripe(environment, mode),
  }
}

const UNIT_PRICE_USD = 0.5
const STEP_MULTIPLIERS = '60:1,30:2,15:4,10:6,5:12,1:60'
const STEP_MAX_MINUTES = 1440
const MULTIPLIER_MAX = 1000

function pricing(environment: Environment): PricingConfig {
  return {
    base: wholeNumber(environment, 'PRICING_BASE', 1, 1, 1000),
    placementsPerUnit: wholeNumber(environment, 'PRICING_PLACEMENTS_PER_UNIT', 500, 1, 1_000_000),
    objectsPerUnit: wholeNumber(environment, 'PRICING_OBJECTS_PER_UNIT', 50, 1, 1_000_000),
    terrainAwareMultiplier: wholeNumber(environment, 'PRICING_TERRAIN_AWARE_MULTIPLIER', 2, 1, MULTIPLIER_MAX),
    stepMultipliers: stepMultipliers(environment),
    unitPriceMicros: unitPriceMicros(environment),
    freeUnitsPerMonth: wholeNumber(environment, 'PRICING_FREE_UNITS_PER_MONTH', 20, 0, 1_000_000),
  }
}

function stepMultipliers(environment: Environment): PricingConfig['stepMultipliers'] {
  const value = environment.PRICING_STEP_MULTIPLIERS || STEP_MULTIPLIERS
  const pairs = value.split(',').map((pair) => (/^(\d+):(\d+)$/.exec(pair.trim()) ?? []).slice(1).map(Number))
  const isWithin = (number: number, max: number) => number >= 1 && number <= max
  const isValid = pairs.every(([minutes = 0, factor = 0]) => isWithin(minutes, STEP_MAX_MINUTES) && isWithin(factor, MULTIPLIER_MAX))
  if (isValid && new Set(pairs.map(([minutes]) => minutes)).size === pairs.length) return Object.fromEntries(pairs)
  throw new ConfigError(
    'PRICING_STEP_MULTIPLIERS',
    value,
    `give steps of 1 to ${STEP_MAX_MINUTES} whole minutes, each once, with a multiplier of 1 to ${MULTIPLIER_MAX}, or leave it unset for ${STEP_MULTIPLIERS}`,
  )
}

function unitPriceMicros(environment: Environment): number {
  const value = environment.PRICING_UNIT_PRICE_USD || String(UNIT_PRICE_USD)
  if (/^\d{1,4}(\.\d{1,6})?$/.test(value) && Number(value) <= 1000) return Math.round(Number(value) * 1e6)
  throw new ConfigError(
    'PRICING_UNIT_PRICE_USD',
    value,
    `give US dollars from 0 to 1000 with at most six decimals, or leave it unset for ${UNIT_PRICE_USD}`,
  )
}

function oneOf<const Value extends string>(environment: Environment, variable: string, values: readonly Value[], fallback: Value): Value {
  const value = environment[variable] || fallback
  const known = values.find((candidate) => candidate === value)
  if (known !== undefined) return known
  throw new ConfigError(variable, value, `give ${values.join(' or ')}, or leave it unset for ${fallback}`)
}

function returnUrl(environment: Environment): string {
  const value = environment.RETURN_URL || '/account'
  const isPath = /^\/(?![/\\])/.test(value)
  if (isPath || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return withoutUser('RETURN_URL', value)
  throw new ConfigError('RETURN_URL', value, 'give the address of a page, or a path of this server, or leave it unset for /account')
}

/** A server that takes money has to send mails, unless MAIL=log is given by name. */
function smtp(environment: Environment, mode: AccountsConfig['mode']): AccountsConfig['smtp'] {
  const [url, from] = [environment.SMTP_URL || '', environment.SMTP_FROM || '']
  const way = oneOf(environment, 'MAIL', ['smtp', 'log'], url === '' && mode === 'open' ? 'log' : 'smtp')
  if (way === 'log') return null
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new ConfigError(
      'SMTP_URL',
      url === '' ? '' : '...',
      'give the mail server, such as smtps://user:password@mail.example.com, or set MAIL=log to write mails to the log',
    )
  if (!/^\S[^\r\n]*@[^\r\n]+$/.test(from))
    throw new ConfigError('SMTP_FROM', from, 'give the sender of the mails, such as "pvyield <no-reply@example.com>"')
  return { url, from }
}

const STRIPE_BASE_URL = 'https://api.stripe.com'

/** A server that takes money has to have a provider, unless PAYMENTS=test is given by name. */
function stripe(environment: Environment, mode: AccountsConfig['mode']): AccountsConfig['stripe'] {
  const [apiKey, webhookSecret] = [environment.STRIPE_API_KEY || '', environment.STRIPE_WEBHOOK_SECRET || '']
  const provider = oneOf(environment, 'PAYMENTS', ['stripe', 'test'], apiKey === '' && mode === 'open' ? 'test' : 'stripe')
  const baseUrl =
    address(environment, 'STRIPE_BASE_URL', `the address of the provider's API, such as ${STRIPE_BASE_URL}`) || STRIPE_BASE_URL
  if (provider === 'test') return null
  if (apiKey === '')
    throw new ConfigError(
      'STRIPE_API_KEY',
      '',
      'give the secret key of the payment provider, or set PAYMENTS=test for a checkout that takes no money',
    )
  if (webhookSecret === '')
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET',
      '',
      'give the signing secret of the webhook: without it nobody could tell who reports a payment',
    )
  return { apiKey, webhookSecret, baseUrl }
}
