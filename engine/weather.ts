/**
 * Tests of weather, row by row, weathers side by side, and synthetic years. Apart from the whole of the engine, which few hosts need it with: a run never comes here.
 */

export type { SyntheticRequest } from './climate/synthetic/request.ts'
export { STEPS_SIGMA_FRAC, SYNTHESIS_SIGMA_FRAC } from './climate/synthetic/synthetic-notes.ts'
export { type SyntheticYear, syntheticYear } from './climate/synthetic/synthetic-year.ts'
export { type WeatherFigures, weatherFigures } from './weather-figures.ts'
export { spreadOfWeather } from './weather-spread.ts'
export { type AssessOptions, assessWeather, type WeatherAssessment } from './weather-tests/assess.ts'
export { changeTable } from './weather-tests/change-table.ts'
export { withOwnNotes } from './weather-tests/cleaned-notes.ts'
export { rowsWhenComplete } from './weather-tests/complete-rows.ts'
export { flagSummary } from './weather-tests/flag-summary.ts'
export { REMOVED_TESTS, TEST_NAMES, type TestName, WEATHER_TESTS } from './weather-tests/index.ts'
export { nothingLeft } from './weather-tests/remaining-light.ts'
export { type PlacedSection, placedAt } from './weather-tests/section-place.ts'
export { refuseLongSpans } from './weather-tests/time-span.ts'
export { turbidityAt } from './weather-tests/turbidity.ts'
