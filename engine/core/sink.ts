/** One failure that an engine check found; `field` is the dot path in the request. */
export interface Failure {
  code: 'validation_error' | 'run_failed'
  field: string | null
  message: string
}

/**
 * Collects every failure and warning of a run. Checks report and continue; the caller stops before
 * the loops when there is any failure.
 */
export class Sink {
  readonly failures: Failure[] = []
  readonly warnings: string[] = []

  fail(field: string | null, message: string): void {
    // each face of a ridge reports it
    if (this.failures.some((known) => known.field === field && known.message === message)) return
    this.failures.push({ code: 'validation_error', field, message })
  }

  warn(message: string): void {
    if (!this.warnings.includes(message)) this.warnings.push(message)
  }
}

/** Thrown by the engine's public face when the request cannot be run; carries every failure. */
export class EngineError extends Error {
  constructor(readonly failures: readonly Failure[]) {
    super(failures.map((failure) => (failure.field === null ? failure.message : `${failure.field}: ${failure.message}`)).join('; '))
    this.name = 'EngineError'
  }
}
