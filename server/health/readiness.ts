import type { Database, Statement } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'

/**
 * Changes nothing. Sent as a write, so it needs the lock of the store and fails on a read-only
 * file.
 */
const PROBE: Statement = { toSQL: () => ({ sql: 'select 1 from runs limit 1', params: [] }) }
const RETRY_AFTER = { 'retry-after': '5' }

/** Whether the service can accept work. */
export class Readiness {
  constructor(
    private readonly database: Pick<Database, 'write'>,
    private readonly log: Log,
  ) {}

  /**
   * Fails: Problem overloaded while another process has locked the store, storage_unavailable when
   * it cannot be read or written.
   */
  async require(): Promise<void> {
    try {
      await this.database.write(PROBE)
    } catch (cause) {
      if (cause instanceof Problem) throw cause
      this.log.error('store_not_ready', cause)
      throw new Problem('storage_unavailable', 'The store cannot be read or written: try again in 5 s', { headers: RETRY_AFTER })
    }
  }
}
