import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { monthsOf } from './months.ts'
import type { SameRows } from './same-rows.ts'
import { isAvailable, isLimited, valueAt } from './test-rows.ts'

export type EnergyTest = NonNullable<PerformanceAnswer['energy']>
type Period = EnergyTest['total']

/**
 * Measured energy against that of the run in the rows that both have, in all, by month, and while the
 * plant was available and not curtailed.
 * @param weather  of the run: with that of the measurement, a row without measured irradiance has nothing that could
 *   be expected of it, and is left out
 * @param dcW  DC power of the plant, W
 * Source: IEC TS 61724-3:2016, clauses 6.5 to 6.8: expected energy is the model's with the measured weather.
 */
export function energyTest(same: SameRows, weather: PerformanceRequest['weather'], dcW: number): EnergyTest {
  const { measured } = same
  const counts = (i: number) => hasBoth(same, i) && !(weather === 'measured' && Number.isNaN(measured.poaWm2[i]))
  const works = (i: number) => counts(i) && isAvailable(measured, i) && !isLimited(measured, i)
  const whileAvailable = periodOf(same, null, 0, measured.n, works)
  const total = periodOf(same, null, 0, measured.n, counts)
  const { bias, rmse } = differencesOf(same, counts, dcW)
  return {
    step_minutes: measured.stepMinutes,
    total,
    months: monthsOf(measured)
      .map(({ month, first, end }) => periodOf(same, month, first, end, counts))
      .filter(({ rows }) => rows > 0),
    while_available: whileAvailable,
    unavailable_loss_kwh: total.expected_kwh - whileAvailable.expected_kwh - (total.measured_kwh - whileAvailable.measured_kwh),
    bias,
    rmse,
  }
}

/** Whether a row has the power of both. */
function hasBoth({ measured, run, rowOfRun }: SameRows, i: number): boolean {
  return rowOfRun[i] >= 0 && !Number.isNaN(valueAt(measured.acW, i) + valueAt(run.acW, rowOfRun[i]))
}

function periodOf(same: SameRows, month: string | null, first: number, end: number, isIn: (i: number) => boolean): Period {
  const { measured, run, rowOfRun } = same
  const kilo = measured.stepMinutes / 60 / 1000
  let rows = 0
  let measuredW = 0
  let expectedW = 0
  let measuredWm2 = 0
  let expectedWm2 = 0
  for (let i = first; i < end; i++) {
    if (!isIn(i)) continue
    rows++
    measuredW += valueAt(measured.acW, i)
    expectedW += valueAt(run.acW, rowOfRun[i])
    if (Number.isNaN(measured.poaWm2[i] + run.poaWm2[rowOfRun[i]])) continue
    measuredWm2 += Math.max(0, measured.poaWm2[i])
    expectedWm2 += run.poaWm2[rowOfRun[i]]
  }
  return {
    month,
    rows,
    measured_kwh: measuredW * kilo,
    expected_kwh: expectedW * kilo,
    ratio: expectedW > 0 ? measuredW / expectedW : null,
    irradiation_ratio: expectedWm2 > 0 ? measuredWm2 / expectedWm2 : null,
  }
}

function differencesOf(same: SameRows, counts: (i: number) => boolean, dcW: number): { bias: number; rmse: number } {
  const { measured, run, rowOfRun } = same
  let count = 0
  let sum = 0
  let squares = 0
  for (let i = 0; i < measured.n; i++) {
    if (!counts(i)) continue
    const difference = valueAt(measured.acW, i) - valueAt(run.acW, rowOfRun[i])
    count++
    sum += difference
    squares += difference * difference
  }
  if (count === 0) return { bias: 0, rmse: 0 }
  return { bias: sum / count / dcW, rmse: Math.sqrt(squares / count) / dcW }
}
