import { and, asc, eq, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { isUnheld } from '../db/held.ts'
import { isHeldBy } from './held-run.ts'
import { isOneOf } from './record-kinds.ts'
import { RUNNING_ROW, type RunningRow } from './stored-run.ts'
import { runs } from './table.ts'

/** Accepted runs that have not ended, and which server has them in its hands. */
export class RunQueue {
  constructor(
    private readonly database: Database,
    private readonly holder: string | null,
    private readonly engine: number,
  ) {}

  /** @param change  1 when a worker takes the run; -1 when the service stops before it ends */
  countAttempt(id: string, change: 1 | -1): Statement {
    return this.database.read
      .update(runs)
      .set({ attempts: sql`${runs.attempts} + ${change}` })
      .where(isHeldBy(this.holder, id))
  }

  /**
   * Accepted runs that have not ended and that no server sees through: the oldest of each account, then
   * the second of each, and so on, so that none waits for all that another has sent. Not those that a
   * server with a newer engine accepted: this one may not know all of their fields.
   * @param without  accounts whose runs are left to others; null for runs without an account
   */
  async unheld(count: number, without: readonly (string | null)[] = []): Promise<RunningRow[]> {
    return this.database.read
      .select(RUNNING_ROW)
      .from(runs)
      .where(and(eq(runs.status, 'running'), isUnheld(this.database, runs.holder), this.isKnown, isOfOthers(without)))
      .orderBy(sql`row_number() over (partition by ${runs.owner} order by ${runs.id})`, asc(runs.id))
      .limit(count)
  }

  /** Accepted runs that have not ended, of all servers of the store. */
  async unended(): Promise<{ readonly held: number; readonly waiting: number; readonly oldestWaitingAt: number | null }> {
    const waits = isUnheld(this.database, runs.holder)
    const [found] = await this.database.read
      .select({
        count: sql<number>`count(*)`,
        waiting: sql<number>`coalesce(sum(${waits}), 0)`,
        oldestWaitingAt: sql<number | null>`min(case when ${waits} then ${runs.createdAt} end)`,
      })
      .from(runs)
      .where(eq(runs.status, 'running'))
    const { count, waiting, oldestWaitingAt } = found ?? { count: 0, waiting: 0, oldestWaitingAt: null }
    return { held: count - waiting, waiting, oldestWaitingAt }
  }

  /** Takes a run into the hands of this server, if it is in no other's. */
  take(id: string): Statement {
    return this.database.read
      .update(runs)
      .set({ holder: this.holder })
      .where(and(eq(runs.id, id), eq(runs.status, 'running'), isUnheld(this.database, runs.holder)))
  }

  /** The same for a run that no worker has had, that this server knows all fields of, and that is of none of these accounts. */
  takeFresh(id: string, without: readonly (string | null)[] = []): Statement {
    return this.database.read
      .update(runs)
      .set({ holder: this.holder })
      .where(
        and(
          eq(runs.id, id),
          eq(runs.status, 'running'),
          eq(runs.attempts, 0),
          isUnheld(this.database, runs.holder),
          this.isKnown,
          isOfOthers(without),
        ),
      )
  }

  /** A run that has not ended and that is in the hands of this server. */
  async heldRun(id: string): Promise<RunningRow | undefined> {
    const [run] = await this.database.read.select(RUNNING_ROW).from(runs).where(isHeldBy(this.holder, id))
    return run
  }

  /** Which of these runs have not ended and are in the hands of this server. */
  async held(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.database.read
      .select({ id: runs.id })
      .from(runs)
      .where(and(isOneOf(ids), eq(runs.status, 'running'), sql`${runs.holder} is ${this.holder}`))
    return new Set(found.map(({ id }) => id))
  }

  /** Lets go of a run that has not ended, or of all of them. */
  letGo(id?: string): Statement {
    return this.database.read
      .update(runs)
      .set({ holder: null })
      .where(and(id === undefined ? undefined : eq(runs.id, id), eq(runs.status, 'running'), sql`${runs.holder} is ${this.holder}`))
  }

  /** Whether the engine of this server knows what a run asks for. */
  private get isKnown(): SQL | undefined {
    return or(isNull(runs.engine), lte(runs.engine, this.engine))
  }
}

/** Runs of other accounts than these; null for runs without an account. */
function isOfOthers(owners: readonly (string | null)[]) {
  const named = owners.filter((owner) => owner !== null)
  return and(
    named.length === 0 ? undefined : or(isNull(runs.owner), notInArray(runs.owner, named)),
    owners.length === named.length ? undefined : isNotNull(runs.owner),
  )
}
