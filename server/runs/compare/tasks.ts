import type { SentBody } from '@pvyield/contract/handlers'
import type { Billing } from '@pvyield/contract/schemas'
import { copyFields, perform } from '@pvyield/engine'
import { type ComparedRun, comparisonOf, letterOf } from '@pvyield/engine/studies'
import type { ReportProfile } from '@pvyield/report/document'
import type { RunUnits, Tariff } from '../../charging/service.ts'
import { compareSeconds } from '../../engine/cost.ts'
import type { WorkSources } from '../../engine/work-sources.ts'
import { compressNow, type Encoding } from '../../http/compression.ts'
import { piece } from '../../http/pieces.ts'
import { readJson } from '../../http/sent-json.ts'
import type { FoundYear, YearQuery } from '../../weather/service.ts'
import type { TaskCost } from '../../workers/protocol.ts'
import type { TaskGuard } from '../../workers/serve.ts'
import type { StoredToDraw } from '../reader.ts'
import { type ComparisonForm, writeComparison } from './document.ts'
import { type CheckedItem, type ItemChecks, NOTHING } from './item-checks.ts'
import { ItemFailures } from './item-failures.ts'
import { type ComparedItem, comparisonIn } from './items.ts'
import { comparedStored } from './stored-run.ts'

export interface CompareInput {
  readonly body: SentBody
  /** The stored runs that it names, by their places; null for the others. */
  readonly stored: readonly (StoredToDraw | null)[]
  /** Typical years that an outside source has, by their places. */
  readonly years: readonly (FoundYear | null)[]
  readonly cost: TaskCost
  readonly billing: Billing | null
  readonly form: ComparisonForm
  readonly encoding: Encoding | null
  readonly profile: ReportProfile | null
  /** Date of a report, ms since 1970. */
  readonly now: number
}

/** What is known of a comparison when its requests have passed all checks. */
export interface CheckedComparison {
  /** Ids of stored runs by their places; null for the others. */
  readonly stored: readonly (string | null)[]
  /** Typical years that its simple requests need. */
  readonly wanted: readonly (YearQuery | null)[]
  readonly cost: TaskCost
  /** What its requests are charged together; null for nothing. */
  readonly units: RunUnits | null
}

/** Tasks of a worker for comparisons of runs. */
export class CompareTasks {
  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
    private readonly checks: ItemChecks,
  ) {}

  /**
   * Makes all checks of the requests, without the simulations.
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, too_costly with every failure; as its guard.
   */
  readonly checkComparison = async ({ body, tariff }: { body: SentBody; tariff: Tariff | null }): Promise<CheckedComparison> => {
    const { items } = comparisonIn(await readJson(body, this.guard))
    const failures = new ItemFailures()
    const checked: CheckedItem[] = []
    for (const [k, item] of items.entries()) {
      checked.push((await failures.of(k, async () => (item.kind === 'stored' ? NOTHING : this.checks.check(item, tariff)))) ?? NOTHING)
    }
    failures.throwAny()
    const seconds = compareSeconds(checked.map(({ cost }) => cost.seconds))
    return {
      stored: items.map((item) => (item.kind === 'stored' ? item.id : null)),
      wanted: checked.map(({ wanted }) => wanted),
      // They run one after the other.
      cost: { seconds, bytes: Math.max(...checked.map(({ cost }) => cost.bytes)) },
      units: sumOf(checked.flatMap(({ units }) => units ?? [])),
    }
  }

  /**
   * Runs the requests, and writes the comparison.
   * Fails: Problem with every failure; as its guard.
   */
  readonly compareRuns = async (input: CompareInput) => {
    const { names, per, items } = comparisonIn(await readJson(input.body, this.guard))
    const failures = new ItemFailures()
    const runs: ComparedRun[] = []
    for (const [k, item] of items.entries()) {
      const stored = input.stored[k] ?? null
      const name = names[k] || stored?.label || letterOf(k)
      const run = await failures.of(k, () => this.compared(item, name, stored, input, k))
      if (run !== null) runs.push(run)
    }
    failures.throwAny()
    const { billing, form, encoding, profile, now } = input
    const answer = { ...comparisonOf(runs, per), ...(billing && { billing }) }
    const written = await writeComparison(answer, form, profile, now)
    const { bytes, encoding: contentEncoding } = compressNow(typeof written === 'string' ? piece(written) : written, encoding)
    return { bytes, contentEncoding }
  }

  private async compared(
    item: ComparedItem,
    name: string,
    stored: StoredToDraw | null,
    { years, cost }: Pick<CompareInput, 'years' | 'cost'>,
    k: number,
  ): Promise<ComparedRun> {
    if (item.kind === 'stored') {
      if (stored === null) throw new Error(`The stored run ${item.id} was not read`)
      return comparedStored(stored, name, this.guard)
    }
    const { kind, read } = item
    const { weather: _, ...sent } = read.value as { weather?: unknown }
    const asSent = kind === 'simple' ? copyFields(sent) : sent // defaults are filled in place
    return this.sources.withBody(read, { costOf: () => cost, year: years[k] ?? null }, async (body, sources) => {
      const { answer, request, resolved } = await perform({ kind, body }, sources)
      const { module, inverter, sub_arrays } = resolved
      return { name, kind, runId: null, answer, sent: asSent, request, named: { module, inverter, sub_arrays } }
    })
  }
}

/** The units of runs together, with the terms of each; null for none. */
function sumOf(runs: readonly RunUnits[]): RunUnits | null {
  if (runs.length === 0) return null
  return { units: runs.reduce((sum, { units }) => sum + units, 0), reasons: runs.flatMap(({ reasons }) => reasons) }
}
