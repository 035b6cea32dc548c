import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { deletedAccounts } from '../accounts/table.ts'
import type { Database, Statement } from '../db/database.ts'
import { type Condition, onlyIf } from '../db/only-if.ts'
import { hasWord } from '../db/search-key.ts'
import type { RecordKind } from '../db/space.ts'
import { runs } from '../runs/table.ts'
import { projects, variants } from './table.ts'

export type ProjectRow = typeof projects.$inferSelect
export type NewProjectRow = typeof projects.$inferInsert
/** A variant without its request. */
export type VariantRow = Omit<typeof variants.$inferSelect, 'request' | 'words'>
export type NewVariantRow = typeof variants.$inferInsert

/** What is known of the last run of a variant. */
export interface LastRun {
  readonly status: 'running' | 'complete' | 'failed'
  readonly createdAt: number
  /** JSON. */
  readonly headline: string | null
}

export interface ListedVariant extends VariantRow {
  readonly run: LastRun | null
}

/** How much an account may have. */
export const PROJECT_LIMITS = { projects: 500, variants: 100, bytes: 100e6 }

const { request: _, words: __, ...SHORT } = getTableColumns(variants)
const RUN = { status: runs.status, createdAt: runs.createdAt, headline: runs.headline }

/** Queries and statements for projects and their variants. Every one of an account names it. */
export class ProjectStore {
  constructor(private readonly database: Database) {}

  /** Inserts a project, if the account has room for one more. */
  add(row: NewProjectRow): readonly Statement[] {
    const room = { sql: '(select count(*) from projects where owner = ?) < ?', params: [row.owner, PROJECT_LIMITS.projects] }
    return onlyIf([this.database.read.insert(projects).values(row)], room)
  }

  /** Inserts a variant, if its project is there and has room for it, and gives the project its place if it has none. */
  addVariant(row: NewVariantRow): readonly Statement[] {
    return [...onlyIf([this.database.read.insert(variants).values(row)], roomFor(row)), ...this.touch(row.owner, row.projectId, row, row)]
  }

  async project(owner: string, id: string): Promise<ProjectRow | undefined> {
    const [found] = await this.database.read.select().from(projects).where(ownProject(owner, id))
    return found
  }

  /** The project that a link shows, if the link is good. */
  async linked(linkHash: string, now: number): Promise<ProjectRow | undefined> {
    const isGood = or(isNull(projects.linkEndsAt), gt(projects.linkEndsAt, now))
    const [found] = await this.database.read
      .select()
      .from(projects)
      .where(and(eq(projects.linkHash, linkHash), isGood))
    return found
  }

  /** Projects of an account, newest first, each with the number of its variants. */
  async page(owner: string, before: string | null, count: number, words: readonly string[]) {
    const own = (more: SQL | undefined) => sql`exists (select 1 from ${variants} where ${variants.projectId} = ${projects.id} and ${more})`
    return this.database.read
      .select({ project: projects, variantCount: variantCount() })
      .from(projects)
      .where(
        and(
          eq(projects.owner, owner),
          before === null ? undefined : lt(projects.id, before),
          ...words.map((word) => or(hasWord(projects.words, word), own(hasWord(variants.words, word)))),
        ),
      )
      .orderBy(desc(projects.id))
      .limit(count)
  }

  /** The variants of a project, oldest first, each with its last run. */
  async variantsOf(owner: string, projectId: string): Promise<ListedVariant[]> {
    return this.database.read
      .select({ ...SHORT, run: RUN })
      .from(variants)
      .leftJoin(runs, and(eq(runs.id, variants.runId), eq(runs.owner, variants.owner)))
      .where(and(eq(variants.projectId, projectId), eq(variants.owner, owner)))
      .orderBy(asc(variants.id))
  }

  async variant(owner: string, projectId: string, id: string): Promise<ListedVariant | undefined> {
    const [found] = await this.database.read
      .select({ ...SHORT, run: RUN })
      .from(variants)
      .leftJoin(runs, and(eq(runs.id, variants.runId), eq(runs.owner, variants.owner)))
      .where(ownVariant(owner, projectId, id))
    return found
  }

  /** A variant of any project of an account, with its request, to be copied. */
  async model(owner: string, id: string) {
    const [found] = await this.database.read
      .select()
      .from(variants)
      .where(and(eq(variants.id, id), eq(variants.owner, owner)))
    return found
  }

  /** Space of the requests of an account. */
  async bytesOf(owner: string): Promise<number> {
    const bytes = sql<number>`coalesce(sum(${variants.bytes}), 0)`
    const [taken] = await this.database.read.select({ bytes }).from(variants).where(eq(variants.owner, owner))
    return taken?.bytes ?? 0
  }

  /**
   * The request of a variant, packed; undefined for one that is gone.
   * @param digest  of the request that is meant: another one is not answered
   */
  async request(owner: string, projectId: string, id: string, digest?: string): Promise<Buffer | undefined> {
    const isMeant = digest === undefined ? undefined : eq(variants.digest, digest)
    const [found] = await this.database.read
      .select({ request: variants.request })
      .from(variants)
      .where(and(ownVariant(owner, projectId, id), isMeant))
    return found?.request
  }

