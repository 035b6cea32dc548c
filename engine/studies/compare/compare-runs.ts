import type { CompareAnswer, RunDifference } from '@pvyield/contract/schemas'
import { type DifferenceGroup, differenceParts, METHOD } from './attribution.ts'
import { comparedFields } from './compared-fields.ts'
import { comparedFigures, comparedMonths } from './compared-figures.ts'
import { comparedParts } from './compared-parts.ts'
import type { ComparedRun } from './compared-run.ts'
import { differenceRows, shareOf } from './difference-rows.ts'
import { energyOf } from './energy-chain.ts'

/**
 * Finished runs side by side. The first one is the base.
 * Checked by: test/engine/studies/compare/compare-runs.test.ts
 */
export function comparisonOf(runs: readonly ComparedRun[], per: CompareAnswer['per'] = 'plant'): CompareAnswer {
  const isPerKwp = per === 'kwp'
  const [base, ...others] = runs
  return {
    runs: runs.map(({ name, kind, runId, answer: { summary, weather_meta } }) => ({
      name,
      kind,
      run_id: runId,
      e_grid_kwh: summary.e_grid_kwh,
      weather_source: weather_meta.source,
      warnings: [...summary.warnings],
      provenance: summary.provenance,
    })),
    per,
    differences: base === undefined ? [] : others.map((run) => differenceOf(base, run, isPerKwp)),
    fields: comparedFields(runs),
    summary: comparedFigures(runs),
    months: comparedMonths(runs),
    sub_arrays: comparedParts(runs, isPerKwp),
    method: { ...METHOD },
  }
}

function differenceOf(base: ComparedRun, run: ComparedRun, isPerKwp: boolean): RunDifference {
  const parts = differenceParts(base.answer, run.answer, isPerKwp)
  const [from, to] = [energyOf(base.answer, isPerKwp), energyOf(run.answer, isPerKwp)]
  const sumOf = (wanted: DifferenceGroup) => parts.reduce((sum, { group, kwh }) => sum + (group === wanted ? kwh : 0), 0)
  return {
    name: run.name,
    energy: to - from,
    fraction: shareOf(to - from, from),
    same_weather: base.answer.summary.provenance.weather_sha256 === run.answer.summary.provenance.weather_sha256,
    weather: sumOf('weather'),
    plane: sumOf('plane'),
    plant: sumOf('plant'),
    rows: differenceRows(parts, from),
  }
}

/** The name of a run that has none: A, B, C. */
export function letterOf(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place)
}
