import type { Resolved } from '../core/option.ts'
import { leastReactive, reactiveRows } from '../core/reactive-power.ts'
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

/** The limit as active power, by the row of the weather; null when there is none. */
export function gridLimit({ ac_losses: losses }: Pick<Resolved, 'ac_losses'>): ((row: number) => number) | null {
  const { grid_poi_limit_kw, grid_limit_series: byRow, grid_limit_apparent, power_factor } = losses
  if (byRow === null && grid_poi_limit_kw === 0) return null
  const reactive = grid_limit_apparent ? reactiveRows({ ac_losses: losses }) : null
  const factor = grid_limit_apparent ? power_factor : 1
  if (reactive !== null) return (row) => reactive.activeW(1000 * (byRow === null ? grid_poi_limit_kw : byRow[row]), row)
  if (byRow !== null) return (row) => byRow[row] * 1000 * factor
  const limitW = grid_poi_limit_kw * 1000 * factor
  return () => limitW
}

/** The highest limit of all rows, with the least reactive power of all; infinite when there is none. */
export function highestLimitW({ ac_losses: losses }: Pick<Resolved, 'ac_losses'>): number {
  const { grid_poi_limit_kw, grid_limit_series: byRow, grid_limit_apparent } = losses
  const mostW = 1000 * (byRow === null ? grid_poi_limit_kw : byRow.reduce((most, kw) => Math.max(most, kw), 0))
  if (byRow === null && mostW === 0) return Number.POSITIVE_INFINITY
  return grid_limit_apparent ? leastReactive(losses).activeW(mostW, 0) : mostW
}
