import type { FileNote } from '@pvyield/contract/schemas'
import { ObjectFileError } from './object-file-error.ts'

/** A key of a file as it is written there, and its line; the line is null when the file lacks it. */
export interface StatedKey {
  key: string
  line: number | null
}

/** A key and its value as written; empty when the file lacks it. */
export interface StatedValue extends StatedKey {
  value: string
}

/** Notes beyond this number say nothing that a reader would use. */
const NOTES_MAX = 200

/** Collects what reading a file derived, left out and could not read. */
export class Findings {
  readonly notes: FileNote[] = []
  private readonly failures: string[] = []

  note(kind: FileNote['kind'], at: StatedKey | null, message: string): void {
    // a key may be read twice
    if (this.notes.some((known) => known.key === (at?.key ?? null) && known.message === message)) return
    if (this.notes.length < NOTES_MAX) this.notes.push({ kind, key: at?.key ?? null, line: at?.line ?? null, message })
  }

  fail(at: StatedKey | null, message: string): void {
    const failure = `${placeOf(at)}${message}`
    if (!this.failures.includes(failure)) this.failures.push(failure)
  }

  /** Fails: ObjectFileError with every failure so far. */
  throwFailures(): void {
    if (this.failures.length > 0) throw new ObjectFileError(this.failures)
  }
}

function placeOf(at: StatedKey | null): string {
  if (at === null) return ''
  return at.line === null ? `Key ${at.key}: ` : `Line ${at.line}, key ${at.key}: `
}
