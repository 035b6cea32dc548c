import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../generated/routes.gen.ts'
import { MEBIBYTE } from '../../server/http/mebibyte.ts'

const ROOT = join(import.meta.dir, '..', '..')

type Value = number | { readonly [name: string]: Value }

/**
 * The value of a constant of the server or engine, most of which are private to their file: the document shows it, nobody
 * else needs it.
 * Fails: Error when the file has no such constant.
 */
function constantOf(path: string, name: string): Value {
  const [constant = '', ...members] = name.split('.')
  const pattern = new RegExp(`^(?:export )?const ${constant}(?:: \\w+)? = (\\{\\n.*?\\n\\}|[^\\n]+?)(?: as const)?(?: //[^\\n]*)?$`, 'ms')
  const [, text] = pattern.exec(readFileSync(join(ROOT, path), 'utf8')) ?? []
  if (text === undefined) throw new Error(`${path} has no constant ${constant}: correct scripts/docs/limits.ts`)
  const value: Value = new Function('MEBIBYTE', `return ${text}`)(MEBIBYTE)
  return members.reduce((object, member) => (object as Record<string, Value>)[member] ?? Number.NaN, value)
}

/** A number of a constant, such as `10,000`, over a unit. */
function number(path: string, name: string, unit = 1): string {
  const value = Number(constantOf(path, name)) / unit
  if (!Number.isFinite(value)) throw new Error(`${name} of ${path} is no number`)
  return value.toLocaleString('en-US')
}

const kib = (path: string, name: string) => `${number(path, name, 1024)} KiB`
const mib = (path: string, name: string) => `${number(path, name, MEBIBYTE)} MiB`
const mb = (path: string, name: string) => `${number(path, name, 1e6)} MB`
const seconds = (path: string, name: string) => `${number(path, name, 1000)} s`

/** A setting with its default, as readConfig of the server states it. */
function setting(variable: string, unit = 1, name = ''): string {
  const source = ['config.ts', 'settings/upstream.ts'].map((file) => readFileSync(join(ROOT, 'server', file), 'utf8')).join('')
  const [, text] = new RegExp(`'${variable}', ([\\d_]+),`).exec(source) ?? []
  if (text === undefined) throw new Error(`The server has no setting ${variable}: correct scripts/docs/limits.ts`)
  return `\`${variable}\`, ${(Number(text.replaceAll('_', '')) / unit).toLocaleString('en-US')}${name}`
}

/** The limits of operations for bodies that differ, in MiB, the largest last. */
function bodies(limit: 'maxBytes' | 'maxInflatedBytes'): string {
  const sizes = [...new Set(routes.map((route) => route[limit]))].sort((a, b) => a - b)
  return sizes.map((bytes) => bytes / MEBIBYTE).join(', ')
}

const BUSY = '503 `overloaded` with `Retry-After`'
const INVALID = '422 `validation_error`'
const COSTLY = '422 `too_costly` with what would fit'
const LIMITED = '429 `rate_limited`'
const JSON_LIMITS = 'server/http/json-limits.ts'
const COST = 'server/engine/cost.ts'
const JOBS = 'server/workers/waiting-jobs.ts'
const YEARS = 'server/upstream/years/year-fetcher.ts'
const FETCHES = 'server/weather/fetched-years.ts'
const SIGN_IN = 'server/accounts/sign-in.ts'
const WEBHOOKS = 'server/webhooks/service.ts'
const DELIVERIES = 'server/webhooks/delivery-store.ts'
const SENDER = 'server/webhooks/sender.ts'
const PAYMENTS = 'server/charging/payments/service.ts'
const ANSWERED = 'server/runs/answerable.ts'

/** What is limited, the limit, and the answer to what is beyond. */
type Row = readonly [limit: string, value: string, answer: string]

