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
  /** Notes and failures so far: a block that is read twice reports them once. */
  private readonly said = new Set<string>()

  note(kind: FileNote['kind'], at: StatedKey | null, message: string): void {
    if (this.notes.length < NOTES_MAX && this.isNew(`${kind} ${placeOf(at)}${message}`))
      this.notes.push({ kind, key: at?.key ?? null, line: at?.line ?? null, message })
  }

  fail(at: StatedKey | null, message: string): void {
    const failure = `${placeOf(at)}${message}`
    if (this.isNew(failure)) this.failures.push(failure)
  }

  private isNew(text: string): boolean {
    const isNew = !this.said.has(text)
    if (isNew) this.said.add(text)
    return isNew
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