  /** Changes a project that is still the one that was read. */
  change({ owner, id, revision }: Pick<ProjectRow, 'owner' | 'id' | 'revision'>, set: Partial<NewProjectRow>): Statement {
    return this.database.read
      .update(projects)
      .set({ ...set, revision: revision + 1 })
      .where(and(ownProject(owner, id), eq(projects.revision, revision)))
  }

  /** The same for a variant; the other statements note it in its project. */
  changeVariant(
    { owner, projectId, id, revision }: Pick<VariantRow, 'owner' | 'projectId' | 'id' | 'revision'>,
    set: Partial<NewVariantRow> & Pick<NewVariantRow, 'updatedAt' | 'changeId'>,
  ): readonly Statement[] {
    const change = this.database.read
      .update(variants)
      .set({ ...set, revision: revision + 1 })
      .where(and(ownVariant(owner, projectId, id), eq(variants.revision, revision)))
    return [change, ...this.touch(owner, projectId, set, { id, changeId: set.changeId })]
  }

  /** Notes the run of a variant, in the batch that stores it: a run that is not stored is not noted. */
  noteRun(variant: string, { runId, runDigest, runKey }: Pick<VariantRow, 'runDigest' | 'runKey'> & { readonly runId: string }): Statement {
    const isStored = sql`exists (select 1 from ${runs} r where r.id = ${runId})`
    return this.database.read
      .update(variants)
      .set({ runId, runDigest, runKey })
      .where(and(eq(variants.id, variant), isStored))
  }

  /** Null takes the link away. */
  link(owner: string, id: string, link: { readonly hash: string; readonly at: number; readonly endsAt: number | null } | null): Statement {
    const set = { linkHash: link?.hash ?? null, linkedAt: link?.at ?? null, linkEndsAt: link?.endsAt ?? null }
    return this.database.read.update(projects).set(set).where(ownProject(owner, id))
  }

  remove(owner: string, id: string): readonly Statement[] {
    const { read } = this.database
    return [
      read.delete(variants).where(and(eq(variants.projectId, id), eq(variants.owner, owner))),
      read.delete(projects).where(ownProject(owner, id)),
    ]
  }

  /** Deletes a variant that is not locked. */
  removeVariant(owner: string, projectId: string, id: string, now: number): readonly Statement[] {
    return [
      this.database.read.delete(variants).where(and(ownVariant(owner, projectId, id), eq(variants.locked, false))),
      ...this.touch(owner, projectId, { updatedAt: now }),
    ]
  }

  forgetAll(owner: string): readonly Statement[] {
    const { read } = this.database
    return [read.delete(variants).where(eq(variants.owner, owner)), read.delete(projects).where(eq(projects.owner, owner))]
  }

  forgetOfDeleted(): readonly Statement[] {
    const { read } = this.database
    const gone = deletedAccounts(this.database)
    return [read.delete(variants).where(inArray(variants.owner, gone)), read.delete(projects).where(inArray(projects.owner, gone))]
  }

  /** Projects are kept until their account deletes them. */
  kind(): RecordKind {
    return {
      name: 'projects',
      maxBytes: null,
      taken: async () => {
        const count = sql<number>`count(*)`
        const [taken] = await this.database.read
          .select({ records: count, bytes: sql<number>`coalesce(sum(${variants.bytes}), 0)` })
          .from(variants)
        return taken ?? { records: 0, bytes: 0 }
      },
      oldest: async () => [],
      forget: () => [],
    }
  }

  /**
   * Notes in a project that a variant was changed, whose place is that of a project without one.
   * @param by  the change that was to be made: without it nothing is noted
   */
  private touch(
    owner: string,
    id: string,
    { updatedAt, latitude, longitude }: Partial<NewVariantRow>,
    by?: Pick<NewVariantRow, 'id' | 'changeId'>,
  ): readonly Statement[] {
    const { read } = this.database
    const isMade = by && sql`exists (select 1 from ${variants} v where v.id = ${by.id} and v.change_id = ${by.changeId})`
    const own = and(ownProject(owner, id), isMade)
    const noted = read.update(projects).set({ updatedAt }).where(own)
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [noted]
    return [
      noted,
      read
        .update(projects)
        .set({ latitude, longitude })
        .where(and(own, isNull(projects.latitude))),
    ]
  }
}

function variantCount(): SQL<number> {
  // Drizzle names columns without their tables where it selects from one.
  return sql<number>`(select count(*) from ${variants} v where v.project_id = projects.id)`
}

/** Whether a variant may be inserted: its project is there, and it exceeds no limit. */
function roomFor({ projectId, owner, bytes }: Pick<VariantRow, 'projectId' | 'owner' | 'bytes'>): Condition {
  return {
    sql: `exists (select 1 from projects where id = ? and owner = ?)
      and (select count(*) from variants where project_id = ?) < ?
      and (select coalesce(sum(bytes), 0) from variants where owner = ?) + ? <= ?`,
    params: [projectId, owner, projectId, PROJECT_LIMITS.variants, owner, bytes, PROJECT_LIMITS.bytes],
  }
}

function ownProject(owner: string, id: string): SQL | undefined {
  return and(eq(projects.id, id), eq(projects.owner, owner))
}

function ownVariant(owner: string, projectId: string, id: string): SQL | undefined {
  return and(eq(variants.id, id), eq(variants.projectId, projectId), eq(variants.owner, owner))
}
