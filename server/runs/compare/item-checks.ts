import { type BeforeYear, checkWork, type Plan } from '@pvyield/engine'
import type { RunUnits, Tariff } from '../../charging/service.ts'
import { type KeptSeries, NO_SERIES, runCost } from '../../engine/cost.ts'
import type { WorkSources } from '../../engine/work-sources.ts'
import type { YearQuery } from '../../weather/service.ts'
import type { TaskCost } from '../../workers/protocol.ts'
import type { ComparedItem } from './items.ts'

/** What is known of a request that has passed all checks. */
export type CheckedItem = { readonly wanted: YearQuery | null; readonly cost: TaskCost; readonly units: RunUnits | null }

/** Of a stored run: it is not run again, and costs nothing. */
export const NOTHING: CheckedItem = { wanted: null, cost: { seconds: 0, bytes: 0 }, units: null }
/** A typical year with any plant that has no scene. */
const TYPICAL_YEAR_COST: TaskCost = { seconds: 0.1, bytes: 0 }

/** Makes all checks of a request among others, without the simulation. */
export class ItemChecks {
  constructor(
    private readonly sources: WorkSources,
    private readonly unitsOf: (run: Plan | BeforeYear, tariff: Tariff) => RunUnits | null,
  ) {}

  /** Fails: Problem validation_error, not_found, too_costly. */
  check(
    { kind, read }: Exclude<ComparedItem, { kind: 'stored' }>,
    tariff: Tariff | null,
    kept: KeptSeries = NO_SERIES,
  ): Promise<CheckedItem> {
    const costOf = (plan: Plan, size: number) => runCost({ ...plan, size }, kept)
    return this.sources.withBody(read, { costOf }, async (body, sources, size) => {
      const checked = await checkWork({ kind, body }, sources)
      if ('plan' in checked) {
        const { plan } = checked
        return { wanted: null, cost: costOf(plan, size), units: tariff && this.unitsOf(plan, tariff) }
      }
      const { wanted, before } = checked
      const cost = before.costly === null ? TYPICAL_YEAR_COST : runCost({ ...before.costly, size }, kept)
      return { wanted, cost, units: tariff && this.unitsOf(before, tariff) }
    })
  }
}
