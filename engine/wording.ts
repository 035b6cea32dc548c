import type { ValidationError } from '@pvyield/contract/validators'
import { alternatives, quoted } from './findings/quoted.ts'
import { earlierFormatMessage } from './scene/earlier-format.ts'
import { vertexWords } from './scene/vertex-words.ts'

/**
 * Returns the tags of the tagged union at a path of the value; empty when there is no union or its
 * tags are not known.
 */
export type TagsAt = (path: readonly string[]) => readonly string[]

/** Path of the key at fault; for a missing or an extra key, the path of that key. */
export function pathOf({ instancePath, keyword, params }: ValidationError): readonly string[] {
  const path = instancePath === '' ? [] : instancePath.slice(1).split('/').map(unescapePointer)
  if (keyword === 'required') path.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty))
  if (keyword === 'names') path.push(String(params.name))
  if (keyword === 'discriminator' && params.tagValue === undefined) path.push(String(params.tag))
  return path
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

const KIND: Readonly<Record<string, string>> = {
  number: 'a valid number',
  integer: 'a valid integer',
  string: 'a valid string',
  boolean: 'a valid boolean',
  array: 'a valid list',
  object: 'a valid object',
  null: 'null',
}

/** What texts look like that match the patterns of the document. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^\\d{2}-\\d{2}$': 'Input should be a month and a day, such as 06-21',
  '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$': 'Input should be a month and a day, such as 06-21',
  '^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$':
    'Input should be a date of the calendar, such as 2026-06-21',
  '^\\d{2}:\\d{2}$': 'Input should be hours and minutes, such as 09:30',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$': 'Input should be a date and a time, such as 2001-06-21T12:00',
  '^met_[A-Za-z0-9_-]+$': 'Input should be a weather id, which begins with met_',
  '^[\\x21-\\x7e]{1,255}$': 'Input should be 1 to 255 letters, digits and signs of ASCII, without spaces',
  '^\\d{4}-\\d{2}-\\d{2}$': 'Input should be a date, such as 2026-06-21',
  '^run_[0-9a-hjkmnp-tv-z]{26}$': 'Input should be the id of a run of an account, such as next of the page before',
  '^prj_[0-9a-f]{32}$': 'Input should be the id of a project of an account, such as next of the page before',
  '^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$': 'Input should be a dot path, such as array.tilt_deg',
  '^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$': 'Input should be 1 to 40 letters, digits, _ and -, not beginning with -, such as east_roof',
  '^[\\w.-]+$': 'Input should be letters, digits, and the signs _ . -',
  '^(?!.*(^|[,;"])\\s*[=+\\-@＝＋－＠])[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$':
    'Input should be one line that begins with no = + - or @, also after a comma, a semicolon or a quotation mark: a spreadsheet would take it for a formula',
  '^ *[-+]?\\d{1,2}(\\.\\d{1,3})?( *, *[-+]?\\d{1,2}(\\.\\d{1,3})?){11} *$':
    'Input should be twelve numbers with commas between them, such as -1.2,0.5,4.6,9.1,13.9,17.2,19,18.4,14.5,9.2,3.6,0.1',
  '\\S': 'Input should be a text that is not blank',
  '^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$':
    'Input should be lines of text, without control characters, marks of the writing direction and halves of characters',
  '^(?!\\s*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$':
    'Input should be one line that is not blank, without control characters, marks of the writing direction and halves of characters',
  '^(?![\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064\\ufeff]+$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$':
    'Input should be one line, without control characters, marks of the writing direction and halves of characters, and with a character that one sees',
  '^(?!\\s*[\\u00ad\\u200b-\\u200d\\u2060-\\u2064][\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064]*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$':
    'Input should be one line, without control characters, marks of the writing direction and halves of characters, and with a character that one sees',
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$":
    'Input should be an email address, such as ada@example.com',
}

/** Message for a failed schema keyword. */
export function wordingOf({ keyword, params }: ValidationError, path: readonly string[], value: unknown, tagsAt: TagsAt): string {
  const limit = Number(params.limit)
  switch (keyword) {
    case 'type':
      return `Input should be ${[params.type]
        .flat()
        .map((type) => KIND[String(type)] ?? String(type))
        .join(' or ')}`
    case 'enum':
      return earlierFormatMessage(path, value) ?? `Input should be ${alternatives(params.allowedValues as readonly unknown[])}`
    case 'const':
      return `Input should be ${quoted(params.allowedValue)}`
    case 'minimum':
      return `Input should be greater than or equal to ${limit}`
    case 'exclusiveMinimum':
      return `Input should be greater than ${limit}`
    case 'maximum':
      return `Input should be less than or equal to ${limit}`
    case 'exclusiveMaximum':
      return `Input should be less than ${limit}`
    case 'multipleOf':
      return `Input should be a multiple of ${String(params.multipleOf)}`
    case 'minItems':
      return `List should have at least ${counted(limit, 'item')}, not ${lengthAt(value, path)}${vertexWords(path, limit)}`
    case 'maxItems':
      return `List should have at most ${counted(limit, 'item')}, not ${lengthAt(value, path)}${vertexWords(path)}`
    case 'uniqueItems':
      return 'List items should be unique'
    case 'minLength':
      return `String should have at least ${counted(limit, 'character')}`
    case 'maxLength':
      return `String should have at most ${counted(limit, 'character')}`
    case 'pattern':
      return PATTERNS[String(params.pattern)] ?? `String should match the pattern ${String(params.pattern)}`
    case 'names':
      return 'The name should be one line without control characters and marks of the writing direction, and no part of it may begin with = + - or @: a spreadsheet would run it as a formula. Rename it'
    case 'minProperties':
      return `Object should have at least ${counted(limit, 'key')}`
    case 'maxProperties':
      return limit === 0 ? 'Object should be empty' : `Object should have at most ${counted(limit, 'key')}`
    case 'required':
      return 'Field required'
    case 'additionalProperties':
      return earlierFormatMessage(path, value) ?? 'Extra inputs are not permitted'
    case 'discriminator':
      if (params.tagValue === undefined) return 'Field required'
      return `Input tag ${quoted(params.tagValue)} found using '${String(params.tag)}' does not match any of the expected tags${listed(tagsAt(path))}`
    default:
      return 'Input is not valid'
  }
}

function listed(tags: readonly string[]): string {
  return tags.length === 0 ? '' : `: ${tags.map(quoted).join(', ')}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function lengthAt(value: unknown, path: readonly string[]): number {
  const found = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value)
  return Array.isArray(found) ? found.length : 0
}
