type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a section that differ from those of the plant. One that the plant alone states has
 * its default.
 * @param ofPlant  fields that are the plant's in every part
 */
export function changedFields(own: Fields, plant: Fields, defaults: Fields, ofPlant: ReadonlySet<string> = NONE): Record<string, unknown> {
  const left = Object.keys(plant).filter((field) => !Object.hasOwn(own, field) && !ofPlant.has(field))
  const full = { ...Object.fromEntries(left.map((field) => [field, defaults[field]])), ...own }
  return Object.fromEntries(
    Object.entries(full).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(plant[field] ?? defaults[field])),
  )
}

const NONE: ReadonlySet<string> = new Set()
