/** Unit costs of a body after inflation, measured with 0.6 to 96 MB. */
const SECONDS_PER_BYTE = 10e-9
const MEMORY_PER_BYTE = 5

/** Bodies up to this length after inflation are read at once; longer ones are large tasks. */
export const READ_AT_ONCE_MAX_BYTES = 20e6

/** The cost of reading a body: seconds of one core, and memory at its peak. */
export interface ReadCost {
  readonly seconds: number
  readonly bytes: number
}

/** How reading a body keeps within the limits of its worker. */
export interface Reading {
  /** Resolves when a task with this cost may go on in this worker; see `TaskGuard.admit`. */
  admit(cost: ReadCost): Promise<void>
}

/** The cost of reading a body in a worker. */
export function readCost(inflatedBytes: number): ReadCost {
  return { seconds: inflatedBytes * SECONDS_PER_BYTE, bytes: inflatedBytes * MEMORY_PER_BYTE }
}
