import type { LossRow, TreeAnswer, TreeOption } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { EngineError } from '../core/sink.ts'
import { patchBetween } from '../variants/patch.ts'
import { runVariants, type VariantResult } from '../variants/run-variants.ts'
import { DIAGRAM, type DiagramFigures } from '../variants/wanted.ts'
import { type Candidate, candidates, pathOf } from './candidate.ts'
import { referenceOf, treeScores } from './reference.ts'
import { STAGE_ROWS } from './rows.ts'
import type { Stage } from './stages.ts'
import type { Step } from './step.ts'
import { STEPS } from './steps.ts'

export interface TreeOptions {
  /** The host's clock in ms. */
  readonly now: () => number
  /** Called after each block of each option with the share of the work that is done. */
  readonly onProgress?: ((doneFrac: number) => void) | undefined
}

type Scored = VariantResult<DiagramFigures>

const NOTHING = { e_grid_kwh: null, difference_kwh: null, difference: null, rows: [], scores: [], cost_ms: null }

/**
 * Scores every option of every step of a stage, one change at a time. Each score is that of a full
 * run with the option.
 * @param request  run request with defaults filled in and ids resolved
 * Fails: EngineError when the request itself cannot be run.
 */
export function scoreTree(request: Resolved, stage: Stage, options: TreeOptions): TreeAnswer {
  const steps: readonly Step[] = STEPS[stage]
  const all = steps.map((step) => candidates(step, request))
  const others = all.flat().filter(isOther)
  const patches = others.map((other) => patchBetween(request, other.request))
  const [selected, ...variants] = runVariants(request, [{}, ...patches], DIAGRAM, options)
  if ('reason' in selected) throw new EngineError(selected.failures)
  const trunk = selected.value
  const outcomes = new Map<Candidate, (typeof variants)[number]>(others.map((candidate, k) => [candidate, variants[k]]))
  const score = (candidate: Candidate): TreeOption => {
    const { described, reason } = candidate
    const outcome = outcomes.get(candidate) ?? (candidate.request === null ? { reason } : { value: trunk })
    if ('reason' in outcome) return { ...described, applies: false, reason: outcome.reason, ...NOTHING }
    return { ...described, applies: true, reason: null, ...comparison(trunk, outcome.value, stage) }
  }
  const path = pathOf(steps, request)
  return {
    stage,
    e_grid_kwh: trunk.wanted.eGridKwh,
    path,
    steps: steps.map((step, k) => ({
      step: step.field,
      title: step.title,
      selected: path[step.field] ?? null,
      options: all[k].map(score),
    })),
    reference: referenceOf(request, treeScores(trunk.wanted.score)),
  }
}

/** Whether an option is another than the selected one, and can be tried. */
function isOther(candidate: Candidate): candidate is Candidate & { request: Resolved } {
  return candidate.request !== null && !candidate.described.selected
}

function comparison({ wanted: before }: Scored, { wanted, costMs }: Scored, stage: Stage) {
  const { eGridKwh, diagram, score } = wanted
  return {
    e_grid_kwh: eGridKwh,
    difference_kwh: eGridKwh - before.eGridKwh,
    difference: before.eGridKwh === 0 ? null : (eGridKwh - before.eGridKwh) / before.eGridKwh,
    rows: STAGE_ROWS[stage].flatMap((key) => rowOf(key, before.diagram, diagram)),
    scores: treeScores(score),
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
