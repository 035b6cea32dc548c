import type { TreeReference, TreeScore } from '@pvyield/contract/schemas'
import { monthOfMinutes } from '../core/calendar.ts'
import type { Resolved } from '../core/option.ts'
import { QUANTITIES } from '../core/quantities.ts'
import type { RunOutcome } from '../run.ts'

const MONTHS = 12

type Series = NonNullable<RunOutcome['series']>

/**
 * Finds the reference series against which a run can be scored: those named like a series of the
 * engine. Returns null when the request has no reference series.
 */
export function referenceOf({ weather }: Resolved): TreeReference | null {
  const names = Object.keys(weather.reference_series ?? {})
  if (names.length === 0) return null
  return {
    scored: names.filter((name) => Object.hasOwn(QUANTITIES, name)),
    ignored: names.filter((name) => !Object.hasOwn(QUANTITIES, name)),
  }
}

/**
 * Scores the series of a run against the reference series. A series that this plant does not have
 * is omitted.
 */
export function scoreSeries({ weather }: Resolved, series: Series): TreeScore[] {
  const months = Uint8Array.from(series.startMinutes, (startMinutes) => monthOfMinutes(startMinutes + series.stepMinutes / 2))
  return Object.entries(weather.reference_series ?? {}).flatMap(([name, reference]) => {
    const k = series.names.indexOf(name)
    return k < 0 ? [] : [{ column: name, unit: series.units[k], ...deviation(series.columns[k], reference, months) }]
  })
}

/** Accumulates the deviation over rows. */
class Deviation {
  rows = 0
  private error = 0
  private squared = 0

  add(error: number): void {
    this.rows++
    this.error += error
    this.squared += error * error
  }

  get bias(): number | null {
    return this.rows === 0 ? null : this.error / this.rows
  }

  get rmse(): number | null {
    return this.rows === 0 ? null : Math.sqrt(this.squared / this.rows)
  }
}

/**
 * Mean bias and root mean square error, over the year and by month.
 * @param simulated  column of a run
 * @param reference  column of the same rows; null or missing rows are not compared
 * @param months     month of each row, January is 0
 */
export function deviation(
  simulated: Float64Array,
  reference: readonly (number | null)[],
  months: Uint8Array,
): Omit<TreeScore, 'column' | 'unit'> {
  const year = new Deviation()
  const byMonth = Array.from({ length: MONTHS }, () => new Deviation())
  let sum = 0
  for (let i = 0; i < simulated.length; i++) {
    const expected = reference[i] ?? null
    if (expected === null) continue
    sum += expected
    year.add(simulated[i] - expected)
    byMonth[months[i]].add(simulated[i] - expected)
  }
  const [bias, rmse] = [year.bias ?? 0, year.rmse ?? 0]
  const mean = year.rows === 0 ? 0 : Math.abs(sum / year.rows)
  return {
    rows: year.rows,
    bias,
    rmse,
    bias_fraction: mean === 0 ? null : bias / mean,
    rmse_fraction: mean === 0 ? null : rmse / mean,
    monthly: { bias: byMonth.map((month) => month.bias), rmse: byMonth.map((month) => month.rmse) },
  }
}
