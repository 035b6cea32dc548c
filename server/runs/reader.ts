import type { Composing } from '@pvyield/contract/handlers'
import type { AcceptedRun, Billing } from '@pvyield/contract/schemas'
import type { AnswerPart, PackedText } from '../answers/answer-parts.ts'
import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { Pieces } from '../http/pieces.ts'
import { Problem } from '../http/problem.ts'
import type { ProblemData } from '../http/problem-codec.ts'
import type { WeatherService } from '../weather/service.ts'
import { requireAnswerable } from './answerable.ts'
import { wholeBatch } from './batch/whole-batch.ts'
import { acceptedRun, runLinks, studyLinks } from './links.ts'
import { type PackedPart, readBlocks } from './packed-part.ts'
import type { SeriesHead } from './series.ts'
import { type AskedColumns, isSeriesOnly, requireColumns, requireSeries, type SeriesForm, type SeriesWish } from './series-wish.ts'
import type { RunStore } from './store.ts'
import type { StoredColumns, StoredDrawing } from './stored-drawing.ts'
import { isStudy } from './stored-kind.ts'
import type { StoredRun } from './stored-run.ts'
import type { StoredSeries } from './stored-series.ts'
import { zoneName } from './utc-offset.ts'

export type Read<T> = { readonly running: AcceptedRun } | { readonly complete: T }

/** An answer that is put together while it is sent. It is long when its series has many values. */
export interface Made {
  readonly bytes: Composing
  readonly contentEncoding: null
  /** Zone of the time stamps of a CSV; null for another form. */
  readonly zone: string | null
  readonly isLong: boolean
}

/** The parts of a stored run that another answer contains, each a JSON text. */
export interface RunParts {
  /** As sent. */
  readonly request: readonly AnswerPart[]
  readonly answer: readonly AnswerPart[]
  readonly isLong: boolean
}

/** A stored run as a worker draws it. */
export type StoredToDraw = Pick<StoredDrawing, 'id' | 'kind' | 'createdAt' | 'resolved' | 'request' | 'response' | 'series'> &
  Pick<StoredRun, 'label'>

/** A series with more values is more than one piece. */
const SHORT_SERIES_VALUES = 10_000

/**
 * Reads stored runs, piece by piece: an answer is made while it is read, from one part of one
 * column, or one block of rows, at a time.
 */
