import { nonFiniteFailure } from '../core/finite.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError } from '../core/sink.ts'
import { ReadDefaults } from '../method/read-defaults.ts'
import { run } from '../run.ts'
import type { Attempt } from '../variants/attempt.ts'
import type { VariantResult } from '../variants/run-variants.ts'
import { runCost } from './cost.ts'
import { inWordsOf } from './in-words-of.ts'
import type { Answer, Outcome } from './outcome.ts'
import { preparerOf } from './preparer.ts'
import { progressOf } from './progress.ts'
import { readRun } from './read-run.ts'
import { chosenSeries, hasSeries, seriesMax } from './series.ts'
import type { Sources } from './sources.ts'
import type { RunWork } from './work.ts'

/**
 * Simulates the plant that a body describes, and its variants. It means the same wherever it runs: in
 * a worker of the service, in a page, in a program.
 * Fails: EngineError, or the error of the host's `inspect`, with every failure of the body; as its
 * sources.
 */
export async function perform(work: RunWork, sources: Sources): Promise<Outcome> {
  const { request, resolved, extra: extraOf, names, findings } = await readRun(work, sources)
  const extra = extraOf()
  const cost = costOf(work, resolved)
  await sources.admit?.({ step: 'run', request, resolved, cost })
  const { sha256 } = sources
  // Only answers say what was computed, and how: loaded with the first.
  const { modelsOf, notCounted } = await import('./all-models.ts')
  const defaults = new ReadDefaults(work.kind, resolved, extra.defaults_applied)
  const { answer, series } = run(resolved, {
    withSeries: hasSeries(work, resolved),
    chooseSeries: (own) => (sources.chooseSeries ?? ((names) => chosenSeries(names, work, resolved)))(own, resolved),
    onProgress: progressOf(sources),
    reads: defaults,
    prepare: await preparerOf(resolved),
    ...(sha256 && { sha256 }),
  })
  requireFinite(answer)
  const worded = { ...answer, summary: inWordsOf(names, answer.summary, findings) }
  return {
    answer: {
      ...worded,
      ...extra,
      defaults_applied: defaults.listed(),
      not_counted: notCounted(resolved, work.kind),
      models: modelsOf(resolved),
    },
    findings: worded.summary.findings,
    series,
    variants: (await variantsOf(work, resolved, sources)).map((each) =>
      'value' in each ? { value: { ...each.value, summary: inWordsOf(names, each.value.summary) } } : each,
    ),
    request,
    resolved,
    cost,
  }
}

/** One run as its body says it, and each variant: most of their work is shared, so that this is an upper limit. */
function costOf(work: RunWork, resolved: Resolved) {
  const { seconds, bytes } = runCost(resolved, seriesMax(work, resolved))
  const more = work.variants?.length ?? 0
  return { seconds: seconds + (more === 0 ? 0 : more * runCost(resolved, 0).seconds), bytes }
}

/** Each variant as a run of its own, or why it is refused. */
async function variantsOf({ variants = [] }: RunWork, resolved: Resolved, sources: Sources): Promise<readonly Attempt<Answer>[]> {
  if (variants.length === 0) return []
  // A page that runs single plants never loads it.
  const { checkedVariants, runVariants, wholeAnswer } = await import('./many.ts')
  const checked = await checkedVariants(variants, resolved, sources)
  const patches = checked.flatMap((each) => ('value' in each ? [each.value] : []))
  const results = runVariants(resolved, patches, wholeAnswer(sources.sha256), { onProgress: progressOf(sources) }).values()
  return checked.map((each) => {
    if ('reason' in each) return each
    const result = results.next().value as Attempt<VariantResult<Answer>>
    return 'value' in result ? { value: result.value.wanted } : result
  })
}

/** Fails: EngineError. */
function requireFinite({ summary, loss_diagram }: Answer): void {
  const failure = nonFiniteFailure({ summary, loss_diagram })
  if (failure !== null) throw new EngineError([failure])
}
