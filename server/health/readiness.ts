import type { Database } from '../db/database.ts'

/** Whether the service can accept work. */
export class Readiness {
  constructor(private readonly database: Pick<Database, 'requireWritable'>) {}

  /**
   * Fails: Problem overloaded while another process has locked the store, storage_unavailable when
   * it cannot be written.
   */
  require(): Promise<void> {
    return this.database.requireWritable()
  }
}
