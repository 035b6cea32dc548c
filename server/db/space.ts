import type { Log } from '../log.ts'
import type { Database, Statement } from './database.ts'

/** Size of the records of one kind in the store. */
export interface Taken {
  readonly records: number
  readonly bytes: number
}

/** A record that may be deleted to make room. */
export interface Deletable {
  readonly id: string
  readonly bytes: number
}

/** One kind of records, and how much space it may take. */
export interface RecordKind {
  readonly name: string
  /** Null for records that are always kept. */
  readonly maxBytes: number | null
  taken(): Promise<Taken>
  /** The oldest records that may be deleted, oldest first. */
  oldest(count: number): Promise<readonly Deletable[]>
  /** Large records that have expired; others are deleted by the sweep of their service. */
  expired?(now: number, count: number): Promise<readonly Deletable[]>
  forget(ids: readonly string[]): readonly Statement[]
}

/** The kinds are measured whenever so much was written, and so may exceed their space by as much. */
const MEASURE_EVERY_BYTES = 32 * 1024 * 1024
/** Records that are looked at, and bytes that are deleted, in one piece of work of the store. */
const OLDEST_COUNT = 1000
const DELETED_BYTES = 8 * 1024 * 1024
/** How long the measured values are shown. */
const SHOWN_MILLIS = 10_000

/** Keeps every kind of records within its space: the oldest records make room for new ones. */
export class Space {
  private keeping: Promise<void> | null = null
  private shown: { readonly at: number; readonly taken: Promise<ReadonlyMap<string, Taken>> } | null = null

  constructor(
    private readonly database: Database,
    private readonly kinds: readonly RecordKind[],
    private readonly log: Log,
    private readonly now: () => number = Date.now,
  ) {
    database.afterEvery(MEASURE_EVERY_BYTES, () => void this.keep())
  }

  /** Deletes records beyond the space of their kind. Calls in the meantime share the work. */
  keep(): Promise<void> {
    this.keeping ??= this.keepAll().finally(() => {
      this.keeping = null
    })
    return this.keeping
  }

  /** What each kind takes. */
  taken(): Promise<ReadonlyMap<string, Taken>> {
    if (this.shown === null || performance.now() > this.shown.at + SHOWN_MILLIS) {
      const measured = this.kinds.map(async (kind) => [kind.name, await kind.taken()] as const)
      this.shown = { at: performance.now(), taken: Promise.all(measured).then((entries) => new Map(entries)) }
    }
    return this.shown.taken
  }

  private async keepAll(): Promise<void> {
    for (const kind of this.kinds) {
      try {
        await this.forgetExpired(kind)
        await this.keepWithin(kind)
      } catch (cause) {
        if (this.database.isClosed) return
        this.log.error('space_not_kept', cause, { kind: kind.name })
      }
    }
  }

  /** Deletes in pieces, so that other writes are done in between. */
  private async forgetExpired(kind: RecordKind): Promise<void> {
    for (;;) {
      const expired = (await kind.expired?.(this.now(), OLDEST_COUNT)) ?? []
      for (const ids of groupsOf(expired, Number.POSITIVE_INFINITY)) await this.database.write(...kind.forget(ids))
      if (expired.length < OLDEST_COUNT) return
    }
  }

  private async keepWithin(kind: RecordKind): Promise<void> {
    const { maxBytes } = kind
    if (maxBytes === null) return
    for (;;) {
      const excess = (await kind.taken()).bytes - maxBytes
      if (excess <= 0) return
      const oldest = await kind.oldest(OLDEST_COUNT)
      // The newest record stays, whatever its size: its sender is about to use it.
      const deletable = oldest.length < OLDEST_COUNT ? oldest.slice(0, -1) : oldest
      const groups = [...groupsOf(deletable, excess)]
      if (groups.length === 0) return
      for (const ids of groups) await this.database.write(...kind.forget(ids))
      this.log.info('space_freed', { kind: kind.name, records: groups.flat().length, bytes: excess })
    }
  }
}

/** The first records that together take this many bytes, in groups that are deleted at once. */
function* groupsOf(records: readonly Deletable[], bytes: number): Generator<string[]> {
  let left = bytes
  let group: string[] = []
  let groupBytes = 0
  for (const record of records) {
    if (left <= 0) break
    group.push(record.id)
    groupBytes += record.bytes
    left -= record.bytes
    if (groupBytes < DELETED_BYTES) continue
    yield group
    group = []
    groupBytes = 0
  }
  if (group.length > 0) yield group
}
