import type { ProblemItem } from '@pvyield/contract/schemas'
import { Problem, type ProblemCode } from '../../http/problem.ts'
import { refusalOf } from '../../http/refusal.ts'

/** The failures of the requests of a comparison, named by their places. They are answered together. */
export class ItemFailures {
  private readonly found: ProblemItem[] = []
  private omitted = 0

  /** Does work for a request; null when it is refused. Fails: as the work, for anything but a refusal of the request. */
  async of<Result>(place: number, work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work()
    } catch (cause) {
      const { items, omitted } = refusalOf(cause)
      const at = `requests.${place}`
      this.found.push(...items.map((item) => ({ ...item, field: item.field === null ? at : `${at}.${item.field}` })))
      this.omitted += omitted
      return null
    }
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
