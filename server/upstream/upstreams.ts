import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { VERSION } from '../version.ts'
import { HttpUpstream, type UpstreamOptions } from './http-fetch.ts'
import { YEAR_SOURCES } from './years/index.ts'

/**
 * The configured outside services; null for the others. Each service has one object, so that a
 * pause applies to all callers.
 */
export interface Upstreams {
  readonly nsrdb: HttpUpstream | null
  readonly pvgis: HttpUpstream | null
  readonly openMeteo: HttpUpstream | null
  readonly era5: HttpUpstream | null
  readonly nasaPower: HttpUpstream | null
  readonly cams: HttpUpstream | null
  readonly solcast: HttpUpstream | null
  readonly solargis: HttpUpstream | null
  readonly geocoder: HttpUpstream | null
}

/** A typical year has 1 MB (NSRDB) to 1.5 MB (PVGIS), a list of places a few kB. */
const YEAR_BYTES_MAX = 8_000_000
const PLACES_BYTES_MAX = 1_000_000

export function openUpstreams({ upstream, baseUrl: ownUrl }: Pick<Config, 'upstream' | 'baseUrl'>, log: Log, metrics: Metrics): Upstreams {
  const contact = [ownUrl, upstream.nsrdb?.email].filter(Boolean).join('; ')
  const userAgent = `pvyield/${VERSION}${contact === '' ? '' : ` (${contact})`}`
  const { timeoutMillis } = upstream
  const open = (source: keyof Upstreams, service: string, bytesMax: number): HttpUpstream | null => {
    const settings = upstream[source]
    if (settings === null) return null
    const label = source.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const count: UpstreamOptions['count'] = (outcome, millis) => metrics.countUpstream(label, outcome, millis)
    return new HttpUpstream({ service, baseUrl: settings.baseUrl, userAgent, timeoutMillis, bytesMax, log, count })
  }
  return {
    nsrdb: open('nsrdb', 'NSRDB', YEAR_BYTES_MAX),
    pvgis: open('pvgis', 'PVGIS', YEAR_BYTES_MAX),
    openMeteo: open('openMeteo', YEAR_SOURCES.open_meteo.service, YEAR_BYTES_MAX),
    era5: open('era5', YEAR_SOURCES.era5.service, YEAR_BYTES_MAX),
    nasaPower: open('nasaPower', YEAR_SOURCES.nasa_power.service, YEAR_BYTES_MAX),
    cams: open('cams', YEAR_SOURCES.cams.service, YEAR_BYTES_MAX),
    solcast: open('solcast', YEAR_SOURCES.solcast.service, YEAR_BYTES_MAX),
    solargis: open('solargis', YEAR_SOURCES.solargis.service, YEAR_BYTES_MAX),
    geocoder: open('geocoder', 'The place search', PLACES_BYTES_MAX),
  }
}
