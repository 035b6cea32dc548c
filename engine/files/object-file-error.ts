/** Failures that are reported at once; the rest is counted. */
const REPORTED_MAX = 50

/**
 * A PVsyst object file (PAN, OND and their like) cannot be read. Each failure is a sentence that
 * names the line and the key, and how to fix it.
 */
export class ObjectFileError extends Error {
  readonly failures: readonly string[]

  constructor(failures: readonly string[]) {
    const rest = failures.length - REPORTED_MAX
    const reported = rest > 0 ? [...failures.slice(0, REPORTED_MAX), `${rest} more failures: fix these first`] : failures
    super(reported.join('; '))
    this.name = 'ObjectFileError'
    this.failures = reported
  }
}
