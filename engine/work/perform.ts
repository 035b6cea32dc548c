import type { Resolved } from '../core/option.ts'
import { EngineError } from '../core/sink.ts'
import type { Names } from '../findings/entry.ts'
import { type Finding, inWords } from '../findings/finding.ts'
import { modelsOf } from '../method/models.ts'
import { notCounted } from '../method/not-counted.ts'
import { run } from '../run.ts'
import { runVariants } from '../variants/run-variants.ts'
import { wholeAnswer } from '../variants/wanted.ts'
import { runCost } from './cost.ts'
import { found } from './found.ts'
import type { Answer, Outcome } from './outcome.ts'
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
  const { request, resolved, extra, names, findings } = await readRun(work, sources)
  const cost = costOf(work, resolved)
  await sources.admit?.({ step: 'run', request, resolved, cost })
  const { sha256 } = sources
  const { answer, series } = run(resolved, {
    withSeries: hasSeries(work, resolved),
    chooseSeries: (own) => (sources.chooseSeries ?? ((names) => chosenSeries(names, work, resolved)))(own, resolved),
    onProgress: progressOf(sources),
    ...(sha256 && { sha256 }),
  })
  requireFinite(answer)
  const worded = inWordsOf(names, answer, findings)
  return {
    answer: {
      ...worded,
      ...extra,
      not_counted: notCounted(resolved, work.kind),
      models: modelsOf(resolved),
    },
    findings: worded.summary.findings,
    series,
    variants: variantsOf(work, resolved, sources).map((each) => ('value' in each ? { value: inWordsOf(names, each.value) } : each)),
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

function variantsOf({ variants = [] }: RunWork, resolved: Resolved, sources: Sources) {
  if (variants.length === 0) return []
  const results = runVariants(resolved, variants, wholeAnswer(sources.sha256), { onProgress: progressOf(sources) })
  return results.map((result) => ('value' in result ? { value: result.value.wanted } : result))
}

/** The answer with the fields in its findings that the caller can send, after the findings of the reading. */
function inWordsOf(names: Names | null, answer: Answer, before: readonly Finding[] = []) {
  const { summary } = answer
  const { findings: own = [] } = summary
  const findings = [...before, ...(names === null ? own : own.map((finding) => inWords(finding, names)))]
  return { ...answer, summary: { ...summary, ...found(findings) } }
}

/** Results that are not finite would be null in JSON. Fails: EngineError. */
function requireFinite({ summary, loss_diagram }: Answer): void {
  const path = nonFinitePath({ summary, loss_diagram })
  if (path === null) return
  const message = `${path.join('.')} is not a finite number: a parameter of the plant is far outside its physical range. Check the plant's parameters`
  throw new EngineError([{ code: 'run_failed', field: null, message }])
}

/** Path of the first number of a value that is not finite; null if all are finite. */
function nonFinitePath(value: unknown): readonly string[] | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const key in value) {
    const path = nonFinitePath((value as Record<string, unknown>)[key])
    if (path !== null) return [key, ...path]
  }
  return null
}
