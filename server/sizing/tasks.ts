import type { SentBody } from '@pvyield/contract/handlers'
import type { SizeAnswer, SizeRequest } from '@pvyield/contract/schemas'
import { type Finding, type SimplePlace, type SimpleSections, sizeAnswer, sizingPlant } from '@pvyield/engine'
import { runCost } from '../engine/cost.ts'
import { engineCall } from '../engine/engine-call.ts'
import type { FoundYear, YearQuery } from '../weather/service.ts'
import type { TaskGuard } from '../workers/serve.ts'

export interface SizingInput {
  readonly body: SentBody
  /** Typical year of the place; null when none is needed or the need is not known yet. */
  readonly year: FoundYear | null
}

/** A request that was read, with what its ids refer to; or the typical year that it needs. */
export type ReadPlant =
  | {
      readonly request: SizeRequest
      readonly place: SimplePlace
      readonly sections: SimpleSections
      /** Length of the body as text, characters. */
      readonly size: number
      /** Of its typical year. */
      readonly findings: readonly Finding[]
    }
  | { readonly wanted: YearQuery }

/** Tasks of a worker for sizing. */
export class SizingTasks {
  /** @param read  reads and checks the request in a body */
  constructor(
    private readonly read: (body: SentBody, year: FoundYear | null) => Promise<ReadPlant>,
    private readonly guard: TaskGuard,
  ) {}

  /**
   * Sizes a plant.
   * Fails: Problem malformed_json, validation_error, not_found, too_costly; as its guard.
   */
  readonly sizePlant = async ({ body, year }: SizingInput): Promise<{ answer: SizeAnswer } | { wanted: YearQuery }> => {
    const read = await this.read(body, year)
    if ('wanted' in read) return read
    const { request, place, sections, size, findings: before } = read
    const resolved = sizingPlant(request, place, sections)
    await this.guard.admit(runCost({ resolved, size }, { columns: 0, isAwaited: true, valuesMax: 0 }))
    const answer = engineCall(() => sizeAnswer(request, place, { ...sections, onProgress: this.guard.checkpoint }), request)
    const findings = [...before, ...answer.findings]
    return { answer: { ...answer, warnings: findings.map(({ message }) => message), findings } }
  }
}
