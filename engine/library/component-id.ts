/** Text for comparing: lower case, without diacritics. Line feeds stay. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/**
 * Library ids of folded names, one a line: `cec_` and the name with every run of other characters than letters and digits as one underscore, `+` as the
 * word plus (it tells models apart). An id depends on nothing but the component's manufacturer and name; the import lets no two rows share one.
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
