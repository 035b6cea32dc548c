import type { Storage } from '@pvyield/contract/schemas'
import { gridLimit } from './grid-limit.ts'
import type { StrategyOption } from './option.ts'
import { price } from './price.ts'
import { schedule } from './schedule.ts'
import { selfConsumption } from './self-consumption.ts'

export const STRATEGIES = { grid_limit: gridLimit, self_consumption: selfConsumption, schedule, price } satisfies Record<
  Storage['strategy'],
  StrategyOption
>