const json = (name: string) => number(JSON_LIMITS, name)
const FORM = 'server/http/multipart.ts'
const BODIES: readonly Row[] = [
  ['body as sent, by operation', `${bodies('maxBytes')} MiB`, '413 `payload_too_large`'],
  [
    'body after gzip inflation, by operation; the largest is for weather and scenes',
    `${bodies('maxInflatedBytes')} MiB`,
    '413 `payload_too_large`',
  ],
  ['weather file in an upload, after gzip inflation', mib('engine/files/weather/limits.ts', 'FILE_BYTES_MAX'), INVALID],
  [
    'component file (PAN, OND) in an upload',
    `${kib('engine/files/pan/index.ts', 'PAN.bytesMax')}, ${number('engine/files/pan/index.ts', 'PAN.linesMax')} lines, nested ${number('engine/files/pvsyst-object.ts', 'DEPTH_MAX')} deep`,
    INVALID,
  ],
  [
    'variant, scene, project, site in an upload',
    `${mib('engine/files/project/index.ts', 'KIND.bytesMax')}, ${number('engine/files/project/index.ts', 'KIND.linesMax')} lines, nested ${number('engine/files/pvsyst-object.ts', 'DEPTH_MAX')} deep, lists of ${number('engine/files/project/object-facts.ts', 'ITEMS_MAX')} items`,
    INVALID,
  ],
  ['bodies of all requests in memory, as sent', setting('BODIES_MAX_MB', 1, ' MB'), BUSY],
  [
    'time of the head of a request',
    `${number('server/http/listen.ts', 'HEAD_SECONDS')} s for the first of a connection, ${number('server/http/visit.ts', 'IDLE_SECONDS')} s for the next`,
    'closed connection',
  ],
  [
    'time of a body',
    `${seconds('server/http/body-deadline.ts', 'GRACE_MILLIS')}, then ${number('server/http/body-deadline.ts', 'RATE_BYTES_PER_MILLI')} kB/s on average`,
    '408 `request_timeout`, closed',
  ],
  ['encodings of a body', 'plain, gzip', '415 `unsupported_media_type`'],
  ['parts of a form, header of a part', `${number(FORM, 'PARTS_MAX')}, ${kib(FORM, 'PART_HEADER_MAX_BYTES')}`, INVALID],
  ['nesting of JSON', `${json('DEPTH_MAX')} levels`, `${INVALID} with the path`],
  ['items of a list in JSON: the longest weather column', json('ITEMS_MAX'), `${INVALID} with the path`],
  [
    `values, texts, lists and objects, keys of JSON above ${kib('server/http/sent-json.ts', 'COUNTED_FROM_BYTES')}`,
    ['VALUES_MAX', 'TEXTS_MAX', 'CONTAINERS_MAX', 'KEYS_MAX'].map(json).join('; '),
    `${INVALID} that names the limit`,
  ],
  [
    'keys of one object, one text, in such JSON',
    `${json('OBJECT_KEYS_MAX')}; ${mib(JSON_LIMITS, 'TEXT_MAX_BYTES')}`,
    `${INVALID} with the path`,
  ],
  [
    'failures listed in one answer, `NaN` and `Infinity` among them',
    number('server/http/problem.ts', 'LISTED_MAX'),
    `${INVALID}; \`errors_omitted\` counts the rest`,
  ],
]

const room = (name: string) =>
  `${number(JOBS, `${name}.tasks`)}; ${mib(JOBS, `${name}.size`)} of requests; ${number(JOBS, `${name}.seconds`, name === 'LIMITS' ? 1 : 3600)} ${name === 'LIMITS' ? 's' : 'h'} of estimated work; a caller at most half of what the others leave`
