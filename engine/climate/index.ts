/**
 * The embedded weather: a typical year for any place on Earth, without a network. The host reads
 * `table.bin` and opens it once.
 */
export { TYPICAL_YEAR_EDITION } from './edition.ts'
export { type ClimateTable, type Inflate, openClimate } from './table.ts'
export { standardOffsetHours, standardOffsetOfZone } from './timezone.ts'
export { type TypicalWeather, type TypicalYear, type TypicalYearPlace, typicalYear } from './typical-year.ts'
export type { TypicalYearMeta } from './typical-year-meta.ts'
