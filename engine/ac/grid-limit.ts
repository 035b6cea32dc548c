import type { Resolved } from '../core/option.ts'
import { type AcChain, busForExportW, exportedW } from './chain.ts'

/**
 * Bus power after curtailment by a limit at the place of the option. The load is at the injection
 * point.
 */
type Curtail = (chain: AcChain, busW: number, limitW: number, loadW: number) => number

/**
 * Where the grid limit applies, by `ac_losses.grid_limit_at`. At the injection point, the curtailed
 * bus power is the one whose export, less the load at that point, equals the limit. Unavailability
 * is applied after the limit: an outage removes energy that had passed the limit and does not leave
 * room for more.
 */
export const GRID_LIMITS = {
  injection: (chain, busW, limitW, loadW) =>
    exportedW(chain, busW) > limitW + loadW ? Math.min(busForExportW(chain, limitW + loadW, busW), busW) : busW,
  inverter_output: (_chain, busW, limitW) => Math.min(busW, limitW),
} satisfies Record<Resolved['ac_losses']['grid_limit_at'], Curtail>

/** The limit as active power; infinite when there is none. */
export function gridLimitW({ ac_losses: losses }: Resolved): number {
  if (losses.grid_poi_limit_kw === 0) return Number.POSITIVE_INFINITY
  return losses.grid_poi_limit_kw * 1000 * (losses.grid_limit_apparent ? losses.power_factor : 1)
}
