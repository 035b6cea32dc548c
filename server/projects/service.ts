import type { Project, ProjectChange, ProjectPage } from '@pvyield/contract/schemas'
import { searchWords } from '../db/search-key.ts'
import { Problem } from '../http/problem.ts'
import { projectEntryOf, projectOf } from './entries.ts'
import { projectRow } from './found.ts'
import { FULL, noRoom } from './problems.ts'
import { type ProjectParts, readBody, type Sent } from './reading.ts'
import { Change } from './revision.ts'
import { type ListedVariant, type NewVariantRow, PROJECT_LIMITS, type ProjectRow } from './store.ts'
import { NEVER_CHANGED, newId, newVariantRow, wordsOf } from './variant-rows.ts'

/** Projects of accounts and their variants. What belongs to another account is not found. */
export class ProjectService {
  private readonly now: () => number

  constructor(private readonly parts: ProjectParts) {
    this.now = parts.now ?? Date.now
  }

  /** Makes a project with its first variants, in one batch. Fails: Problem validation_error, quota_exceeded; as reading the body. */
  async create(sent: Sent): Promise<Project> {
    const { store, database } = this.parts
    const { owner } = sent
    const { name, notes, latitude, longitude, variants } = await readBody(this.parts, 'readProject', sent)
    requireBoth(latitude, longitude)
    const at = this.now()
    const id = newId('prj', at)
    const row = { id, owner, createdAt: at, updatedAt: at, revision: 1, changeId: NEVER_CHANGED, name: name.trim(), notes }
    const site = { latitude: latitude ?? null, longitude: longitude ?? null }
    const added: NewVariantRow[] = []
    for (const [k, variant] of variants.entries()) added.push(await newVariantRow(store, variant, row, k, `variants.${k}.`))
    await database.write(...store.add({ ...row, ...site, words: wordsOf(row) }), ...added.flatMap((variant) => store.addVariant(variant)))
    const project = await store.project(owner, id)
    if (project === undefined) throw noRoom(`The account has ${PROJECT_LIMITS.projects} projects`)
    const found = await store.variantsOf(owner, id)
    if (found.length < added.length) {
      await database.write(...store.remove(owner, id))
      throw noRoom(FULL)
    }
    return this.answered(project, found)
  }

  async page(owner: string, { before, limit, q = '' }: { before?: string; limit: number; q?: string }): Promise<ProjectPage> {
    const found = await this.parts.store.page(owner, before ?? null, limit + 1, searchWords(q))
    const projects = found.slice(0, limit).map(({ project, variantCount }) => projectEntryOf(project, variantCount, this.now()))
    return { projects, next: found.length > limit ? (projects.at(-1)?.project_id ?? null) : null }
  }

  /** Fails: Problem not_found. */
  async project(owner: string, id: string): Promise<Project> {
    const row = await this.row(owner, id)
    return this.answered(row, await this.parts.store.variantsOf(owner, id))
  }

  /** Fails: Problem not_found, changed_meanwhile, validation_error. */
  async change(owner: string, id: string, { revision, ...sent }: ProjectChange): Promise<Project> {
    const { store, database } = this.parts
    requireBoth(sent.latitude, sent.longitude)
    const before = await this.row(owner, id)
    const change = new Change(before, revision)
    const { name = before.name, notes = before.notes, latitude = before.latitude, longitude = before.longitude } = sent
    const named = { name: name.trim(), notes }
    const set = { ...named, words: wordsOf(named), latitude, longitude, updatedAt: this.now(), changeId: change.id }
    const [changed] = await database.write(store.change(before, set))
    const row = await this.row(owner, id)
    change.requireMade(changed, row)
    return this.answered(row, await store.variantsOf(owner, id))
  }

  /** Fails: Problem not_found. */
  async delete(owner: string, id: string): Promise<void> {
    await this.row(owner, id)
    await this.parts.database.write(...this.parts.store.remove(owner, id))
  }

  /** The project of an account. Fails: Problem not_found. */
  async row(owner: string, id: string): Promise<ProjectRow> {
    return projectRow(this.parts.store, owner, id)
  }

  private answered(row: ProjectRow, variants: readonly ListedVariant[]): Project {
    return projectOf(row, variants, this.now(), this.parts.baseUrl)
  }
}

function requireBoth(latitude: number | undefined, longitude: number | undefined): void {
  if ((latitude === undefined) === (longitude === undefined)) return
  const missing = latitude === undefined ? 'latitude' : 'longitude'
  throw Problem.ofField('validation_error', missing, 'A site has both coordinates: send latitude and longitude, or neither')
}
