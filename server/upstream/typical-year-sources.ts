import type { UpstreamConfig } from '../config.ts'
import { NsrdbTypicalYears } from './nsrdb-tmy.ts'
import { PvgisTypicalYears } from './pvgis-tmy.ts'
import type { TypicalYearSource } from './typical-year-source.ts'
import type { Upstreams } from './upstreams.ts'

/** The sources of typical years; null for those that are not configured. */
export function typicalYearSources(
  { nsrdb, pvgis }: Upstreams,
  config: UpstreamConfig,
): Record<'nsrdb' | 'pvgis', TypicalYearSource | null> {
  return {
    nsrdb: nsrdb === null || config.nsrdb === null ? null : new NsrdbTypicalYears(nsrdb, config.nsrdb),
    pvgis: pvgis === null ? null : new PvgisTypicalYears(pvgis),
  }
}
