interface Placed {
  readonly path: readonly string[]
}

/**
 * Sorts failures by the positions of their keys in the body. A missing key comes after those that
 * are present.
 * @param value  the body that the paths lead into
 */
export function documentOrder<T extends Placed>(failures: readonly T[], value: unknown): T[] {
  const positions = new Map<unknown, ReadonlyMap<string, number>>()
  const placed = failures.map((failure) => ({ failure, ranks: ranksOf(failure.path, value, positions) }))
  return placed.sort((a, b) => compareRanks(a.ranks, b.ranks)).map(({ failure }) => failure)
}

function ranksOf(path: readonly string[], value: unknown, positions: Map<unknown, ReadonlyMap<string, number>>): number[] {
  let inner = value
  return path.map((key) => {
    const rank = Array.isArray(inner) ? Number(key) : (keyPositions(inner, positions).get(key) ?? Number.MAX_SAFE_INTEGER)
    inner = (inner as Record<string, unknown> | null | undefined)?.[key]
    return rank
  })
}

function keyPositions(value: unknown, positions: Map<unknown, ReadonlyMap<string, number>>): ReadonlyMap<string, number> {
  const known = positions.get(value)
  if (known !== undefined) return known
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const made = new Map(keys.map((key, at) => [key, at]))
  positions.set(value, made)
  return made
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
