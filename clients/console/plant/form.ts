import { fieldName } from '@pvyield/engine/studies'
import type { Alternative, FieldKind, FormEntry, FormField, FormSection } from './form-entries.ts'
import { isField } from './form-entries.ts'
import { labelOf } from './key-words.ts'
import { optionWords } from './option-words.ts'
import type { Schema } from './schema.ts'

const MONTHS = 12

/** The form of a run request. Its first section has the fields that belong to no other. */
export function formOf(schema: Schema): readonly FormSection[] {
  const reader = new Reader(schema.$defs ?? {})
  const entries = reader.entries(schema, '')
  const single = entries.filter(isField)
  const rest: FormSection = {
    path: '',
    label: 'Answer',
    help: '',
    default: undefined,
    isRequired: false,
    isNullable: false,
    alternatives: [alternative('', single)],
  }
  return [...entries.filter((entry): entry is FormSection => !isField(entry)), rest]
}

/** The forms that an entry of a list of a schema has, such as of `objects` of a scene. */
export function itemForms({ properties = {}, $defs = {} }: Schema, list: string): readonly Alternative[] {
  return new Reader($defs).alternatives(properties[list]?.items ?? {}, '')
}

class Reader {
  constructor(private readonly defs: Readonly<Record<string, Schema>>) {}

  entries({ properties = {}, required = [] }: Schema, path: string): FormEntry[] {
    return Object.entries(properties)
      .filter(([, { const: tag }]) => tag === undefined)
      .map(([key, schema]) => this.entry(schema, key, path === '' ? key : `${path}.${key}`, required.includes(key)))
  }

  private entry(sent: Schema, key: string, path: string, isRequired: boolean): FormEntry {
    const { options, isNullable } = this.withoutNull(sent)
    const isGroup = options.length > 0 && options.every(({ properties, oneOf }) => properties !== undefined || oneOf !== undefined)
    const help = sent.description ?? options[0]?.description ?? ''
    if (!isGroup) return fieldOf({ ...options[0], ...sent }, options, { key, path, isRequired, help })
    const alternatives = options.flatMap((option) => this.alternatives(option, path))
    return { path, label: labelOf(key), help, default: sent.default, isRequired, isNullable, alternatives }
  }

  /** The forms of a value without null. */
  private withoutNull(sent: Schema): { options: readonly Schema[]; isNullable: boolean } {
    const all = (sent.anyOf ?? [sent]).map((option) => this.resolved(option))
    const options = all.filter(({ type }) => type !== 'null')
    return { options, isNullable: options.length < all.length }
  }

  alternatives(sent: Schema, path: string): Alternative[] {
    const option = this.resolved(sent)
    if (option.oneOf !== undefined) return option.oneOf.flatMap((each) => this.alternatives(each, path))
    const { properties = {}, description = '' } = option
    const [tag] = Object.entries(properties).filter(([, { const: value }]) => value !== undefined)
    const isReference = Object.keys(properties).join() === 'id'
    const start = isReference ? { id: '' } : tag === undefined ? {} : { [tag[0]]: tag[1].const }
    const label = isReference ? 'By id' : tag === undefined ? 'In full' : optionWords(path, String(tag[1].const))
    return [{ label, start, help: description, entries: this.entries(option, path) }]
  }

  private resolved(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema
    return {
      ...this.defs[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)],
      ...(schema.description !== undefined && { description: schema.description }),
    }
  }
}

function alternative(help: string, entries: readonly FormEntry[]): Alternative {
  return { label: 'In full', start: {}, help, entries }
}

function fieldOf(
  schema: Schema,
  options: readonly Schema[],
  { key, path, isRequired, help }: { key: string; path: string; isRequired: boolean; help: string },
): FormField {
  const unit = schema['x-unit'] ?? schema.items?.['x-unit'] ?? ''
  const kind = options.length > 1 ? 'json' : kindOf(schema)
  const range = kind === 'numbers' || kind === 'months' ? (schema.items ?? {}) : schema
  return {
    path,
    label: fieldName(path)[0] ?? fieldLabel(key, help, unit),
    unit: unit === '1' ? '' : unit,
    help,
    kind,
    bounds: boundsOf(range),
    isSigned: (range.minimum ?? range.exclusiveMinimum ?? -1) < 0,
    options: schema.enum ?? [],
    isRequired,
    default: schema.default,
    also: (schema['x-also-called'] ?? [])
      .map((name) => (typeof name === 'string' ? name : [name.tool ?? '', ...name.names].join(' ')))
      .join(' '),
  }
}

