/** The own value at a dot path of a tree of objects and lists; undefined where there is none. */
export function valueAt(tree: unknown, path: string): unknown {
  let inner = tree
  for (const key of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined
    inner = (inner as Readonly<Record<string, unknown>>)[key]
  }
  return inner
}

/** The number at a dot path of a tree; null where there is none. */
export function numberAt(tree: unknown, path: string): number | null {
  const value = valueAt(tree, path)
  return typeof value === 'number' ? value : null
}
