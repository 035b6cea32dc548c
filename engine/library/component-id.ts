/** Folds a text for comparison: lower case, without diacritics. Line feeds are kept. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Where the figures of a component come from: a list, a PAN or OND file of its manufacturer, or its data sheet. */
export type Origin = 'cec' | 'pan' | 'ond' | 'sheet'

/**
 * Library id of a component: its origin and its folded manufacturer and name. Every run of
 * characters other than letters and digits becomes one underscore. `+` becomes the word plus,
 * because it distinguishes models. An id depends on nothing else. The import rejects rows with the
 * same id.
 */
export function componentId(manufacturer: string, name: string, origin: Origin = 'cec'): string {
  const words = foldText(`${manufacturer} ${name}`)
    .replace(/\+/g, '_plus_')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return `${origin}_${words}`
}
