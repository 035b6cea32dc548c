/** Outcome of `bun test`, read from the JUnit report that it writes. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/**
 * Counts the cases of a JUnit report. The first `<testsuites>` element carries the totals of the whole run.
 * @param report  text of the report; null when the run ended before it wrote one
 * @param exitCode  of `bun test`; a run that fails without a failed case (a crash, a file that does not load) counts as one failure
 */
export function countJunit(report: string | null, exitCode: number | null): Counts {
  const head = report?.match(/<testsuites\b[^>]*>/)?.[0] ?? ''
  const total = attribute(head, 'tests')
  const skipped = attribute(head, 'skipped')
  const failed = attribute(head, 'failures') + attribute(head, 'errors')
  const passed = total - skipped - failed
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped }
}

function attribute(element: string, name: string): number {
  return Number(element.match(new RegExp(` ${name}="(\\d+)"`))?.[1] ?? 0)
}
