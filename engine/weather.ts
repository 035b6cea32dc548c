/**
 * Tests of weather, row by row. Apart from the whole of the engine, which few hosts need it with: a run never comes here.
 */

export { type AssessOptions, assessWeather, type WeatherAssessment } from './weather-tests/assess.ts'
export { changeTable } from './weather-tests/change-table.ts'
export { flagSummary } from './weather-tests/flag-summary.ts'
export { REMOVED_TESTS, TEST_NAMES, type TestName, WEATHER_TESTS } from './weather-tests/index.ts'
export { turbidityAt } from './weather-tests/turbidity.ts'
