import { type Finding, findingOf } from '../findings/finding.ts'
import type { SimplePlant } from './plant.ts'

/** Relative difference that rounding alone can cause. */
const ROUNDING = 1e-9

/** A sent size that the plant does not keep exactly. */
export interface ChangedSize {
  field: string
  sent: number
  /** Value in the run. */
  value: number
  unit: string
  reason: string
}

/**
 * Sent sizes that run with another value. The module count and the AC nameplate are always kept;
 * the other sizes are adjusted to them.
 */
export function changedSizes({ request, size, acKw, dcAtInvertersKw, own }: SimplePlant, sent: ReadonlySet<string>): ChangedSize[] {
  const { modules, modulePowerW, dcKw } = size
  const changed: ChangedSize[] = []
  const compare = (
    field: 'system_capacity_kw' | 'modules' | 'module_power_w' | 'dc_ac_ratio',
    value: number,
    unit: string,
    reason: string,
  ): void => {
    const stated = request[field]
    if (!sent.has(field) || stated === undefined || Math.abs(value - stated) <= ROUNDING * stated) return
    changed.push({ field, sent: stated, value, unit, reason })
  }
  if (own !== null) {
    const { modulesPerString, stringsPerInverter, inverters } = own.stringing
    const reason = `${inverters} x ${stringsPerInverter} whole strings of ${modulesPerString} modules`
    compare('system_capacity_kw', dcKw, 'kW', `${reason} of ${sixDigits(modulePowerW)} W`)
    compare('modules', modules, '', reason)
    compare('dc_ac_ratio', dcAtInvertersKw / acKw, '', 'whole strings and inverters')
    return changed
  }
  compare('system_capacity_kw', dcKw, 'kW', `${modules} whole modules of ${sixDigits(modulePowerW)} W`)
  compare('module_power_w', modulePowerW, 'W', `system_capacity_kw divided by ${modules} modules`)
  compare('dc_ac_ratio', dcAtInvertersKw / acKw, '', `${sixDigits(dcAtInvertersKw)} kW DC divided by inverter_ac_kw`)
  return changed
}

/** @param size  with the parts that it is about, where these are not all */
export function changedFinding({ field, ...values }: ChangedSize & { parts?: string }): Finding {
  return findingOf('size_changed', field, { size: field, ...values })
}

/** Rounds a size to six digits for display. */
function sixDigits(value: number): number {
  return Number(value.toPrecision(6))
}
