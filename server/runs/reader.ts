import type { AcceptedRun } from '../../generated/schemas.gen.ts'
import { unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import type { ProblemData } from '../http/problem-codec.ts'
import type { WeatherService } from '../weather/service.ts'
import { requireAnswerable } from './answerable.ts'
import { acceptedRun, runLinks } from './links.ts'
import { type SeriesBlock, type SeriesHead, unpackBlock } from './series.ts'
import { seriesCsv, seriesJson } from './series-text.ts'
import type { RunStore, StoredRunRow } from './store.ts'

export type Read<T> = { readonly running: AcceptedRun } | { readonly complete: T }

/** Reads stored runs. */
export class RunReader {
  constructor(
    private readonly store: RunStore,
    private readonly weather: WeatherService,
    private readonly baseUrl: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * A stored run as JSON: the request as sent, what its ids resolved to, and the answer.
   * Fails: Problem not_found, run_failed; validation_error for a series too long for an answer.
   */
  async run(id: string, withSeries: boolean): Promise<Read<string>> {
    const run = await this.find(id)
    if (run.status === 'running') return { running: acceptedRun(id, this.baseUrl) }
    const head = headIn(run)
    const links = JSON.stringify(runLinks(id, head !== null, this.baseUrl))
    const series = head === null || !withSeries ? '' : `"series":${await this.json(id, head)},`
    const record = await unpackText(run.response ?? Buffer.alloc(0))
    const response = `${record.slice(0, -1)},${series}"links":${links}}`
    const [request, resolved] = [await unpackText(run.request), await this.resolved(run)]
    const createdAt = new Date(run.createdAt).toISOString()
    return {
      complete: `{"run_id":"${id}","status":"complete","created_at":"${createdAt}","request":${request},"resolved":${resolved},"response":${response},"links":${links}}`,
    }
  }

  /**
   * The series of a stored run as CSV, piece by piece.
   * Fails: Problem not_found, run_failed.
   */
  async csv(id: string): Promise<Read<AsyncGenerator<string>>> {
    const run = await this.find(id)
    if (run.status === 'running') return { running: acceptedRun(id, this.baseUrl) }
    const head = headIn(run)
    if (head === null) throw new Problem('not_found', `The run ${id} was made without series: send include_series true`)
    return { complete: seriesCsv(head, this.blocks(id)) }
  }

  private async find(id: string): Promise<StoredRunRow> {
    const run = await this.store.find(id)
    const isExpired = run !== undefined && run.status !== 'running' && run.expiresAt !== null && run.expiresAt < this.now()
    if (run === undefined || isExpired) {
      throw Problem.ofField(
        'not_found',
        'run_id',
        `No run is stored under '${id.slice(0, 100)}': background runs without an account are kept for 24 hours`,
      )
    }
    if (run.status === 'failed') throw failureOf(run)
    return run
  }

  private async json(id: string, head: SeriesHead): Promise<string> {
    requireAnswerable(head.names.length * head.rows)
    return seriesJson(head, this.blocks(id))
  }

  private async *blocks(id: string): AsyncGenerator<SeriesBlock> {
    for await (const block of this.store.blocks(id)) yield unpackBlock(block)
  }

  /** The sections that the request named by id, JSON; weather that is forgotten by now is null. */
  private async resolved(run: StoredRunRow): Promise<string> {
    const { weather, ...sections } = JSON.parse(run.resolved ?? '{}') as { weather?: string; module?: unknown; inverter?: unknown }
    const parts = Object.entries(sections).map(([name, section]) => `"${name}":${JSON.stringify(section)}`)
    if (weather !== undefined) parts.unshift(`"weather":${await this.weather.section(weather)}`)
    return `{${parts.join(',')}}`
  }
}

function headIn({ seriesHead }: StoredRunRow): SeriesHead | null {
  return seriesHead === null ? null : (JSON.parse(seriesHead) as SeriesHead)
}

function failureOf({ failure }: StoredRunRow): Problem {
  const { detail, errors, omitted } = JSON.parse(failure ?? '{}') as ProblemData
  return new Problem('run_failed', detail, { errors, omitted })
}
