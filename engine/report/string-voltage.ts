import type { Frame } from '../core/frame.ts'
import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { HOTTEST_CELL_C } from './hot-cells.ts'
import { againstStated, coldOpenCircuitV, mppV } from './module-voltage.ts'
import { StringTemperatures } from './string-temperatures.ts'
import { voltageLimits } from './system-voltage.ts'

/** The texts state whole volts; smaller differences are rounding. */
const TOLERANCE_V = 0.5

/** Voltage limits of strings in one state. */
interface StringCheck {
  /** Voltage of one module in this state. */
  moduleV: number
  minV?: number
  maxV?: number
  what: string
  when: string
  /** Name of the limit in the warning. */
  name: string
}

/** Checks the voltage of the plant's strings at the extreme temperatures of its rows. */
export class StringVoltage {
  private readonly temperatures = new StringTemperatures()

  add(frame: Frame): void {
    this.temperatures.add(frame)
  }

  get hottestCellC(): number {
    return this.temperatures.hottestCellC
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
  warn(request: Resolved, module: ModuleModel, sink: Sink): void {
    const { coldestAirC, hottestCellC } = this.temperatures
    if (!module.hasVoltage || hottestCellC === Number.NEGATIVE_INFINITY) return
    const { v_mppt_min_v: minV, v_mppt_max_v: maxV } = request.inverter
    const inSeries = request.array.modules_per_string
    const cold = `with cells at ${Math.round(coldestAirC)} degC (air temperature of the coldest daylight row)`
    const hot = `with cells at ${Math.round(hottestCellC)} degC (hottest row)`
    const openV = coldOpenCircuitV(request.module, module, coldestAirC)
    const openWhen = `${cold}${againstStated(request.module, module, coldestAirC)}`
    const coldV = mppV(module, coldestAirC)
    const checks: StringCheck[] = [
      ...voltageLimits(request).map(({ limitV, name }) => ({
        moduleV: openV,
        maxV: limitV,
        what: 'at open circuit',
        when: openWhen,
        name,
      })),
      ...(maxV === null ? [] : [{ moduleV: coldV, maxV, what: 'at the MPP', when: cold, name: 'the upper limit of the MPPT window' }]),
      // beyond it the thermal fields are wrong, not the strings
      ...(minV === null || hottestCellC > HOTTEST_CELL_C
        ? []
        : [{ moduleV: mppV(module, hottestCellC), minV, what: 'at the MPP', when: hot, name: 'the lower limit of the MPPT window' }]),
    ]
    const advice = adviceOf(checks)
    for (const { moduleV, minV = 0, maxV = Number.POSITIVE_INFINITY, what, when, name } of checks) {
      const stringV = inSeries * moduleV
      const strings = (verb: string): string => `Strings of ${inSeries} modules ${verb} ${stringV.toFixed(0)} V ${what} ${when}`
      if (stringV > maxV + TOLERANCE_V) sink.warn(`${strings('reach')}, above ${maxV} V, ${name}: ${advice}`)
      if (stringV < minV - TOLERANCE_V) sink.warn(`${strings('fall to')}, below ${minV} V, ${name}: ${advice}`)
    }
  }
}

/** Names the numbers of modules in series that pass all checks. */
function adviceOf(checks: readonly StringCheck[]): string {
  const min = Math.max(1, ...checks.map(({ moduleV, minV = 0 }) => Math.ceil((minV - TOLERANCE_V) / moduleV)))
  const max = Math.min(...checks.map(({ moduleV, maxV = Number.POSITIVE_INFINITY }) => Math.floor((maxV + TOLERANCE_V) / moduleV)))
  if (min > max) return 'no number of modules in series satisfies all limits'
  if (min === max) return `only ${min} ${min === 1 ? 'module' : 'modules'} in series ${min === 1 ? 'satisfies' : 'satisfy'} all limits`
  return `${min} to ${max} modules in series satisfy all limits`
}
