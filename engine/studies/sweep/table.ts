import type { Failure } from '../../core/sink.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Headlines, Report } from '../../report/report.ts'
import type { Attempt } from '../../variants/attempt.ts'
import type { Figure } from './figures.ts'

/** A variant that was refused. */
export interface FailedVariant {
  readonly index: number
  readonly errors: readonly Failure[]
}

/** What was found of several variants, in the words of the first of them. */
export interface CountedFinding extends Pick<Finding, 'code' | 'level' | 'field' | 'message'> {
  readonly variants: number
  readonly first: number
}

/** Finished variants. Plain data: it can be stored, and sent to another thread. */
export interface SweptChunk {
  readonly indices: readonly number[]
  /** The figures of the first variant, then those of the second; NaN where there is none. */
  readonly values: Float64Array
  readonly failed: readonly FailedVariant[]
  readonly findings: readonly CountedFinding[]
}

/** Failures of one variant that are kept: a body can have many. */
const ERRORS_MAX = 5

/** The figures of variants that have run. @param indices  of each in the order of the answer */
export function sweptChunk<Result extends Report | Headlines>(
  indices: readonly number[],
  results: readonly Attempt<Result>[],
  figures: readonly Figure<Result>[],
): SweptChunk {
  const values = new Float64Array(indices.length * figures.length).fill(Number.NaN)
  const failed: FailedVariant[] = []
  const findings = new FindingCounts()
  for (const [k, result] of results.entries()) {
    const index = indices[k] as number
    if ('reason' in result) {
      failed.push({ index, errors: result.failures.slice(0, ERRORS_MAX) })
      continue
    }
    for (const [column, { of }] of figures.entries()) values[k * figures.length + column] = of(result.value) ?? Number.NaN
    for (const finding of result.value.summary.findings ?? []) findings.add({ ...finding, variants: 1, first: index })
  }
  return { indices, values, failed, findings: findings.list }
}

/** Collects the chunks of a sweep, in any order. */
export class SweptTable {
  /** Of each figure, its value of each variant; NaN where there is none. */
  readonly columns: readonly Float64Array[]
  readonly failed: FailedVariant[] = []
  private readonly counts = new FindingCounts()
  private count = 0

  constructor(variants: number, figures: number) {
    this.columns = Array.from({ length: figures }, () => new Float64Array(variants).fill(Number.NaN))
  }

  /** Variants that are done, refused ones among them. */
  get done(): number {
    return this.count
  }

  add({ indices, values, failed, findings }: SweptChunk): void {
    const width = this.columns.length
    for (const [column, target] of this.columns.entries())
      for (const [k, index] of indices.entries()) target[index] = values[k * width + column] as number
    this.failed.push(...failed)
    for (const finding of findings) this.counts.add(finding)
    this.count += indices.length
  }

  get findings(): CountedFinding[] {
    return this.counts.list
  }
}

/** Findings by what they are about: their texts contain numbers, which differ from variant to variant. */
class FindingCounts {
  private readonly found = new Map<string, CountedFinding>()

  add({ code, level, field, message, variants, first }: CountedFinding): void {
    const name = `${code} ${field}`
    const known = this.found.get(name)
    const words = known === undefined || first < known.first ? { message, first } : { message: known.message, first: known.first }
    this.found.set(name, { code, level, field, variants: variants + (known?.variants ?? 0), ...words })
  }

  get list(): CountedFinding[] {
    return [...this.found.values()].sort((a, b) => b.variants - a.variants || a.first - b.first)
  }
}
