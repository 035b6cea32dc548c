import { correlate } from './correlate.ts'
import type { WeatherOperation } from './operation.ts'
import { quality } from './quality.ts'
import { scale } from './scale.ts'
import { synthetic } from './synthetic.ts'
import { typicalYear } from './typical-year.ts'

/** Operations that take weather and answer weather, by the name of their task. */
export const WEATHER_OPERATIONS = { quality, scale, correlate, typicalYear, synthetic } satisfies Record<
  string,
  WeatherOperation<never, never>
>

export type WeatherOperationName = keyof typeof WEATHER_OPERATIONS

/** Query of an operation, as its route reads it. */
export type QueryOf<Name extends WeatherOperationName> = Parameters<(typeof WEATHER_OPERATIONS)[Name]['derive']>[1]
