import type { Simulated } from './closed-model.ts'
import type { DrawnField } from './field-draws.ts'
import type { FieldPoints } from './field-points.ts'
import type { PartCorrelation } from './parts.ts'
import { type FittedDeviations, Response } from './response.ts'

/** Energies of the runs of a study: of the first year, or of each year of operation; NaN for a run that was refused. */
export type EnergyColumns = readonly Float64Array[]

/** What finished runs say of the uncertainty of the energy. Checked by: test/engine/work/uncertainty-study.test.ts */
export class SimulatedRuns implements Simulated {
  /** Positions of the draws that ran. */
  private readonly kept: readonly number[]
  private readonly response: Response
  private readonly known = new Map<string, FittedDeviations>()

  constructor(
    fields: readonly DrawnField[],
    correlations: readonly PartCorrelation[],
    private readonly points: FieldPoints,
    private readonly columns: EnergyColumns,
  ) {
    const draws = points.count - points.firstDraw
    this.kept = [...new Array(draws).keys()].filter((draw) => !Number.isNaN(columns[0][points.firstDraw + draw]))
    this.response = new Response(fields, correlations, this.kept)
  }

  get runs(): number {
    return this.kept.length
  }

  /** Energy of the first year with a field alone at its 10 and 90 % quantile, kWh; null for a run that was refused. */
  endsOf(field: number): [low: number | null, high: number | null] {
    const [low, high] = this.points.endsOf(field)
    const energyOf = (run: number) => (Number.isNaN(this.columns[0][run]) ? null : this.columns[0][run])
    return [energyOf(low), energyOf(high)]
  }

  of(from: number, to: number): FittedDeviations {
    // One energy stands for every year.
    const [first, last] = [Math.min(from, this.columns.length), Math.min(to, this.columns.length)]
    const name = `${first} ${last}`
    const fitted = this.known.get(name) ?? this.response.fit(this.deviations(first, last))
    this.known.set(name, fitted)
    return fitted
  }

  private deviations(first: number, last: number): Float64Array {
    const years = this.columns.slice(first - 1, last)
    const base = years.reduce((sum, [energy]) => sum + energy, 0)
    return Float64Array.from(this.kept, (draw) => {
      const energy = years.reduce((sum, column) => sum + column[this.points.firstDraw + draw], 0)
      return energy / base - 1
    })
  }
}
