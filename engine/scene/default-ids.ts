/** Lists of a scene whose items may have no id, and the letter of the ids that they get. */
export const DEFAULT_LETTERS = { placements: 'p', objects: 'o' } as const

/** Id of an item without one: p1 for the first placement. */
export function defaultId(list: keyof typeof DEFAULT_LETTERS, at: number): string {
  return `${DEFAULT_LETTERS[list]}${at + 1}`
}
