import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError, type Environment, oneOf } from './values.ts'

/**
 * `api` answers requests and leaves the runs that it accepts to others; `worker` makes those; `all`
 * does both.
 */
export type Role = 'all' | 'api' | 'worker'

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

export function databaseUrl(environment: Environment, dataDir: string): string {
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
export function role(environment: Environment): Role {
  const value = oneOf(environment, 'ROLE', ['all', 'api', 'worker'], 'all')
  if (value === 'all' || hasDatabaseServer(environment)) return value
  throw new ConfigError('ROLE', value, `${SHARED_STORE}, or leave ROLE unset for all`)
}

export function redisUrl(environment: Environment): string | null {
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
export function objects(environment: Environment): ObjectsConfig | null {
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
