import type { SentBody } from '@pvyield/contract/handlers'
import type { ComparedField, NewProject, NewVariant, ProblemItem, VariantChange } from '@pvyield/contract/schemas'
import { checkWork, type Plan } from '@pvyield/engine'
import { sentFields } from '@pvyield/engine/studies'
import { packSync, unpackTextSync } from '../db/zstd.ts'
import { NO_SERIES, runCost } from '../engine/cost.ts'
import { kindOf } from '../engine/request-kind.ts'
import type { WorkSources } from '../engine/work-sources.ts'
import { checkJsonBody } from '../http/json-body.ts'
import { NOT_FINITE, type ReadText } from '../http/json-text.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusal.ts'
import { readJson } from '../http/sent-json.ts'
import { sha256 } from '../sha256.ts'
import type { TaskGuard } from '../workers/serve.ts'
import type { Place, SentRequest } from './sent-request.ts'

/** A variant that was sent, with its request read; null for a copy, or for a change that leaves the request. */
export type ReadVariant<Sent> = Omit<Sent, 'request'> & { readonly request: SentRequest | null }
export type ReadProject = Omit<NewProject, 'variants'> & { readonly variants: readonly ReadVariant<NewVariant>[] }

/** A request that a link shows, JSON. */
export interface SharedText {
  readonly text: string
  readonly isLeftOut: boolean
}

const LISTED_MAX = 20
const FIELDS_MAX = 1000
const FIELD_MAX_CHARS = 500
/** Space of a request, compressed. */
export const REQUEST_MAX_BYTES = 1e6

/** Tasks of a worker for projects: requests are read, checked and packed there. */
export class ProjectTasks {
  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
  ) {}

  /** Fails: Problem malformed_json, payload_too_large, validation_error. */
  readonly readProject = async (body: SentBody): Promise<ReadProject> => {
    const read = await readJson(body, this.guard)
    const project = checkJsonBody(read, 'validate_createProject_body') as NewProject
    const variants: ReadVariant<NewVariant>[] = []
    for (const [k, variant] of project.variants.entries()) variants.push(await this.readVariant(variant, read, ['variants', String(k)]))
    return { ...project, variants }
  }

  /** Fails: as `readProject`. */
  readonly readNewVariant = async (body: SentBody): Promise<ReadVariant<NewVariant>> => {
    const read = await readJson(body, this.guard)
    return this.readVariant(checkJsonBody(read, 'validate_addVariant_body') as NewVariant, read, [])
  }

  /** Fails: as `readProject`. */
  readonly readVariantChange = async (body: SentBody): Promise<ReadVariant<VariantChange>> => {
    const read = await readJson(body, this.guard)
    return this.readVariant(checkJsonBody(read, 'validate_changeVariant_body') as VariantChange, read, [])
  }

  /** The fields in which requests differ, the first of many. */
  readonly differenceOf = async (packed: readonly Uint8Array[]): Promise<readonly ComparedField[]> =>
    sentFields(packed.map((one) => JSON.parse(unpackTextSync(one)) as object)).slice(0, FIELDS_MAX)

  /** A request without what its owner may not pass on, its weather, or did not mean to: the names on its report. */
  readonly sharedRequest = async (packed: Uint8Array): Promise<SharedText> => {
    const { report: _, weather, ...request } = JSON.parse(unpackTextSync(packed)) as Record<string, unknown>
    const named = isFields(weather) && typeof weather.id === 'string' ? { weather: { id: weather.id } } : {}
    const isLeftOut = weather !== undefined && weather !== null && !('weather' in named)
    return { text: JSON.stringify({ ...request, ...named }), isLeftOut }
  }

  private async readVariant<Sent extends { request?: object }>(
    { request, ...sent }: Sent,
    { nonFinite, size }: ReadText,
    at: readonly string[],
  ): Promise<ReadVariant<Sent>> {
    if (request === undefined) return { ...sent, request: null }
    const here = [...at, 'request']
    const own = nonFinite.filter((path) => here.every((key, k) => path[k] === key)).map((path) => path.slice(here.length))
    return { ...sent, request: await this.readRequest({ value: request, size, nonFinite: own }, here.join('.')) }
  }

  /** Packs a request as it was sent, and finds what is wrong with it. */
  private async readRequest(read: ReadText, at: string): Promise<SentRequest> {
    const request = read.value as Record<string, unknown>
    // JSON has no such numbers: what would be stored in their place may mean something else.
    const lost = read.nonFinite.map((path) => ({ field: [at, ...path].join('.'), message: NOT_FINITE, code: 'validation_error' }))
    if (lost.length > 0) throw Problem.ofItems('validation_error', lost)
    const packed = packSync(JSON.stringify(request))
    if (packed.length > REQUEST_MAX_BYTES) throw Problem.ofField('validation_error', at, tooLong(packed.length))
    const digest = sha256(JSON.stringify(inOrder(request)))
    const [kind, place] = [kindOf(request), placeIn(request)]
    return { kind, packed, digest, place, problems: await this.problemsOf(read, kind) }
  }

  private async problemsOf(read: ReadText, kind: SentRequest['kind']): Promise<readonly ProblemItem[]> {
    try {
      const costOf = (plan: Plan, size: number) => runCost({ ...plan, size }, NO_SERIES)
      await this.sources.withBody(read, { costOf }, (body, sources) => checkWork({ kind, body }, sources))
      return []
    } catch (cause) {
      return refusalOf(cause).items.slice(0, LISTED_MAX).map(shortItem)
    }
  }
}

/** Without the lists of what was allowed. A key of any length may be in the path. */
function shortItem({ field, message, code, did_you_mean }: ProblemItem): ProblemItem {
  return { field: field?.slice(0, FIELD_MAX_CHARS) ?? null, message, code, ...(did_you_mean !== undefined && { did_you_mean }) }
}

/** Objects with their keys in order, so that requests which say the same have the same digest. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(inOrder)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}

/** A full request has its place in `site`. */
function placeIn(request: Record<string, unknown>): Place | null {
  const { latitude, longitude } = (isFields(request.site) ? request.site : request) as Partial<Record<keyof Place, unknown>>
  const isWithin = (value: unknown, most: number): value is number => typeof value === 'number' && Math.abs(value) <= most
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function tooLong(bytes: number): string {
  const megabytes = (bytes / 1e6).toFixed(1)
  return `The request takes ${megabytes} MB compressed, more than 1 MB: upload its weather with POST /api/parse-weather and name it by its id`
}
