import { withoutUnit } from '../plant/form.ts'
import { type FormEntry, type FormField, type FormSection, isField } from '../plant/form-entries.ts'
import { labelOf } from '../plant/key-words.ts'
import { textWords } from '../plant/option-words.ts'
import { isObject, type Json, valueAt } from '../plant/paths.ts'
import { PATCHED, WHOLE } from './edit-parts.ts'

/** Which sections of the plant a part can change, in the order in which they are shown. */
const ORDER = ['array', 'module', 'inverter', 'bifacial', 'thermal', 'iam', 'dc_losses'] as const
const isWhole = (name: string) => (WHOLE as readonly string[]).includes(name)

/**
 * The sections of a part as forms. In the place of what it leaves out stands what the plant has; a module or an inverter of its own is
 * a whole section, with the defaults of any.
 * @param form  of a run
 */
export function partSections(form: readonly FormSection[], body: Json, at: number): readonly FormSection[] {
  const plant = withoutParts(body)
  return ORDER.flatMap((name) => {
    const section = form.find(({ path }) => path === name)
    if (section === undefined) return []
    const own = sectionAt(`sub_arrays.${at}`, section, isWhole(name) ? null : plant)
    return [isWhole(name) ? { ...own, head: name } : own]
  })
}

/** @param plant  what the part takes the rest from; null for a section that stands alone */
function sectionAt(part: string, section: FormSection, plant: Json | null): FormSection {
  const entryAt = (entry: FormEntry) => (isField(entry) ? fieldAt(part, entry, plant) : sectionAt(part, entry, plant))
  return {
    ...section,
    path: `${part}.${section.path}`,
    isNullable: false,
    alternatives: section.alternatives.map((each) => ({ ...each, entries: each.entries.map(entryAt) })),
  }
}

function fieldAt(part: string, field: FormField, plant: Json | null): FormField {
  const { path } = field
  const own = { ...field, path: `${part}.${path}`, page: path }
  if (plant === null) return own
  return { ...own, isOfPart: true, isRequired: false, default: valueAt(plant, path) ?? field.default }
}

function withoutParts({ sub_arrays: _, ...plant }: Json): Json {
  return plant
}

/** Name of a section of a part in the plant. */
export function nameOfSection(path: string): string {
  return path.split('.').at(-1) ?? ''
}

/** What a part sets itself, in words: "Tilt 10 deg". Sections that it sends as a whole are in it by their name. */
export function ownWords(sections: readonly FormSection[], part: Json): readonly string[] {
  const patches = PATCHED.flatMap((name) => {
    if (name === 'bifacial' && part[name] === null) return ['No rear side']
    const fields =
      sections.find(({ path }) => nameOfSection(path) === name)?.alternatives.flatMap(({ entries }) => entries.filter(isField)) ?? []
    return Object.entries(isObject(part[name]) ? part[name] : {}).map(([key, value]) => {
      const field = fields.find(({ page }) => page === `${name}.${key}`)
      const label = field === undefined ? key : shortLabel(key, field)
      return [name === 'array' ? label : `${labelOf(name)}: ${label.toLowerCase()}`, shortText(`${name}.${key}`, value), field?.unit ?? '']
        .filter((text) => text !== '')
        .join(' ')
    })
  })
  const whole = WHOLE.flatMap((name) =>
    isObject(part[name]) ? [`${name === 'module' ? 'Module' : 'Inverter'} ${componentName(part[name])}`] : [],
  )
  return [...patches, ...whole]
}

/** Number of fields that a part sets of a section. */
export function ownCount(part: Json, name: string): number {
  const value = part[name]
  return isObject(value) ? Object.keys(value).length : 0
}

/** What a module or an inverter is called. */
export function componentName(section: unknown): string {
  if (!isObject(section)) return ''
  const { id, name, model, p_nom_w: watts, p_ac_nom_kw: kilowatts } = section
  const power =
    typeof watts === 'number'
      ? `, ${Number(watts.toPrecision(4))} W`
      : typeof kilowatts === 'number'
        ? `, ${Number(kilowatts.toPrecision(4))} kW`
        : ''
  const [text = 'in full'] = [name, id, model].filter((each): each is string => typeof each === 'string' && each !== '')
  return `${text}${power}`
}

/** A key in words, where it has some. */
function shortLabel(key: string, { label, unit }: FormField): string {
  const words = withoutUnit(key, unit)
  return words.split('_').some((word) => word.length === 1) ? label : labelOf(words)
}

function shortText(path: string, value: unknown): string {
  if (typeof value === 'string') return textWords(path, value)
  if (Array.isArray(value)) return `${value.length} values`
  return isObject(value) ? '' : String(value)
}
