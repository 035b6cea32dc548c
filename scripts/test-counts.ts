export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/**
 * Reads the counts from the last lines of `bun test` (` 12 pass`, ` 1 fail`, ...). A file that does
 * not load counts as a failure.
 * @param output  output of `bun test`
 * @param exitCode  null when a signal ended the process. A run that fails without a counted
 *   failure, or ends without its last lines (a crash), counts as one failure
 */
export function countTests(output: string, exitCode: number | null): Counts {
  const end = output.lastIndexOf('\nRan ')
  const summary = end < 0 ? '' : output.slice(0, end)
  const failed = lastCount(summary, 'fail')
  const skipped = lastCount(summary, 'skip') + lastCount(summary, 'todo')
  return { passed: lastCount(summary, 'pass'), failed: failed === 0 && (exitCode !== 0 || end < 0) ? 1 : failed, skipped }
}

function lastCount(summary: string, word: string): number {
  return Number([...summary.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)
}
