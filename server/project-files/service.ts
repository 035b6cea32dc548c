import type { HorizonFileAnswer, HoursFileAnswer, ParsedMeasured, ParsedProjectOut, ParsedSceneOut } from '@pvyield/contract/schemas'
import { likelyCost } from '../http/likely-cost.ts'
import type { ReadCost } from '../http/read-cost.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { ProjectFileTasks, UploadedArchive, UploadedHorizon, UploadedMeasured, UploadedProject, UploadedScene } from './tasks.ts'

/** Who sends a file. */
interface Sender {
  readonly caller: string
  readonly signal: AbortSignal
}

/** What an archive inflates to, over its size, where texts are in it. */
const INFLATES = 8

/** Cost of an archive, whose files are texts. */
function archiveCost(form: UploadedArchive['form']): ReadCost {
  const { seconds, bytes } = likelyCost(form)
  return { seconds: INFLATES * seconds, bytes: INFLATES * bytes }
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
  parseProject(archive: UploadedArchive, sender: Sender): Promise<ParsedProjectOut> {
    return this.pool.submit('parseProject', archive, { ...sender, size: archive.form.bytes.length, cost: archiveCost(archive.form) })
  }

  /** Fails: as `parseScene`. */
  parseHours(file: UploadedProject, sender: Sender): Promise<HoursFileAnswer> {
    return this.pool.submit('parseHours', file, { ...sender, size: file.form.bytes.length, cost: likelyCost(file.form) })
  }

  /** Fails: as `parseScene`. */
  parseMeasured(file: UploadedMeasured, sender: Sender): Promise<ParsedMeasured> {
    return this.pool.submit('parseMeasured', file, { ...sender, size: file.form.bytes.length, cost: likelyCost(file.form) })
  }

  /** Fails: as `parseScene`. */
  parseHorizon(file: UploadedHorizon, sender: Sender): Promise<HorizonFileAnswer> {
    return this.pool.submit('parseHorizon', file, { ...sender, size: file.form.bytes.length, cost: likelyCost(file.form) })
  }
}
