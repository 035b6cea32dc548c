export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/**
 * Counts what `bun test` reports in its last lines (` 12 pass`, ` 1 fail`, ...). A file that does not load is among its failures.
 * @param output  what it printed
 * @param exitCode  null when a signal ended it; a run that fails without a counted failure, or ends without its last lines (a crash), is one failure
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