const small = (name: string, unit = 1) => number('server/workers/protocol.ts', `SMALL_MAX.${name}`, unit)
const processor = (name: string) => number('server/workers/time-limits.ts', `PROCESSOR.${name}`, 1000)
const WORK: readonly Row[] = [
  [
    'objects of a scene: prisms, cylinders, segments of walls and tree lines',
    number('engine/scene/checks/objects.ts', 'BODIES_MAX'),
    `${INVALID} at \`scene.objects\``,
  ],
  [
    'shade of a scene, by estimate',
    `${number(COST, 'RUN_SECONDS_MAX')} s of a core for a run, ${number(COST, 'TREE_SECONDS_MAX')} s for a tree, ${number(COST, 'DAY_SECONDS_MAX')} s for a day or a picture`,
    '422 `too_costly` at `scene`',
  ],
  [
    'orientation bins of a scene; their columns for a day of weather',
    `${number('engine/scene/bins.ts', 'BINS_MAX')}; ${mb(COST, 'PLANE_BYTES_MAX')}`,
    `${INVALID}; 422 \`too_costly\` at \`scene\``,
  ],
  ['work of one run, by estimate (rows, options, years of operation, series)', `${number(COST, 'RUN_SECONDS_MAX')} s of a core`, COSTLY],
  ['work of one comparison of options, by estimate', `${number(COST, 'TREE_SECONDS_MAX')} s of a core`, COSTLY],
  [
    'work of one study, by estimate: a sweep, an optimisation, an uncertainty of a plant; a batch; a budget of uncertainties',
    `${number(COST, 'STUDY_SECONDS_MAX')}; ${number('server/runs/batch/batch-check.ts', 'BATCH_SECONDS_MAX')}; ${number('server/uncertainty/budgets.ts', 'SECONDS_MAX')} s of a core`,
    COSTLY,
  ],
  [
    'variants of a sweep, requests of a batch',
    `${number('engine/studies/sweep/axes.ts', 'VARIANTS_MAX')}, ${number('engine/studies/batch/limits.ts', 'BATCH_REQUESTS_MAX')}`,
    '422 `validation_error`',
  ],
  [
    'open streams of the events of studies',
    `${number('server/runs/study-events.ts', 'CALLER_STREAMS_MAX')} of an account, or address without one; ${number('server/runs/study-events.ts', 'STREAMS_MAX')} of a server`,
    '429 `rate_limited`; 503 `overloaded`, both with `Retry-After`',
  ],
  ['series of one stored run', `${number(COST, 'STORED_VALUES_MAX')} values`, COSTLY],
  [
    'processor time of a task',
    `${processor('leastMillis')} s and ${processor('perSecondMillis')} times its estimate`,
    '422 `run_failed` of a run, 422 `too_costly` of another task',
  ],
  [
    'time that a request waits for its run',
    setting('SYNC_WAIT_MS', 1000, ' s, and longer while a worker still checks it'),
    '202 with the address of the run',
  ],
  [
    'time that a request waits for other work',
    setting('WORK_WAIT_MS', 1000, ' s, and 8 times its estimate; a run that is not accepted yet `SYNC_WAIT_MS` more'),
    BUSY,
  ],
  [
    'a worker that reaches no checkpoint',
    `${seconds('server/workers/time-limits.ts', 'SILENCE_MAX_MILLIS')} of the processor time that the process got`,
    'the worker is replaced, its task tried once more',
  ],
  ['tasks that wait for an answer', room('LIMITS'), BUSY],
  ['accepted runs that wait', room('BACKGROUND_LIMITS'), BUSY],
  [
    `tasks of more than ${small('seconds')} s or ${small('bytes', 1e6)} MB at the same time`,
    `${mb('server/workers/pool.ts', 'MEMORY_MAX_BYTES')} together; \`WORKERS\` less one, at least 1`,
    'they wait',
  ],
  [
    'attempts of an accepted run after one that ended with its server',
    number('server/runs/background.ts', 'ALONE_MAX'),
    '422 `run_failed` when it is read',
  ],
]

