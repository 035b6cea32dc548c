/** The embedded weather: a typical year of any place on earth, without a network. The host reads `table.bin` and opens it once. */
export { type ClimateTable, type Inflate, openClimate } from './table.ts'
export { standardOffsetHours } from './timezone.ts'
export { type Place, TYPICAL_YEAR_EDITION, type TypicalWeather, type TypicalYear, typicalYear } from './typical-year.ts'
export type { TypicalYearMeta } from './typical-year-meta.ts'
