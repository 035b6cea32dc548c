import { mpptWindow } from './mppt-window.ts'
import type { OperatingPointOption } from './option.ts'
import { powerLimits } from './power-limits.ts'

export const stringWindow: OperatingPointOption = {
  ...mpptWindow,
  title: 'Window held by the strings, ahead of the wiring',
  source: 'SAM (ssc, pvsamv1): the module is held at the window over the modules per string, and losses follow',
  window: 'strings',
}

export const stringPowerLimits: OperatingPointOption = {
  ...powerLimits,
  title: 'Window held by the strings, voltage rises until the power fits',
  source: 'CASSYS 1.5.3: the window holds the voltage of the array ahead of its ohmic loss',
  window: 'strings',
}