const values = (name: string) => number(ANSWERED, `ANSWERED_VALUES_MAX.${name}`)
const ANSWERS: readonly Row[] = [
  [
    'series values in one answer',
    `JSON of a run ${values('run.json')}, its CSV and Arrow ${values('run.csv')}, JSON of a stored run ${values('stored.json')}, an answer with an \`Idempotency-Key\` ${values('kept.json')}, \`series.csv\` none`,
    `${INVALID} that says what fits`,
  ],
  [
    `answers above ${mib('server/http/respond.ts', 'WHOLE_MAX_BYTES')}, and those made while they are sent, that are being sent`,
    `${setting('ANSWERS_MAX_MB', 1, ' MB')}, half of it for one address; one that is made while it is sent counts as ${mib('server/http/respond.ts', 'MADE_BYTES')}`,
    BUSY,
  ],
  [
    'time that a client may take nothing of such an answer',
    seconds('server/http/sending.ts', 'STALLED_MILLIS'),
    'the connection is closed',
  ],
  [
    'call to an outside service',
    `${setting('UPSTREAM_TIMEOUT_MS', 1000, ' s')}; ${mb('server/upstream/upstreams.ts', 'YEAR_BYTES_MAX')} for a year, ${mb('server/upstream/upstreams.ts', 'PLACES_BYTES_MAX')} for places`,
    '503 `geo_unavailable`, or embedded data that says so',
  ],
  [
    'years of a source (`POST /api/weather/fetch`)',
    `20 of Open-Meteo, ERA5 and NASA POWER, 10 of PVGIS, NSRDB and CAMS, 3 of Solcast and Solargis; ${mb(YEARS, 'BYTES_MAX')} of answers; ${number(YEARS, 'PATIENCE')} times \`UPSTREAM_TIMEOUT_MS\` in all; ${number(FETCHES, 'FETCHES_AT_ONCE')} fetches of the service at once, ${number(FETCHES, 'FETCHES_WAITING_MAX')} wait`,
    `${INVALID}, 503 \`geo_unavailable\``,
  ],
  ['weathers of a comparison (`POST /api/weather/compare`)', '8', INVALID],
  [
    'library search',
    `${number('engine/library/query.ts', 'QUERY_MAX_CHARS')} characters, ${number('engine/library/query.ts', 'WORDS_MAX')} words, 1,000 entries a page`,
    '422 beyond; further words are not read',
  ],
  ['place search', `2 to 200 characters, ${number('server/geo/place-search.ts', 'MATCHES_MAX')} matches`, '422 beyond'],
]

const links = (name: string) => number(SIGN_IN, name)
const CALLERS: readonly Row[] = [
  [
    'requests of one address in progress',
    setting('REQUESTS_PER_ADDRESS', 1, '; health, readiness and metrics are answered beyond'),
    `${BUSY}, closed`,
  ],
  ['metrics', '`METRICS_TOKEN`', '401 `unauthorized`; 403 `forbidden` on a public address without the setting'],
  [
    'new weather locations of an account, or address without one',
    setting('NEW_LOCATIONS_PER_HOUR', 1, ' an hour'),
    `${LIMITED} with \`Retry-After\` and \`RateLimit-*\``,
  ],
  [
    'comparisons of options, sizings and budgets of uncertainty without an account, where runs are charged',
    setting('FREE_COMPARISONS_PER_HOUR', 1, ' an hour'),
    '401 `unauthorized`',
  ],
  [
    'sign-in links',
    `${links('LINKS_PER_ADDRESS')} an hour and address, ${links('LINKS_PER_EMAIL')} an hour and email address`,
    `${LIMITED} with \`Retry-After\` and \`RateLimit-*\``,
  ],
  ['sign-in links that do not work', `${links('WRONG_LINKS_PER_ADDRESS')} an hour and address`, LIMITED],
  ['mails that are being delivered', number('server/mail/service.ts', 'DELIVERIES_MAX'), BUSY],
  [
    'API keys',
    `${number('server/accounts/keys.ts', 'KEYS_MAX')} of an account; ${number('server/accounts/keys.ts', 'KEYS_PER_HOUR')} new an hour by session, and as many by keys`,
    `403 \`forbidden\`; ${LIMITED}`,
  ],
  [
    'webhooks',
    `${number(WEBHOOKS, 'WEBHOOKS_MAX')} of an account; ${number(WEBHOOKS, 'PER_HOUR')} new ones and tests an hour by session, and as many by keys`,
    `403 \`forbidden\`; ${LIMITED}`,
  ],
  ['events that wait for a webhook', '1,000', 'none; those beyond are counted in `events_dropped` and not sent'],
  [
    'attempt to call a webhook',
    `10 s; ${number(DELIVERIES, 'PER_WEBHOOK')} at once to a webhook, ${number(DELIVERIES, 'PER_ACCOUNT')} of an account, ${number(SENDER, 'PER_HOST')} to a host, ${number(SENDER, 'AT_ONCE')} of a server; 10 attempts`,
    'the log of the webhook says it',
  ],
  ['log of a webhook', `${number(DELIVERIES, 'LOG_ROWS')} deliveries, 30 days`, 'none; the oldest are deleted'],
  [
    'checkouts; looks at the payment provider (confirm, sync, portal)',
    `${number(PAYMENTS, 'CHECKOUTS_PER_HOUR')}; ${number(PAYMENTS, 'LOOKS_PER_HOUR')} an hour by session, and as many by keys`,
    LIMITED,
  ],
  ['exports of an account', `${number('server/accounts/service.ts', 'EXPORTS_PER_HOUR')} an hour by session, and as many by keys`, LIMITED],
  [
    'feedback of an account, or address without one',
    `${number('server/feedback/service.ts', 'PER_HOUR')} an hour, 10,000 characters each`,
    LIMITED,
  ],
  [
    'logo',
    `${mib('clients/report/logo-file.ts', 'LOGO_MAX_BYTES')}, ${number('clients/report/logo-file.ts', 'SIDE_MAX')} pixels a side, ${number('clients/report/logo-file.ts', 'PIXELS_MAX')} pixels, ${number('clients/report/logo-file.ts', 'CHANNEL_BITS_MAX')} bits a channel`,
    `${INVALID} of \`file\``,
  ],
  [
    'accounts and addresses remembered for each of these limits',
    number('server/http/rate-limit.ts', 'CALLERS_MAX'),
    'none; the longest idle is forgotten',
  ],
]

