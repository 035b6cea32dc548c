import { type ChainPart, PLANT, type PreparePart } from '../chain-part.ts'
import { isValid, whereValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import { type Failure, Sink } from '../core/sink.ts'
import type { Finding } from '../findings/finding.ts'

/** Parts that carry something from row to row: variants share them only behind the same stages. */
const WITH_MEMORY: ReadonlySet<ChainPart> = new Set<ChainPart>(['snow cover', 'solve', 'storage', 'clear sky'])
/** The stages of the chain. */
const STAGES: ReadonlySet<ChainPart> = new Set<ChainPart>([
  'sun', 'irradiance', 'albedo', 'orientation', 'plane input', 'transposition', 'horizon', 'shading', 'soiling', 'snow cover', 'snow', 'iam',
  'spectral', 'rear', 'solve', 'dc', 'clear sky', 'inverter', 'storage', 'ac',
]) // biome-ignore format: a list of names
/** What decides which columns the stages write, and in which order they run. */
const KINDS: ReadonlySet<ChainPart> = new Set<ChainPart>(['order', 'parts'])
/** Parts that are requests, which note who reads them: variants share their number alone. */
const REQUESTS: ReadonlySet<ChainPart> = new Set<ChainPart>(['faces', 'planes'])

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
  readonly made: Map<string, Made>
}

/**
 * Parts of the chain that variants of a plant share. While a part is prepared, the varied fields that
 * it reads are noted. A variant with the same values of these fields would read the same again, so
 * it gets the same part. This holds whatever a value chooses: a part that reads other fields because
 * of a value has read that value too.
 */
export class SharedParts {
  private readonly known = new Map<string, ByFields[]>()
  private readonly ids = new Map<string, Map<unknown, number>>()
  private count = 0

  /** @param varied  fields in which the variants may differ, as dot paths; sections by their names */
  constructor(readonly varied: readonly string[]) {}

  /** Number of a value among all values of a field. */
  idOf(field: string, value: unknown): number {
    const ids = this.ids.get(field) ?? new Map<unknown, number>()
    this.ids.set(field, ids)
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return id
  }

  find(name: string, valuesOf: (fields: readonly string[]) => string): Made | null {
    for (const { fields, made } of this.known.get(name) ?? []) {
      const found = made.get(valuesOf(fields))
      if (found !== undefined) return found
    }
    return null
  }

  keep(name: string, fields: readonly string[], values: string, made: Omit<Made, 'id'>): Made {
    const all = this.known.get(name) ?? []
    this.known.set(name, all)
    let by = all.find((each) => each.fields.length === fields.length && each.fields.every((field, k) => field === fields[k]))
    if (by === undefined) {
      by = { fields, made: new Map() }
      all.push(by)
    }
    const numbered = { id: this.count++, ...made }
    by.made.set(values, numbered)
    return numbered
  }
}

/** One variant, while its chain is prepared. */
export class Variant {
  /** Its request, which notes the fields that are read. */
  readonly request: Resolved
  private readonly ids = new Map<string, number>()
  private readonly idsOfFaces = new Map<ChainPart, string>()
  private path: string
  /** The fields that the part that is being prepared has read. */
  private reads: Set<string> | null = null
  private readonly values = new Map<string, number>()

  /**
   * @param sink  receives what the parts find, also those of others
   * @param walk  name of another walk through the weather, which has states of its own
   */
  constructor(
    private readonly shared: SharedParts,
    private readonly plain: Resolved,
    private readonly sink: Sink,
    walk = '',
  ) {
    this.path = walk
    this.request = watched(plain, shared.varied, (field) => {
      if (this.reads === null) throw new Error(`${field} is read outside of the parts of the chain: read it in a part`)
      this.reads.add(field)
    })
  }

  /** The numbers of a part, of all faces: variants with the same numbers share it. */
  keyOf(part: ChainPart): string {
    return this.idsOfFaces.get(part) ?? ''
  }

  readonly part: PreparePart = <T>(part: ChainPart, work: (sink: Sink) => T, uses: readonly ChainPart[] = [], face = 0): T => {
    const used = uses.map((each) => this.usedId(each, face)).join(',')
    const name = `${part} ${face} ${used}${WITH_MEMORY.has(part) ? this.path : ''}`
    const known = this.shared.find(name, this.valuesOf)
    let made = known
    let value = known?.value as T
    if (known === null || REQUESTS.has(part)) {
      const { fields, ...own } = this.during(work)
      value = own.value
      made = known ?? this.shared.keep(name, fields, this.valuesOf(fields), own)
    }
    const { id, failures, findings } = made as Made
    if (this.ids.has(`${part} ${face}`)) throw new Error(`The part ${part} of face ${face} is prepared twice: give each its own name`)
    for (const { field, message } of failures) this.sink.fail(field, message)
    for (const finding of findings) this.sink.add(finding)
    this.ids.set(`${part} ${face}`, id)
    this.idsOfFaces.set(part, `${this.keyOf(part)} ${id}`)
    if (STAGES.has(part)) this.path += ` ${id}`
    else if (KINDS.has(part) && isValid(value)) this.path += ` ${JSON.stringify(value)}`
    return value
  }

  /** What is made for the whole plant is made with the parts of every face; a face, with its own and those of the plant. */
  private usedId(part: ChainPart, face: number): string {
    if (face <= PLANT) return this.keyOf(part)
    return `${this.ids.get(`${part} ${face}`) ?? this.ids.get(`${part} 0`) ?? ''}/${this.ids.get(`${part} ${PLANT}`) ?? ''}`
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

  private readonly valuesOf = (fields: readonly string[]): string => fields.map((field) => this.idOfValue(field)).join(',')

  private idOfValue(field: string): number {
    const id = this.values.get(field) ?? this.shared.idOf(field, fieldOf(this.plain, field))
    this.values.set(field, id)
    return id
  }
}

/**
 * The request, of which the reads of varied fields are noted. These fields alone are accessors: all
 * others are read as fast as ever, and a copy of a section reads all that vary in it.
 */
export function watched(request: Resolved, varied: readonly string[], note: (field: string) => void): Resolved {
  const copy: Record<string, unknown> = { ...request }
  const own = new Set<string>()
  for (const field of varied) {
    const [section, key] = field.split('.') as [string, string | undefined]
    if (key === undefined) watch(copy, section, field, note)
    else {
      if (!own.has(section)) copy[section] = { ...(copy[section] as object) }
      own.add(section)
      watch(copy[section] as Record<string, unknown>, key, field, note)
    }
  }
  return copy as unknown as Resolved
}

function watch(target: Record<string, unknown>, key: string, field: string, note: (field: string) => void): void {
  const value = target[key]
  Object.defineProperty(target, key, {
    enumerable: true,
    get: () => {
      note(field)
      return value
    },
  })
}

function fieldOf(request: Resolved, field: string): unknown {
  const [section, key] = field.split('.') as [keyof Resolved, string | undefined]
  return key === undefined ? request[section] : (request[section] as Record<string, unknown>)[key]
}
