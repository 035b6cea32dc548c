import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isUnheld } from './held.ts'
import { duties, members } from './table.ts'

/** How long work that is done by one server at a time may keep the others waiting. */
const TURN_MILLIS = 120_000
/** How often a server looks whether it is its turn. */
const POLL_MILLIS = 50

/** The clock of the database server: those of two servers may differ. */
const NOW = sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`

/** Work that is done for all servers of a store by one of them. A server that has gone has no duty. */
export interface Duties {
  /**
   * Takes a duty.
   * @param millis  how long nobody takes it again, unless this server goes
   * @returns whether it is this server's now
   */
  take(name: string, millis: number): Promise<boolean>
  /** Does work while no other server does work of the same name. Fails: as the work does; Problem storage_unavailable. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>
}

/** A server that is alone has every duty. */
export const ALL_DUTIES: Duties = { take: async () => true, inTurn: async (_name, work) => work() }

/** Duties of the servers of one store, as rows with a time until which they are taken. */
export class SharedDuties implements Duties {
  constructor(
    private readonly database: Database,
    /** This server among those of the store. */
    private readonly holder: string,
  ) {}

  async take(name: string, millis: number): Promise<boolean> {
    return (await this.turnAt(name, millis)) !== null
  }

  async inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    let turn = await this.turnAt(name, TURN_MILLIS)
    while (turn === null) {
      await Bun.sleep(POLL_MILLIS)
      turn = await this.turnAt(name, TURN_MILLIS)
    }
    try {
      return await work()
    } finally {
      await this.end(name, turn)
    }
  }

  /** Deletes the duties that nobody has. */
  async sweep(): Promise<void> {
    await this.database.write(this.database.read.delete(duties).where(this.isFree()))
  }

  /** @returns null when another turn is under way */
  private async turnAt(name: string, millis: number): Promise<string | null> {
    const { database, holder } = this
    if (await this.isTaken(name)) return null
    const turn = crypto.randomUUID()
    const until = sql<number>`${NOW} + ${millis}`
    await database.write(
      database.read
        .insert(duties)
        .values({ name, holder, turn, until })
        .onConflictDoUpdate({ target: duties.name, set: { holder, turn, until }, setWhere: this.isFree() }),
    )
    // Asked of the store: the count of changed rows is not known of a write whose answer was lost.
    const [found] = await database.read.select({ turn: duties.turn }).from(duties).where(eq(duties.name, name))
    return found?.turn === turn ? turn : null
  }

  private async isTaken(name: string): Promise<boolean> {
    const { read } = this.database
    const there = read.select({ id: members.id }).from(members).where(gt(members.until, 0))
    const taken = and(eq(duties.name, name), gt(duties.until, NOW), inArray(duties.holder, there))
    return (await read.select({ name: duties.name }).from(duties).where(taken)).length > 0
  }

  private isFree(): SQL | undefined {
    return or(sql`${duties.until} <= ${NOW}`, isUnheld(this.database, duties.holder))
  }

  /** A turn that cannot be ended now ends by its time. */
  private async end(name: string, turn: string): Promise<void> {
    const ended = this.database.read.delete(duties).where(and(eq(duties.name, name), eq(duties.turn, turn)))
    await this.database.write(ended).catch(() => undefined)
  }
}
