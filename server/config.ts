import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Settings of the server; every one has a working default. */
export interface Config {
  port: number
  host: string
  /** Address that clients see, without a slash at the end; empty: links are paths on this server. */
  baseUrl: string
  /** Folder of the store and of nothing else. */
  dataDir: string
  /** libSQL database: a file, or the address of a remote server. */
  databaseUrl: string
  /** Workers that simulate. */
  workers: number
  /** How long a request waits for its run before it answers 202. */
  syncWaitMillis: number
  /** The client's address is the last one that the proxy in front adds to `X-Forwarded-For`. */
  trustProxy: boolean
}

/** A setting that the server cannot start with; the message names the variable and the fix. */
export class ConfigError extends Error {
  constructor(variable: string, value: string, fix: string) {
    super(`${variable}=${JSON.stringify(value)}: ${fix}`)
    this.name = 'ConfigError'
  }
}

type Environment = Readonly<Record<string, string | undefined>>

const DAY_MILLIS = 86_400_000

/**
 * Reads the settings from environment variables.
 * Fails: ConfigError for the first variable that is not usable.
 */
export function readConfig(environment: Environment): Config {
  const dataDir = resolve(environment.DATA_DIR || './data')
  openAccounts(environment)
  return {
    port: wholeNumber(environment, 'PORT', 8080, 0, 65_535),
    host: environment.HOST || '127.0.0.1',
    baseUrl: baseUrl(environment),
    dataDir,
    databaseUrl: databaseUrl(environment, dataDir),
    workers: wholeNumber(environment, 'WORKERS', availableParallelism(), 1, 256),
    syncWaitMillis: wholeNumber(environment, 'SYNC_WAIT_MS', 8000, 0, DAY_MILLIS),
    trustProxy: flag(environment, 'TRUST_PROXY'),
  }
}

function wholeNumber(environment: Environment, variable: string, fallback: number, min: number, max: number): number {
  const value = environment[variable]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= min && number <= max) return number
  throw new ConfigError(variable, value, `give a whole number from ${min} to ${max}, or leave it unset for ${fallback}`)
}

function flag(environment: Environment, variable: string): boolean {
  const value = environment[variable] ?? ''
  if (value === '' || value === '0' || value === 'false') return false
  if (value === '1' || value === 'true') return true
  throw new ConfigError(variable, value, 'give 1 or 0, or leave it unset for 0')
}

function baseUrl(environment: Environment): string {
  const value = environment.BASE_URL ?? ''
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return value.replace(/\/+$/, '')
  throw new ConfigError('BASE_URL', value, 'give the address that clients use, such as https://pv.example.com, or leave it unset')
}

function databaseUrl(environment: Environment, dataDir: string): string {
  const value = environment.DATABASE_URL ?? ''
  if (value === '') return pathToFileURL(join(dataDir, 'pvyield.db')).href
  const scheme = URL.canParse(value) ? new URL(value).protocol : ''
  if (['file:', 'libsql:', 'http:', 'https:', 'ws:', 'wss:'].includes(scheme)) return value
  throw new ConfigError('DATABASE_URL', value, 'give file:, libsql:// or http:// with a database, or leave it unset for a file in DATA_DIR')
}

function openAccounts(environment: Environment): void {
  const value = environment.ACCOUNTS ?? ''
  if (value !== '' && value !== 'open') {
    throw new ConfigError('ACCOUNTS', value, 'this version runs without accounts: give open, or leave it unset')
  }
}
