import type { Statement } from '../db/database.ts'
import { DamagedRecord } from '../db/zstd.ts'
import { Problem, type ProblemCode } from '../http/problem.ts'
import { problemData } from '../http/problem-codec.ts'
import type { AdmittedRun } from './admission.ts'
import type { BackgroundParts } from './background-parts.ts'
import type { BatchProgress } from './batch/batch-progress.ts'
import { isStudy } from './stored-kind.ts'
import type { KeptRecord, StoredRun } from './stored-run.ts'

export type CountedRun = Pick<AdmittedRun, 'kind' | 'owner'>

const PASSING: readonly ProblemCode[] = ['storage_unavailable', 'overloaded']

/** The ends of accepted runs, each in one batch with that of its charge. */
export class RunEnds {
  constructor(private readonly parts: BackgroundParts) {}

  async complete(id: string, { kind, owner }: CountedRun, record: KeptRecord): Promise<void> {
    const { database, store, quota } = this.parts
    const { bytes } = record
    const label = `run ${id}`
    // A block per transaction: other writes come in between, however long the series is.
    if (record.blocks.length > 0) await database.writeUntilStored(label, store.blocks.removeBlocks(id))
    for (const block of record.blocks) await database.writeUntilStored(label, store.blocks.addBlock(id, block))
    // Chunks that are no result go with the end of their study, so that an attempt before it finds all of them.
    const chunks = isStudy(kind) && record.chunks === undefined ? [store.blocks.removeBlocks(id)] : []
    const ended = await database.writeUntilStored(
      label,
      ...chunks,
      store.complete(id, record),
      ...this.endOfCharge(id, 'settle', record.units),
    )
    if (ended[chunks.length] === 0 && (await store.find(id, owner))?.status === 'failed') {
      await database.writeUntilStored(label, store.blocks.removeBlocksOfFailed(id))
      return
    }
    this.parts.metrics.countRun(kind, 'complete')
    if (owner !== null) await quota.add(owner, { records: 0, bytes })
  }

  /**
   * What ends the charge of a run, in the batch that ends the run.
   * @param units  of a settled study, what is charged; null for all of it
   */
  endOfCharge(id: string, end: 'settle' | 'release', units: number | null = null): readonly Statement[] {
    const { charging } = this.parts
    return charging === null ? [] : [charging.end(id, end, units)]
  }

  /** The results of a batch can be read while it runs, so that those which it has are charged. */
  endOfCancelled(id: string, { kind, headline }: Pick<StoredRun, 'kind' | 'headline'>): readonly Statement[] {
    const { charged = 0 } = kind === 'batch' && headline !== null ? (JSON.parse(headline) as Partial<BatchProgress>) : {}
    return charged === 0 ? this.endOfCharge(id, 'release') : this.endOfCharge(id, 'settle', charged)
  }

  async fail(id: string, { kind }: CountedRun, cause: unknown): Promise<void> {
    if (!(cause instanceof Problem)) this.parts.log.error('run_fault', cause, { run_id: id })
    const problem =
      cause instanceof Problem
        ? cause
        : new Problem(
            'run_failed',
            'The service failed during the run. Give the run_id to its operator, who can find the cause in the log.',
          )
    const { database, store } = this.parts
    await database.writeUntilStored(`run ${id}`, store.fail(id, JSON.stringify(problemData(problem))), ...this.endOfCharge(id, 'release'))
    this.parts.metrics.countRun(kind, 'failed')
  }
}

/**
 * Whether what ended an attempt passes by itself, so that it is no failure of the run: a fault of the
 * store, as while the service stops, or too much at once. A damaged record stays so.
 */
export function isPassing(cause: unknown): boolean {
  return cause instanceof Problem && PASSING.includes(cause.code) && !(cause instanceof DamagedRecord)
}
