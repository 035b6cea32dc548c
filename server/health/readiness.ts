import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'

/** Below the time limit of most probes, 5 s. */
const STORE_ANSWERS_MILLIS = 4000

/** Whether the service can accept work. */
export class Readiness {
  private isOver = false

  constructor(
    private readonly database: Pick<Database, 'requireWritable'>,
    private readonly storeAnswersMillis = STORE_ANSWERS_MILLIS,
  ) {}

  /** Whether the service is about to stop, so that what comes next belongs to another server. */
  get isLeaving(): boolean {
    return this.isOver
  }

  leave(): void {
    this.isOver = true
  }

  /**
   * Fails: Problem overloaded while another process has locked the store, and when the service is
   * about to stop; storage_unavailable when the store cannot be written, or does not answer.
   */
  async require(): Promise<void> {
    if (this.isOver) throw new Problem('overloaded', 'The service stops: try again in 10 s', { headers: { 'retry-after': '10' } })
    const written = this.database.requireWritable().then(() => true)
    const isAnswered = await Promise.race([written, Bun.sleep(this.storeAnswersMillis)])
    if (isAnswered) return
    written.catch(() => undefined)
    throw new Problem('storage_unavailable', 'The store does not answer: try again in 5 s', { headers: { 'retry-after': '5' } })
  }
}