function kindOf({ type, enum: options, items, minItems, maxItems }: Schema): FieldKind {
  if (options !== undefined) return 'choice'
  const [own] = [type ?? []].flat().filter((name) => name !== 'null')
  if (own === 'number' || own === 'integer' || own === 'boolean') return own
  if (own === 'string') return 'text'
  const isNumbers = own === 'array' && [items?.type ?? []].flat().includes('number')
  if (!isNumbers) return 'json'
  return minItems === MONTHS && maxItems === MONTHS ? 'months' : 'numbers'
}

/** Bounds that keep numbers finite say nothing to a person. */
const NO_BOUND = 1e9

function boundsOf({ minimum, maximum: most, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  const maximum = most !== undefined && most >= NO_BOUND ? undefined : most
  const from = exclusiveMinimum !== undefined ? `above ${exclusiveMinimum}` : minimum !== undefined ? `from ${minimum}` : ''
  const to = exclusiveMaximum !== undefined ? `below ${exclusiveMaximum}` : maximum !== undefined ? `to ${maximum}` : ''
  return [from, to].filter((text) => text !== '').join(' ')
}

/** A longer beginning of a description is no label; for a key of symbols it may be longer. */
const LABEL_CHARS = { words: 44, symbols: 82 } as const
/** How a unit ends a key, where it is not the unit itself. */
const ENDS: Readonly<Record<string, string>> = {
  'W/m2': 'wm2',
  'kg/m2': 'kgm2',
  degC: 'c',
  Ohm: 'ohm',
  hPa: 'hpa',
  'm/s': 'ms',
  kW: 'kw',
  kWh: 'kwh',
  V: 'v',
  A: 'a',
  W: 'w',
  eV: 'ev',
  'A/K': 'a_per_k',
  'V/K': 'v_per_k',
  'Ohm/K': 'ohm_per_k',
  '1/K': 'per_k',
  '1/m': 'per_m',
}
/** Words of keys that say nothing by themselves: one letter, letter and number, Greek letters, abbreviations. */
const SYMBOL = /^([a-z]|[a-z]+\d+|mu|alpha|beta|sapm|aux|pnom)$/

/** What the description begins with, or the key in words. */
function fieldLabel(key: string, help: string, unit: string): string {
  const words = withoutUnit(key, unit)
  if (words.split('_').some((word) => SYMBOL.test(word))) return symbolLabel(help) ?? labelOf(words)
  const [beginning = ''] = /^[^.:;,(`]+/.exec(help) ?? []
  const end = help.slice(beginning.length)
  // A comma may be one of a list.
  const isWhole = end.startsWith(',') ? beginning.split(' ').length <= 3 && !end.startsWith(', or ') : /^[.:;]/.test(end)
  return isWhole && beginning.length > 2 && beginning.length <= LABEL_CHARS.words ? beginning.trim() : labelOf(words)
}

/** The first clause of a description that is short enough, without what leads to a name in it. */
function symbolLabel(help: string): string | null {
  const clauses = [/^[^.:;(`]+/, /^[^.:;,(`]+/].map((clause) => clause.exec(help)?.[0] ?? '')
  const found = clauses.find((clause) => clause.length > 2 && clause.length <= LABEL_CHARS.symbols)
  return found?.replace(/(,? (of|for|at|by|to|with))?[, ]*$/, '') ?? null
}

export function withoutUnit(key: string, unit: string): string {
  if (unit === 'fraction') return key // a word of the name
  const end = `_${ENDS[unit] ?? unit}`
  return key.endsWith(end) ? key.slice(0, -end.length) : key
}
