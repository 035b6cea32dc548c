import type { SentBody } from '@pvyield/contract/handlers'
import type { SizeAnswer } from '@pvyield/contract/schemas'
import { type Plan, size } from '@pvyield/engine'
import { NO_SERIES, runCost } from '../engine/cost.ts'
import { orYearWish, type WorkSources, type YearWish } from '../engine/work-sources.ts'
import type { FoundYear } from '../weather/service.ts'

export interface SizingInput {
  readonly body: SentBody
  /** Typical year of the place; null when none is needed or the need is not known yet. */
  readonly year: FoundYear | null
}

/** Tasks of a worker for sizing. */
export class SizingTasks {
  constructor(private readonly sources: WorkSources) {}

  /**
   * Sizes a plant.
   * Fails: Problem malformed_json, validation_error, not_found, too_costly; as its guard.
   */
  readonly sizePlant = ({ body: sent, year }: SizingInput): Promise<{ answer: SizeAnswer } | YearWish> => {
    const costOf = (plan: Plan, size: number) => runCost({ ...plan, size }, NO_SERIES)
    return orYearWish(() =>
      this.sources.withBody(sent, { year, costOf }, async (body, sources) => ({ answer: await size({ kind: 'size', body }, sources) })),
    )
  }
}
