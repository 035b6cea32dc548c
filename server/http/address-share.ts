import { Problem } from './problem.ts'

const RETRY_AFTER_S = '1'

/**
 * Limits how many requests of one address are in progress at once. A request is in progress from
 * its head until its answer begins, so bodies that are being received count.
 */
export class AddressShare {
  private readonly inProgress = new Map<string, number>()

  constructor(private readonly limit: number) {}

  /**
   * Does the work of a request.
   * Fails: Problem overloaded, before the work begins; as the work does.
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const before = this.inProgress.get(address) ?? 0
    if (before >= this.limit) throw this.refusal()
    this.inProgress.set(address, before + 1)
    try {
      return await work()
    } finally {
      const now = this.inProgress.get(address) ?? 0
      if (now > 1) this.inProgress.set(address, now - 1)
      else this.inProgress.delete(address)
    }
  }

  private refusal(): Problem {
    return new Problem(
      'overloaded',
      `${this.limit} requests of your address are in progress: wait for one of them, and try again in ${RETRY_AFTER_S} s`,
      // Close: the body has not been read and will not be.
      { headers: { 'retry-after': RETRY_AFTER_S, connection: 'close' } },
    )
  }
}
