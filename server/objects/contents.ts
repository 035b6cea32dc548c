import type { Database, Statement } from '../db/database.ts'
import { DamagedRecord } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import type { Objects } from './objects.ts'
import { newKey, type Reference, referenceBytes, referenceIn } from './reference.ts'
import { RowObjects } from './row-objects.ts'
import { type Span, spansOf } from './spans.ts'
import { ObjectStore } from './store.ts'

/** How long an object may exist before its row does: what is written in between takes seconds. */
const ORPHAN_MILLIS = 24 * 3_600_000
/** Objects that one sweep deletes at most, those of one piece of work, and calls at the same time. */
const SWEPT_MAX = 10_000
const SWEPT_AT_ONCE = 500
const REMOVED_AT_ONCE = 8
/** What was released takes space until it is swept: that is done whenever so much was written. */
const SWEEP_EVERY_BYTES = 256e6

/** The first letter of a key. */
const PLACES = { objects: 'o', rows: 'r' } as const

/** What a row has of a content: itself, or references to an object that has it. */
export interface Kept {
  readonly data: Uint8Array
  /** Where the parts end in `data`. */
  readonly ends: readonly number[]
  /** Null without an object. */
  readonly key: string | null
}

export interface ContentsOptions {
  /** Null where the rows of the store are the only place. */
  readonly objects?: Objects | null
  /** Longer contents are not stored in their row. */
  readonly aboveBytes?: number
  readonly log?: Log
  readonly now?: () => number
}

/**
 * The long contents of records: in their rows, or above a size in an object that their rows name. An
 * object is registered, then written, then named by its row, in this order; so no row names an object
 * that is not there, and no object is unknown.
 */
export class Contents {
  private readonly store: ObjectStore
  private readonly rows: RowObjects
  private readonly objects: Objects | null
  private readonly aboveBytes: number
  private readonly log: Log | null
  private readonly now: () => number
  private sweeping: Promise<void> | null = null
  private writtenBytes = 0

  constructor(
    private readonly database: Database,
    { objects = null, aboveBytes = Number.POSITIVE_INFINITY, log, now = Date.now }: ContentsOptions = {},
  ) {
    this.store = new ObjectStore(database)
    this.rows = new RowObjects(database)
    this.objects = objects
    this.aboveBytes = aboveBytes
    this.log = log ?? null
    this.now = now
  }

  /**
   * What a row is to have of a content. When that is a reference, the object is stored.
   * @param of    id of the record, with which the object goes
   * @param ends  where the parts of the content end that are read on their own; one part without
   * Fails: Problem storage_unavailable, overloaded.
   */
  async keep(of: string, data: Uint8Array, ends: readonly number[] = [data.length]): Promise<Kept> {
    if (data.length <= this.aboveBytes) return { data, ends, key: null }
    const key = newKey(this.objects === null ? PLACES.rows : PLACES.objects)
    const references = await Promise.all(
      ends.map(async (end, k) => {
        const from = ends[k - 1] ?? 0
        return referenceBytes({ key, from, bytes: end - from, sha256: await digest(data.subarray(from, end)) })
      }),
    )
    await this.database.write(this.store.register({ key, of, bytes: data.length, createdAt: this.now() }))
    await (this.objects ?? this.rows).put(key, data)
    this.writtenBytes += data.length
    if (this.writtenBytes > SWEEP_EVERY_BYTES) this.sweepSoon()
    let length = 0
    const endsOfReferences = references.map((reference) => (length += reference.length))
    return { data: Buffer.concat(references), ends: endsOfReferences, key }
  }

  /** For the batch that writes the row, when the row may have come from elsewhere and keeps what it has. */
  releaseUnnamed({ key }: Kept): readonly Statement[] {
    return key === null ? [] : [this.store.releaseUnnamed(key)]
  }

  async readOne(value: Uint8Array): Promise<Uint8Array> {
    const [content = value] = await this.read([value])
    return content
  }

  /**
   * The contents of values. Parts of one object are read together.
   * Fails: Problem storage_unavailable; DamagedRecord for an object that is not there, or is not what was stored.
   */
  async read(values: readonly Uint8Array[]): Promise<Uint8Array[]> {
    const references = values.map(referenceIn)
    const contents = new Map<Reference, Uint8Array>()
    await Promise.all(spansOf(references.filter((reference) => reference !== null)).map((span) => this.readSpan(span, contents)))
    return values.map((value, k) => {
      const reference = references[k] ?? null
      return reference === null ? value : (contents.get(reference) ?? value)
    })
  }

  /** Deletes the objects of records that are gone, and those that no record came to name. */
  async sweep(): Promise<void> {
    const { database, store } = this
    await database.write(store.check(this.now() - ORPHAN_MILLIS))
    for (let swept = 0; swept < SWEPT_MAX; swept += SWEPT_AT_ONCE) {
      const keys = await store.released(SWEPT_AT_ONCE)
      for (let k = 0; k < keys.length; k += REMOVED_AT_ONCE)
        await Promise.all(keys.slice(k, k + REMOVED_AT_ONCE).map(async (key) => this.placeOf(key).remove(key)))
      if (keys.length > 0) await database.write(store.forget(keys))
      if (keys.length < SWEPT_AT_ONCE) return
    }
  }

  /** The same, and nobody waits for it. Calls in the meantime share the work. */
  sweepSoon(): void {
    this.writtenBytes = 0
    this.sweeping ??= this.sweep()
      .catch((cause) => {
        if (!this.database.isClosed) this.log?.warn('objects_not_removed', { cause: String(cause) })
      })
      .finally(() => {
        this.sweeping = null
      })
  }

  /** Number and bytes of the objects by their state. */
  taken() {
    return this.store.taken()
  }

  private async readSpan({ key, from, end, parts }: Span, contents: Map<Reference, Uint8Array>): Promise<void> {
    const content = await this.placeOf(key).get(key, from, end - from)
    if (content === null) throw new DamagedRecord('The object of this record is missing')
    const check = async (part: Reference) => {
      const own = content.subarray(part.from - from, part.from - from + part.bytes)
      if ((await digest(own)) !== part.sha256) throw new DamagedRecord('The object of this record is not what was stored')
      contents.set(part, own)
    }
    await Promise.all(parts.map(check))
  }

  private placeOf(key: string): Objects {
    if (key.startsWith(PLACES.rows)) return this.rows
    if (this.objects !== null) return this.objects
    throw new Problem(
      'storage_unavailable',
      'This record is in an object store, which this server does not know: its operator has to set OBJECTS_URL as it was',
      { headers: { 'retry-after': '3600' } },
    )
  }
}

/** Off the main thread, where a long content would hold it. */
async function digest(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('base64')
}
