import type { SubArrayResult } from '@pvyield/contract/schemas'
import type { Chain } from '../chain.ts'
import { moduleCount } from '../core/nameplate.ts'
import type { ResolvedPart } from '../core/option.ts'
import type { PartSeriesName } from '../core/part-series.ts'
import type { PlantPart } from '../core/plant-parts.ts'
import type { Sink } from '../core/sink.ts'
import type { Names } from '../findings/entry.ts'
import { type Finding, inWords } from '../findings/finding.ts'
import type { PlantTally, SubArrays } from '../report/sub-arrays.ts'
import { namesOf } from './names.ts'
import { resultOf, withBattery } from './part-result.ts'

/** The part of a plant of one part: what it adds up is that of the plant. */
export class SolePart implements SubArrays {
  readonly isSole = true
  constructor(
    private readonly part: PlantPart,
    private readonly sent: ResolvedPart,
    private readonly chain: Chain,
    readonly seriesNames: readonly PartSeriesName[],
  ) {}

  /** The plant writes its columns. */
  writeTo(): void {}

  get stcW(): number {
    return moduleCount(this.part.request.array) * this.chain.module.stcW
  }

  report({ totals, temperatures, ...plant }: PlantTally): SubArrayResult[] {
    const { id, label, request } = this.part
    const { module, parts } = this.chain
    const part = { id, label, sharesWith: null, request, module, parts }
    return [resultOf(part, withBattery({ sum: (name) => totals.sum(name), months: totals.months, temperatures }, totals), plant)]
  }

  /** Names the fields that the part changes as its own, in what is found. */
  name(sink: Sink, namesIn: (finding: Finding) => Names = () => namesOf(this.sent, 0)): void {
    sink.findings.forEach((finding, k) => {
      const isNamed = finding.field?.startsWith('sub_arrays.') === true
      if (!isNamed) sink.findings[k] = inWords(finding, namesIn(finding))
    })
  }
}