export class RunReader {
  constructor(
    private readonly store: RunStore,
    private readonly answers: AnswerWriter,
    private readonly weather: WeatherService,
    private readonly baseUrl: string,
    /** What a run is charged; null for one that is not. */
    private readonly billing: (id: string) => Promise<Billing | null> = async () => null,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * A stored run as JSON: the request as sent, the sections that its ids refer to, and the answer.
   * @param columns  names of the series to return; null for those of the run's own answer
   * @param reader   account that reads; null without credentials
   * Fails: Problem not_found, run_failed; validation_error for a series that is too long for one
   * answer, for names that the run does not have, and for names without `withSeries`.
   */
  async run(id: string, withSeries: boolean, columns: readonly string[] | null, reader: string | null = null): Promise<Read<Made>> {
    const run = await this.find(id, reader)
    if (run.status === 'running') return { running: await this.accepted(run) }
    const head = headIn(run)
    const chosen = head === null ? null : choose(head, columns, 'json')
    if (columns !== null)
      requireSeries(withSeries && head !== null, head === null ? 'the run was made without series' : 'set include_series=true')
    if (chosen === null || !withSeries) return { complete: this.made(await this.jsonParts(run, null), null) }
    requireStoredAnswerable(chosen)
    return { complete: this.made(await this.jsonParts(run, chosen), chosen) }
  }

  /**
   * The request and the answer of a stored run, with its series.
   * @param columns  names of the series to return; null for those of the run's own answer
   * Fails: as `run`.
   */
  async parts(id: string, columns: readonly string[] | null): Promise<Read<RunParts>> {
    const found = await this.findSeries(id, columns, 'json', null)
    if ('running' in found) return found
    const { run, series } = found.complete
    requireStoredAnswerable(series)
    return { complete: { request: [this.request(run)], answer: this.answerParts(run, series), isLong: isLong(series) } }
  }

  /**
   * The series of a stored run as CSV.
   * Fails: Problem not_found, run_failed; validation_error for names that the run does not have.
   */
  async csv(id: string, { columns, withZone }: AskedColumns, reader: string | null = null): Promise<Read<Made>> {
    return this.seriesOnly(id, columns, { form: 'csv', withZone }, reader)
  }

  /**
   * The series of a stored run as an Arrow stream, as `csv`.
   * @param columns  names of the series to return; null for all
   */
  async arrow(id: string, columns: readonly string[] | null, reader: string | null = null): Promise<Read<Made>> {
    return this.seriesOnly(id, columns, { form: 'arrow', withZone: false }, reader)
  }

  /**
   * What a drawing of a stored run is made from.
   * @param wanted  series that it shows, of those that the run has; null for none
   * Fails: Problem not_found, run_failed; validation_error for series that the run does not have, when it has any.
   */
  async toDraw(id: string, wanted: readonly string[] | null, reader: string | null): Promise<Read<StoredToDraw>> {
    const run = await this.find(id, reader)
    if (run.status === 'running') return { running: await this.accepted(run) }
    const head = headIn(run)
    const chosen = wanted === null || head === null ? null : choose(head, wanted, 'arrow')
    const { createdAt, resolved, label } = run
    const kind = run.kind as StoredToDraw['kind'] // no study is found here
    const [request, response] = await Promise.all([this.text(run, 'request'), this.text(run, 'response')])
    return { complete: { id, kind, createdAt, label, resolved, request, response, series: chosen && (await this.columns(id, chosen)) } }
  }

  /** A stored run with all of its series, however it ended, as JSON. */
  async *whole(run: StoredRun): Pieces {
    if (run.kind === 'batch') {
      yield* this.wholeBatch(run)
      return
    }
    const head = headIn(run)
    if (run.status === 'complete') {
      yield* this.answers.pieces(await this.jsonParts(run, head && { ...choose(head, null, 'csv'), form: 'json' }))
      return
    }
    const { id, status, failure } = run
    const begin = `{"run_id":"${id}","status":"${status}","created_at":"${createdAtOf(run)}"${labelOf(run)},"request":`
    yield* this.answers.pieces([begin, this.request(run), `,"failure":${failure ?? 'null'}}`])
  }

  private wholeBatch(run: StoredRun): Pieces {
    const { id, status, failure, kind } = run
    const isComplete = status === 'complete'
    const parts = {
      head: `{"run_id":"${id}","kind":"${kind}","status":"${status}","created_at":"${createdAtOf(run)}"${labelOf(run)}`,
      request: this.request(run),
      sent: (JSON.parse(run.seriesWish) as SeriesWish).sent,
      rest: isComplete
        ? [',"response":', { packed: () => this.text(run, 'response'), without: null }]
        : [`,"failure":${failure ?? 'null'}`],
      read: (part: PackedPart) => this.store.blocks.packed(id, part),
    }
    return wholeBatch(parts, this.answers)
  }

  private async seriesOnly(
    id: string,
    columns: readonly string[] | null,
    { form, withZone }: Pick<Chosen, 'form' | 'withZone'>,
    reader: string | null,
  ): Promise<Read<Made>> {
    const found = await this.findSeries(id, columns, form, reader)
    if ('running' in found) return found
    const series = { ...found.complete.series, withZone }
    return { complete: this.made([this.seriesPart(id, series)], series) }
  }

  private async columns(id: string, { head, at }: Chosen): Promise<StoredColumns> {
    const columns = [0, ...at.map((k) => k + 1)]
    return { head, blocks: await Array.fromAsync(readBlocks(columns, (part) => this.store.blocks.packed(id, part))) }
  }

  private async accepted({ id, seriesWish }: StoredRun): Promise<AcceptedRun> {
    return acceptedRun(id, isSeriesOnly((JSON.parse(seriesWish) as SeriesWish).form), this.baseUrl, await this.billing(id))
  }

  private async findSeries(
    id: string,
    columns: readonly string[] | null,
    form: SeriesForm,
    reader: string | null,
  ): Promise<Read<{ run: StoredRun; series: Chosen }>> {
    const run = await this.find(id, reader)
    if (run.status === 'running') return { running: await this.accepted(run) }
    const head = headIn(run)
    if (head === null) {
      throw new Problem(
        'not_found',
        `The run ${id} was made without series: send the run again with include_series true, or with Accept: text/csv`,
      )
    }
    return { complete: { run, series: choose(head, columns, form) } }
  }

  private async find(id: string, reader: string | null): Promise<StoredRun> {
    const run = await this.store.find(id, reader)
    const isExpired = run !== undefined && run.status !== 'running' && run.expiresAt !== null && run.expiresAt < this.now()
    if (run === undefined || isExpired || isStudy(run.kind)) throw unknownRun(id)
    if (run.status === 'failed') throw failureOf(run)
    return run
  }

  private async jsonParts(run: StoredRun, series: Chosen | null): Promise<AnswerPart[]> {
    return [
      `{"run_id":"${run.id}","status":"complete","created_at":"${createdAtOf(run)}"${labelOf(run)},"request":`,
      this.request(run),
      ',"resolved":',
      ...(await this.resolved(run)),
      ',"response":',
      ...this.answerParts(run, series),
      `,"links":${this.links(run)}}`,
    ]
  }

  private answerParts(run: StoredRun, series: Chosen | null): AnswerPart[] {
    const answer: PackedText = { packed: () => this.text(run, 'response'), without: 'lastByte' }
    const ofSeries = series === null ? [] : [',"series":', this.seriesPart(run.id, series)]
    return [answer, ...ofSeries, `,"links":${this.links(run)}}`]
  }

  private request(run: StoredRun): PackedText {
    return { packed: () => this.text(run, 'request'), without: 'byteOrderMark' }
  }

  /** Fails: Problem not_found for a run that was deleted while it is read. */
  private async text({ id }: StoredRun, name: 'request' | 'response'): Promise<Uint8Array> {
    const text = await this.store.text(id, name)
    if (text.length === 0) throw unknownRun(id)
    return text
  }

  private links({ id, kind, seriesHead }: StoredRun): string {
    return JSON.stringify(isStudy(kind) ? studyLinks(id, this.baseUrl, kind) : runLinks(id, seriesHead !== null, this.baseUrl))
  }

  private seriesPart(id: string, { head, at, form, withZone }: Chosen): AnswerPart {
    return { series: { head, at, form, withZone, metadata: { run_id: id } }, read: (part) => this.store.blocks.packed(id, part) }
  }

  /** The sections that the request named by id, JSON. Weather that is no longer stored is null. */
  private async resolved(run: StoredRun): Promise<AnswerPart[]> {
    const { weather, ...sections } = JSON.parse(run.resolved ?? '{}') as { weather?: string; module?: unknown; inverter?: unknown }
    const parts = Object.entries(sections).map(([name, section]) => `"${name}":${JSON.stringify(section)}`)
    if (weather === undefined) return [`{${parts.join(',')}}`]
    const section = (await this.weather.section(weather, run.owner)) ?? ['null']
    return ['{"weather":', ...section, `${parts.map((part) => `,${part}`).join('')}}`]
  }

  private made(parts: readonly AnswerPart[], series: Chosen | null): Made {
    return {
      bytes: this.answers.compose(parts),
      contentEncoding: null,
      zone: series?.form === 'csv' ? zoneName(series.head.timezoneH) : null,
      isLong: isLong(series),
    }
  }
}

/** Says the same of a run that does not exist and of another account's. */
export function unknownRun(id: string): Problem {
  return Problem.ofField(
    'not_found',
    'run_id',
    `No run is stored under '${id.slice(0, 100)}': background runs without an account are kept for 24 hours, and runs of an account need its credentials`,
  )
}

/** A stored series as one answer contains it. */
type Chosen = Omit<StoredSeries, 'metadata'>

/** Fails: Problem validation_error for a series that is too long for one JSON answer. */
function requireStoredAnswerable({ head: { rows, columns } }: Chosen): void {
  requireAnswerable({ rows, columns: columns.length, form: 'json' }, 'include_series', 'stored')
}

function isLong(series: Chosen | null): boolean {
  return series !== null && series.head.rows * (series.head.columns.length + 1) > SHORT_SERIES_VALUES
}

/**
 * Chooses the columns of an answer; all without `columns`.
 * Fails: Problem validation_error for names that the run does not have.
 */
function choose(head: SeriesHead, columns: readonly string[] | null, form: SeriesForm): Chosen {
  const names = head.columns.map(({ name }) => name)
  if (columns !== null) requireColumns(columns, names)
  const at = columns === null ? [...names.keys()] : columns.map((name) => names.indexOf(name))
  return { head: { ...head, columns: at.flatMap((k) => head.columns[k] ?? []) }, at, form, withZone: false }
}

function createdAtOf({ createdAt }: StoredRun): string {
  return new Date(createdAt).toISOString()
}

/** As a member of an object; empty without a label. */
function labelOf({ label }: StoredRun): string {
  return label === null ? '' : `,"label":${JSON.stringify(label)}`
}

function headIn({ seriesHead }: StoredRun): SeriesHead | null {
  return seriesHead === null ? null : (JSON.parse(seriesHead) as SeriesHead)
}

function failureOf({ failure }: StoredRun): Problem {
  const { detail, errors, omitted } = JSON.parse(failure ?? '{}') as ProblemData
  return new Problem('run_failed', detail, { errors, omitted })
}
