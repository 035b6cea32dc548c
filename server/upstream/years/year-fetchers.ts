import type { UpstreamConfig } from '../../config.ts'
import type { HttpUpstream } from '../http-fetch.ts'
import type { Upstreams } from '../upstreams.ts'
import { YEAR_SOURCES, type YearSourceId } from './index.ts'
import { YearFetcher } from './year-fetcher.ts'
import type { Access } from './year-source.ts'

export type YearFetchers = Readonly<Record<YearSourceId, YearFetcher | null>>

const NO_ACCESS: Access = { key: '', email: '', template: '' }

/** The sources of real years; null for those that are not configured. */
export function yearFetchers(upstreams: Upstreams, config: UpstreamConfig): YearFetchers {
  const open = (id: YearSourceId, upstream: HttpUpstream | null, access: Partial<Access> = {}) =>
    upstream === null ? null : new YearFetcher(YEAR_SOURCES[id], upstream, { ...NO_ACCESS, ...access })
  return {
    open_meteo: open('open_meteo', upstreams.openMeteo, { key: config.openMeteo?.key ?? '' }),
    era5: open('era5', upstreams.era5, { template: config.era5?.template ?? '' }),
    nasa_power: open('nasa_power', upstreams.nasaPower),
    cams: open('cams', upstreams.cams, { key: config.cams?.email ?? '' }),
    pvgis: open('pvgis', upstreams.pvgis),
    nsrdb: open('nsrdb', upstreams.nsrdb, { key: config.nsrdb?.key ?? '', email: config.nsrdb?.email ?? '' }),
    solcast: open('solcast', upstreams.solcast),
    solargis: open('solargis', upstreams.solargis),
  }
}
