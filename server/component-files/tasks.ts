import type { SentForm } from '@pvyield/contract/handlers'
import type { InverterFileAnswer, ModuleFileAnswer } from '@pvyield/contract/schemas'
import { ObjectFileError, parseOnd, parsePan } from '@pvyield/engine'
import { Problem } from '../http/problem.ts'
import { uploadedFile } from '../http/uploaded-file.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Tasks of a worker for files of components. */
export class ComponentFileTasks {
  constructor(private readonly guard: TaskGuard) {}

  /**
   * Reads a PAN file into sections of a run.
   * Fails: Problem validation_error of the field `file` or of the form, payload_too_large; as its
   * guard.
   */
  readonly parsePan = (form: SentForm): Promise<ModuleFileAnswer> => this.read(form, parsePan)

  /** The same for an OND file. */
  readonly parseOnd = (form: SentForm): Promise<InverterFileAnswer> => this.read(form, parseOnd)

  private async read<Answer>(form: SentForm, parse: (bytes: Uint8Array) => Answer): Promise<Answer> {
    const { bytes } = await uploadedFile(form, this.guard)
    this.guard.checkpoint()
    try {
      return parse(bytes)
    } catch (cause) {
      if (!(cause instanceof ObjectFileError)) throw cause
      const items = cause.failures.map((message) => ({ field: 'file', message, code: 'validation_error' }))
      throw Problem.ofItems('validation_error', items)
    }
  }
}
