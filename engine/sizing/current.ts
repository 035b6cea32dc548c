import type { SizeLimit } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Extreme } from './extremes.ts'
import { limitLine } from './limit-line.ts'
import type { ModuleAt } from './module-voltages.ts'

/** Factor on the short-circuit current. Source: NEC 2023, 690.8(A)(1). */
const SHORT_CIRCUIT_FACTOR = 1.25
/** Allows for the rounding of a product, relative. */
const ROUNDING = 1 + 1e-9

type Inverter = Pick<Resolved['inverter'], 'i_dc_max_a' | 'mppt_count'>

/** Strings of one inverter whose MPP current it admits, at least 1; infinite without a limit. */
export function mostStrings({ i_dc_max_a: maxA }: Inverter, { i_mp_hot_a: stringA }: ModuleAt): number {
  return maxA === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor((maxA / stringA) * ROUNDING))
}

/** Strings of the fullest MPP tracker. */
export function stringsPerTracker(strings: number, { mppt_count }: Inverter): number {
  return Math.ceil(strings / mppt_count)
}

/** Whether the fullest MPP tracker exceeds its equal share of the inverter's current. */
export function isUneven(strings: number, inverter: Inverter, { i_mp_hot_a: stringA }: ModuleAt): boolean {
  const { i_dc_max_a: maxA, mppt_count } = inverter
  return maxA !== null && mppt_count > 1 && stringsPerTracker(strings, inverter) * stringA > (maxA / mppt_count) * ROUNDING
}

/** Currents of one inverter against its limits. */
export function currentLimits(strings: number, inverter: Inverter, at: ModuleAt, hottest: Extreme): SizeLimit[] {
  const { i_dc_max_a: maxA, mppt_count } = inverter
  const line = (name: SizeLimit['name'], value: number, limit: number | null, source: string): SizeLimit =>
    limitLine({ name, isUpper: true, value, limit, unit: 'A', at: hottest, source })
  const tracker =
    mppt_count > 1
      ? [
          line(
            'i_mp_tracker',
            stringsPerTracker(strings, inverter) * at.i_mp_hot_a,
            maxA === null ? null : maxA / mppt_count,
            'inverter.i_dc_max_a in equal shares of inverter.mppt_count: no section states the limit of one tracker',
          ),
        ]
      : []
  return [
    line('i_mp_inverter', strings * at.i_mp_hot_a, maxA, 'inverter.i_dc_max_a; above it the inverter leaves the MPP'),
    ...tracker,
    line(
      'i_sc_inverter',
      SHORT_CIRCUIT_FACTOR * strings * at.i_sc_hot_a,
      null,
      'no section states the short-circuit current that an inverter admits: compare with its data sheet; factor 1.25 by NEC 2023, 690.8(A)(1)',
    ),
  ]
}
