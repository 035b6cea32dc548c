import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { HOTTEST_CELL_C } from './hot-cells.ts'
import { againstStated, coldOpenCircuitV, mppV, NOT_AGAINST } from './module-voltage.ts'
import type { StringTemperatures } from './string-temperatures.ts'
import { voltageLimits } from './system-voltage.ts'

/** The texts state whole volts; smaller differences are rounding. */
const TOLERANCE_V = 0.5

/** Voltage limits of strings in one state. */
interface StringCheck {
  /** Voltage of one module in this state. */
  moduleV: number
  minV?: number
  maxV?: number
  state: 'open_circuit' | 'mpp'
  /** In the coldest daylight row, not in the hottest. */
  isCold: boolean
  /** Name of the limit in the warning. */
  name: string
}

/**
 * Warns when strings exceed the limits of the inverter or the module, and names the numbers of
 * modules in series that satisfy all limits.
 * - Open circuit: at 1000 W/m2, with the cells at the air temperature of the coldest daylight
 *   row. Standards use the lowest expected air temperature of the location, including nights.
 *   That temperature is a few degrees lower and not in a typical year; the voltage rises by 1 %
 *   for every 3 to 4 degrees.
 * - MPP: at 1000 W/m2, with the cells at that daylight temperature and at their highest
 *   temperature, compared with the MPPT window.
 * Source: PVsyst's public help, "Array voltage sizing according to inverter"; NEC 2023, 690.7(A)
 * (the stated temperature coefficient if there is one, lowest expected ambient temperature). A
 * stated coefficient more than 25 % from the model's counts only where it gives more volts.
 */
export function warnOfStringVoltage(
  request: Resolved,
  module: ModuleModel,
  { coldestAirC, hottestCellC }: StringTemperatures,
  sink: Sink,
): void {
  if (!module.hasVoltage || hottestCellC === Number.NEGATIVE_INFINITY) return
  const { v_mppt_min_v: minV, v_mppt_max_v: maxV } = request.inverter
  const inSeries = request.array.modules_per_string
  const openV = coldOpenCircuitV(request.module, module, coldestAirC)
  const against = againstStated(request.module, module, coldestAirC)
  const coldV = mppV(module, coldestAirC)
  const checks: StringCheck[] = [
    ...voltageLimits(request).map(({ limitV, name }) => ({
      moduleV: openV,
      maxV: limitV,
      state: 'open_circuit' as const,
      isCold: true,
      name,
    })),
    ...(maxV === null ? [] : [{ moduleV: coldV, maxV, state: 'mpp' as const, isCold: true, name: 'the upper limit of the MPPT window' }]),
    // beyond it the thermal fields are wrong, not the strings
    ...(minV === null || hottestCellC > HOTTEST_CELL_C
      ? []
      : [{ moduleV: mppV(module, hottestCellC), minV, state: 'mpp' as const, isCold: false, name: 'the lower limit of the MPPT window' }]),
  ]
  const passing = passingLengths(checks)
  for (const { moduleV, minV = 0, maxV = Number.POSITIVE_INFINITY, state, isCold, name } of checks) {
    const stringV = inSeries * moduleV
    const values = {
      modules_per_string: inSeries,
      string_v: stringV,
      state,
      cell_c: isCold ? coldestAirC : hottestCellC,
      is_cold: isCold,
      limit: name,
      ...passing,
      ...(state === 'open_circuit' ? against : NOT_AGAINST),
    }
    const field = 'array.modules_per_string'
    if (stringV > maxV + TOLERANCE_V) sink.warn('string_voltage_high', field, { ...values, limit_v: maxV })
    if (stringV < minV - TOLERANCE_V) sink.warn('string_voltage_low', field, { ...values, limit_v: minV })
  }
}

/** The numbers of modules in series that pass all checks. */
function passingLengths(checks: readonly StringCheck[]): { fewest_modules: number; most_modules: number } {
  const min = Math.max(1, ...checks.map(({ moduleV, minV = 0 }) => Math.ceil((minV - TOLERANCE_V) / moduleV)))
  const max = Math.min(...checks.map(({ moduleV, maxV = Number.POSITIVE_INFINITY }) => Math.floor((maxV + TOLERANCE_V) / moduleV)))
  return { fewest_modules: min, most_modules: max }
}
