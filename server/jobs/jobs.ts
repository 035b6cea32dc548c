/**
 * How the servers of a store learn at once of accepted runs that nobody holds. The store alone says
 * whose a run is: one that is announced twice, or to a server that is full, is made once, and one that
 * is not announced is found by the next look into the store.
 */
export interface Jobs {
  /** Announces a run. Nobody waits for it, and a failure is only logged. */
  announce(runId: string): void
  /**
   * Takes announced runs from now on.
   * @param atOnce  how many at the same time
   * @param work    settles when the run has ended, or is not for this server; it never fails
   */
  take(atOnce: number, work: (runId: string) => Promise<void>): void
  /** Takes no more, without waiting for what was taken. */
  close(): Promise<void>
}

/** A server that is alone, or one whose store is the only meeting place. */
export const NO_JOBS: Jobs = { announce: () => undefined, take: () => undefined, close: async () => undefined }
