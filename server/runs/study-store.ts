import type { Database, Statement } from '../db/database.ts'
import { isHeldBy } from './held-run.ts'
import { readBlocks } from './packed-part.ts'
import type { StoredBlocks } from './stored-blocks.ts'
import { runs } from './table.ts'

/** What a study has before it ends. */
export class StudyStore {
  constructor(
    private readonly database: Database,
    private readonly holder: string | null,
    private readonly blocks: StoredBlocks,
  ) {}

  /** How far a running study is, JSON. */
  progress(id: string, progress: string): Statement {
    return this.database.read.update(runs).set({ headline: progress }).where(isHeldBy(this.holder, id))
  }

  /** The finished chunks of a study that has not ended, which have the place of a series. */
  async chunks(id: string): Promise<Uint8Array[]> {
    return Array.fromAsync(
      readBlocks([0], (part) => this.blocks.packed(id, part)),
      ([chunk = new Uint8Array()]) => chunk,
    )
  }
}
