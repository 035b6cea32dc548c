import { type ChainPart, PLANT, type PreparePart } from '../chain-part.ts'
import { isValid, whereValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { fieldOf, type Reads, watched } from '../core/watched.ts'
import type { Finding } from '../findings/finding.ts'

/** Parts that carry something from row to row: variants share them only behind the same stages. */
const WITH_MEMORY: ReadonlySet<ChainPart> = new Set<ChainPart>(['snow cover', 'solve', 'storage', 'clear sky'])
/** The stages of the chain. */
const STAGES: ReadonlySet<ChainPart> = new Set<ChainPart>([
  'sun', 'irradiance', 'albedo', 'brightness', 'orientation', 'plane input', 'transposition', 'horizon', 'shading', 'soiling', 'snow cover', 'snow', 'iam',
  'spectral', 'rear', 'solve', 'dc', 'clear sky', 'inverter', 'dc bus', 'outages', 'storage', 'ac',
]) // biome-ignore format: a list of names
/** What decides which columns the stages write, and in which order they run. */
const KINDS: ReadonlySet<ChainPart> = new Set<ChainPart>(['order', 'parts'])
/** Parts that are requests, which note who reads them: variants share their number alone. */
const REQUESTS: ReadonlySet<ChainPart> = new Set<ChainPart>(['faces', 'planes', 'wiring'])

/** A prepared part, with what its preparation found. */
interface Made {
  /** Number among all prepared parts. */
  readonly id: number
  readonly value: unknown
  readonly failures: readonly Failure[]
  readonly findings: readonly Finding[]
}

/** Parts of one name that were made from the same fields, by the values of these. */
interface ByFields {
  readonly fields: readonly string[]
  readonly made: Map<number, Made>
}

/** The ids of a part: most parts have one face, whose map would take longer than its preparation. */
interface PartIds {
  readonly face: number
  readonly id: number
  /** Of the second face and those after it. */
  more: Map<number, number> | null
}

/** More than there are numbers: two of them make one that is exact. */
const PAIR = 2 ** 26

/**
 * Parts of the chain that variants of a plant share. Each value of a field, each part, and each list of
 * these has a number of its own, because names of this length take longer to make than most parts. While a part is prepared, the varied fields that
 * it reads are noted. A variant with the same values of these fields would read the same again, so
 * it gets the same part. This holds whatever a value chooses: a part that reads other fields because
 * of a value has read that value too.
 */
export class SharedParts {
  private readonly known = new Map<number, ByFields[]>()
  private readonly ids = new Map<string, Map<unknown, number>>()
  private readonly pairs = new Map<number, number>()
  /** 0 is the number of an empty list. */
  private count = 0

  /** @param varied  fields in which the variants may differ, as dot paths; sections by their names */
  constructor(readonly varied: readonly string[]) {}

  /** Number of a value among all values of a field. */
  idOf(field: string, value: unknown): number {
    let ids = this.ids.get(field)
    if (ids === undefined) {
      ids = new Map<unknown, number>()
      this.ids.set(field, ids)
    }
    return this.numberIn(ids, typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
  }

  /** Number of a list, whose length does not grow with it: that of the list without its last number, and this number. */
  pair(list: number, last: number): number {
    return this.numberIn(this.pairs, list * PAIR + last)
  }

  private numberIn<K>(numbers: Map<K, number>, key: K): number {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, ++this.count)
    return this.count
  }

  find(name: number, valuesOf: (fields: readonly string[]) => number): Made | null {
    for (const { fields, made } of this.known.get(name) ?? []) {
      const found = made.get(valuesOf(fields))
      if (found !== undefined) return found
    }
    return null
  }

  keep(name: number, fields: readonly string[], values: number, made: Omit<Made, 'id'>): Made {
    const all = this.known.get(name) ?? []
    this.known.set(name, all)
    let by = all.find((each) => each.fields.length === fields.length && each.fields.every((field, k) => field === fields[k]))
    if (by === undefined) {
      by = { fields, made: new Map() }
      all.push(by)
    }
    const numbered = { id: ++this.count, ...made }
    by.made.set(values, numbered)
    return numbered
  }
}

/** One variant, while its chain is prepared. */
export class Variant {
  /** Its request, which notes the fields that are read. */
  readonly request: Resolved
  private readonly parts = new Map<ChainPart, PartIds>()
  /** Number of the stages so far. */
  private path: number
  /** The fields that the part that is being prepared has read. */
  private reads: Set<string> | null = null
  private readonly values = new Map<string, number>()

  /**
   * @param sink  receives what the parts find, also those of others
   * @param walk  name of another walk through the weather, which has states of its own
   * @param reads  notes more of what is read
   */
  constructor(
    private readonly shared: SharedParts,
    private readonly plain: Resolved,
    private readonly sink: Sink,
    walk = '',
    reads?: Reads,
  ) {
    this.path = shared.idOf('walk', walk)
    const read = reads === undefined ? plain : watched(plain, reads.of, reads.note)
    const note = (field: string): void => {
      if (this.reads === null) throw new Error(`${field} is read outside of the parts of the chain: read it in a part`)
      this.reads.add(field)
    }
    this.request = watched(read, shared.varied, note, true)
  }

  /** Number of a part of all faces: variants with the same number share it. */
  keyOf(part: ChainPart): number {
    const ids = this.parts.get(part)
    if (ids === undefined) return 0
    let key = this.shared.pair(0, ids.id)
    if (ids.more !== null) for (const id of ids.more.values()) key = this.shared.pair(key, id)
    return key
  }

  readonly part: PreparePart = <T>(part: ChainPart, work: (sink: Sink) => T, uses: readonly ChainPart[] = [], face = 0): T => {
    const { shared } = this
    let name = shared.pair(shared.idOf('part', part), face)
    for (const each of uses) name = shared.pair(name, this.usedId(each, face))
    if (WITH_MEMORY.has(part)) name = shared.pair(name, this.path)
    const known = this.shared.find(name, this.valuesOf)
    let made = known
    let value = known?.value as T
    if (known === null || REQUESTS.has(part)) {
      const { fields, ...own } = this.during(work)
      value = own.value
      made = known ?? this.shared.keep(name, fields, this.valuesOf(fields), own)
    }
    const { id, failures, findings } = made as Made
    this.number(part, face, id)
    for (const { field, message } of failures) this.sink.fail(field, message)
    for (const finding of findings) this.sink.add(finding)
    if (STAGES.has(part)) this.path = shared.pair(this.path, id)
    else if (KINDS.has(part) && isValid(value)) this.path = shared.pair(this.path, shared.idOf('kind', value))
    return value
  }

  private number(part: ChainPart, face: number, id: number): void {
    const ids = this.parts.get(part)
    if (ids === undefined) {
      this.parts.set(part, { face, id, more: null })
      return
    }
    if (idOfFace(ids, face) !== undefined) throw new Error(`The part ${part} of face ${face} is prepared twice: give each its own name`)
    ids.more ??= new Map<number, number>()
    ids.more.set(face, id)
  }

  /** What is made for the whole plant is made with the parts of every face; a face, with its own and those of the plant. */
  private usedId(part: ChainPart, face: number): number {
    const ids = this.parts.get(part)
    if (face <= PLANT || ids === undefined) return this.keyOf(part)
    return this.shared.pair(idOfFace(ids, face) ?? idOfFace(ids, 0) ?? 0, idOfFace(ids, PLANT) ?? 0)
  }

  private during<T>(work: (sink: Sink) => T): {
    value: T
    fields: readonly string[]
    failures: readonly Failure[]
    findings: readonly Finding[]
  } {
    const sink = new Sink()
    const reads = new Set<string>()
    this.reads = reads
    try {
      const value = whereValid(() => work(sink))
      return { value, fields: [...reads].sort(), failures: sink.failures, findings: sink.findings }
    } finally {
      this.reads = null
    }
  }

  private readonly valuesOf = (fields: readonly string[]): number => {
    let values = 0
    for (const field of fields) values = this.shared.pair(values, this.idOfValue(field))
    return values
  }

  private idOfValue(field: string): number {
    const id = this.values.get(field) ?? this.shared.idOf(field, fieldOf(this.plain, field))
    this.values.set(field, id)
    return id
  }
}

function idOfFace(ids: PartIds, face: number): number | undefined {
  return ids.face === face ? ids.id : ids.more?.get(face)
}
