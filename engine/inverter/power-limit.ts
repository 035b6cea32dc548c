import type { Resolved } from '../core/option.ts'
import { firstNotAscending, polylineAt } from '../core/polyline.ts'
import type { Sink } from '../core/sink.ts'

type Inverter = Resolved['inverter']

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

/** Width of the fall to the nominal power when only the end of the maximum power is stated, K. */
const FALL_K = 1e-6

/**
 * Limit of the AC power: the derating table if it is stated; else `p_ac_max_kw` up to `temp_p_max_c`
 * and the nominal power from `temp_p_nom_c` on, as PVsyst limits at PMaxOUT up to TPMax; else the
 * nominal power. With `pnom_apparent` these values are kVA; the power factor converts them to
 * active power.
 * Source: PVsyst's public help, "Inverter output power: temperature behaviour".
 * Fails: `inverter.derating.*` for columns of unequal length or temperatures that are not in
 * ascending order; `inverter.temp_p_nom_c` below `temp_p_max_c`; then returns null.
 */
export function preparePowerLimit({ inverter, ac_losses }: Resolved, sink: Sink): PowerLimit | null {
  const activeW = 1000 * (ac_losses.pnom_apparent ? ac_losses.power_factor : 1)
  const { derating, p_ac_nom_kw } = inverter
  if (!checkTemperatures(inverter, sink)) return null
  if (derating === null) return limitByTemperatures(inverter, activeW)
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
    const values = { derating_kw: statedKw, limit_kw: maxKw, is_nominal: inverter.p_ac_max_kw === null }
    sink.warn('derating_above_maximum', 'inverter.derating', values)
  }
  return new PowerLimit(
    temp_air_c,
    p_ac_kw.map((kw) => Math.min(kw, maxKw) * activeW),
  )
}

function limitByTemperatures({ p_ac_nom_kw, p_ac_max_kw, temp_p_max_c, temp_p_nom_c }: Inverter, activeW: number): PowerLimit {
  const nominalW = p_ac_nom_kw * activeW
  if (p_ac_max_kw === null || temp_p_max_c === null) return new PowerLimit([0], [nominalW])
  return new PowerLimit([temp_p_max_c, Math.max(temp_p_nom_c ?? temp_p_max_c, temp_p_max_c + FALL_K)], [p_ac_max_kw * activeW, nominalW])
}

/** Fails: `inverter.temp_p_nom_c`. */
function checkTemperatures({ temp_p_max_c, temp_p_nom_c }: Inverter, sink: Sink): boolean {
  if (temp_p_nom_c === null || temp_p_max_c === null || temp_p_nom_c >= temp_p_max_c) return true
  sink.fail(
    'inverter.temp_p_nom_c',
    `temp_p_nom_c must be at or above temp_p_max_c: ${temp_p_nom_c} degC is below ${temp_p_max_c} degC; swap them or correct one`,
  )
  return false
}
