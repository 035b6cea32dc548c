import type { SizeLimit } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { voltageClassV } from '../library/voltage-class.ts'
import { assumedClass, type VoltageLimit } from '../report/system-voltage.ts'
import type { Extreme, Extremes } from './extremes.ts'
import type { ModuleAt } from './module-voltages.ts'

/** A limit of the voltage of a string. */
export interface VoltageRule {
  readonly name: SizeLimit['name']
  /** Field or assumption that states the limit, for messages. */
  readonly stated: string
  readonly isUpper: boolean
  /** Voltage of one module. */
  readonly moduleV: number
  readonly limitV: number
  readonly at: Extreme
  readonly source: string
}

const OPEN_CIRCUIT = 'open circuit in the cold: NEC 2023, 690.7(A); IEC 62548-1:2023, maximum voltage of the array'
const WINDOW = 'MPPT window, PVsyst\'s public help, "Array voltage sizing according to inverter"'

/**
 * Every limit that a string must keep: the open-circuit voltage in the cold against the maximum of
 * the module, of the inverter and of the voltage class, and the MPP voltage against both ends of the
 * MPPT window.
 * @param openCircuit  cell temperature of the open-circuit voltage
 * @param classV  voltage class that was sent; null: one is assumed for an inverter that states no
 *   maximum
 */
export function voltageRules(
  { module, inverter }: Pick<Resolved, 'module' | 'inverter'>,
  at: ModuleAt,
  openCircuit: Extreme,
  { coldestDaylight, hottestCell }: Extremes,
  classV: number | null,
): VoltageRule[] {
  const open = (name: SizeLimit['name'], stated: string, limitV: number): VoltageRule => ({
    name,
    stated,
    isUpper: true,
    moduleV: at.v_oc_cold_v,
    limitV,
    at: openCircuit,
    source: `${stated}; ${OPEN_CIRCUIT}`,
  })
  const rules: VoltageRule[] = []
  if (module.v_max_v !== null) rules.push(open('v_oc_module', 'module.v_max_v', module.v_max_v))
  if (inverter.v_dc_max_v !== null) rules.push(open('v_oc_inverter', 'inverter.v_dc_max_v', inverter.v_dc_max_v))
  if (classV !== null) rules.push(open('v_oc_class', 'voltage_class_v', classV))
  else if (inverter.v_dc_max_v === null) {
    const { limitV, name } = classOf(inverter)
    rules.push(open('v_oc_class', name, limitV))
  }
  if (inverter.v_mppt_max_v !== null) {
    rules.push({
      name: 'v_mp_window_max',
      stated: 'inverter.v_mppt_max_v',
      isUpper: true,
      moduleV: at.v_mp_cold_v,
      limitV: inverter.v_mppt_max_v,
      at: coldestDaylight,
      source: `inverter.v_mppt_max_v; ${WINDOW}`,
    })
  }
  if (inverter.v_mppt_min_v !== null && inverter.v_mppt_min_v > 0) {
    const lower = { stated: 'inverter.v_mppt_min_v', isUpper: false, limitV: inverter.v_mppt_min_v, at: hottestCell }
    rules.push(
      { ...lower, name: 'v_mp_window_min', moduleV: at.v_mp_hot_v, source: `inverter.v_mppt_min_v; ${WINDOW}` },
      {
        ...lower,
        name: 'v_start',
        moduleV: at.v_oc_hot_v,
        source: 'inverter.v_mppt_min_v: no section states a start voltage; the open circuit in low light must reach the window',
      },
    )
  }
  return rules
}

/** As the library states it, which also knows the class of dwellings; else as the run assumes it. */
function classOf(inverter: Resolved['inverter']): VoltageLimit {
  const { v_mppt_max_v: windowV } = inverter
  const limitV = windowV === null ? null : voltageClassV(windowV)
  return limitV === null
    ? assumedClass(inverter)
    : { limitV, name: `voltage class assumed for an inverter whose MPPT window ends at ${windowV} V (send inverter.v_dc_max_v)` }
}
