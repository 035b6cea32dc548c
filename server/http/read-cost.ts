import type { TaskCost } from '../workers/protocol.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Unit costs of a body after inflation, measured with 0.6 to 96 MB. */
const SECONDS_PER_BYTE = 10e-9
const MEMORY_PER_BYTE = 5

/** Bodies up to this length after inflation are read at once; longer ones are large tasks. */
export const READ_AT_ONCE_MAX_BYTES = 20e6

/** How reading a body keeps within the limits of its worker. */
export type Reading = Pick<TaskGuard, 'admit'>

/** What reading a body takes of a worker. */
export function readCost(inflatedBytes: number): TaskCost {
  return { seconds: inflatedBytes * SECONDS_PER_BYTE, bytes: inflatedBytes * MEMORY_PER_BYTE }
}
