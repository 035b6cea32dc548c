import type { SentBody } from '@pvyield/contract/handlers'
import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import { giveBackSeries, perform } from '@pvyield/engine'
import { assessPerformance, findMeasuredFailures, PERFORMANCE_SERIES, type TestedRun, testedRun } from '@pvyield/engine/performance'
import type { Tariff } from '../../charging/service.ts'
import { type KeptSeries, withRowsOf } from '../../engine/cost.ts'
import { engineCall } from '../../engine/engine-call.ts'
import type { WorkSources } from '../../engine/work-sources.ts'
import { compressNow } from '../../http/compression.ts'
import { piece } from '../../http/pieces.ts'
import { readJson } from '../../http/sent-json.ts'
import type { TaskGuard } from '../../workers/serve.ts'
import { type ItemChecks, NOTHING } from '../compare/item-checks.ts'
import { ItemFailures } from '../compare/item-failures.ts'
import type { ComparedItem } from '../compare/items.ts'
import type { CheckedComparison, CompareInput } from '../compare/tasks.ts'
import { writePerformance } from './document.ts'
import { performanceIn, type SentPerformance } from './sent-performance.ts'
import { storedTestedRun } from './stored-tested-run.ts'

/** The series of the run are read once, and not answered. */
const READ_SERIES: KeptSeries = { columns: PERFORMANCE_SERIES.length, isAwaited: false, valuesMax: Number.POSITIVE_INFINITY }

/** Tasks of a worker for tests of performance. */
export class PerformanceTasks {
  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
    private readonly checks: ItemChecks,
  ) {}

  /**
   * Makes all checks of the measurement and of the run, without the simulation.
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, too_costly with every failure; as its guard.
   */
  readonly checkPerformance = async ({ body, tariff }: { body: SentBody; tariff: Tariff | null }): Promise<CheckedComparison> => {
    const { request, item } = performanceIn(await readJson(body, this.guard))
    const failures = failuresOf()
    const checked = item.kind === 'stored' ? NOTHING : await failures.of(0, () => this.checks.check(item, tariff, READ_SERIES))
    failures.add(findMeasuredFailures(request))
    failures.throwAny()
    const { wanted, cost, units } = checked ?? NOTHING
    return {
      stored: [item.kind === 'stored' ? item.id : null],
      wanted: [wanted],
      cost: withRowsOf(cost, request.measured.poa_wm2.length),
      units,
    }
  }

  /**
   * Runs the plant, or reads its stored run, and tests the measurement against it.
   * Fails: Problem with every failure; as its guard.
   */
  readonly testPerformance = async ({ body, stored, years, cost, billing, form, encoding, profile, now }: CompareInput) => {
    const sent = performanceIn(await readJson(body, this.guard))
    const failures = failuresOf()
    const [kept = null] = stored
    const run = await failures.of(0, async () =>
      sent.item.kind !== 'stored' ? this.ranNow(sent.item, { cost, year: years[0] ?? null }) : kept && storedTestedRun(kept, this.guard),
    )
    failures.throwAny()
    if (run === null) throw new Error('The stored run was not read')
    const answer = { ...this.tested(sent, run), ...(billing && { billing }) }
    const written = await writePerformance(answer, { run: sent.run, measured: sent.request.measured }, form, profile, now)
    const { bytes, encoding: contentEncoding } = compressNow(typeof written === 'string' ? piece(written) : written, encoding)
    return { bytes, contentEncoding }
  }

  private tested({ request }: SentPerformance, run: TestedRun): PerformanceAnswer {
    this.guard.checkpoint()
    return engineCall(() => assessPerformance(request, run), request)
  }

  private ranNow(
    { kind, read }: Exclude<ComparedItem, { kind: 'stored' }>,
    { cost, year }: Pick<CompareInput, 'cost'> & { readonly year: CompareInput['years'][number] },
  ): Promise<TestedRun> {
    return this.sources.withBody(read, { costOf: () => cost, year }, async (body, sources) => {
      const { resolved, series } = await perform({ kind, body, series: PERFORMANCE_SERIES }, sources)
      if (series === null) throw new Error('The run has series')
      const tested = testedRun(resolved, series)
      giveBackSeries(series)
      return tested
    })
  }
}

/** Names the fields of the run; those of its weather are of the measurement when it has that. */
function failuresOf(): ItemFailures {
  return new ItemFailures(() => 'run')
}
