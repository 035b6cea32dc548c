/** Failures that are reported at once; the rest is counted. */
const REPORTED_MAX = 50

/**
 * A PVsyst object file (PAN, OND and their like) cannot be read. Each failure is a sentence that
 * names the line and the key, and how to fix it.
 */
export class ObjectFileError extends Error {
  readonly failures: readonly string[]

  /** @param field  what is wrong: the file, or what was sent with it */
  constructor(
    failures: readonly string[],
    readonly field: 'file' | 'roles' | 'figures' | 'step_m' | 'unit_m' | 'latitude' | 'longitude' = 'file',
  ) {
    const rest = failures.length - REPORTED_MAX
    const reported = rest > 0 ? [...failures.slice(0, REPORTED_MAX), `${rest} more failures: fix these first`] : failures
    super(reported.join('; '))
    this.name = 'ObjectFileError'
    this.failures = reported
  }
}
