import type { Resolved } from '../core/option.ts'
import { type AcChain, exportedW, outputForExportW } from './chain.ts'

/** Inverter output that is left when a limit holds where the option says. */
type Curtail = (chain: AcChain, outputW: number, limitW: number) => number

/**
 * Where the grid limit applies, by `ac_losses.grid_limit_at`. At the injection point the curtailed output is the one whose export equals the limit. Unavailability comes after
 * the limit: an outage takes energy that the limit had let through, it does not make room under the limit.
 */
export const GRID_LIMITS = {
  injection: (chain, outputW, limitW) => (exportedW(chain, outputW) > limitW ? outputForExportW(chain, limitW) : outputW),
  inverter_output: (_chain, outputW, limitW) => Math.min(outputW, limitW),
} satisfies Record<Resolved['ac_losses']['grid_limit_at'], Curtail>
