/** How a value is written: `json` for what has no form of its own. */
export type FieldKind = 'number' | 'integer' | 'boolean' | 'choice' | 'text' | 'numbers' | 'months' | 'json'

/** A value of the request, as a form shows it. All texts come from the document. */
export interface FormField {
  /** Dot path in the request. */
  readonly path: string
  readonly label: string
  readonly unit: string
  readonly help: string
  readonly kind: FieldKind
  /** "above 0 to 1"; empty without bounds. */
  readonly bounds: string
  /** Whether it may be below zero. */
  readonly isSigned: boolean
  readonly options: readonly unknown[]
  readonly isRequired: boolean
  /** Undefined for none. */
  readonly default: unknown
  /** Names that people and other tools use. */
  readonly also: string
  /** Key of its page in the docs where that is not its path. */
  readonly page?: string
  /** Whether it is of a part of the plant: what it leaves out is as in the plant. */
  readonly isOfPart?: true
}

/** A group of values: a section of the request, or one within it. */
export interface FormSection {
  readonly path: string
  readonly label: string
  readonly help: string
  readonly default: unknown
  readonly isRequired: boolean
  /** Whether null takes it out. */
  readonly isNullable: boolean
  /** Forms of which the value has one; a section without a choice has one alternative. */
  readonly alternatives: readonly Alternative[]
  /** The section whose head it has, where that is not its path. */
  readonly head?: string
}

/** One form of a section. */
export interface Alternative {
  readonly label: string
  /** What makes a value one of this form, such as `{model: 'cec'}`; an id is `{id: ''}`. */
  readonly start: Readonly<Record<string, unknown>>
  readonly help: string
  readonly entries: readonly FormEntry[]
}

export type FormEntry = FormField | FormSection

export function isField(entry: FormEntry): entry is FormField {
  return 'kind' in entry
}

/** All fields of a form, in all alternatives. */
export function fieldsOf(sections: readonly FormSection[]): FormField[] {
  return sections.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ entries }) => entries.flatMap((entry) => (isField(entry) ? [entry] : fieldsOf([entry])))),
  )
}

/** The alternative that a value has; the first when it has none. */
export function alternativeOf({ alternatives }: FormSection, value: unknown): Alternative | null {
  const own = (value ?? {}) as Record<string, unknown>
  const matches = ({ start }: Alternative) => Object.entries(start).every(([key, tag]) => (key === 'id' ? key in own : own[key] === tag))
  const tagged = alternatives.filter(({ start }) => Object.keys(start).length > 0)
  return tagged.find(matches) ?? alternatives.find(({ start }) => Object.keys(start).length === 0) ?? alternatives[0] ?? null
}
