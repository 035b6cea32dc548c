/** Addresses that a worker needs. */
export interface WorkerHost {
  /** Root of the service, absolute, with a slash at its end. */
  readonly root: string
  /** The climate table, absolute. */
  readonly climate: string
  /** Whether the service makes all typical years itself, so that the worker can make the same. */
  readonly makesYears: boolean
}
