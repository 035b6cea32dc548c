import type { Database } from '../db/database.ts'
import type { RunStore } from './store.ts'
import type { StudyHost, StudyProgress } from './study-host.ts'

/** The finished chunks of a study, kept from the moment that it is accepted. */
export class StudyChunks implements StudyHost {
  /** @param id  null until it is accepted: what a caller waits for is not kept */
  constructor(
    private readonly store: RunStore,
    private readonly database: Database,
    private id: string | null,
  ) {}

  accept(id: string): void {
    this.id = id
  }

  readonly storedChunks = async (): Promise<readonly Uint8Array[]> => (this.id === null ? [] : this.store.studies.chunks(this.id))

  readonly storedProgress = async (): Promise<string | null> => (this.id === null ? null : this.store.studies.progressOf(this.id))

  readonly keepChunk = async (chunk: number, data: Uint8Array, progress: StudyProgress, ends = [data.length]): Promise<void> => {
    if (this.id === null) return
    const block = { block: chunk, data, ends }
    await this.database.write(this.store.blocks.addBlock(this.id, block), this.store.studies.progress(this.id, JSON.stringify(progress)))
  }
}
