import type { RunAnswer, RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Finding } from '../findings/finding.ts'
import type { SeriesColumns } from '../report/series.ts'
import type { EngineAnswer } from '../run-tally.ts'
import type { Attempt } from '../variants/attempt.ts'
import type { Cost } from './cost.ts'
import type { ReadRun } from './read-full.ts'

/** The answer of a run, without its series. */
export type Answer = EngineAnswer

/** What became of a run. */
export interface Outcome {
  readonly answer: Answer & ReturnType<ReadRun['extra']> & Pick<RunAnswer, 'not_counted' | 'models'>
  /** What the summary lists as texts too. */
  readonly findings: readonly Finding[]
  /** Null for a run that keeps none. Give it back with `giveBackSeries` when it is written. */
  readonly series: SeriesColumns | null
  /** The answers of the variants, or why the engine refuses them. */
  readonly variants: readonly Attempt<Answer>[]
  /** What ran: the full request with ids as sent, and with their sections. */
  readonly request: RunRequest
  readonly resolved: Resolved
  /** What was estimated before it ran. */
  readonly cost: Cost
}
