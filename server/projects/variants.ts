import type { VariantEntry } from '@pvyield/contract/schemas'
import { siteOf, variantEntryOf } from './entries.ts'
import { projectRow, variantRow } from './found.ts'
import { FULL, locked, noRoom, unknownVariant } from './problems.ts'
import { type ProjectParts, readBody, type Sent } from './reading.ts'
import { Change } from './revision.ts'
import { PROJECT_LIMITS } from './store.ts'
import { changedColumns, newVariantRow } from './variant-rows.ts'

/** The variants of projects. */
export class VariantService {
  private readonly now: () => number

  constructor(private readonly parts: ProjectParts) {
    this.now = parts.now ?? Date.now
  }

  /** Fails: Problem not_found, also for the model of a copy; validation_error, quota_exceeded; as reading the body. */
  async add(projectId: string, sent: Sent) {
    const { store, database } = this.parts
    const { owner } = sent
    const project = await projectRow(this.parts.store, owner, projectId)
    const variant = await readBody(this.parts, 'readNewVariant', sent)
    const count = (await store.variantsOf(owner, projectId)).length
    const row = await newVariantRow(store, variant, { ...project, createdAt: this.now() }, count, '')
    await database.write(...store.addVariant(row))
    if ((await store.variant(owner, projectId, row.id)) === undefined) {
      await projectRow(this.parts.store, owner, projectId)
      throw noRoom(FULL)
    }
    return this.variant(owner, projectId, row.id)
  }

  /** A variant with its request, put together from its row. Fails: Problem not_found. */
  async variant(owner: string, projectId: string, id: string) {
    const { store, answers } = this.parts
    const entry = await this.entry(owner, projectId, id)
    const request = await store.request(owner, projectId, id)
    if (request === undefined) throw unknownVariant(id)
    const head = `${JSON.stringify(entry).slice(0, -1)},"request":`
    return { bytes: answers.compose([head, { packed: async () => request, without: null }, '}']), contentEncoding: null, isLong: false }
  }

  /** Fails: Problem not_found, changed_meanwhile, variant_locked, validation_error, quota_exceeded; as reading the body. */
  async change(projectId: string, id: string, sent: Sent) {
    const { store, database } = this.parts
    const { owner } = sent
    const sentChange = await readBody(this.parts, 'readVariantChange', sent)
    const before = await variantRow(this.parts.store, owner, projectId, id)
    const change = new Change(before, sentChange.revision)
    const set = { ...changedColumns(before, sentChange), updatedAt: this.now(), changeId: change.id }
    await this.requireSpace(owner, (set.bytes ?? 0) - before.bytes)
    const [changed] = await database.write(...store.changeVariant(before, set))
    change.requireMade(changed, await variantRow(store, owner, projectId, id))
    return this.variant(owner, projectId, id)
  }

  /** Fails: Problem not_found, variant_locked. */
  async delete(owner: string, projectId: string, id: string): Promise<void> {
    const { store, database } = this.parts
    await variantRow(this.parts.store, owner, projectId, id)
    await database.write(...store.removeVariant(owner, projectId, id, this.now()))
    if ((await store.variant(owner, projectId, id)) !== undefined) throw locked(`unlock it first: PATCH it with "locked": false`)
  }

  /** Two variants, and the fields in which their requests differ. Fails: Problem not_found. */
  async difference(owner: string, projectId: string, [a, b]: readonly [string, string], signal: AbortSignal) {
    const { store, pool, weather } = this.parts
    const entries = [await this.entry(owner, projectId, a, 'a'), await this.entry(owner, projectId, b, 'b')] as const
    const requests = await Promise.all([a, b].map(async (id) => (await store.request(owner, projectId, id)) ?? Buffer.alloc(0)))
    if (requests.some(({ length }) => length === 0)) throw unknownVariant(a)
    const size = requests.reduce((sum, { length }) => sum + length, 0)
    const fields = await pool.submit('differenceOf', requests, { host: weather.host(owner), caller: owner, size, signal })
    return { a: entries[0], b: entries[1], fields: [...fields] }
  }

  private async entry(owner: string, projectId: string, id: string, field?: string): Promise<VariantEntry> {
    const project = await projectRow(this.parts.store, owner, projectId)
    return variantEntryOf(await variantRow(this.parts.store, owner, projectId, id, field), siteOf(project), this.parts.baseUrl)
  }

  private async requireSpace(owner: string, more: number): Promise<void> {
    if (more > 0 && (await this.parts.store.bytesOf(owner)) + more > PROJECT_LIMITS.bytes) throw noRoom(FULL)
  }
}
