import { mpptWindow } from './mppt-window.ts'
import type { OperatingPointOption } from './option.ts'

export const alwaysMpp: OperatingPointOption = {
  ...mpptWindow,
  title: 'MPP at any voltage',
  source: "SAM (ssc, pvsamv1) for Sandia's and simple-efficiency modules; Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641",
  window: null,
}
