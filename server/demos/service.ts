import type { Composing, SentBody } from '@pvyield/contract/handlers'
import type { DemoSummary } from '@pvyield/contract/schemas'
import { ENGINE_VERSION } from '@pvyield/engine/quick'
import type { AnswerPart } from '../answers/answer-parts.ts'
import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { DefaultsService } from '../defaults/service.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import type { SceneService, SentDay, WrittenScene } from '../scene/service.ts'
import { sha256 } from '../sha256.ts'
import { CallerLeft } from '../workers/protocol.ts'

/** The two parts of a demo that are stored, each a JSON text. */
export interface DemoParts {
  readonly request: readonly AnswerPart[]
  readonly answer: readonly AnswerPart[]
  readonly isLong: boolean
}

/** Stored runs, as demos use them. */
export interface DemoRuns {
  /** Stores a run that never expires and completes it, unless it is stored. Settles when it is accepted. */
  keep(id: string, body: SentBody): Promise<void>
  /** Deletes the runs whose ids begin with the prefix, except these. */
  keepOnly(prefix: string, ids: readonly string[]): Promise<void>
  /**
   * @param columns  names of the series to return, as a query has them; undefined for all
   * Fails: Problem run_failed; validation_error for names that the run does not have.
   */
  parts(id: string, columns: string | undefined): Promise<{ readonly running: unknown } | { readonly complete: DemoParts }>
}

export interface DemoServiceParts {
  readonly scenes: SceneService
  readonly defaults: DefaultsService
  readonly runs: DemoRuns
  readonly answers: AnswerWriter
  readonly log: Log
  /** How long a caller waits for a result that is being computed. */
  readonly waitMillis: number
}

export interface WrittenDemo {
  readonly bytes: Composing
  readonly contentEncoding: null
  readonly isLong: boolean
}

/** No random run id begins so. */
const RUN_PREFIX = 'run_demo_'
const DIGEST_CHARS = 16
/** How often a caller looks for a result that is being computed. */
const POLL_MILLIS = 50
const RETRY_AFTER = { 'retry-after': '5' }

/**
 * Demo runs: each example scene as a complete request, with the result that this engine gives. A
 * demo is a stored run whose id contains a digest of its request and of the engine's version, so it
 * is computed once for each of them.
 */
export class DemoService {
  /** Ids of the runs that are stored, by demo. */
  private readonly stored = new Map<string, Promise<string>>()
  /** Requests of the demos, about 0.4 MB each. */
  private readonly texts = new Map<string, Promise<string>>()
  private isStopping = false

  constructor(private readonly parts: DemoServiceParts) {}

  list(): DemoSummary[] {
    return this.parts.scenes
      .examples()
      .map(({ id, label, description, counts }) => ({ id, label, description, engine_version: ENGINE_VERSION, counts }))
  }

  /**
   * A demo with its series. It waits for a result that is being computed.
   * @param columns  names of the series to return, as a query has them; undefined for all
   * Fails: Problem not_found, run_failed, overloaded; validation_error for names that the run does not
   * have; CallerLeft.
   */
  async demo(id: string, columns: string | undefined, signal: AbortSignal): Promise<WrittenDemo> {
    const about = this.about(id)
    const until = performance.now() + this.parts.waitMillis
    for (;;) {
      const read = await this.result(id, columns)
      if ('complete' in read) return this.written(about, read.complete)
      if (signal.aborted) throw new CallerLeft('The caller left')
      if (this.isStopping || performance.now() > until)
        throw new Problem('overloaded', `The demo ${id} is still being computed: try again in 5 s`, { headers: RETRY_AFTER })
      await Bun.sleep(POLL_MILLIS)
    }
  }

  /**
   * A day of a demo's own request; needs no stored result.
   * @param sent  date, and who asks
   * Fails: Problem not_found, validation_error, overloaded; CallerLeft.
   */
  async day(id: string, sent: Omit<SentDay, 'body'>): Promise<WrittenScene> {
    this.about(id)
    return this.parts.scenes.solveDay({ ...sent, body: { text: await this.text(id) } })
  }

  /**
   * Computes the demos that are not stored, one after the other, and deletes those of other versions.
   * A failure is a line in the log: the demo is tried again when someone asks for it.
   */
  async prepare(): Promise<void> {
    try {
      const runIds: string[] = []
      for (const { id } of this.list()) {
        if (this.isStopping) return
        const runId = await this.store(id)
        runIds.push(runId)
        while (!this.isStopping && 'running' in (await this.result(id, undefined))) await Bun.sleep(POLL_MILLIS)
      }
      if (!this.isStopping) await this.parts.runs.keepOnly(RUN_PREFIX, runIds)
    } catch (cause) {
      if (!this.isStopping) this.parts.log.error('demos_not_ready', cause)
    }
  }

  /** Releases the callers that wait. */
  stop(): void {
    this.isStopping = true
  }

  private written({ counts: _, ...about }: DemoSummary, { request, answer, isLong }: DemoParts): WrittenDemo {
    const parts = [`${JSON.stringify(about).slice(0, -1)},"request":`, ...request, ',"result":', ...answer, '}']
    return { bytes: this.parts.answers.compose(parts), contentEncoding: null, isLong }
  }

  /** Fails: Problem not_found. */
  private about(id: string): DemoSummary {
    const demos = this.list()
    const found = demos.find((demo) => demo.id === id)
    if (found !== undefined) return found
    const known = demos.map((demo) => demo.id).join(', ')
    throw Problem.ofField('not_found', 'demo_id', `There is no demo '${id.slice(0, 50)}': the demos are ${known}`)
  }

  /** The run of a demo, also when a server of another version, which keeps its own demos, has deleted it. */
  private async result(id: string, columns: string | undefined): ReturnType<DemoRuns['parts']> {
    const read = async () => this.parts.runs.parts(await this.store(id), columns)
    try {
      return await read()
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.code !== 'not_found') throw cause
      this.stored.delete(id)
      return read()
    }
  }

  /** Id of the run of a demo, which is accepted if it was not stored. */
  private store(id: string): Promise<string> {
    const known = this.stored.get(id)
    if (known !== undefined) return known
    const storing = this.storeOnce(id)
    this.stored.set(id, storing)
    storing.catch(() => this.stored.delete(id))
    return storing
  }

  private async storeOnce(id: string): Promise<string> {
    const text = await this.text(id)
    const digest = sha256(ENGINE_VERSION, ' ', text).slice(0, DIGEST_CHARS)
    const runId = `${RUN_PREFIX}${id}_${digest}`
    await this.parts.runs.keep(runId, { text })
    return runId
  }

  /** The request as JSON; each is written once. */
  private text(id: string): Promise<string> {
    const known = this.texts.get(id)
    if (known !== undefined) return known
    const written = this.request(id).then((request) => JSON.stringify(request))
    this.texts.set(id, written)
    written.catch(() => this.texts.delete(id))
    return written
  }

  /** The request of a demo: the defaults with the example scene and its patches. */
  private async request(id: string): Promise<object> {
    const { defaults, scenes } = this.parts
    const request: Record<string, unknown> = {
      ...(await defaults.request()),
      bifacial: null,
      include_series: true,
      scene: scenes.example(id),
    }
    const { array_patch: array, patch } = scenes.examples().find((example) => example.id === id) ?? { array_patch: {}, patch: {} }
    for (const [section, fields] of Object.entries({ ...patch, array })) request[section] = { ...(request[section] as object), ...fields }
    return request
  }
}
