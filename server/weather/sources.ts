import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { type Place, TYPICAL_YEAR_EDITION } from '@pvyield/engine/quick'
import { weatherId } from './location.ts'

/** Outside sources of typical years. */
export type OutsideSource = 'nsrdb' | 'pvgis'
/** A source under whose name a year is stored. */
export type Source = OutsideSource | 'embedded'
/** A source that a request may name. */
export type WantedSource = SimpleRunRequest['weather_source']

/** Settings by which the operator switches a source on. */
export const SETTINGS = { nsrdb: 'NSRDB_API_KEY and NSRDB_EMAIL', pvgis: 'PVGIS_BASE_URL' } as const satisfies Record<OutsideSource, string>

/**
 * West of this meridian are the Americas, and the Pacific islands that the same satellites cover.
 * The Azores are east of it.
 */
const AMERICAS_EAST_DEG = -32

/** In which order sources are tried. The first year found is used. */
const ORDERS: Record<WantedSource, (place: Place) => readonly [Source, ...Source[]]> = {
  auto: ({ longitude }) => (longitude < AMERICAS_EAST_DEG ? ['nsrdb', 'pvgis', 'embedded'] : ['pvgis', 'nsrdb', 'embedded']),
  nsrdb: () => ['nsrdb'],
  americas_db: () => ['nsrdb'],
  pvgis: () => ['pvgis'],
  europe_db: () => ['pvgis'],
  embedded: () => ['embedded'],
}

/**
 * The part of an id that identifies the source. A fetched year never changes; an embedded year is a
 * different year in each edition.
 */
const IDENTITIES = { nsrdb: 'nsrdb', pvgis: 'pvgis', embedded: `embedded ${TYPICAL_YEAR_EDITION}` } as const satisfies Record<
  Source,
  string
>

/** Id of a source's typical year for a location. */
export function typicalYearId(source: Source, { latitude, longitude }: Place): string {
  return weatherId(`${IDENTITIES[source]} ${latitude} ${longitude}`)
}

export function sourcesFor(wanted: WantedSource, place: Place): readonly [Source, ...Source[]] {
  return ORDERS[wanted](place)
}
