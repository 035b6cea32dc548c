import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { capacityOf, powerLeftFrac } from './capacity.ts'
import { copyOf, type FilterCount, filterRecords, type Selection } from './filters.ts'
import { percent } from './finding.ts'
import { ratioOf } from './ratio-of-powers.ts'
import { divides, type Records, recordStart, recordsOf } from './records.ts'
import { keepWindow, RECORDS_MIN, regressionOf, squaresOfPower } from './regression.ts'
import { type LostTerm, lostTerms } from './regression-terms.ts'
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
  /** Starts of measured rows whose power the plant cannot have, minutes. */
  readonly impossible: readonly number[]
  readonly perK: number | null
  readonly recordMinutes: number
}

interface PowerTests extends Pick<PerformanceAnswer, 'regression' | 'capacity' | 'scatter'> {
  readonly filters: FilterCount[]
  readonly leftOut: PerformanceAnswer['left_out']
  /** Terms that the regression does not have; none where there is no regression. */
  readonly lost: readonly LostTerm[]
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
  const ofRegression = { measured: ownSelection(both.measured), run: ownSelection(both.run) }
  const { regression, lost } = regressionTest(ofRegression, conditions, input)
  const capacity = conditions && capacityTest(both, conditions, input)
  if (regression === null)
    leftOut.push({ test: 'regression', reason: regressionReason(both.measured, ofRegression.measured, conditions, input) })
  if (capacity === null) leftOut.push({ test: 'capacity', reason: capacityReason(both.measured, conditions, input) })
  const { scatter_max: most } = request
  return {
    regression,
    capacity,
    filters: [both.measured, ofRegression.measured, both.run, ofRegression.run].flatMap(({ selection }) => selection.counts),
    leftOut,
    lost,
    scatter: {
      measured: scatterOf(both.measured.records, regression && ofRegression.measured.selection.used, most),
      run: scatterOf(both.run.records, regression?.run ? ofRegression.run.selection.used : null, most),
    },
  }
}

function filteredOf({ request, measured, run, limitW, impossible, recordMinutes }: Input): { measured: Filtered; run: Filtered } {
  const { filters } = request
  const records = recordsOf(measured, recordMinutes)
  const runMinutes = divides(run.stepMinutes, recordMinutes) ? recordMinutes : run.stepMinutes
  const runRecords = recordsOf(run, runMinutes)
  const season = seasonOf(inZoneOf(measured, run.timezoneH), filters.season_days)
  const starts = new Set(impossible.map((start) => recordStart(start, recordMinutes)))
  return {
    measured: { records, selection: filterRecords(records, 'measured', filters, limitW, { season: null, impossible: starts }) },
    run: { records: runRecords, selection: filterRecords(runRecords, 'run', filters, limitW, { season, impossible: new Set() }) },
  }
}

function ownSelection({ records, selection }: Filtered): Filtered {
  return { records, selection: copyOf(selection) }
}

function regressionTest(
  { measured, run }: { measured: Filtered; run: Filtered },
  conditions: Conditions | null,
  { request, perK }: Input,
): { regression: PerformanceAnswer['regression']; lost: readonly LostTerm[] } {
  const none = { regression: null, lost: [] }
  if (conditions === null || conditions.temp_air_c === null || measured.records.airC === null) return none
  const { window, outlier_sigma: sigmas } = request.filters
  for (const { records, selection } of [measured, run]) keepWindow(records, selection, conditions, window)
  const lost = lostTerms([measured, run].filter(({ selection }) => selection.count >= RECORDS_MIN))
  const terms = { hasWind: !lost.some(({ name }) => name === 'wind'), hasAir: !lost.some(({ name }) => name === 'air') }
  const ofMeasured = regressionOf(measured.records, measured.selection, conditions, sigmas, terms)
  if (ofMeasured === null) return none
  const ofRun = regressionOf(run.records, run.selection, conditions, sigmas, terms)
  const ratio =
    ofRun &&
    ratioOf(
      { power: ofMeasured.power_kw, standardError: ofMeasured.power_standard_error_kw },
      { power: ofRun.power_kw, standardError: ofRun.power_standard_error_kw },
      perK ?? 0,
      request.uncertainty,
    )
  return { regression: { conditions, measured: ofMeasured, run: ofRun, ratio }, lost }
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

const NO_LIGHT =
  'The irradiance of the reporting conditions is not above 0 W/m2: raise filters.irradiance_min_wm2, or send conditions.irradiance_wm2'

/** Why there is no regression of the measured records: each cause has its own text. */
function regressionReason(
  { selection }: Filtered,
  { records, selection: own }: Filtered,
  conditions: Conditions | null,
  { measured, request }: Input,
): string {
  if (measured.airC === null) return 'The regression needs air temperature: send measured.temp_air_c'
  if (selection.count < RECORDS_MIN) {
    const worst = selection.counts.reduce((most, each) => (each.removed > most.removed ? each : most))
    return `${selection.count} measured records pass the filters, and the regression needs ${RECORDS_MIN} (${worst.filter} took ${worst.removed}): measure longer, or widen filters`
  }
  if (conditions === null) return NO_LIGHT
  const { window, outlier_sigma: sigmas } = request.filters
  if (own.count < RECORDS_MIN)
    return `${selection.count} measured records pass the filters, but ${own.count} of them are within ${percent(window)} of the ${conditions.irradiance_wm2.toFixed(0)} W/m2 of the reporting conditions${sigmas === null ? '' : ' and no outliers'}, and the regression needs ${RECORDS_MIN}: widen filters.window, or measure longer`
  if (squaresOfPower(records, own) === 0)
    return `The measured power is 0 in all ${own.count} records, and a regression of it has no coefficients: check measured.power_ac_kw, or mark the outage in measured.available_fraction`
  return `The irradiance of the ${own.count} measured records in the window is always the same, or wind and air temperature follow it or each other exactly, so that the coefficients are undetermined: check whether these columns were measured, or widen filters.window`
}

function capacityReason({ selection }: Filtered, conditions: Conditions | null, { perK, measured }: Input): string {
  if (perK === null) return 'The capacity test needs one temperature coefficient: send plant.temp_coefficient_per_c'
  if (measured.cellC === null)
    return 'The capacity test needs the temperature of the cells: send measured.temp_module_c or measured.temp_air_c'
  if (conditions === null && selection.count > 0) return NO_LIGHT
  const cellC = conditions?.temp_cell_c ?? null
  if (cellC !== null && Number.isNaN(powerLeftFrac(cellC, perK)))
    return `A temperature coefficient of ${perK} 1/K leaves the modules no power at the ${cellC.toFixed(1)} degC of the reporting conditions: check plant.temp_coefficient_per_c and conditions.temp_cell_c`
  return `${selection.count} measured records pass the filters: measure longer, or widen filters`
}
