export type * from '../generated/types.gen.ts'
export { PvyieldConnectionError, PvyieldError, PvyieldTimeoutError } from './error.ts'
export {
  type CallOptions,
  createPvyield,
  type Defaults,
  type HorizonQuery,
  type LibraryOptions,
  type ParseWeatherOptions,
  type Pvyield,
  type PvyieldOptions,
  type RunOptions,
  type SeriesOptions,
  type TypicalYearQuery,
} from './pvyield.ts'
export type { WaitOptions } from './wait-for-run.ts'
