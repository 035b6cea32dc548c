import type { SentForm } from '@pvyield/contract/handlers'
import { Problem } from '../http/problem.ts'
import { uploadedFile } from '../http/uploaded-file.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { checkLogo, type LogoType } from './logo.ts'

export interface Logo {
  readonly type: LogoType
  readonly bytes: Uint8Array
}

/** Tasks of a worker for accounts. */
export class AccountTasks {
  constructor(private readonly guard: TaskGuard) {}

  /** Reads the picture of a form. Fails: Problem validation_error of the field `file` or of the form. */
  readonly readLogo = async (form: SentForm): Promise<Logo> => {
    const { bytes } = await uploadedFile(form, this.guard)
    const checked = checkLogo(bytes)
    if ('refusal' in checked) throw Problem.ofField('validation_error', 'file', checked.refusal)
    return { type: checked.type, bytes }
  }
}
