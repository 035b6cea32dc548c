import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import type { SimplePlant } from './plant.ts'

/** Relative difference that rounding alone makes. */
const ROUNDING = 1e-9

/** A size that was sent and that the plant does not keep exactly. */
export interface ChangedSize {
  field: keyof SimpleRunRequest
  sent: number
  /** As it runs. */
  value: number
  unit: string
  reason: string
}

/** Sizes that were sent and run with another value: the module count and the AC nameplate are always kept, the others give way to them. */
export function changedSizes({ request, size, acKw }: SimplePlant, sent: ReadonlySet<string>): ChangedSize[] {
  const { modules, modulePowerW, dcKw } = size
  const changed: ChangedSize[] = []
  const compare = (field: 'system_capacity_kw' | 'module_power_w' | 'dc_ac_ratio', value: number, unit: string, reason: string): void => {
    const stated = request[field]
    if (!sent.has(field) || stated === undefined || Math.abs(value - stated) <= ROUNDING * stated) return
    changed.push({ field, sent: stated, value, unit, reason })
  }
  compare('system_capacity_kw', dcKw, ' kW', `${modules} whole modules of ${shortly(modulePowerW)} W`)
  compare('module_power_w', modulePowerW, ' W', `system_capacity_kw over ${modules} modules`)
  compare('dc_ac_ratio', dcKw / acKw, '', `${shortly(dcKw)} kW DC over inverter_ac_kw`)
  return changed
}

export function warningOf({ field, sent, value, unit, reason }: ChangedSize): string {
  return `${field} ${sent}${unit} runs as ${shortly(value)}${unit}: ${reason}`
}

/** Six digits, as people read a size. */
function shortly(value: number): number {
  return Number(value.toPrecision(6))
}
