import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import type { EnergyTest } from './energy-test.ts'
import { type Findings, percent } from './finding.ts'
import type { MeasuredRows } from './read-measured.ts'
import { RECORDS_MIN } from './regression.ts'
import { findLostTerms, type LostTerm } from './regression-terms.ts'
import type { TestedRun } from './tested-plant.ts'

/** Above it, few plants are; more often sensor, unit or plant are wrong. */
const RATIO_HIGH = 0.95
/** Corrected to 25 degC, modules with exactly their nameplate power and no losses have 1. */
const RATIO_STC_HIGH = 1
const COVERAGE_LOW = 0.9
/** ASTM E2848-13 asks for 50 records of the regression. */
const RECORDS_FEW = 50
/** Irradiation of the measurement and of the run that do not agree, fraction. */
const IRRADIATION_OFF = 0.05

interface Context {
  readonly measured: MeasuredRows
  readonly run: TestedRun
  readonly energy: EnergyTest | null
  readonly lost: readonly LostTerm[]
}

/** Reports what makes a result hard to believe, and what it does not cover. */
export function findInResult(answer: PerformanceAnswer, { measured, run, energy, lost }: Context, findings: Findings): void {
  const { performance_ratio: ratio, performance_ratio_stc: stc } = answer.measured
  if (ratio !== null && (ratio > RATIO_HIGH || (stc ?? 0) > RATIO_STC_HIGH))
    findings.warn(
      'performance_ratio_high',
      null,
      `The performance ratio is ${ratio.toFixed(3)}${stc === null ? '' : `, and ${stc.toFixed(3)} corrected to 25 degC`}, above what plants have: check plant.dc_kwp, the calibration and the plane of the irradiance sensor, and whether it is dirty`,
    )
  if (ratio !== null && ratio < 0 && !findings.list.some(({ code }) => code === 'power_negative'))
    findings.warn(
      'power_negative',
      'measured.power_ac_kw',
      `The performance ratio is ${ratio.toFixed(3)}: the rows take more energy than they deliver; check the sign of the power, and what is behind the meter`,
    )
  if (answer.period.coverage < COVERAGE_LOW)
    findings.warn(
      'low_coverage',
      'measured',
      `${percent(answer.period.coverage)} of the rows with light have irradiance and AC power: the energies are of these rows alone`,
    )
  checkRegression(answer, findings)
  findLostTerms(lost, findings)
  const off = energy?.total.irradiation_ratio ?? null
  if (off !== null && Math.abs(off - 1) > IRRADIATION_OFF)
    findings.warn(
      'irradiation_differs',
      'measured.poa_wm2',
      `The irradiation measured in the plane is ${percent(off)} of that of the run in the same rows: the energy test compares weather as well as plants; set weather to "measured", or check the sensor`,
    )
  if (measured.cellC === null)
    findings.note(
      'no_cell_temperature',
      'measured.temp_air_c',
      'Without a temperature of module or air nothing is corrected for temperature',
    )
  else if (measured.windMps === null)
    findings.note('no_wind', 'measured.wind_speed_ms', 'The wind was not measured: 1 m/s is assumed where it is needed')
  if (energy === null)
    findings.note('rows_elsewhere', 'run.weather', 'The rows of the run are not those of the measurement: there is no energy test')
  if (run.isBifacial)
    findings.note('bifacial_front_only', 'run.bifacial', 'The plant is bifacial: all ratios are of the irradiance on the front')
  if (run.hasBattery)
    findings.warn(
      'battery',
      'run.storage',
      'The run has a battery: its AC energy is not that of the array in the same row; run the plant without storage',
    )
}

function checkRegression({ regression, capacity, filters }: PerformanceAnswer, findings: Findings): void {
  if (regression === null) return
  const { measured, run } = regression
  if (measured.records < RECORDS_FEW)
    findings.warn(
      'few_records',
      'measured',
      `${measured.records} measured records are in the regression: ASTM E2848 asks for ${RECORDS_FEW} at least`,
    )
  if (run === null || (capacity !== null && capacity.run === null))
    findings.warn(
      'run_without_records',
      'filters',
      (filters.findLast(({ set }) => set === 'run')?.left ?? 0) < RECORDS_MIN
        ? 'The run has too few records of this season and irradiance: raise filters.season_days, or send other conditions'
        : 'The weather of the run is so uniform in its records that its coefficients are undetermined, or it has no power in them: check run, or raise filters.season_days',
    )
}
