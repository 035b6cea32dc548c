/** Tests of the performance of plants against finished runs: nothing here simulates. */
export { parseMeasured } from './files/measured/index.ts'
export { assessPerformance, findMeasuredFailures } from './performance/assess-performance.ts'
export { measuredWeather } from './performance/measured-weather.ts'
export { PERFORMANCE_SERIES, type RunSeries } from './performance/run-rows.ts'
export type { TestedRun } from './performance/tested-plant.ts'
export { testedRun } from './performance/tested-run.ts'
