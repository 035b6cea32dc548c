import type { ValuesOf } from '../findings/catalogue.ts'
import { type Finding, type FindingCode, findingOf } from '../findings/finding.ts'

/** One failure that an engine check found; `field` is the dot path in the request. */
export interface Failure {
  code: 'validation_error' | 'run_failed' | 'not_found'
  field: string | null
  message: string
}

/**
 * Collects every failure and finding of a run. Checks report and continue; the caller stops before
 * the loops when there is any failure.
 */
export class Sink {
  readonly failures: Failure[] = []
  readonly findings: Finding[] = []

  fail(field: string | null, message: string): void {
    // each face of a ridge reports it
    if (this.failures.some((known) => known.field === field && known.message === message)) return
    this.failures.push({ code: 'validation_error', field, message })
  }

  /** @param field  dot path in the full request; null for the request as a whole */
  warn<Code extends FindingCode>(code: Code, field: string | null, values: ValuesOf<Code>): void {
    this.add(findingOf(code, field, values))
  }

  /** Adds what another sink found. */
  add(finding: Finding): void {
    if (!this.findings.some(({ message }) => message === finding.message)) this.findings.push(finding)
  }

  /** The findings as texts. */
  get warnings(): string[] {
    return this.findings.map(({ message }) => message)
  }
}

/** Thrown by the engine's public face when the request cannot be run; carries every failure. */
export class EngineError extends Error {
  constructor(readonly failures: readonly Failure[]) {
    super(failures.map((failure) => (failure.field === null ? failure.message : `${failure.field}: ${failure.message}`)).join('; '))
    this.name = 'EngineError'
  }
}
