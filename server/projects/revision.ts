import { changedMeanwhile } from './problems.ts'

/** What was changed last, and by which change. */
interface Revised {
  readonly revision: number
  readonly changeId: string
}

/** Whoever changes something names the revision that was read, so that of two who read the same one only the first changes it. */
export class Change {
  readonly id = crypto.randomUUID()

  /** Fails: Problem changed_meanwhile. */
  constructor(before: Revised, sent: number) {
    if (before.revision !== sent) throw changedMeanwhile(before.revision)
  }

  /**
   * Fails: Problem changed_meanwhile, unless this change was made.
   * @param changed  rows, of which a write whose answer was lost knows nothing
   */
  requireMade(changed: number | undefined, { revision, changeId }: Revised): void {
    if (changed !== 1 && changeId !== this.id) throw changedMeanwhile(revision)
  }
}
