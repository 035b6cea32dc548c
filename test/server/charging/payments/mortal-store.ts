import type { Database, Statement } from '../../../../server/db/database.ts'

/** The process was killed. */
export class Killed extends Error {}

/** A store whose process is killed before or after one of its writes. */
export class MortalStore {
  private writesLeft = Number.POSITIVE_INFINITY
  private isStoredLast = false
  private isDead = false

  constructor(private readonly store: Database) {}

  /** @param isStored  the last write is stored, and nothing after it */
  killAt(writes: number, isStored: boolean): void {
    this.writesLeft = writes
    this.isStoredLast = isStored
  }

  /** The process is started again. */
  revive(): void {
    this.isDead = false
    this.writesLeft = Number.POSITIVE_INFINITY
  }

  asDatabase(): Database {
    const { store } = this
    const write = (...statements: readonly Statement[]) => this.write(statements)
    return {
      read: store.read,
      write,
      writeUntilStored: (_label: string, ...rest: readonly Statement[]) => this.write(rest),
    } as unknown as Database
  }

  private async write(statements: readonly Statement[]): Promise<readonly number[]> {
    if (this.isDead) throw new Killed()
    if (--this.writesLeft > 0) return this.store.write(...statements)
    this.isDead = true
    if (this.isStoredLast) await this.store.write(...statements)
    throw new Killed()
  }
}
