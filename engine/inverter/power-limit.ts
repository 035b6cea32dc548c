import type { Resolved } from '../core/option.ts'
import { firstNotAscending, polylineAt } from '../core/polyline.ts'
import type { Sink } from '../core/sink.ts'

/** Maximum AC power of one inverter by ambient temperature, W. */
export class PowerLimit {
  /** Lowest limit at any temperature. A power below it needs no further check. */
  readonly lowestW: number
  private readonly airC: readonly number[]
  private readonly limitW: readonly number[]

  constructor(airC: readonly number[], limitW: readonly number[]) {
    this.airC = airC
    this.limitW = limitW
    this.lowestW = Math.min(...limitW)
  }

  /** Linear between the stated temperatures, constant outside them. */
  at(airC: number): number {
    return polylineAt(this.airC, this.limitW, airC)
  }
}

/**
 * Limit of the AC power: the derating table if it is stated, otherwise the nominal power. Only a
 * derating table can exceed the nominal power, up to p_ac_max_kw. With `pnom_apparent` these values
 * are kVA; the power factor converts them to active power.
 * Fails: `inverter.derating.*` for columns of unequal length or temperatures that are not in
 * ascending order; then returns null.
 */
export function preparePowerLimit({ inverter, ac_losses }: Resolved, sink: Sink): PowerLimit | null {
  const activeW = 1000 * (ac_losses.pnom_apparent ? ac_losses.power_factor : 1)
  const { derating, p_ac_nom_kw } = inverter
  if (derating === null) return new PowerLimit([0], [p_ac_nom_kw * activeW])
  const { temp_air_c, p_ac_kw } = derating
  if (temp_air_c.length !== p_ac_kw.length) {
    sink.fail(
      'inverter.derating.p_ac_kw',
      `The derating table needs one AC power for each temperature, but p_ac_kw has ${p_ac_kw.length} values and temp_air_c has ${temp_air_c.length}: send lists of equal length`,
    )
    return null
  }
  const unordered = firstNotAscending(temp_air_c)
  if (unordered > 0) {
    sink.fail(
      `inverter.derating.temp_air_c.${unordered}`,
      `Temperatures must be in ascending order: ${temp_air_c[unordered]} degC follows ${temp_air_c[unordered - 1]} degC`,
    )
    return null
  }
  const maxKw = inverter.p_ac_max_kw ?? p_ac_nom_kw
  const statedKw = Math.max(...p_ac_kw)
  if (statedKw > maxKw) {
    const limit = inverter.p_ac_max_kw === null ? 'p_ac_nom_kw, because p_ac_max_kw is null' : 'p_ac_max_kw'
    sink.warn(
      `inverter.derating reaches ${statedKw} kW, but the inverter delivers at most ${maxKw} kW (${limit}): raise inverter.p_ac_max_kw to use the rest`,
    )
  }
  return new PowerLimit(
    temp_air_c,
    p_ac_kw.map((kw) => Math.min(kw, maxKw) * activeW),
  )
}
