import type { NewVariant, VariantChange } from '@pvyield/contract/schemas'
import { searchKey } from '../db/search-key.ts'
import { Problem } from '../http/problem.ts'
import { locked, unknownVariant } from './problems.ts'
import type { SentRequest } from './sent-request.ts'
import type { ListedVariant, NewVariantRow, ProjectRow, ProjectStore, VariantRow } from './store.ts'
import type { ReadVariant } from './tasks.ts'

/** Stands for the last change of what was not changed. */
export const NEVER_CHANGED = ''

const NAME_MAX = 200
const COPY = ' (copy)'

/** A new variant as its row is to have it. @param at  where it stands in the body */
export async function newVariantRow(
  store: ProjectStore,
  sent: ReadVariant<NewVariant>,
  { id: projectId, owner, createdAt }: Pick<ProjectRow, 'id' | 'owner' | 'createdAt'>,
  place: number,
  at: string,
): Promise<NewVariantRow> {
  const { request, copy_of: modelId, locked: isLocked } = sent
  if ((request === null) === (modelId === undefined))
    throw Problem.ofField(
      'validation_error',
      `${at}request`,
      'Send either the request of the variant or copy_of, the id of the variant to copy',
    )
  const model = modelId === undefined ? undefined : await store.model(owner, modelId)
  if (modelId !== undefined && model === undefined) throw unknownVariant(modelId, `${at}copy_of`)
  const columns = request === null ? copiedColumns(model) : requestColumns(request)
  const status = sent.status ?? (model?.status === 'draft' ? 'draft' : 'open')
  requireRunnable(status, columns.problems, `${at}request`)
  const name = (sent.name ?? (model === undefined ? `Variant ${place + 1}` : copyName(model.name))).trim()
  const notes = sent.notes ?? model?.notes ?? ''
  const common = { id: newId('var', createdAt), projectId, owner, createdAt, updatedAt: createdAt, revision: 1, changeId: NEVER_CHANGED }
  return { ...common, ...columns, locked: isLocked, status, name, notes, words: wordsOf({ name, notes }) }
}

type RequestColumns = Pick<NewVariantRow, 'kind' | 'request' | 'bytes' | 'digest' | 'latitude' | 'longitude' | 'problems'> &
  Partial<Pick<NewVariantRow, 'runId' | 'runDigest'>>

function requestColumns({ kind, packed, digest, place, problems }: SentRequest): RequestColumns {
  const { latitude, longitude } = place ?? { latitude: null, longitude: null }
  return { kind, request: Buffer.from(packed), bytes: packed.length, digest, latitude, longitude, problems: JSON.stringify(problems) }
}

/** A copy has the run of its model: it is of the same request. */
function copiedColumns(model: (VariantRow & { readonly request: Buffer }) | undefined): RequestColumns {
  if (model === undefined) throw new Error('A copy has a model')
  const { kind, request, bytes, digest, latitude, longitude, problems, runId, runDigest } = model
  return { kind, request, bytes, digest, latitude, longitude, problems, runId, runDigest }
}

/** Fails: Problem variant_locked, validation_error. */
export function changedColumns(before: ListedVariant, { request, name, notes, status, locked: lock }: ReadVariant<VariantChange>) {
  const columns = request === null ? null : requestColumns(request)
  if (columns !== null && before.locked && lock !== false)
    throw locked('its request stays as it is. Unlock it first, or send "locked": false with the change')
  const wanted = status ?? before.status
  requireRunnable(wanted, columns?.problems ?? before.problems, 'request')
  const named = { name: (name ?? before.name).trim(), notes: notes ?? before.notes }
  return { ...columns, ...named, status: wanted, locked: lock ?? before.locked, words: wordsOf(named) }
}

/** Fails: Problem validation_error for a request with problems that is no draft. */
function requireRunnable(status: VariantRow['status'], problems: string, at: string): void {
  const items = JSON.parse(problems) as { field: string | null; message: string; code: string }[]
  if (status === 'draft' || items.length === 0) return
  const named = items.map((item) => ({ ...item, field: item.field === null ? at : `${at}.${item.field}` }))
  throw Problem.ofItems('validation_error', named)
}

/** Sorts by time. */
export function newId(prefix: 'prj' | 'var', at: number): string {
  return `${prefix}_${Bun.randomUUIDv7('hex', at).replaceAll('-', '')}`
}

/** As searches compare them. */
export function wordsOf({ name, notes }: { readonly name: string; readonly notes: string }): string {
  return searchKey(`${name}\n${notes}`)
}

function copyName(name: string): string {
  // A cut may leave half of a character that takes two places.
  return `${name.slice(0, NAME_MAX - COPY.length).replace(/[\ud800-\udbff]$/, '')}${COPY}`
}
