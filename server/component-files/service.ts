import type { SentForm } from '@pvyield/contract/handlers'
import type { InverterFileAnswer, ModuleFileAnswer } from '@pvyield/contract/schemas'
import { likelyCost } from '../http/likely-cost.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { ComponentFileTasks } from './tasks.ts'

/** Who sends a file. */
interface Sender {
  readonly caller: string
  readonly signal: AbortSignal
}

/** Reads files of components in a worker. Nothing is stored. */
export class ComponentFileService {
  constructor(private readonly pool: Pool<TasksOf<ComponentFileTasks>>) {}

  /**
   * Fails: Problem validation_error of the form or its field `file`, payload_too_large, too_costly,
   * overloaded; CallerLeft.
   */
  parsePan(form: SentForm, sender: Sender): Promise<ModuleFileAnswer> {
    return this.pool.submit('parsePan', form, { ...sender, size: form.bytes.length, cost: likelyCost(form) })
  }

  /** Fails: as `parsePan`. */
  parseOnd(form: SentForm, sender: Sender): Promise<InverterFileAnswer> {
    return this.pool.submit('parseOnd', form, { ...sender, size: form.bytes.length, cost: likelyCost(form) })
  }
}
