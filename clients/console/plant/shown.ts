import { alternativeOf, type FormEntry, type FormField, type FormSection, isField } from './form-entries.ts'
import { optionWords } from './option-words.ts'
import { type Json, valueAt } from './paths.ts'
import type { Problem } from './problems.ts'

/** Which fields a form shows. */
export interface Shown {
  /** All of them must be in the field's names or help. */
  readonly words: readonly string[]
  /** All, those that were decided, or those with a problem. */
  readonly which: 'all' | 'decided' | 'problems'
  /** Paths that were shown: a field stays while it is being corrected or emptied. */
  readonly seen: Set<string>
}

/** Whether everything is shown. */
export function isAll({ words, which }: Shown): boolean {
  return words.length === 0 && which === 'all'
}

/** The entries that are shown of a section; those of a section within it count for it. */
export function shownEntries(
  entries: readonly FormEntry[],
  body: Json,
  problems: ReadonlyMap<string, readonly Problem[]>,
  shown: Shown,
): readonly FormEntry[] {
  return entries.filter((entry) =>
    isField(entry)
      ? isShown(entry, body, problems, shown)
      : isAll(shown) || shownEntries(alternativeOf(entry, valueAt(body, entry.path))?.entries ?? [], body, problems, shown).length > 0,
  )
}

function isShown(field: FormField, body: Json, problems: ReadonlyMap<string, readonly Problem[]>, shown: Shown): boolean {
  if (!shown.seen.has(field.path) && isWanted(field, body, problems, shown)) shown.seen.add(field.path)
  return shown.seen.has(field.path)
}

function isWanted(field: FormField, body: Json, problems: ReadonlyMap<string, readonly Problem[]>, { words, which }: Shown): boolean {
  if (which === 'decided' && valueAt(body, field.path) === undefined) return false
  if (which === 'problems' && !problems.has(field.path)) return false
  const text =
    `${field.path} ${field.label} ${field.also} ${field.options.map((option) => `${option} ${optionWords(field.path, String(option))}`).join(' ')} ${field.help}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Number of fields of a section that were decided. */
export function decidedIn(section: FormSection, body: Json): number {
  const entries = alternativeOf(section, valueAt(body, section.path))?.entries ?? []
  return entries.reduce(
    (sum, entry) => sum + (isField(entry) ? Number(valueAt(body, entry.path) !== undefined) : decidedIn(entry, body)),
    0,
  )
}
