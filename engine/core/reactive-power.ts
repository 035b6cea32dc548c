import type { Resolved } from './option.ts'

/**
 * The reactive power of each row of the weather, by a power factor or by a setpoint.
 * Source: S^2 = P^2 + Q^2, IEEE Std 1459-2010.
 * Checked by: test/engine/ac/reactive-rows.test.ts
 */
export class ReactiveRows {
  constructor(
    private readonly factors: readonly number[] | null,
    private readonly kvar: readonly number[] | null,
  ) {}

  /** Share of an apparent power that is active, next to what a setpoint takes of it. */
  factor(row: number): number {
    return this.factors === null ? 1 : this.factors[row]
  }

  /** Setpoint of the plant. */
  setpointVar(row: number): number {
    return this.kvar === null ? 0 : 1000 * this.kvar[row]
  }

  /**
   * Active power that fits into an apparent power; 0 where the setpoint takes all of it.
   * @param share  of the setpoint
   */
  activeW(apparentVa: number, row: number, share = 1): number {
    const ownVar = share * this.setpointVar(row)
    return this.factor(row) * Math.sqrt(Math.max(0, apparentVa * apparentVa - ownVar * ownVar))
  }
}

/** Null for a plant with the power factor of all rows. */
export function reactiveRows({ ac_losses }: Pick<Resolved, 'ac_losses'>): ReactiveRows | null {
  const { power_factor_series: factors, reactive_power_series: kvar } = ac_losses
  return factors === null && kvar === null ? null : new ReactiveRows(factors, kvar)
}

/** One row with the least reactive power of all. */
export function leastReactive({
  power_factor,
  power_factor_series: factors,
  reactive_power_series: kvar,
}: Resolved['ac_losses']): ReactiveRows {
  const most = factors?.reduce((one, other) => Math.max(one, other)) ?? power_factor
  return new ReactiveRows([most], kvar && [kvar.reduce((one, other) => Math.min(one, other))])
}
