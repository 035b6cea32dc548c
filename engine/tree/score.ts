import type { LossRow, TreeAnswer, TreeOption } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { type RunOptions, type RunOutcome, run } from '../run.ts'
import { attempt, type Candidate, candidates, pathOf } from './candidate.ts'
import { referenceOf, scoreSeries } from './reference.ts'
import { STAGE_ROWS } from './rows.ts'
import type { Step } from './step.ts'
import { STEPS, type Stage } from './steps.ts'

export interface TreeOptions extends Pick<RunOptions, 'sha256' | 'onProgress'> {
  /** The host's clock in ms, used for the cost of each option; the engine itself reads no clock. */
  now: () => number
}

/** A run and its duration. */
interface Timed extends RunOutcome {
  costMs: number
}

const NOTHING = { e_grid_kwh: null, difference_kwh: null, difference: null, rows: [], scores: [], cost_ms: null }

/**
 * Runs the request with every option of every step of a stage, one change at a time. Each score
 * comes from a full run with the option.
 * @param sent  run request with defaults filled in and ids resolved
 * Fails: EngineError when the request itself cannot be run.
 */
export function scoreTree(sent: Resolved, stage: Stage, { now, sha256, onProgress }: TreeOptions): TreeAnswer {
  // Frozen, so that the runs of all options share what depends on the weather alone.
  const request = { ...sent, weather: Object.isFrozen(sent.weather) ? sent.weather : Object.freeze({ ...sent.weather }) }
  const steps: readonly Step[] = STEPS[stage]
  const reference = referenceOf(request)
  const withSeries = reference !== null && reference.scored.length > 0
  const timedRun = (tried: Resolved): Timed => {
    const begun = now()
    const outcome = run(tried, { withSeries, sha256, ...(onProgress && { onProgress }) })
    return { ...outcome, costMs: now() - begun }
  }

  const base = timedRun(request)
  const path = pathOf(steps, request)
  const score = ({ described, request: tried, reason }: Candidate): TreeOption => {
    if (tried === null) return { ...described, applies: false, reason, ...NOTHING }
    const outcome = described.selected ? { value: base } : attempt(() => timedRun(tried))
    if ('reason' in outcome) return { ...described, applies: false, reason: outcome.reason, ...NOTHING }
    return { ...described, applies: true, reason: null, ...figures(tried, base, outcome.value, stage) }
  }
  return {
    stage,
    e_grid_kwh: base.answer.summary.e_grid_kwh,
    path,
    steps: steps.map((step) => ({
      step: step.field,
      title: step.title,
      selected: path[step.field] ?? null,
      options: candidates(step, request).map(score),
    })),
    reference,
  }
}

function figures(tried: Resolved, base: Timed, { answer, series, costMs }: Timed, stage: Stage) {
  const [beforeKwh, afterKwh] = [base.answer.summary.e_grid_kwh, answer.summary.e_grid_kwh]
  return {
    e_grid_kwh: afterKwh,
    difference_kwh: afterKwh - beforeKwh,
    difference: beforeKwh === 0 ? null : (afterKwh - beforeKwh) / beforeKwh,
    rows: STAGE_ROWS[stage].flatMap((key) => rowOf(key, base.answer.loss_diagram, answer.loss_diagram)),
    scores: series === null ? [] : scoreSeries(tried, series),
    cost_ms: costMs,
  }
}

/** The values of one row in both diagrams; an empty list when neither has the row. */
function rowOf(key: string, before: readonly LossRow[], after: readonly LossRow[]) {
  const [old, now] = [before, after].map((diagram) => diagram.find((row) => row.key === key))
  const row = now ?? old
  if (row === undefined) return []
  return [{ key, label: row.label, unit: row.unit, before: old?.value ?? null, after: now?.value ?? null }]
}
