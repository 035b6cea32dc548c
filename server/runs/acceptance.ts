import type { Billing } from '@pvyield/contract/schemas'
import type { RunUnits } from '../charging/service.ts'
import type { Statement } from '../db/database.ts'
import type { BackgroundParts } from './background-parts.ts'
import type { BookedRun } from './booked-run.ts'
import { acceptedRun, acceptedStudy } from './links.ts'
import { newRunId, newStudyId } from './run-id.ts'
import { isSeriesOnly } from './series-wish.ts'
import { isStudy } from './stored-kind.ts'
import { packRequest } from './stored-request.ts'

/** How long an anonymous background run is kept. */
const KEPT_MILLIS = 24 * 3_600_000

/** An accepted run in the store, and the body of its 202 answer. */
export interface BackgroundRun {
  readonly runId: string
  /** False for a run that is left to the servers of the store. */
  readonly isHeld: boolean
  readonly accepted: Uint8Array<ArrayBuffer>
}

export type AcceptableRun = Pick<BookedRun, 'kind' | 'body' | 'wish' | 'owner' | 'keep' | 'slot' | 'charge' | 'alsoStore'>
export type Reserving = { readonly units: RunUnits | null } | { readonly billing: Billing | null }

/** The runs in the hands of this server. */
export interface Hands {
  /** Whether there is a place for one more. */
  readonly take: (id: string, owner: string | null) => boolean
  readonly leave: (id: string) => void
  readonly now: () => number
}

/**
 * Stores an accepted run, in one batch with its reservation and the record of its idempotency key.
 * @param how  what is to be reserved for it; or what was, for a run that a worker has
 */
export async function storeAccepted(
  parts: BackgroundParts,
  { kind, body, wish, owner, keep, slot, charge, alsoStore }: AcceptableRun,
  how: Reserving,
  { take, leave, now }: Hands,
  traceparent: string | null,
): Promise<BackgroundRun> {
  const { store, database, quota } = parts
  const createdAt = slot?.createdAt ?? now()
  const runId = slot?.id ?? (isStudy(kind) ? newStudyId : newRunId)(createdAt)
  const run = {
    id: runId,
    kind,
    owner,
    createdAt,
    expiresAt: owner === null ? createdAt + KEPT_MILLIS : null,
    attempts: 'billing' in how ? 1 : 0,
    seriesWish: JSON.stringify(wish),
    traceparent,
  }
  const packed = await packRequest(body)
  let request: Promise<Buffer> | null = null
  const isHeld = 'billing' in how || take(runId, owner)
  let accepted = new Uint8Array()
  const statements = (first: readonly Statement[]) => async (reserved: Billing | null) => {
    const answer = acceptedAnswer({ kind, wish }, runId, parts.baseUrl, reserved)
    accepted = new TextEncoder().encode(JSON.stringify(answer))
    // Not before the reservation is known to be possible, and once, however often that is tried.
    request ??= store.keepRequest(runId, packed)
    return [
      ...first,
      store.accept({ ...run, request: await request, bytes: packed.length }, isHeld),
      ...(await keep({ outcome: 'accepted', bytes: accepted, contentEncoding: null, zone: null })),
      ...(alsoStore?.(runId) ?? []),
    ]
  }
  const write = quota.within(owner, async (first) => {
    if ('billing' in how) await database.write(...(await statements(first)(how.billing)))
    else if (charge === null) await database.write(...(await statements(first)(null)))
    else await charge.reserve(how.units, statements(first))
  })
  await write.catch((cause) => {
    leave(runId)
    throw cause
  })
  parts.metrics.countRun(kind, 'accepted')
  if (!isHeld) parts.jobs?.announce(runId)
  if (owner !== null) await parts.quota.add(owner, { records: 0, bytes: packed.length })
  return { runId, accepted, isHeld }
}

function acceptedAnswer({ kind, wish }: Pick<AcceptableRun, 'kind' | 'wish'>, id: string, baseUrl: string, reserved: Billing | null) {
  return isStudy(kind) ? acceptedStudy(id, baseUrl, reserved, kind) : acceptedRun(id, isSeriesOnly(wish.form), baseUrl, reserved)
}
