/** Keys of earlier scene formats, and what to do instead. */
const REMOVED_KEYS: Readonly<Record<string, string>> = {
  length_unit: 'the scene is unitless: delete it, and give all lengths in one unit',
  archetype: 'archetype was removed: delete it; mix gft and sat types freely, and for roofs set array.inter_row_shading to false',
  clearance: 'scene clearance was removed: delete it; z of each placement sets its height',
  roof: 'roof types were removed: delete it, and use a gft type on the roof plane',
  sat: 'the sat block was removed: delete it; set rotation limits, backtracking and stow in array',
}

const ROOF_KIND = 'roof types were removed: use a gft type on the roof plane, with array.inter_row_shading false'

/**
 * The message for a key or a kind of an earlier scene format; null when it is none.
 * @param path  path of the key in the body, which is a scene or has the section `scene`
 */
export function earlierFormatMessage(path: readonly string[], body: unknown): string | null {
  const within = pathInScene(path, body)
  if (within === null) return null
  const [list, , keyOfItem] = within
  const isOfItem = within.length === 3 && (list === 'types' || list === 'placements')
  if (within.length !== 1 && !isOfItem) return null
  const key = isOfItem ? keyOfItem : list
  if (key === 'kind') return isRoof(path, body) ? ROOF_KIND : null
  return Object.hasOwn(REMOVED_KEYS, key) ? REMOVED_KEYS[key] : null
}

function pathInScene(path: readonly string[], body: unknown): readonly string[] | null {
  if (path[0] === 'scene') return path.slice(1)
  return typeof body === 'object' && body !== null && ('types' in body || 'placements' in body) ? path : null
}

function isRoof(path: readonly string[], body: unknown): boolean {
  const kind = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], body)
  return typeof kind === 'string' && /roof/i.test(kind)
}
