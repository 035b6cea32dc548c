import { cams } from './cams.ts'
import { era5Mirror } from './era5-mirror.ts'
import { nasaPower } from './nasa-power.ts'
import { nsrdbYears } from './nsrdb-years.ts'
import { openMeteo } from './open-meteo.ts'
import { pvgisYears } from './pvgis-years.ts'
import { solargis } from './solargis.ts'
import { solcast } from './solcast.ts'
import type { YearSource } from './year-source.ts'

/** Sources of real years under their names on the wire. */
export const YEAR_SOURCES = {
  open_meteo: openMeteo,
  era5: era5Mirror,
  nasa_power: nasaPower,
  cams,
  pvgis: pvgisYears,
  nsrdb: nsrdbYears,
  solcast,
  solargis,
} as const satisfies Record<string, YearSource>

export type YearSourceId = keyof typeof YEAR_SOURCES
