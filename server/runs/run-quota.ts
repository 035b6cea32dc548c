import type { Statement } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { isWithoutRoom, type RunStore } from './store.ts'

/** How many runs an account may have in the store, and what they may take, as stored. */
export interface RunLimits {
  readonly records: number
  readonly bytes: number
}

interface Usage {
  records: number
  bytes: number
}

/** Accounts whose usage is remembered. The one that was read first is forgotten first. */
const KNOWN_MAX = 10_000

/**
 * The number and size of the runs of each account. They are read from the store and counted from then on, so that
 * runs at the same moment cannot exceed the limit together. Where other servers add runs too, the write of a new run
 * has the limit as its condition.
 */
export class RunQuota {
  private readonly known = new Map<string, { readonly read: Promise<Usage>; readonly at: number }>()

  constructor(
    private readonly store: RunStore,
    private readonly limits: RunLimits,
    /** How long one look at the store is good; Infinity for the only server of a store. */
    private readonly knownMillis = Number.POSITIVE_INFINITY,
  ) {}

  /**
   * Counts a run of an account before it begins.
   * @returns takes it back, for a run that is not stored
   * Fails: Problem quota_exceeded.
   */
  async claim(owner: string): Promise<() => void> {
    const known = await this.usageOf(owner)
    const usage = this.isShared && this.refusal(known) !== null ? await this.seenNow(owner) : known
    const refusal = this.refusal(usage)
    if (refusal !== null) throw refusal
    usage.records++
    return () => void usage.records--
  }

  /**
   * Writes a new run of an account.
   * @param owner  null for a run that no limit counts
   * @param write  one batch that begins with these statements
   * Fails: Problem quota_exceeded when other servers filled the account since `claim`: nothing is written then; as the write does.
   */
  async within<T>(owner: string | null, write: (first: readonly Statement[]) => Promise<T>): Promise<T> {
    if (owner === null || !this.isShared) return write([])
    try {
      return await write([this.store.requireRoom(owner, this.limits)])
    } catch (cause) {
      if (!isWithoutRoom(cause)) throw cause
      throw this.refusal(await this.seenNow(owner)) ?? exceeded('Other runs took the last room of the account at this moment')
    }
  }

  /** Notes what was stored or deleted of an account. */
  async add(owner: string, change: Usage): Promise<void> {
    const usage = await this.known.get(owner)?.read
    if (usage === undefined) return // it is read from the store when it is needed
    usage.records += change.records
    usage.bytes += change.bytes
  }

  /** What the runs of an account take. Call it before a deletion that `add` notes. */
  usageOf(owner: string): Promise<Readonly<Usage> & Usage> {
    const known = this.known.get(owner)
    if (known !== undefined && performance.now() < known.at + this.knownMillis) return known.read
    const read = this.store.takenBy(owner).then(({ records, bytes }) => ({ records, bytes }))
    read.catch(() => this.known.delete(owner))
    this.known.delete(owner)
    this.known.set(owner, { read, at: performance.now() })
    if (this.known.size > KNOWN_MAX) this.known.delete(this.known.keys().next().value ?? '')
    return read
  }

  private get isShared(): boolean {
    return Number.isFinite(this.knownMillis)
  }

  /** Others may have deleted runs since the last look. */
  private seenNow(owner: string): Promise<Usage> {
    this.forget(owner)
    return this.usageOf(owner)
  }

  private refusal(usage: Usage): Problem | null {
    const { records, bytes } = this.limits
    if (usage.records >= records)
      return exceeded(`The account has ${usage.records} stored runs, and ACCOUNT_RUNS_MAX of this service is ${records}`)
    if (usage.bytes >= bytes)
      return exceeded(
        `The stored runs of the account take ${megabytes(usage.bytes)} MB, and ACCOUNT_RUNS_MAX_MB of this service is ${megabytes(bytes)}`,
      )
    return null
  }

  /** Reads the usage of an account again when it is needed. */
  forget(owner: string): void {
    this.known.delete(owner)
  }
}

function exceeded(what: string): Problem {
  return new Problem(
    'quota_exceeded',
    `${what}: delete runs with DELETE /api/runs/{run_id} (GET /api/runs lists them with their bytes), or send the run without credentials where the service allows it`,
  )
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6)
}
