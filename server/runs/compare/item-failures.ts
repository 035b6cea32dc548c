import type { ProblemItem } from '@pvyield/contract/schemas'
import type { Failure } from '@pvyield/engine'
import { Problem, type ProblemCode } from '../../http/problem.ts'
import { refusalOf } from '../../http/refusal.ts'

/** The failures of the requests of a comparison, named by their places. They are answered together. */
export class ItemFailures {
  private readonly found: ProblemItem[] = []
  private omitted = 0

  /** @param at  field of a request by its place */
  constructor(private readonly at: (place: number) => string = (place) => `requests.${place}`) {}

  /** Does work for a request; null when it is refused. Fails: as the work, for anything but a refusal of the request. */
  async of<Result>(place: number, work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work()
    } catch (cause) {
      const { items, omitted } = refusalOf(cause)
      const at = this.at(place)
      this.found.push(...items.map((item) => ({ ...item, field: item.field === null ? at : `${at}.${item.field}` })))
      this.omitted += omitted
      return null
    }
  }

  /** Adds failures of the body around the requests, which name their fields in it. */
  add(failures: readonly Failure[]): void {
    this.found.push(...failures)
  }

  /** Fails: Problem with every failure. */
  throwAny(): void {
    const codes = new Set(this.found.map(({ code }) => code as ProblemCode))
    const [first] = codes
    if (first === undefined) return
    const code = codes.size === 1 ? first : codes.has('run_failed') ? 'run_failed' : 'validation_error'
    throw Problem.ofItems(code, this.found, this.omitted)
  }
}