const STORE: readonly Row[] = [
  ['wait for a locked store', seconds('server/db/database.ts', 'LOCKED_MILLIS'), '503 `overloaded`'],
  ['store full, read-only, missing, damaged or unreachable', '', '503 `storage_unavailable` with `Retry-After`'],
  [
    'results that wait for a failing store',
    mib('server/db/waiting-writes.ts', 'WAITING_MAX_BYTES'),
    'none; the run runs again at the next start',
  ],
  [
    'stored runs of an account',
    `${setting('ACCOUNT_RUNS_MAX')}; ${setting('ACCOUNT_RUNS_MAX_MB', 1, ' MB')}`,
    '403 `quota_exceeded`, until the account deletes some',
  ],
  [
    'stored uploads of an account',
    `${setting('ACCOUNT_UPLOADS_MAX')}; ${setting('ACCOUNT_UPLOADS_MAX_MB', 1, ' MB')}`,
    'none; its oldest are deleted',
  ],
  ['stored background runs without an account', setting('RUNS_MAX_MB', 1, ' MB'), 'none; the oldest that have ended are deleted'],
  ['stored uploads without an account', setting('UPLOADS_MAX_MB', 1, ' MB'), 'none; the oldest are deleted'],
  ['stored idempotency records', setting('IDEMPOTENCY_MAX_MB', 1, ' MB'), 'none; the oldest are deleted, and their requests run again'],
  [
    'answer kept for an idempotency key',
    `${mb('server/idempotency/service.ts', 'KEPT_ANSWER_MAX_BYTES')} compressed`,
    `${INVALID} of \`idempotency-key\``,
  ],
  ['typical years that the service makes', setting('EMBEDDED_YEARS_MAX_MB', 1, ' MB'), 'none; the oldest are deleted, and made again'],
  [
    'stored horizons and place searches',
    `${mb('server/assembly/site-services.ts', 'PLACES_MAX_BYTES')}, ${number('server/geo/answers.ts', 'ANSWERS_MAX')} answers`,
    'none; the oldest are deleted',
  ],
  ['security events', `${number('server/accounts/events.ts', 'KEPT_MILLIS', 86_400_000)} days`, 'none; the oldest are deleted'],
]

/** The document of all limits. */
export function limitsDocument(): string {
  const table = [...BODIES, ...WORK, ...ANSWERS, ...CALLERS, ...STORE].map((cells) => `| ${cells.join(' | ')} |`)
  return `# Limits

\`bun run fix\` writes this file from the constants and settings of the service; do not edit it
(\`scripts/docs/limits.ts\`). A name in capitals is a setting with its default: [operations.md](operations.md).

Every refusal is \`application/problem+json\` with \`code\`, \`field\`, \`errors\` and \`request_id\`; \`/docs/problems/<code>\`
explains each code.

| Limit | Value | Answer to what is beyond |
|---|---|---|
${table.join('\n')}
`
}
