import type { HorizonFileAnswer, HoursFileAnswer, ParsedSceneOut } from '@pvyield/contract/schemas'
import { likelyCost } from '../http/likely-cost.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { ProjectFileTasks, UploadedHorizon, UploadedProject, UploadedScene } from './tasks.ts'

/** Who sends a file. */
interface Sender {
  readonly caller: string
  readonly signal: AbortSignal
}

/** Reads files of projects in a worker. Nothing is stored. */
export class ProjectFileService {
  constructor(private readonly pool: Pool<TasksOf<ProjectFileTasks>>) {}

  /**
   * Fails: Problem validation_error of the form or its field `file`, payload_too_large, too_costly,
   * overloaded; CallerLeft.
   */
  parseScene(file: UploadedScene, sender: Sender): Promise<ParsedSceneOut> {
    return this.pool.submit('parseScene', file, { ...sender, size: file.form.bytes.length, cost: likelyCost(file.form) })
  }

  /** Fails: as `parseScene`. */
  parseHours(file: UploadedProject, sender: Sender): Promise<HoursFileAnswer> {
    return this.pool.submit('parseHours', file, { ...sender, size: file.form.bytes.length, cost: likelyCost(file.form) })
  }

  /** Fails: as `parseScene`. */
  parseHorizon(file: UploadedHorizon, sender: Sender): Promise<HorizonFileAnswer> {
    return this.pool.submit('parseHorizon', file, { ...sender, size: file.form.bytes.length, cost: likelyCost(file.form) })
  }
}
