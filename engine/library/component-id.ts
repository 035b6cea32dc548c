/** Folds a text for comparison: lower case, without diacritics. Line feeds are kept. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/**
 * Library ids of folded names, one per line: `cec_` and the name. Every run of characters other
 * than letters and digits becomes one underscore. `+` becomes the word plus, because it
 * distinguishes models. An id depends only on the component's manufacturer and name. The import
 * rejects rows with the same id.
 */
export function idsOfFolded(folded: string): string {
  return folded
    .replace(/\+/g, '_plus_')
    .replace(/[^a-z0-9\n]+/g, '_')
    .replace(/^_+|_+$/gm, '')
    .replace(/^/gm, 'cec_')
}

/** Library id of one component. */
export function componentId(manufacturer: string, name: string): string {
  return idsOfFolded(foldText(`${manufacturer} ${name}`))
}
