import type { Resolved } from '../../core/option.ts'
import { mpptWindow } from './mppt-window.ts'
import type { OperatingPointOption } from './option.ts'
import { powerLimits } from './power-limits.ts'

/** Values of `array.operating_point`. */
export const OPERATING_POINTS = { mppt_window: mpptWindow, power_limits: powerLimits } satisfies Record<
  Resolved['array']['operating_point'],
  OperatingPointOption
>
