import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { capacityOf } from './capacity.ts'
import { copyOf, type FilterCount, filterRecords, type Selection } from './filters.ts'
import { ratioOf } from './ratio-of-powers.ts'
import { divides, type Records, recordsOf } from './records.ts'
import { RECORDS_MIN, regressionOf } from './regression.ts'
import { type Conditions, reportingConditions } from './reporting-conditions.ts'
import { inZoneOf } from './same-rows.ts'
import { scatterOf } from './scatter.ts'
import { seasonOf } from './season.ts'
import type { TestRows } from './test-rows.ts'

interface Input {
  readonly request: PerformanceRequest
  readonly measured: TestRows
  readonly run: TestRows
  readonly limitW: number
  readonly perK: number | null
  readonly recordMinutes: number
}

interface PowerTests extends Pick<PerformanceAnswer, 'regression' | 'capacity' | 'scatter'> {
  readonly filters: FilterCount[]
  readonly leftOut: PerformanceAnswer['left_out']
}

/** Records of both sets and what the common filters leave of them. */
interface Filtered {
  readonly records: Records
  readonly selection: Selection
}

/** Regression and capacity test: both state powers at the same conditions, of records that passed the same filters. */
export function powerTests(input: Input): PowerTests {
  const { request } = input
  const both = filteredOf(input)
  const from = request.conditions.from === 'run' ? both.run : both.measured
  const conditions = reportingConditions(from.records, from.selection, request.conditions)
  const leftOut: PerformanceAnswer['left_out'] = []
  const ofRegression = { measured: copyOf(both.measured.selection), run: copyOf(both.run.selection) }
  const regression = conditions && regressionTest(both, ofRegression, conditions, input)
  const capacity = conditions && capacityTest(both, conditions, input)
  if (regression === null) leftOut.push({ test: 'regression', reason: reasonOf(both.measured, input.measured) })
  if (capacity === null) leftOut.push({ test: 'capacity', reason: capacityReason(input, both.measured) })
  const { scatter_max: most } = request
  return {
    regression,
    capacity,
    filters: [both.measured.selection, ofRegression.measured, both.run.selection, ofRegression.run].flatMap(({ counts }) => counts),
    leftOut,
    scatter: {
      measured: scatterOf(both.measured.records, regression && ofRegression.measured.used, most),
      run: scatterOf(both.run.records, regression?.run ? ofRegression.run.used : null, most),
    },
  }
}

function filteredOf({ request, measured, run, limitW, recordMinutes }: Input): { measured: Filtered; run: Filtered } {
  const { filters } = request
  const records = recordsOf(measured, recordMinutes)
  const runMinutes = divides(run.stepMinutes, recordMinutes) ? recordMinutes : run.stepMinutes
  const runRecords = recordsOf(run, runMinutes)
  const season = seasonOf(inZoneOf(measured, run.timezoneH), filters.season_days)
  return {
    measured: { records, selection: filterRecords(records, 'measured', filters, limitW, null) },
    run: { records: runRecords, selection: filterRecords(runRecords, 'run', filters, limitW, season) },
  }
}

function regressionTest(
  { measured, run }: { measured: Filtered; run: Filtered },
  selections: { measured: Selection; run: Selection },
  conditions: Conditions,
  { request, perK }: Input,
): PerformanceAnswer['regression'] {
  if (conditions.temp_air_c === null) return null
  const ofMeasured = regressionOf(measured.records, selections.measured, conditions, request.filters)
  if (ofMeasured === null) return null
  const ofRun = regressionOf(run.records, selections.run, conditions, request.filters)
  return {
    conditions,
    measured: ofMeasured,
    run: ofRun,
    ratio:
      ofRun &&
      ratioOf(
        { power: ofMeasured.power_kw, standardError: ofMeasured.power_standard_error_kw },
        { power: ofRun.power_kw, standardError: ofRun.power_standard_error_kw },
        perK ?? 0,
        request.uncertainty,
      ),
  }
}

function capacityTest(
  { measured, run }: { measured: Filtered; run: Filtered },
  conditions: Conditions,
  { request, perK }: Input,
): PerformanceAnswer['capacity'] {
  if (perK === null) return null
  const { window } = request.filters
  const ofMeasured = capacityOf(measured.records, copyOf(measured.selection), conditions, perK, window)
  if (ofMeasured === null) return null
  const ofRun = capacityOf(run.records, copyOf(run.selection), conditions, perK, window)
  return {
    conditions,
    measured: ofMeasured,
    run: ofRun,
    ratio:
      ofRun &&
      ratioOf(
        { power: ofMeasured.power_kw, standardError: ofMeasured.standard_error_kw },
        { power: ofRun.power_kw, standardError: ofRun.standard_error_kw },
        perK,
        request.uncertainty,
      ),
  }
}

function reasonOf({ selection }: Filtered, measured: TestRows): string {
  if (measured.airC === null) return 'The regression needs air temperature: send measured.temp_air_c'
  if (selection.count >= RECORDS_MIN)
    return `${selection.count} measured records pass the filters, but fewer than ${RECORDS_MIN} are in the window around the reporting conditions, or their wind or air temperature is always the same: widen filters.window, or leave out a wind that was not measured`
  const worst = selection.counts.reduce((most, each) => (each.removed > most.removed ? each : most))
  return `${selection.count} measured records pass the filters, and the regression needs ${RECORDS_MIN} (${worst.filter} took ${worst.removed}): measure longer, or widen filters`
}

function capacityReason({ perK, measured }: Input, { selection }: Filtered): string {
  if (perK === null) return 'The capacity test needs one temperature coefficient: send plant.temp_coefficient_per_c'
  if (measured.cellC === null)
    return 'The capacity test needs the temperature of the cells: send measured.temp_module_c or measured.temp_air_c'
  return `${selection.count} measured records pass the filters: measure longer, or widen filters`
}
