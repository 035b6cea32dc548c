import type { XmlElement } from '@rgrove/parse-xml'
import { type Affine, after, IDENTITY, rotation, scaling, translation } from '../affine.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { type Budget, DEPTH_MAX } from '../limits.ts'
import { childrenOf, tagOf, textOf } from '../xml.ts'
import { ownOf } from './geometry.ts'

/** A geometry in its place. */
export interface Instance {
  readonly geometry: string
  readonly map: Affine
  /** Names of the nodes around, the innermost first. */
  readonly names: readonly string[]
  /** What this project wrote of the outermost node with such a statement. */
  readonly own: Readonly<Record<string, string>> | null
}

interface Scope {
  readonly map: Affine
  readonly names: readonly string[]
  readonly own: Instance['own']
  readonly depth: number
}

/** Walks the nodes of a scene with the nodes that they instantiate. */
export class NodeWalk {
  readonly instances: Instance[] = []

  constructor(
    private readonly library: ReadonlyMap<string, XmlElement>,
    private readonly budget: Budget,
    private readonly draft: LayoutDraft,
  ) {}

  visit(node: XmlElement, scope: Scope = { map: IDENTITY, names: [], own: null, depth: 0 }): void {
    this.budget.spend()
    const { name, id } = node.attributes
    if (scope.depth > DEPTH_MAX) {
      this.draft.leaveOut({ key: name ?? id ?? 'node', line: null }, `Nodes more than ${DEPTH_MAX} deep are left out`)
      return
    }
    const said = [name ?? '', id ?? ''].filter((text, k, both) => text !== '' && both.indexOf(text) === k)
    const inner: Scope = {
      map: childrenOf(node).reduce((map, child) => this.transformed(map, child), scope.map),
      names: [...said, ...scope.names].slice(0, 8),
      own: scope.own ?? ownOf(node),
      depth: scope.depth + 1,
    }
    for (const child of childrenOf(node)) {
      const tag = tagOf(child)
      const url = (child.attributes.url ?? '').replace(/^#/, '')
      if (tag === 'node') this.visit(child, inner)
      else if (tag === 'instance_geometry') {
        this.budget.spend()
        this.instances.push({ geometry: url, map: inner.map, names: inner.names, own: inner.own })
      } else if (tag === 'instance_node') {
        const named = this.library.get(url)
        if (named === undefined)
          this.draft.leaveOut({ key: url || 'instance_node', line: null }, 'An instance of a node that the file does not have is left out')
        else this.visit(named, inner)
      }
    }
  }

  private transformed(map: Affine, element: XmlElement): Affine {
    const step = transformOf(element)
    if (step === null) return map
    if (step === 'unknown') {
      this.draft.remark('ignored', { key: element.name, line: null }, `A ${element.name} is not read: what it moves stands without it`)
      return map
    }
    return after(map, step)
  }
}

/** The map of a transformation; null for any other element. */
function transformOf(element: XmlElement): Affine | 'unknown' | null {
  const tag = tagOf(element)
  if (tag === 'lookat' || tag === 'skew') return 'unknown'
  const sizes: Readonly<Record<string, number>> = { matrix: 16, translate: 3, rotate: 4, scale: 3 }
  const size = Object.hasOwn(sizes, tag) ? sizes[tag] : undefined
  if (size === undefined) return null
  const values = textOf(element).split(/\s+/, 17).map(Number)
  if (values.length !== size || !values.every(Number.isFinite)) return 'unknown'
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = values
  if (tag === 'translate') return translation([a, b, c])
  if (tag === 'scale') return scaling(a, b, c)
  if (tag === 'rotate') return rotation([a, b, c], d)
  return { a: [a, e, i], b: [b, f, j], c: [c, g, k], origin: [d, h, l] }
}
