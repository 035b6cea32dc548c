import { BOX } from './box.ts'
import { inHalves } from './plan-halves.ts'
import { ACROSS, ALONG, BODY, CENTRE } from './rectangle-columns.ts'
import type { Rectangles } from './rectangles.ts'
import type { Solids } from './solids.ts'
import type { ViewRay } from './view-ray.ts'

/** Bodies of a leaf. */
export const LEAF = 4
/** Numbers of a node: ends to west, east, south and north, top, and bottom. */
const NODE = 6
const TOP = 4
const BOTTOM = 5
const STACK = 64

/**
 * Finds the bodies that stand at an azimuth of a place and rise above a slope there or, objects only,
 * reach below one: a binary tree of boxes. The plan is halved again and again, so that the tree is
 * implicit: node 1 is the root, 2 k and 2 k + 1 are below node k. Turning changes no more than boxes.
 */
export class BodyTree {
  /** The bodies in the order of the leaves; those of leaf k begin at LEAF k. */
  readonly bodies: Int32Array
  private readonly leaves: number
  private readonly nodes: Float64Array
  private readonly stack = new Int32Array(STACK)
  private depth = 0

  /** @param numbers  of the bodies: rectangles from 0 on, behind all of them solids */
  constructor(
    private readonly rectangles: Rectangles,
    private readonly solids: Solids,
    numbers: readonly number[],
  ) {
    const box = new Float64Array(NODE)
    const [east, north] = [new Float64Array(numbers.length), new Float64Array(numbers.length)]
    numbers.forEach((body, k) => {
      this.writeBox(body, box, 0)
      east[k] = (box[0] + box[1]) / 2
      north[k] = (box[2] + box[3]) / 2
    })
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(1, numbers.length / LEAF)))
    this.bodies = inHalves(east, north, this.leaves, (leaf) => Math.min(LEAF * leaf, numbers.length)).map((k) => numbers[k])
    this.nodes = new Float64Array(2 * this.leaves * NODE)
  }

  /** Takes the bodies as they are turned now. */
  fit(): void {
    const { nodes, leaves, bodies } = this
    const box = new Float64Array(NODE)
    for (let node = 2 * leaves - 1; node > 0; node--) {
      const n = NODE * node
      nodes.set(EMPTY, n)
      if (node < leaves) for (let child = 2 * node; child <= 2 * node + 1; child++) widen(nodes, n, nodes, NODE * child)
      else
        for (let k = LEAF * (node - leaves); k < Math.min(bodies.length, LEAF * (node - leaves + 1)); k++) {
          this.writeBox(bodies[k], box, 0)
          widen(nodes, n, box, 0)
        }
    }
  }

  private writeBox(body: number, out: Float64Array, at: number): void {
    const { rectangles, solids } = this
    const isSolid = body >= rectangles.count
    for (let axis = 0; axis < 3; axis++) {
      const b = isSolid ? BOX * (body - rectangles.count) : BODY * body
      const centre = isSolid ? solids.box[b + axis] : rectangles.body[b + CENTRE + axis]
      const half = isSolid
        ? solids.box[b + 3 + axis]
        : Math.abs(rectangles.body[b + ALONG + axis]) + Math.abs(rectangles.body[b + ACROSS + axis]) + rectangles.parts.depth[body]
      out[at + LOW_ENDS[axis]] = centre - half
      out[at + HIGH_ENDS[axis]] = centre + half
    }
    if (!isSolid) out[at + BOTTOM] = Number.POSITIVE_INFINITY
  }

  /** Begins a search. */
  start(): void {
    this.stack[0] = 1
    this.depth = 1
  }

  /**
   * The next leaf that a ray meets with a body that may rise above a slope there, or an object that
   * may reach below a slope downwards; -1 after the last. Near ones come first.
   */
  next(ray: ViewRay, above: number, below: number): number {
    const { nodes, leaves, stack } = this
    const { east, north, up, eastCos, northCos, perEast, perNorth } = ray
    // the ends of a box at which a ray enters and leaves it
    const inEast = eastCos > 0 ? 0 : 1
    const outEast = 1 - inEast
    const inNorth = northCos > 0 ? 2 : 3
    const outNorth = 5 - inNorth
    let depth = this.depth
    while (depth > 0) {
      const node = stack[--depth]
      const n = NODE * node
      const rise = nodes[n + TOP] - up
      const drop = up - nodes[n + BOTTOM]
      if (!(rise > 0 || drop > 0)) continue
      const enterEast = (nodes[n + inEast] - east) * perEast
      const enterNorth = (nodes[n + inNorth] - north) * perNorth
      const enter = Math.max(enterEast, enterNorth)
      const leaveEast = (nodes[n + outEast] - east) * perEast
      const leaveNorth = (nodes[n + outNorth] - north) * perNorth
      const leave = Math.min(leaveEast, leaveNorth)
      if (leave < enter || leave < 0 || (enter > 0 && rise <= above * enter && drop <= below * enter)) continue
      if (node >= leaves) {
        this.depth = depth
        return node - leaves
      }
      const a = 2 * n
      const b = a + NODE
      // twice the distance between the middles of the two boxes below, along the ray
      const toEast = nodes[b] + nodes[b + 1] - nodes[a] - nodes[a + 1]
      const toNorth = nodes[b + 2] + nodes[b + 3] - nodes[a + 2] - nodes[a + 3]
      const far = toEast * eastCos + toNorth * northCos > 0 ? 1 : 0
      stack[depth++] = 2 * node + far
      stack[depth++] = 2 * node + 1 - far
    }
    this.depth = 0
    return -1
  }
}

/** Offsets of the ends of a box, by axis. */
const LOW_ENDS = [0, 2, BOTTOM] as const
const HIGH_ENDS = [1, 3, TOP] as const
const EMPTY = [
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
]

/** Widens a box to contain another one. */
function widen(boxes: Float64Array, at: number, others: Float64Array, from: number): void {
  for (let k = 0; k < NODE; k++) {
    const isLow = k === 0 || k === 2 || k === BOTTOM
    const other = others[from + k]
    if (isLow ? other < boxes[at + k] : other > boxes[at + k]) boxes[at + k] = other
  }
}
