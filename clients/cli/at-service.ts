import { createPvyield, type Pvyield } from '@pvyield/sdk'
import type { Call } from './command.ts'
import { withOwnService } from './own-service.ts'
import { type Asking, askingFor, connectTo } from './service.ts'
import { exitCode } from './stop-words.ts'
import { InputError } from './usage-error.ts'

/** A service that works for one call of a command. */
export interface ServiceOfCall {
  readonly pvyield: Pvyield
  /** The same service, asked for another form than JSON. */
  accepting(mediaType: string): Promise<Pvyield>
  /** Whether it ends with the call, and with it the weather that it stores. */
  readonly isOwn: boolean
}

/** Years of minutes take a while to read, on a slow machine. */
const LIMIT_MS = 1_800_000

/** Sources that need no key of an operator are switched on: a call names the one that it wants. */
const SOURCES: Readonly<Record<string, string>> = {
  PVGIS_BASE_URL: 'https://re.jrc.ec.europa.eu',
  OPEN_METEO_BASE_URL: 'https://archive-api.open-meteo.com',
  NASA_POWER_BASE_URL: 'https://power.larc.nasa.gov',
  CAMS_BASE_URL: 'https://api.soda-solardata.com',
  SOLCAST_BASE_URL: 'https://api.solcast.com.au',
  SOLARGIS_BASE_URL: 'https://solargis.info',
}

/** What a service of its own takes of the environment: nothing that would make it use the store or the accounts of another one. */
const TAKEN = [
  /^(PATH|HOME|TMPDIR|LANG|LC_ALL|XDG_CACHE_HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR)$/,
  /^(https?|no)_proxy$/i,
  /^(ERA5_URL|UPSTREAM_TIMEOUT_MS)$/,
  /^(NSRDB|PVGIS|OPEN_METEO|NASA_POWER|CAMS|SOLCAST|SOLARGIS)_(BASE_URL|API_KEY|EMAIL)$/,
]

/**
 * Does work at the service that a call names, or else at one of this program that lives as long as the work.
 * Fails: UsageError; InputError when its own service does not start, or ends before the work.
 */
export async function atService<Result>({ values, root }: Call, work: (service: ServiceOfCall) => Promise<Result>): Promise<Result> {
  const { server } = values
  const asked: Asking = { timeoutMs: LIMIT_MS }
  if (server !== undefined) {
    const accepting = (accept: string) => connectTo(server, { ...asked, accept })
    return work({ pvyield: await connectTo(server, asked), accepting, isOwn: false })
  }
  return ownService(root, (address) => {
    const accepting = async (accept: string) => createPvyield({ baseUrl: address, ...askingFor({ ...asked, accept }) })
    return work({ pvyield: createPvyield({ baseUrl: address, ...askingFor(asked) }), accepting, isOwn: true })
  })
}

/** Ends the program as a signal asks, after its service. */
async function ownService<Result>(root: string, work: (address: string) => Promise<Result>): Promise<Result> {
  let signal: NodeJS.Signals | null = null
  const note = (each: NodeJS.Signals) => {
    signal = each
  }
  process.on('SIGINT', note).on('SIGTERM', note)
  try {
    return await withOwnService(root, environmentOf(process.env), (address, ended) => Promise.race([work(address), ended.then(refuse)]))
  } finally {
    process.off('SIGINT', note).off('SIGTERM', note)
    if (signal !== null) process.exit(exitCode(null, signal))
  }
}

function refuse(): never {
  throw new InputError('The service of this command has ended before its answer: call it again, or name a service with --server')
}

/** Addresses that a caller sets to nothing stay off. */
function environmentOf(own: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const taken = Object.entries(own).filter(([name]) => TAKEN.some((pattern) => pattern.test(name)))
  return { WORKERS: '1', ...SOURCES, ...Object.fromEntries(taken) }
}
