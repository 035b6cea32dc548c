import type { SentForm } from '@pvyield/contract/handlers'
import { type Choices, checkChoices } from '@pvyield/engine'
import { checkLogo, type LogoType } from '@pvyield/report/logo'
import { Problem } from '../http/problem.ts'
import { uploadedFile } from '../http/uploaded-file.ts'
import type { TaskGuard } from '../workers/serve.ts'

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

  /** Fails: Problem validation_error for a step or option that does not exist. */
  readonly checkPreference = async (choices: Choices): Promise<void> => {
    const failures = checkChoices(choices)
    if (failures.length > 0)
      throw Problem.ofItems(
        'validation_error',
        failures.map(({ field, message }) => ({ field, message, code: 'validation_error' })),
      )
  }
}
