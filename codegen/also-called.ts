import { asList, asRecord, asText, type Document, resolveSchema, type Schema } from './document.ts'
import { DocumentError } from './stop.ts'

const NAMES = 'x-also-called'
const HEADINGS = 'x-headings'
/** Schema whose fields are the columns of a weather file. */
const WEATHER = 'Weather'

/** Programs and services whose names the document states. */
const TOOLS = ['PVsyst', 'SAM', 'PVWatts', 'PVGIS', 'pvlib', 'PlantPredict', 'SolarFarmer']

/** Schemas whose fields have keys in the documentation, with what the keys begin with. */
const ROOTS = { RunRequest: '', SimpleRunRequest: 'simple_run.', RunSummary: 'summary.', LossRow: 'row.', Series: '' } as const

/** Names of one key that have the same tool and the same note. */
interface Names {
  readonly key: string
  readonly names: readonly string[]
  readonly tool?: string
  readonly note?: string
}

/**
 * Writes the names of other tools for our keys, the headings of weather columns, and the options of
 * fields, each by the key of the documentation.
 */
export function writeAlsoCalled(document: Document): string {
  const walk = new Walk(document)
  for (const [name, prefix] of Object.entries(ROOTS))
    if (document.schemas[name] !== undefined) walk.object(document.schemas[name], prefix, name)
  stopAtUnread(document.json, walk.read, 'document')
  const options = [...walk.options].map(([key, values]) => [key, [...values]])
  return [
    '/** Names of other tools for a key of the documentation. A note says how the value differs. */',
    'export interface AlsoCalled {\n  readonly key: string\n  readonly names: readonly string[]\n  readonly tool?: string\n  readonly note?: string\n}',
    `export const ALSO_CALLED: readonly AlsoCalled[] = ${JSON.stringify(walk.names)}`,
    '/** Headings under which a file has a column of the weather: lower case, letters and digits only. */',
    `export const HEADINGS = ${JSON.stringify(Object.fromEntries(walk.headings))} as const`,
    '/** Values of the fields that accept a few names. */',
    `export const OPTIONS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(options))}`,
    '',
  ].join('\n')
}

class Walk {
  readonly names: Names[] = []
  readonly headings = new Map<string, readonly string[]>()
  readonly options = new Map<string, Set<string>>()
  /** Lists that were read. */
  readonly read = new Set<unknown>()

  constructor(private readonly document: Document) {}

  /** The fields of an object and of the objects in them. */
  object(schema: Schema, prefix: string, where: string): void {
    const properties = Object.entries(asRecord(schema.properties ?? {}, where)) as [string, Schema][]
    const known = new Map(properties.map(([name]) => [plain(name), name]))
    const headings = new Map<string, string>()
    const isWeather = schema === this.document.schemas[WEATHER]
    for (const [name, property] of properties) {
      const at = `${where}.${name}`
      if (property[NAMES] !== undefined) this.named(property, prefix, name, at, known)
      if (property[HEADINGS] !== undefined && isWeather) {
        this.headings.set(name, headingsOf(property[HEADINGS], name, at, headings))
        this.read.add(property[HEADINGS])
      }
      const branches = this.branches(property, at)
      if (!prefix.startsWith('summary.')) this.option(prefix + name, branches)
      for (const branch of branches) if (branch.properties !== undefined) this.object(branch, `${prefix}${name}.`, at)
    }
  }

  /** A list names the field; an object has a list for each value that the field may have. */
  private named(property: Schema, prefix: string, name: string, where: string, known: Map<string, string>): void {
    const stated = property[NAMES]
    if (this.read.has(stated)) return
    this.read.add(stated)
    const lists = Array.isArray(stated) ? { [name]: stated } : asRecord(stated, where)
    const taken = Array.isArray(stated) ? known : new Map(Object.keys(lists).map((value) => [plain(value), value]))
    for (const [key, list] of Object.entries(lists)) this.names.push(...namesOf(prefix + key, key, list, `${where} ${NAMES}`, taken))
  }

  private option(key: string, branches: readonly Schema[]): void {
    const values = branches.flatMap((branch) => branch.enum ?? branch.const ?? []).filter((value) => typeof value === 'string')
    if (values.length < 2 && !this.options.has(key)) return
    this.options.set(key, new Set([...(this.options.get(key) ?? []), ...values]))
  }

  /** The schemas that a value may have: references resolved, unions and lists opened. */
  private branches(schema: Schema, where: string): Schema[] {
    if (schema.$ref !== undefined) return this.branches(resolveSchema(schema, this.document, where), where)
    const union = schema.anyOf ?? schema.oneOf
    if (union !== undefined) return asList(union, where).flatMap((branch) => this.branches(asRecord(branch, where), where))
    return schema.items === undefined || schema.items === false
      ? [schema]
      : [schema, ...this.branches(asRecord(schema.items, where), where)]
  }
}

function namesOf(key: string, own: string, list: unknown, where: string, taken: Map<string, string>): Names[] {
  const words = asList(list, where).filter((entry) => typeof entry === 'string')
  const groups = asList(list, where)
    .filter((entry) => typeof entry !== 'string')
    .map((entry) => asRecord(entry, where))
  const all = [...(words.length > 0 ? [{ key, names: words }] : []), ...groups.map((group) => groupOf(key, group, where))]
  if (all.length === 0) throw new DocumentError(where, 'names nothing: remove it')
  for (const name of all.flatMap(({ names }) => names)) claim(asText(name, where), own, taken, where)
  return all
}

function groupOf(key: string, { names, tool, note, ...others }: Record<string, unknown>, where: string): Names {
  const list = asList(names, `${where} names`).map((name) => asText(name, where))
  const [other] = Object.keys(others)
  if (other !== undefined) throw new DocumentError(where, `has ${other}: only names, tool and note are read`)
  if (tool === undefined && note === undefined) throw new DocumentError(where, 'names without tool and note are texts of the list')
  if (tool !== undefined && !TOOLS.includes(String(tool))) throw new DocumentError(where, `the tool is one of ${TOOLS.join(', ')}`)
  return { key, names: list, ...(tool !== undefined && { tool: String(tool) }), ...(note !== undefined && { note: asText(note, where) }) }
}

function headingsOf(list: unknown, own: string, where: string, taken: Map<string, string>): string[] {
  return asList(list, where).map((entry) => {
    const heading = asText(entry, where)
    if (!/^[\x20-\x7e]+$/.test(heading)) throw new DocumentError(where, `the heading ${heading} has letters other than those of ASCII`)
    claim(heading, own, taken, `${where} ${HEADINGS}`)
    return plain(heading)
  })
}

/** One name means one field of an object: a hint could not choose between two. */
function claim(name: string, own: string, taken: Map<string, string>, where: string): void {
  const other = taken.get(plain(name))
  if (other !== undefined && other !== own) throw new DocumentError(where, `${name} is already a name of ${other}`)
  taken.set(plain(name), own)
}

/** Nobody would read names of a field that has no key. */
function stopAtUnread(value: unknown, read: ReadonlySet<unknown>, where: string): void {
  if (typeof value !== 'object' || value === null) return
  if (NAMES in value && !read.has(value[NAMES]))
    throw new DocumentError(where, `${NAMES} belongs on a field of ${Object.keys(ROOTS).join(', ')}, or of a schema in them`)
  if (HEADINGS in value && !read.has(value[HEADINGS])) throw new DocumentError(where, `${HEADINGS} belongs on a column of ${WEATHER}`)
  for (const [key, inner] of Object.entries(value)) stopAtUnread(inner, read, `${where}.${key}`)
}

/** A name as names are compared: lower case, letters and digits only. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
