import type { SentBody } from '@pvyield/contract/handlers'
import type { SimpleRunRequestAnswer } from '@pvyield/contract/schemas'
import { type Choices, expand, type Plan } from '@pvyield/engine'
import { NO_SERIES, runCost } from '../engine/cost.ts'
import { orYearWish, type WorkSources, type YearWish } from '../engine/work-sources.ts'
import type { FoundYear } from '../weather/service.ts'

export interface ExpansionInput {
  readonly body: SentBody
  /** Typical year of the place; null when none is needed or the need is not known yet. */
  readonly year: FoundYear | null
  /** Path through the models that the account prefers; null for none. */
  readonly choices: Choices | null
}

/** Tasks of a worker for simple requests that are expanded and not run. */
export class ExpansionTasks {
  constructor(private readonly sources: WorkSources) {}

  /** Fails: Problem malformed_json, validation_error, not_found, too_costly; as its guard. */
  readonly expandSimple = ({ body: sent, year, choices }: ExpansionInput): Promise<{ answer: SimpleRunRequestAnswer } | YearWish> => {
    const costOf = (plan: Plan, size: number) => runCost({ ...plan, size }, NO_SERIES)
    return orYearWish(() =>
      this.sources.withBody(sent, { year, costOf }, async (body, sources) => ({
        answer: await expand({ kind: 'expand', body, choices: choices ?? undefined }, sources),
      })),
    )
  }
}
