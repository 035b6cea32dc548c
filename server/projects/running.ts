import type { SentBody } from '@pvyield/contract/handlers'
import type { AcceptedRun, AcceptedVariant, ProjectRuns, RefusedVariant, RunProjectRequest } from '@pvyield/contract/schemas'
import type { ChargingService } from '../charging/service.ts'
import { unpack, unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { RunService } from '../runs/service.ts'
import { sha256 } from '../sha256.ts'
import { projectRow } from './found.ts'
import { unknownVariant } from './problems.ts'
import type { ProjectParts } from './reading.ts'
import type { ListedVariant } from './store.ts'

export interface RunningParts extends Pick<ProjectParts, 'store' | 'database'> {
  readonly runs: RunService
  readonly idempotency: IdempotencyService
  /** Null when runs are not charged. */
  readonly charging: ChargingService | null
}

/** Who has variants run. */
export interface Asking {
  readonly owner: string
  readonly projectId: string
  readonly key: string | undefined
  readonly signal: AbortSignal
}

const LISTED_MAX = 20
/** Limit of a body after inflation, which none of these reaches. */
const MAX_INFLATED_BYTES = 16e6
/** A run without a caller who reads its answer. */
const UNREAD = { wish: { form: 'json', columns: null }, usesPreference: false, respondAsync: true, encoding: null, profile: null } as const
const NOTHING = () => undefined

/** Runs the variants of projects as stored runs. */
export class ProjectRunning {
  constructor(private readonly parts: RunningParts) {}

  /**
   * Accepts a run for each variant that needs one. Each is stored in one batch with its charge and with what its variant
   * knows of it, under a key of its own: whatever ends this in between, asking again accepts the others, and none twice.
   * Fails: Problem not_found, payment_required, budget_exceeded, idempotency_conflict, overloaded, storage_unavailable.
   */
  async run(asking: Asking, request: RunProjectRequest): Promise<{ readonly runs: ProjectRuns; readonly replayed: boolean }> {
    const { idempotency, database } = this.parts
    const { owner, projectId, key } = asking
    if (key === undefined) return { runs: await this.accept(asking, request), replayed: false }
    const fingerprint = sha256(`project ${projectId} ${JSON.stringify(request)}`)
    const { bytes, contentEncoding, replayed } = await idempotency.once({ key, caller: owner, owner, fingerprint }, async (keep) => {
      const written = new TextEncoder().encode(JSON.stringify(await this.accept(asking, request)))
      const answer = { outcome: 'complete', bytes: written, contentEncoding: null, zone: null } as const
      await database.write(...(await keep(answer)))
      return answer
    })
    const text = contentEncoding === 'zstd' ? await unpackText(bytes) : new TextDecoder().decode(bytes)
    return { runs: JSON.parse(text) as ProjectRuns, replayed }
  }

  private async accept(asking: Asking, { variants: ids, again }: RunProjectRequest): Promise<ProjectRuns> {
    const chosen = await this.chosen(asking, ids)
    const runKey = asking.key === undefined ? null : sha256(asking.key)
    // With this key a request before this one had them run, which ended before its answer was kept.
    const isDone = (variant: ListedVariant) => hasRun(variant) && (!again || (runKey !== null && variant.runKey === runKey))
    const toRun = chosen.filter((variant) => !isDone(variant))
    const refused: RefusedVariant[] = []
    const payable = await this.checked(asking, toRun, refused)
    const accepted: AcceptedVariant[] = []
    for (const variant of payable) {
      const one = await orRefused(variant, refused, () => this.acceptOne(asking, variant, runKey))
      if (one !== null) accepted.push(one)
    }
    return { accepted, unchanged: chosen.filter(isDone).map(({ id }) => id), refused }
  }

  private async chosen({ owner, projectId }: Asking, ids: readonly string[] | undefined): Promise<ListedVariant[]> {
    const { store } = this.parts
    await projectRow(store, owner, projectId)
    const all = await store.variantsOf(owner, projectId)
    const known = new Set(all.map(({ id }) => id))
    const unknown = ids?.findIndex((id) => !known.has(id)) ?? -1
    if (unknown >= 0) throw unknownVariant(ids?.[unknown] ?? '', `variants.${unknown}`)
    return ids === undefined ? all : all.filter(({ id }) => ids.includes(id))
  }

  /** The variants that can run, when the account can pay for all of them. */
  private async checked(asking: Asking, variants: readonly ListedVariant[], refused: RefusedVariant[]): Promise<ListedVariant[]> {
    const { runs, charging } = this.parts
    const runnable: ListedVariant[] = []
    let units = 0
    for (const variant of variants) {
      if (variant.problems !== '[]') {
        refused.push(problemsOf(variant))
        continue
      }
      // Without a charge its acceptance alone checks a run.
      const counted =
        charging === null
          ? 0
          : await orRefused(variant, refused, async () => (await runs.check(await this.sent(asking, variant)))?.units ?? 0)
      if (counted === null) continue
      units += counted
      runnable.push(variant)
    }
    if (units > 0) await charging?.requirePayable(asking.owner, units)
    return runnable
  }

  private async acceptOne(asking: Asking, variant: ListedVariant, runKey: string | null): Promise<AcceptedVariant> {
    const { runs, store } = this.parts
    const { id, digest, runId } = variant
    // The same for all who ask at this moment, at whatever server.
    const idempotencyKey = sha256(`project ${id} ${digest} ${runId ?? ''}`)
    const alsoStore = (run: string) => [store.noteRun(id, { runId: run, runDigest: digest, runKey })]
    const { bytes, contentEncoding } = await runs.start({ ...(await this.sent(asking, variant)), idempotencyKey, alsoStore })
    const text = contentEncoding === 'zstd' ? await unpackText(bytes) : new TextDecoder().decode(bytes)
    const { run_id, links, billing } = JSON.parse(text) as AcceptedRun
    return { variant_id: id, run_id, links, ...(billing && { billing }) }
  }

  private async sent({ owner, projectId, signal }: Asking, { id, kind, digest }: ListedVariant) {
    const packed = await this.parts.store.request(owner, projectId, id, digest)
    if (packed === undefined) throw changedMeanwhile()
    const body: SentBody = { bytes: new Uint8Array(await unpack(packed)), maxInflatedBytes: MAX_INFLATED_BYTES }
    return { ...UNREAD, kind, body, owner, caller: owner, signal, idempotencyKey: undefined, keepBody: NOTHING, time: NOTHING }
  }
}

/** Whether the last run of a variant is of its request, and did not fail. */
function hasRun({ run, runDigest, digest }: ListedVariant): boolean {
  return run !== null && run.status !== 'failed' && runDigest === digest
}

/** Does work for a variant; null when it is refused, which the others do not suffer for. Fails: as the work, for a fault of the service. */
async function orRefused<Result>({ id }: ListedVariant, refused: RefusedVariant[], work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Problem) || PASSING.includes(cause.code)) throw cause
    const { code, detail, errors } = cause
    refused.push({ variant_id: id, code, detail, errors: errors.slice(0, LISTED_MAX) })
    return null
  }
}

/** They say nothing of the variant: asking again goes on where this ended. */
const PASSING: readonly string[] = ['overloaded', 'storage_unavailable', 'internal_error', 'unauthorized']

function problemsOf({ id, problems }: ListedVariant): RefusedVariant {
  const errors = JSON.parse(problems) as RefusedVariant['errors']
  const detail =
    `The request of this draft has ${errors.length} problem${errors.length === 1 ? '' : 's'}: ${errors[0]?.message ?? ''}`.slice(0, 2000)
  return { variant_id: id, code: 'validation_error', detail, errors }
}

function changedMeanwhile(): Problem {
  return new Problem('changed_meanwhile', 'The variant was changed or deleted while its project was about to run: run the project again')
}
