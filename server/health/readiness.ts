import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'

/** Whether the service can accept work. */
export class Readiness {
  private isOver = false

  constructor(private readonly database: Pick<Database, 'requireWritable'>) {}

  /** Whether the service is about to stop, so that what comes next belongs to another server. */
  get isLeaving(): boolean {
    return this.isOver
  }

  leave(): void {
    this.isOver = true
  }

  /**
   * Fails: Problem overloaded while another process has locked the store, and when the service is
   * about to stop; storage_unavailable when the store cannot be written.
   */
  async require(): Promise<void> {
    if (this.isOver) throw new Problem('overloaded', 'The service stops: try again in 10 s', { headers: { 'retry-after': '10' } })
    await this.database.requireWritable()
  }
}
