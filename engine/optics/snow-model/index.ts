import type { Resolved } from '../../core/option.ts'
import { marion } from './marion.ts'
import { monthly } from './monthly.ts'
import type { SnowModelOption } from './option.ts'

/** Values of `site.snow_model`. */
export const SNOW_MODELS = { monthly, marion } satisfies Record<Resolved['site']['snow_model'], SnowModelOption>
