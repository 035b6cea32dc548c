import type { Resolved } from '../../core/option.ts'
import { alwaysMpp } from './always-mpp.ts'
import { mpptWindow } from './mppt-window.ts'
import type { OperatingPointOption } from './option.ts'
import { powerLimits } from './power-limits.ts'
import { stringPowerLimits, stringWindow } from './string-window.ts'

/** Values of `array.operating_point`. */
export const OPERATING_POINTS = {
  mppt_window: mpptWindow,
  power_limits: powerLimits,
  string_window: stringWindow,
  string_power_limits: stringPowerLimits,
  always_mpp: alwaysMpp,
} satisfies Record<Resolved['array']['operating_point'], OperatingPointOption>
