import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { formatStamp } from '../core/calendar.ts'
import { EngineError, type Failure, Sink } from '../core/sink.ts'
import { availabilityOf } from './availability.ts'
import { cellTemperatures } from './cell-temperature.ts'
import { checkLowRatio } from './check-ratios.ts'
import { checkSensors } from './check-sensors.ts'
import { checkSun } from './check-sun.ts'
import { checkTemperatures } from './check-temperatures.ts'
import { checkUnits } from './check-units.ts'
import { coverageOf, missingRows } from './coverage.ts'
import { withoutDeadIrradiance } from './dead-irradiance.ts'
import { energyTest } from './energy-test.ts'
import { countsIn, figuresOf, meanCellC, type RatioBasis } from './figures.ts'
import { findInResult } from './find-in-result.ts'
import { Findings } from './finding.ts'
import { withoutImpossible } from './impossible-power.ts'
import { methodOf } from './method.ts'
import { monthsOf } from './months.ts'
import { withOutages } from './outages.ts'
import { powerTests } from './power-tests.ts'
import { type MeasuredRows, readMeasured } from './read-measured.ts'
import { defaultRecordMinutes, divides } from './records.ts'
import { type SameRows, sameRows } from './same-rows.ts'
import { type TestRows, valueAt } from './test-rows.ts'
import type { TestedRun } from './tested-plant.ts'

/** Least power of the modules of a plant, W: that of `plant.dc_kwp`. */
const DC_MIN_W = 1

/**
 * Tests the measured rows of a plant against a run: performance ratios, regression, capacity, energy,
 * availability. Nothing is filled and nothing is scaled up: what a row does not have, it does not say.
 * Fails: EngineError for a section that cannot be read, and for powers or irradiances in another unit.
 * Checked by: test/engine/performance/
 */
export function assessPerformance(request: PerformanceRequest, run: TestedRun): PerformanceAnswer {
  const sink = new Sink()
  const findings = new Findings()
  const sent = readMeasured(request.measured, request.plant, sink)
  const recordMinutes = recordMinutesOf(request, sink)
  const plant = plantOf(request, run, sink)
  if (sent !== null) checkUnits(sent, plant.dcW, sink, findings)
  if (sent === null || sink.failures.length > 0) throw new EngineError(sink.failures)
  const { measured, tested, impossible } = sortedRows(sent, request, run, plant.dcW, findings)
  checkSun(measured, run.place, plant.dcW, findings)
  checkSensors(measured, findings)
  checkTemperatures(measured, run, request.weather === 'run', findings)
  const runRows = withSameModel(run.rows, measured, request)
  const basis = { dcW: plant.dcW, perK: plant.perK, referenceC: meanCellC(runRows) }
  const same = sameRows(measured, runRows)
  const energy = typeof same === 'string' ? null : energyTest(same, request.weather, plant.dcW)
  const powers = powerTests({ request, measured: tested, impossible, run: runRows, limitW: plant.limitW, perK: plant.perK, recordMinutes })
  const answer: PerformanceAnswer = {
    period: periodOf(measured, run.place, recordMinutes),
    plant: {
      dc_kwp: plant.dcW / 1000,
      ac_limit_kw: plant.limitW / 1000,
      temp_coefficient_per_c: plant.perK,
      reference_cell_temp_c: basis.referenceC,
    },
    measured: figuresOf(measured, basis, countsIn(measured, request.exclude)),
    run: figuresOf(runRows, basis, () => true),
    months: monthFigures(measured, runRows, basis, request),
    availability: availabilityOf(measured, request.available_irradiance_wm2, plant.dcW, expectedIn(measured, same)),
    regression: powers.regression,
    capacity: powers.capacity,
    energy,
    filters: powers.filters,
    scatter: powers.scatter,
    left_out: [...powers.leftOut, ...(typeof same === 'string' ? [{ test: 'energy' as const, reason: same }] : [])],
    findings: findings.list,
    method: methodOf(measured),
  }
  checkLowRatio(answer, figuresOf(measured, basis, countsIn(measured, ['curtailed', 'unavailable'])), findings)
  findInResult(answer, { measured, run, energy, lost: powers.lost }, findings)
  return answer
}

/**
 * The run with temperatures of the cells by the model of the measured ones where the module was not measured: what
 * the model of the run has otherwise would count as a difference of the plants.
 */
function withSameModel(run: TestRows, { moduleC, airC }: MeasuredRows, { plant }: PerformanceRequest): TestRows {
  if (moduleC !== null || airC === null || run.airC === null) return run
  return { ...run, cellC: cellTemperatures({ ...run, moduleC: null }, plant) }
}

