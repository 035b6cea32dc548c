import { sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { isHeldBy } from './held-run.ts'
import { readBlocks } from './packed-part.ts'
import { isOneOf } from './record-kinds.ts'
import type { StoredBlocks } from './stored-blocks.ts'
import type { StoredRun } from './stored-run.ts'
import { runs } from './table.ts'

/** What tells how far a study is. */
export type StudyState = Pick<StoredRun, 'id' | 'status' | 'headline' | 'failure'>

/** What a study has before it ends. */
export class StudyStore {
  constructor(
    private readonly database: Database,
    private readonly holder: string | null,
    private readonly blocks: StoredBlocks,
  ) {}

  /** How far these studies are, of whoever. */
  async states(ids: readonly string[]): Promise<StudyState[]> {
    const { id, status, headline, failure } = runs
    return this.database.read.select({ id, status, headline, failure }).from(runs).where(isOneOf(ids))
  }

  /**
   * Notes how far a running study is, JSON. The attempts before this one are over: what crashes a server again and again
   * finishes nothing.
   */
  progress(id: string, progress: string): Statement {
    return this.database.read
      .update(runs)
      .set({ headline: progress, attempts: sql`min(${runs.attempts}, 1)` })
      .where(isHeldBy(this.holder, id))
  }

  /** What was noted last of how far a running study is, JSON; null for nothing. */
  async progressOf(id: string): Promise<string | null> {
    const [run] = await this.database.read.select({ progress: runs.headline }).from(runs).where(isHeldBy(this.holder, id))
    return run?.progress ?? null
  }

  /** The finished chunks of a study that has not ended, which have the place of a series. */
  async chunks(id: string): Promise<Uint8Array[]> {
    return Array.fromAsync(
      readBlocks([0], (part) => this.blocks.packed(id, part)),
      ([chunk = new Uint8Array()]) => chunk,
    )
  }
}
