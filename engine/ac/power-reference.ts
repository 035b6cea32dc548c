import { plantAcKw, plantDcW } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'

/** Reference power of the AC loss fractions, W, by `ac_losses.power_reference`. */
export const POWER_REFERENCES = {
  pnom_inverter: (request) => plantAcKw(request) * 1000,
  pnom_stc: plantDcW,
} satisfies Record<Resolved['ac_losses']['power_reference'], (request: Resolved) => number>
