import type { SentBody } from '@pvyield/contract/handlers'
import type { Statement } from '../db/database.ts'
import { DamagedRecord } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import type { AdmittedRun } from './admission.ts'
import type { BackgroundParts } from './background-parts.ts'
import { isStudy } from './stored-kind.ts'
import { storedBody } from './stored-request.ts'
import { StudyChunks } from './study-chunks.ts'
import type { RunDone } from './tasks.ts'
import { Unfinished } from './unfinished.ts'

/** How long a stop waits for the counts of attempts that are on their way to the store. */
const COUNT_MILLIS = 5000

/** One attempt at an accepted run. */
export interface Attempt {
  readonly result: Promise<RunDone>
  readonly stop: () => void
  /** Whether the store could not count it: then the run has not begun. */
  readonly isHeldUp: () => boolean
  /** From the moment that a worker takes the run, a stop of the service waits until it is released. */
  readonly release: () => void
}

/** The attempts of this server at accepted runs, each counted in the store before its worker begins. */
export class Attempts {
  /** Runs that a worker has. Their attempt is counted. */
  private readonly taken = new Set<string>()
  /** Attempts that are being counted. */
  private readonly counting = new Unfinished()

  /** @param abandon  ends what is under way for a run that is over in the store, or in other hands */
  constructor(
    private readonly parts: BackgroundParts,
    private readonly abandon: (id: string) => void,
  ) {}

  /** Notes a run that a worker has, as the attempt that its acceptance counted. */
  add(id: string): void {
    this.taken.add(id)
  }

  /** Forgets a run that no worker has any more. */
  delete(id: string): void {
    this.taken.delete(id)
  }

  /** Begins an attempt; of a run whose last one was held up, the same attempt again. */
  begin(id: string, run: AdmittedRun): Attempt {
    const { starter, unfinished, charging } = this.parts
    const ended = Promise.withResolvers<void>()
    let isHeldUp = false
    const body = async () => {
      try {
        // At once: each is a way to the database server and back. Both have ended before the next attempt.
        const both = [this.bodyOf(id), this.taken.has(id) ? this.confirm(id) : this.count(id)] as const
        await Promise.allSettled(both)
        const [body] = await Promise.all(both)
        return body
      } catch (cause) {
        // A fault of the store passes by itself; a damaged body stays so.
        isHeldUp = cause instanceof Problem && !(cause instanceof DamagedRecord)
        throw cause
      } finally {
        if (!isHeldUp) void unfinished.track(ended.promise)
      }
    }
    const chunks = isStudy(run.kind) ? new StudyChunks(this.parts.store, this.parts.database, id) : null
    const { result, stop } = starter.start(run, { body, charge: charging?.reserved(id) ?? null, waiting: null, chunks })
    return { result, stop, isHeldUp: () => isHeldUp, release: ended.resolve }
  }

  /**
   * Takes back the counts of what a stop interrupts.
   * @returns statements of the batch that lets go of the runs
   */
  async takeBack(): Promise<readonly Statement[]> {
    await this.counting.settle(COUNT_MILLIS)
    return [...this.taken].map((id) => this.parts.store.queue.countAttempt(id, -1))
  }

  /** Counts before the worker begins, so that a crash of the server leaves the count behind. */
  private async count(id: string): Promise<void> {
    const { database, store } = this.parts
    const count = async () => {
      const [changed] = await database.write(store.queue.countAttempt(id, 1))
      if (changed !== 1) await this.confirm(id) // the count is not known of a write whose answer was lost
      this.taken.add(id)
    }
    await this.counting.track(count())
  }

  /** Fails when a run is not this server's to make. */
  private async confirm(id: string): Promise<void> {
    if ((await this.parts.store.queue.heldRun(id)) !== undefined) return
    this.abandon(id)
    throw new Error(`The run ${id} has ended, or is in other hands`)
  }

  private async bodyOf(id: string): Promise<SentBody> {
    const request = await this.parts.store.text(id, 'request')
    if (request.length === 0) throw new Error(`The run ${id} is not in the store`)
    return storedBody(request)
  }
}
