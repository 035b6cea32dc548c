import type { ValidationError } from '@pvyield/contract/validators'
import { earlierFormatMessage, limitHint } from '@pvyield/engine/quick'
import type { Hint } from './body-failures.ts'
import type { BodyShape } from './document.ts'
import { plain, SECTION_SOURCES, synonym, synonymNote, UNWANTED_KEYS } from './key-synonyms.ts'
import { suggest } from './suggest.ts'
import { VALUE_SYNONYMS } from './value-synonyms.ts'

/** Limits of the document on `allowed`. */
const ALLOWED_MAX = 100
const TEXT_MAX_CHARS = 200
/** Sections that an id may stand for. */
const IDENTIFIED: ReadonlySet<string> = new Set(['weather', 'module', 'inverter'])
/** Failures that are about a key, not about its value. */
const NOT_OF_VALUES: ReadonlySet<string> = new Set(['required', 'additionalProperties'])
const WHOLE_SCENE = 'A scene is sent as a whole, not by an id: get one from GET /api/scene-examples/{example_id}'
const OPAQUE = 'Walls, prisms and cylinders are opaque: remove it, or use a tree_line'

/**
 * The hint for a schema failure: what was probably meant, what is allowed, where to get it.
 * @param path  of the failure
 */
export function hintOf(error: ValidationError, path: readonly string[], body: unknown, shape: BodyShape): Hint {
  const { keyword, params } = error
  if (earlierFormatMessage(path, body) !== null) return {}
  if (!NOT_OF_VALUES.has(keyword) && path.length > 0 && valueAt(path, body) === null && shape.isOptional(path, body))
    return { advice: 'null is not a value of it: leave it out for the default' }
  const [section = ''] = path
  if (IDENTIFIED.has(section)) {
    if (path.length === 1 && typeof valueAt(path, body) === 'string') return { advice: `Send an id as {"id": "..."}, or an inline section` }
    if (isWholeAnswer(section, body))
      return { advice: `This is the whole answer of another operation: send its member "${section}" as ${section}` }
  }
  const advice = limitHint(error, path, body)
  if (advice !== null) return { advice }
  if (keyword === 'additionalProperties') return keyHint(path, body, shape)
  if (keyword === 'enum') return valueHint(path, body, params.allowedValues as readonly unknown[])
  if (keyword === 'discriminator' && params.tagValue !== undefined) return choiceHint(params.tagValue, listed(shape.tagsAt(path)))
  const source = keyword === 'required' ? SECTION_SOURCES[path.join('.')] : undefined
  return source === undefined ? {} : { advice: source }
}

/** The hint for an unknown parameter: those that the operation reads, and the one that was meant. */
export function parameterHint(name: string, known: readonly string[]): Hint {
  const hint = choiceHint(name, listed(known))
  return { ...hint, advice: hint.did_you_mean === undefined ? `Known are ${known.join(', ')}` : `Did you mean ${hint.did_you_mean}?` }
}

/** Whether the section is the answer of a parser or of a library, which has the section in it. */
function isWholeAnswer(section: string, body: unknown): boolean {
  const sent = valueAt([section], body)
  return isObject(sent) && section in sent && isObject((sent as Record<string, unknown>)[section])
}

function keyHint(path: readonly string[], body: unknown, shape: BodyShape): Hint {
  const [key = '', parent] = [path.at(-1), path.slice(0, -1)]
  const section = valueAt(parent, body)
  const name = parent.join('.')
  if (isObject(section) && 'id' in section && IDENTIFIED.has(name) && (key !== 'id' || Object.keys(section).length > 1))
    return { allowed: ['id'], advice: `Send one of the two: the id alone, or a section ${name} without id` }
  if (key === 'id' && path.join('.') === 'scene.id') return { advice: WHOLE_SCENE }
  const known = shape.keysAt(parent, body)
  const allowed = listed(known)
  if (key === 'transmittance' && parent.at(-2) === 'objects') return { allowed, advice: OPAQUE }
  if (Object.hasOwn(UNWANTED_KEYS, key)) return { allowed, advice: UNWANTED_KEYS[key] }
  const sections = shape.sections()
  if (sections.has(key)) return { allowed, did_you_mean: key, advice: 'Send it at the top level of the body' }
  const meant = suggest(key, known)
  const full = parent.length === 0 ? onlyInFullRun(shape.inFullRun(key)) : {}
  if (meant === null) return { allowed, ...full, ...elsewhere(key, sections) }
  const note = synonymNote(key, meant)
  const advice = note === undefined ? `Did you mean ${meant}?` : `Send ${meant}: ${note}`
  return { allowed, did_you_mean: meant, advice: full.advice === undefined ? advice : `${advice} ${full.advice}` }
}

/** Hint for a field of the full run in a simple one. */
function onlyInFullRun(path: string | null): Hint {
  if (path === null) return {}
  return { advice: `Only a full run has ${path}: add it to the \`request\` of a simple run's answer, and send that to POST /api/run` }
}

/** Hint that names the section where a key belongs, under its own name or under ours. */
function elsewhere(key: string, sections: ReadonlyMap<string, readonly string[]>): Hint {
  for (const [section, known] of sections) {
    const meant = known.includes(key) ? key : synonym(key, known)
    if (meant === undefined) continue
    return { did_you_mean: `${section}.${meant}`, advice: `Send it in ${section}${meant === key ? '' : ` as ${meant}`}` }
  }
  return {}
}

function valueHint(path: readonly string[], body: unknown, values: readonly unknown[]): Hint {
  const [sent, allowed] = [valueAt(path, body), listed(values.map(String))]
  const meant = typeof sent === 'string' ? VALUE_SYNONYMS[plain(sent)] : undefined
  return meant !== undefined && allowed.includes(meant) ? { allowed, did_you_mean: meant } : choiceHint(sent, allowed)
}

function choiceHint(sent: unknown, allowed: string[]): Hint {
  const meant = typeof sent === 'string' ? suggest(sent, allowed) : null
  return { allowed, ...(meant === null ? {} : { did_you_mean: meant }) }
}

function valueAt(path: readonly string[], body: unknown): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], body)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function listed(values: readonly string[]): string[] {
  return values.slice(0, ALLOWED_MAX).map((value) => value.slice(0, TEXT_MAX_CHARS))
}
