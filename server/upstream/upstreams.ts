import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { HttpUpstream } from './http-fetch.ts'

/** The outside services that are configured; null for those that are not. One object a service: a pause holds for all who ask it. */
export interface Upstreams {
  readonly nsrdb: HttpUpstream | null
  readonly pvgis: HttpUpstream | null
  readonly geocoder: HttpUpstream | null
}

/** A typical year has 1 MB (NSRDB) to 1.5 MB (PVGIS), a list of places some kB. */
const YEAR_BYTES_MAX = 8_000_000
const PLACES_BYTES_MAX = 1_000_000

const { version } = JSON.parse(readFileSync(join(import.meta.dir, '..', 'package.json'), 'utf8')) as { version: string }

export function openUpstreams({ upstream, baseUrl: ownUrl }: Pick<Config, 'upstream' | 'baseUrl'>, log: Log): Upstreams {
  const contact = [ownUrl, upstream.nsrdb?.email].filter(Boolean).join('; ')
  const userAgent = `pvyield/${version}${contact === '' ? '' : ` (${contact})`}`
  const open = (service: string, settings: { baseUrl: string } | null, bytesMax: number): HttpUpstream | null =>
    settings === null
      ? null
      : new HttpUpstream({ service, baseUrl: settings.baseUrl, userAgent, timeoutMillis: upstream.timeoutMillis, bytesMax, log })
  return {
    nsrdb: open('NSRDB', upstream.nsrdb, YEAR_BYTES_MAX),
    pvgis: open('PVGIS', upstream.pvgis, YEAR_BYTES_MAX),
    geocoder: open('The place search', upstream.geocoder, PLACES_BYTES_MAX),
  }
}