/** The measured rows without what is impossible, and with outages as such; with them as the power tests read them. */
function sortedRows(sent: MeasuredRows, request: PerformanceRequest, run: TestedRun, dcW: number, findings: Findings) {
  const { keep_outages: isKept } = request.filters
  const possible = withoutImpossible(sent, dcW, findings)
  const lit = withoutDeadIrradiance(possible.rows, run, dcW, findings)
  const measured = withOutages(lit.rows, request.available_irradiance_wm2, dcW, isKept, findings)
  return { measured, tested: isKept ? lit.rows : measured, impossible: [...possible.impossible, ...lit.dark] }
}

/** What is wrong with the measured rows and their records, as far as no run is needed to see it. */
export function findMeasuredFailures(request: PerformanceRequest): readonly Failure[] {
  const sink = new Sink()
  readMeasured(request.measured, request.plant, sink)
  recordMinutesOf(request, sink)
  return sink.failures
}

/** Fails: at `run` for a plant whose power is too little to divide by. */
function plantOf({ plant }: PerformanceRequest, run: TestedRun, sink: Sink) {
  const own = (sent: number | null, other: number) => (sent === null ? other : sent * 1000)
  const dcW = own(plant.dc_kwp, run.dcW)
  if (!(dcW >= DC_MIN_W))
    sink.fail(
      'run',
      `The modules of the plant have ${dcW / 1000} kWp, and ratios need ${DC_MIN_W / 1000} kWp or more: send a larger plant, or plant.dc_kwp`,
    )
  return { dcW, limitW: own(plant.ac_limit_kw, run.limitW), perK: plant.temp_coefficient_per_c ?? run.perK }
}

/** Fails: at `filters.record_minutes` for records that the rows do not fill. */
function recordMinutesOf({ measured: { step_minutes: step }, filters: { record_minutes: asked } }: PerformanceRequest, sink: Sink): number {
  if (asked === null) return defaultRecordMinutes(step)
  if (!divides(step, asked))
    sink.fail(
      'filters.record_minutes',
      `Records of ${asked} min cannot be made of rows of ${step} min: send a multiple of measured.step_minutes`,
    )
  return asked
}

function periodOf(rows: MeasuredRows, place: TestedRun['place'], recordMinutes: number): PerformanceAnswer['period'] {
  const { n, startMinutes, stepMinutes } = rows
  return {
    from: formatStamp(startMinutes[0]),
    to: formatStamp(startMinutes[n - 1] + stepMinutes),
    rows: n,
    step_minutes: stepMinutes,
    record_minutes: recordMinutes,
    missing_rows: missingRows(rows),
    coverage: coverageOf(rows, place),
  }
}

/** Each measured month, next to the same calendar month of the run. */
function monthFigures(
  measured: MeasuredRows,
  run: TestRows,
  basis: RatioBasis,
  { exclude }: PerformanceRequest,
): PerformanceAnswer['months'] {
  const counts = countsIn(measured, exclude)
  const calendar = Array.from({ length: 13 }, (): (typeof ofRun)[number][] => [])
  const ofRun = monthsOf(run)
  for (const month of ofRun) calendar[month.calendarMonth].push(month)
  return monthsOf(measured).map(({ month, calendarMonth, first, end }) => {
    const same = calendar[calendarMonth]
    const exact = same.filter((other) => other.month === month)
    const taken = exact.length > 0 ? exact : same
    return {
      month,
      measured: figuresOf(slice(measured, first, end), basis, (i) => counts(i + first)),
      run: taken.length === 0 ? null : figuresOf(joined(run, taken), basis, () => true),
    }
  })
}

const COLUMNS = ['startMinutes', 'poaWm2', 'airC', 'windMps', 'cellC', 'acW', 'dcW', 'availableFrac', 'limitedFrac'] as const

/** Views of some rows. */
function slice(rows: TestRows, first: number, end: number): TestRows {
  const views = COLUMNS.map((name) => [name, rows[name]?.subarray(first, end) ?? null] as const)
  return { ...rows, ...Object.fromEntries(views), n: end - first }
}

/** Rows of several stretches, one after the other. */
function joined(rows: TestRows, stretches: readonly { first: number; end: number }[]): TestRows {
  const [only] = stretches
  if (stretches.length === 1 && only !== undefined) return slice(rows, only.first, only.end)
  const n = stretches.reduce((sum, { first, end }) => sum + end - first, 0)
  const copies = COLUMNS.map((name) => {
    const column = rows[name]
    if (column === null) return [name, null] as const
    const out = new Float64Array(n)
    let at = 0
    for (const { first, end } of stretches) {
      out.set(column.subarray(first, end), at)
      at += end - first
    }
    return [name, out] as const
  })
  return { ...rows, ...Object.fromEntries(copies), n }
}

/** Energy expected in a measured row, up to a factor: of the run where its rows are the same, otherwise by the irradiance. */
function expectedIn(measured: MeasuredRows, same: SameRows | string): (i: number) => number {
  if (typeof same === 'string' || same.measured.n !== measured.n) return (i) => measured.poaWm2[i]
  const { run, rowOfRun } = same
  return (i) => (rowOfRun[i] < 0 ? Number.NaN : valueAt(run.acW, rowOfRun[i]))
}
