import type { Log } from '../log.ts'
import { type FaultKind, faultMeaning, type StoreFault } from './fault.ts'

/** How often a lasting failure is logged. */
const LOG_AGAIN_MILLIS = 60_000

/** Whether the store can be written, and the log lines about it: one per failure, not one per request. */
export class StoreState {
  private current: { readonly kind: FaultKind; readonly since: number; isLogged: boolean } | null = null
  /** Size of the largest write that found the disk full: it is full until it takes as much. */
  private failedBytes = 0
  /** When each kind of failure was logged, and how many there were since. */
  private readonly logged = new Map<FaultKind, { readonly at: number; failures: number }>()

  constructor(
    private readonly log: Log,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Why the store cannot be used; null while it can. */
  get fault(): FaultKind | null {
    return this.current?.kind ?? null
  }

  /** Bytes that a write must have to prove that the failure is over. */
  get probeBytes(): number {
    return Math.max(1, this.failedBytes)
  }

  /** @param bytes  size of the write that failed; 0 for a read */
  failed(fault: StoreFault, bytes: number): void {
    const { kind } = fault
    if (kind === 'full') this.failedBytes = Math.max(this.failedBytes, bytes)
    if (this.current?.kind !== kind) this.current = { kind, since: this.now(), isLogged: false }
    const logged = this.logged.get(kind)
    if (logged !== undefined) logged.failures++
    if (logged !== undefined && this.now() < logged.at + LOG_AGAIN_MILLIS) return
    this.log.error('store_failed', fault.message, { fault: kind, meaning: faultMeaning(kind), failures: logged?.failures ?? 1 })
    this.logged.set(kind, { at: this.now(), failures: 0 })
    this.current.isLogged = true
  }

  /** A write succeeded. A small one does not end a full disk. */
  stored(bytes: number): void {
    const { current } = this
    if (current === null || bytes < this.failedBytes) return
    this.current = null
    this.failedBytes = 0
    // A failure that comes and goes, such as that of a damaged record, is not logged each time.
    if (current.isLogged)
      this.log.info('store_recovered', { fault: current.kind, seconds: Math.round((this.now() - current.since) / 1000) })
  }
}
