/**
 * What the list at a path should contain, as the end of a message; empty for a list that is not
 * one of the vertices of a scene.
 * @param least  least number of items of the list, where it has fewer
 */
export function vertexWords(path: readonly string[], least: number | null = null): string {
  const at = path.lastIndexOf('vertices')
  const [owner, below] = [path[at - 2], path.length - 1 - at]
  if (at < 0 || below > 1) return ''
  if (owner !== 'objects' && owner !== 'outlines') return ''
  if (below === 0) return least === null ? '' : cornersOf(least)
  return owner === 'objects' ? ': each is [x, y, z, h], a base point and the height above it' : ': each is [x, y, z]'
}

function cornersOf(least: number): string {
  return least === 2 ? ': a wall or a tree line runs through 2 points or more' : ': a polygon has 3 corners or more'
}
