import type { Vector } from '../feature.ts'

/** Points nearer than this are one: a millimetre. */
const SAME = 1e3

/** Faces in groups that share points. */
export function components(faces: readonly (readonly Vector[])[]): (readonly Vector[])[][] {
  const parent = faces.map((_, k) => k)
  const rootOf = (k: number): number => {
    let root = k
    while (parent[root] !== root) root = parent[root] ?? root
    for (let at = k; at !== root; ) {
      const next = parent[at] ?? root
      parent[at] = root
      at = next
    }
    return root
  }
  const owner = new Map<string, number>()
  for (const [k, face] of faces.entries())
    for (const point of face) {
      const key = point.map((value) => Math.round(value * SAME)).join(' ')
      const known = owner.get(key)
      if (known === undefined) owner.set(key, k)
      else parent[rootOf(k)] = rootOf(known)
    }
  const groups = new Map<number, (readonly Vector[])[]>()
  for (const [k, face] of faces.entries()) {
    const root = rootOf(k)
    const group = groups.get(root)
    if (group === undefined) groups.set(root, [face])
    else group.push(face)
  }
  return [...groups.values()]
}
