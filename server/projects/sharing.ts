import type { WrittenJson } from '@pvyield/contract/handlers'
import type { NewProjectLink, SharedProject, SharedRequest } from '@pvyield/contract/schemas'
import { Problem } from '../http/problem.ts'
import { type Limit, type Limits, ownLimits } from '../http/rate-limit.ts'
import { sha256 } from '../sha256.ts'
import { isoOf, sharedOf } from './entries.ts'
import { projectRow } from './found.ts'
import { unknownVariant } from './problems.ts'
import type { ProjectParts } from './reading.ts'
import type { ProjectRow } from './store.ts'

export interface SharingParts extends Pick<ProjectParts, 'store' | 'database' | 'pool' | 'weather' | 'now'> {
  readonly limits?: Limits
  /** Address of the service, where the page is that shows a link. */
  readonly pageUrl: string
}

/** Who reads a link. */
export interface Reader {
  /** Who is counted, see `Context.caller`. */
  readonly reader: string
  readonly signal: AbortSignal
}

const HOUR_MILLIS = 3_600_000
const DAY_MILLIS = 24 * HOUR_MILLIS
const READS_PER_HOUR = 600
const SECRET_BYTES = 16

/** Links to projects: everyone who has one reads the project, and nothing else of its account. */
export class ProjectSharing {
  private readonly now: () => number
  private readonly reads: Limit

  constructor(private readonly parts: SharingParts) {
    const { now = Date.now, limits = ownLimits } = parts
    this.now = now
    const what = 'reads of shared projects an hour from one address'
    this.reads = limits({ name: 'shared projects', limit: READS_PER_HOUR, windowMillis: HOUR_MILLIS, what, now })
  }

  /** Makes a link, which ends the one before. @param days  null for no end. Fails: Problem not_found. */
  async share(owner: string, id: string, days: number | null): Promise<NewProjectLink> {
    const { store, database, pageUrl } = this.parts
    await projectRow(store, owner, id)
    const at = this.now()
    const endsAt = days === null ? null : at + days * DAY_MILLIS
    const token = Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64url')
    await database.write(store.link(owner, id, { hash: sha256(token), at, endsAt }))
    // What follows # is sent to no server.
    const link = `${pageUrl}/#shared=${token}`
    return { token, link, created_at: isoOf(at), expires_at: endsAt === null ? null : isoOf(endsAt) }
  }

  /** Fails: Problem not_found for an unknown project. */
  async unshare(owner: string, id: string): Promise<void> {
    const { store, database } = this.parts
    await projectRow(store, owner, id)
    await database.write(store.link(owner, id, null))
  }

  /** Fails: Problem not_found, rate_limited. */
  async project(token: string, { reader }: Reader): Promise<SharedProject> {
    const row = await this.row(token, reader)
    return sharedOf(row, await this.parts.store.variantsOf(row.owner, row.id))
  }

  /** The request of a variant, without what its owner may not pass on or did not mean to. Fails: as `project`. */
  async request(token: string, place: number, { reader, signal }: Reader): Promise<WrittenJson<SharedRequest>> {
    const { store, pool, weather } = this.parts
    const { owner, id } = await this.row(token, reader)
    const variant = (await store.variantsOf(owner, id))[place - 1]
    const packed = variant && (await store.request(owner, id, variant.id))
    if (variant === undefined || packed === undefined) throw unknownVariant(String(place), 'variant')
    const options = { host: weather.host(null), caller: reader, size: packed.length, signal }
    const { text, isLeftOut } = await pool.submit('sharedRequest', packed, options)
    const written = `{"name":${JSON.stringify(variant.name)},"request":${text},"weather_left_out":${isLeftOut}}`
    return { bytes: new TextEncoder().encode(written), contentEncoding: null }
  }

  private async row(token: string, reader: string): Promise<ProjectRow> {
    await this.reads.take(reader, crypto.randomUUID())
    const row = await this.parts.store.linked(sha256(token), this.now())
    if (row === undefined)
      throw new Problem(
        'not_found',
        'This link shows no project: it was cut, ended by the owner of the project, or has expired. Ask for a new one',
      )
    return row
  }
}
