import type { Resolved } from '../../core/option.ts'
import { mpptWindow } from './mppt-window.ts'
import type { OperatingPointOption } from './option.ts'

export const OPERATING_POINTS = { mppt_window: mpptWindow } satisfies Record<Resolved['array']['operating_point'], OperatingPointOption>
