import type { RunRecord } from './tasks.ts'

/** Space of the result of a run in the store. */
export function bytesOf({ response, blocks, chunks }: Pick<RunRecord, 'response' | 'blocks' | 'chunks'>): number {
  return blocks.reduce((sum, { ends }) => sum + (ends.at(-1) ?? 0), response.length + (chunks?.bytes ?? 0))
}
