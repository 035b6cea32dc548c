import { Problem } from '../http/problem.ts'
import type { RunStore } from './store.ts'

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
 * runs at the same moment cannot exceed the limit together. What other servers of the store add is seen at the next
 * look at the store, so that together they may exceed it by what they store until then.
 */
export class RunQuota {
  private readonly known = new Map<string, { readonly read: Promise<Usage>; readonly at: number }>()

  constructor(
    private readonly store: RunStore,
    private readonly limits: RunLimits,
    /** How long one look at the store is good. */
    private readonly knownMillis = Number.POSITIVE_INFINITY,
  ) {}

  /**
   * Counts a run of an account before it begins.
   * @returns takes it back, for a run that is not stored
   * Fails: Problem quota_exceeded.
   */
  async claim(owner: string): Promise<() => void> {
    const usage = await this.usageOf(owner)
    const { records, bytes } = this.limits
    if (usage.records >= records)
      throw exceeded(`The account has ${usage.records} stored runs, and ACCOUNT_RUNS_MAX of this service is ${records}`)
    if (usage.bytes >= bytes)
      throw exceeded(
        `The stored runs of the account take ${megabytes(usage.bytes)} MB, and ACCOUNT_RUNS_MAX_MB of this service is ${megabytes(bytes)}`,
      )
    usage.records++
    return () => void usage.records--
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
