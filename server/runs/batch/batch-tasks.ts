import type { Billing } from '@pvyield/contract/schemas'
import { type RanRequest, runBatch } from '@pvyield/engine'
import { type BatchRequest, type BatchRow, batchCsvRow, batchFigures } from '@pvyield/engine/studies'
import type { Tariff } from '../../charging/service.ts'
import { packSync } from '../../db/zstd.ts'
import { engineWork } from '../../engine/engine-call.ts'
import type { WorkSources } from '../../engine/work-sources.ts'
import type { TaskGuard } from '../../workers/serve.ts'
import type { StudyHost } from '../study-host.ts'
import type { RunCharges, RunDone, RunInput, StudyPart, StudyTasks } from '../tasks.ts'
import { batchAnswer } from './batch-answer.ts'
import { BatchCheck } from './batch-check.ts'
import { type BatchProgress, nothingDone, progressBehind } from './batch-progress.ts'
import { type SentBatch, sentBatch } from './sent-batch.ts'

/** A batch works so long at a time; then it waits for its turn behind the work of others. */
const TURN_SECONDS = 2
const TURN_BYTES = 130e6

/** Tasks of a worker for batches. */
export class BatchTasks implements StudyTasks {
  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
    private readonly charges: RunCharges,
    private readonly host: StudyHost,
  ) {}

  /** Makes all checks of a batch. Fails: Problem malformed_json, payload_too_large, validation_error, too_costly. */
  async check({ body, wish, tariff }: Pick<RunInput, 'body' | 'wish' | 'tariff'>) {
    const batch = await this.read(body, wish)
    const { seconds, units } = await new BatchCheck(this.sources, this.guard, this.charges, tariff).check(batch)
    return { wanted: null, cost: { seconds: Math.min(seconds, TURN_SECONDS), bytes: TURN_BYTES }, units }
  }

  /**
   * Runs the requests that are left, for one turn. What is finished is stored; the answer follows the last of them.
   * Fails: Problem storage_unavailable; as its guard.
   */
  async run({ body, wish, tariff }: RunInput): Promise<RunDone | StudyPart> {
    const begun = performance.now()
    const batch = await this.read(body, wish)
    const noted = await this.host.storedProgress()
    let progress: BatchProgress = noted === null ? nothingDone(batch.count) : JSON.parse(noted)
    const requests = requestsFrom(batch, progress.done)
    this.guard.passChecks()
    while (progress.done < batch.count) {
      if (performance.now() - begun > TURN_SECONDS * 1000) return { isPart: true }
      const ran = await this.ranTogether(requests, batch.size)
      const chunk = packedChunk(ran.map(({ result }) => result))
      const next = progressBehind(progress, ran, chunk, (each) => this.unitsOf(each, tariff))
      await this.host.keepChunk(progress.chunks, chunk.data, next, chunk.ends)
      progress = next
    }
    const billing: Billing | null = tariff && (await this.charges.host.charge(null))
    return { record: await this.record(progress, billing), millis: performance.now() - begun }
  }

  private async read(body: RunInput['body'], { sent }: RunInput['wish']): Promise<SentBatch> {
    return engineWork(() => sentBatch(body, sent, this.guard), null)
  }

  private ranTogether(requests: Iterator<BatchRequest>, size: number): Promise<RanRequest[]> {
    const sources = this.sources.ofManyPlaces()
    return runBatch(requests, sources, ({ seconds, bytes }) => this.guard.admit({ seconds: TURN_SECONDS + seconds, bytes: size + bytes }))
  }

  /** What a request is charged that has a result. */
  private unitsOf({ run, result }: RanRequest, tariff: Tariff | null): number {
    if (run === null || result.status === 'failed' || tariff === null) return 0
    const { request, resolved } = run
    return this.charges.unitsOf({ step: 'run', request, resolved, cost: { seconds: 0, bytes: 0 } }, tariff)?.units ?? 0
  }

  private async record(progress: BatchProgress, billing: Billing | null) {
    const chunks = progress.failed === 0 ? [] : await this.host.storedChunks()
    const { done, of, bytes, charged } = progress
    return {
      resolved: '{}',
      response: packSync(JSON.stringify(batchAnswer(progress, chunks, billing))),
      seriesHead: null,
      blocks: [],
      headline: JSON.stringify({ label: `${of} request${of === 1 ? '' : 's'}`, done, of, chunks: progress.chunks }),
      chunks: { bytes },
      units: progress.failed === 0 ? null : charged,
    }
  }
}

function* requestsFrom(batch: SentBatch, from: number): Generator<BatchRequest> {
  for (let row = from; row < batch.count; row++) yield batch.request(row).request
}

interface PackedRows {
  readonly data: Uint8Array
  /** Ends of its columns in the data. */
  readonly ends: readonly number[]
}

/** The rows as JSON lines, as lines of a table, and their figures: each is answered without reading the others. */
function packedChunk(rows: readonly BatchRow[]): PackedRows {
  const figures = Float64Array.from(
    rows.flatMap((each) => [each.row, each.line ?? Number.NaN, ...batchFigures(each).map((value) => value ?? Number.NaN)]),
  )
  const columns = [
    packSync(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
    packSync(rows.map((row) => `${batchCsvRow(row)}\n`).join('')),
    Bun.zstdCompressSync(figures),
  ]
  const ends: number[] = []
  for (const { length } of columns) ends.push((ends.at(-1) ?? 0) + length)
  return { data: new Uint8Array(Bun.concatArrayBuffers(columns as Uint8Array<ArrayBuffer>[])), ends }
}
