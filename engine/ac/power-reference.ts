import { moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'

/** Reference power of the AC loss fractions, W, by `ac_losses.power_reference`. */
export const POWER_REFERENCES = {
  pnom_inverter: ({ array, inverter }) => array.n_inverters * inverter.p_ac_nom_kw * 1000,
  pnom_stc: ({ array, module }) => moduleCount(array) * module.p_nom_w,
} satisfies Record<Resolved['ac_losses']['power_reference'], (request: Resolved) => number>
