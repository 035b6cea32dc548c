import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { TYPICAL_YEAR_EDITION } from '@pvyield/engine'
import { type Place, weatherId } from './location.ts'

/** Sources of typical years beyond this service. */
export type OutsideSource = 'nsrdb' | 'pvgis'
/** A source under whose name a year is stored. */
export type Source = OutsideSource | 'embedded'
/** What a request may ask for. */
export type WantedSource = SimpleRunRequest['weather_source']

/** How to switch a source on, for its operator. */
export const SETTINGS = { nsrdb: 'NSRDB_API_KEY and NSRDB_EMAIL', pvgis: 'PVGIS_BASE_URL' } as const satisfies Record<OutsideSource, string>

/** West of this meridian are the Americas and, in sight of their satellites, the islands of the Pacific; the Azores are east of it. */
const AMERICAS_EAST_DEG = -32

/** In which order sources are asked; the first year found is the answer. */
const ORDERS: Record<WantedSource, (place: Place) => readonly [Source, ...Source[]]> = {
  auto: ({ longitude }) => (longitude < AMERICAS_EAST_DEG ? ['nsrdb', 'pvgis', 'embedded'] : ['pvgis', 'nsrdb', 'embedded']),
  nsrdb: () => ['nsrdb'],
  americas_db: () => ['nsrdb'],
  pvgis: () => ['pvgis'],
  europe_db: () => ['pvgis'],
  embedded: () => ['embedded'],
}

/** What tells the years of a source apart. One that is fetched stays as it was; one that is made is another year in every edition. */
const IDENTITIES = { nsrdb: 'nsrdb', pvgis: 'pvgis', embedded: `embedded ${TYPICAL_YEAR_EDITION}` } as const satisfies Record<
  Source,
  string
>

/** Id of the typical year that a source has of a place. */
export function typicalYearId(source: Source, { latitude, longitude }: Place): string {
  return weatherId(`${IDENTITIES[source]} ${latitude} ${longitude}`)
}

export function sourcesFor(wanted: WantedSource, place: Place): readonly [Source, ...Source[]] {
  return ORDERS[wanted](place)
}
