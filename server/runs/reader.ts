import type { AcceptedRun } from '@pvyield/contract/schemas'
import { unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import type { ProblemData } from '../http/problem-codec.ts'
import type { WeatherService } from '../weather/service.ts'
import { requireAnswerable } from './answerable.ts'
import { ByteText } from './byte-text.ts'
import { acceptedRun, runLinks } from './links.ts'
import { type SeriesBlock, type SeriesHead, unpackBlock } from './series.ts'
import { writeCsvHead, writeCsvRows, writeSeriesJson } from './series-text.ts'
import { requireColumns, requireSeries, type SeriesForm, type SeriesWish } from './series-wish.ts'
import type { RunStore, StoredRunRow } from './store.ts'
import { storedText } from './stored-request.ts'

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
   * A stored run as JSON: the request as sent, the sections that its ids refer to, and the answer.
   * @param columns  names of the series to return; null for those of the run's own answer
   * Fails: Problem not_found, run_failed; validation_error for a series that is too long for one
   * answer, for names that the run does not have, and for names without `withSeries`.
   */
  async run(id: string, withSeries: boolean, columns: readonly string[] | null): Promise<Read<Uint8Array>> {
    const run = await this.find(id)
    if (run.status === 'running') return { running: this.accepted(run) }
    const head = headIn(run)
    const links = JSON.stringify(runLinks(id, head !== null, this.baseUrl))
    const chosen = head === null ? null : choose(head, columns, 'json')
    if (columns !== null)
      requireSeries(withSeries && head !== null, head === null ? 'the run was made without series' : 'set include_series=true')
    const [request, resolved, record] = [
      await storedText(run.request),
      await this.resolved(run),
      await unpackText(run.response ?? Buffer.alloc(0)),
    ]
    const createdAt = new Date(run.createdAt).toISOString()
    const out = new ByteText()
    out.text(`{"run_id":"${id}","status":"complete","created_at":"${createdAt}","request":${request},"resolved":${resolved},"response":`)
    out.text(record.slice(0, -1))
    if (chosen !== null && withSeries) await this.writeSeries(out, id, chosen)
    out.text(`,"links":${links}},"links":${links}}`)
    return { complete: out.take() }
  }

  /**
   * The series of a stored run as CSV, piece by piece.
   * @param columns  names of the series to return; null for all
   * Fails: Problem not_found, run_failed; validation_error for names that the run does not have.
   */
  async csv(id: string, columns: readonly string[] | null): Promise<Read<AsyncGenerator<Uint8Array>>> {
    const run = await this.find(id)
    if (run.status === 'running') return { running: this.accepted(run) }
    const head = headIn(run)
    if (head === null) {
      throw new Problem(
        'not_found',
        `The run ${id} was made without series: send the run again with include_series true, or with Accept: text/csv`,
      )
    }
    return { complete: this.csvPieces(id, choose(head, columns, 'csv')) }
  }

  private accepted({ id, seriesWish }: StoredRunRow): AcceptedRun {
    return acceptedRun(id, (JSON.parse(seriesWish) as SeriesWish).form === 'csv', this.baseUrl)
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

  /** Pauses after each column so that other requests are answered in between. */
  private async writeSeries(out: ByteText, id: string, { head, at }: Chosen): Promise<void> {
    requireAnswerable(head.rows, head.columns.length, 'include_series')
    const blocks: SeriesBlock[] = []
    for await (const block of this.blocks(id, at))
      blocks.push({ startMinutes: block.startMinutes.slice(), columns: block.columns.map((column) => column.slice()) })
    out.text(',"series":')
    for (const _pause of writeSeriesJson(out, head, blocks)) await new Promise(setImmediate)
  }

  private async *csvPieces(id: string, { head, at }: Chosen): AsyncGenerator<Uint8Array> {
    const out = new ByteText()
    writeCsvHead(out, head)
    for await (const block of this.blocks(id, at)) {
      for (const _pause of writeCsvRows(out, head, block)) yield out.take()
    }
    yield out.take()
  }

  /** The blocks, with only the columns at these positions. */
  private async *blocks(id: string, at: readonly number[]): AsyncGenerator<SeriesBlock> {
    for await (const packed of this.store.blocks(id)) {
      const { startMinutes, columns } = await unpackBlock(packed)
      yield { startMinutes, columns: at.map((k) => columns[k] ?? startMinutes) }
    }
  }

  /** The sections that the request named by id, JSON. Weather that is no longer stored is null. */
  private async resolved(run: StoredRunRow): Promise<string> {
    const { weather, ...sections } = JSON.parse(run.resolved ?? '{}') as { weather?: string; module?: unknown; inverter?: unknown }
    const parts = Object.entries(sections).map(([name, section]) => `"${name}":${JSON.stringify(section)}`)
    if (weather !== undefined) parts.unshift(`"weather":${await this.weather.section(weather)}`)
    return `{${parts.join(',')}}`
  }
}

/** Columns of a stored series that one answer contains, and their positions in its blocks. */
interface Chosen {
  readonly head: SeriesHead
  readonly at: readonly number[]
}

/**
 * Chooses the columns of an answer. Without `columns`, CSV includes the series of another tool;
 * JSON includes them only if the run's caller named its columns.
 * Fails: Problem validation_error for names that the run does not have.
 */
function choose(head: SeriesHead, columns: readonly string[] | null, form: SeriesForm): Chosen {
  const names = head.columns.map(({ name }) => name)
  if (columns !== null) requireColumns(columns, names)
  const isAnswered = (k: number) => form === 'csv' || head.isChosen || head.columns[k]?.unit !== null
  const at = columns === null ? [...names.keys()].filter(isAnswered) : columns.map((name) => names.indexOf(name))
  return { head: { ...head, columns: at.flatMap((k) => head.columns[k] ?? []) }, at }
}

function headIn({ seriesHead }: StoredRunRow): SeriesHead | null {
  return seriesHead === null ? null : (JSON.parse(seriesHead) as SeriesHead)
}

function failureOf({ failure }: StoredRunRow): Problem {
  const { detail, errors, omitted } = JSON.parse(failure ?? '{}') as ProblemData
  return new Problem('run_failed', detail, { errors, omitted })
}
