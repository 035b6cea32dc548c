import { inHalves } from '../shade/plan-halves.ts'
import type { Triangles } from './triangles.ts'

/** Triangles of a leaf at most. */
const LEAF = 4
/** Numbers of a node: ends to west, east, south and north, and top. */
const NODE = 5
const TOP = 4
const STACK = 64

/** A vertical half plane: what a place sees at an azimuth. */
export interface Cut {
  east: number
  north: number
  /** Unit vector of the azimuth. */
  eastCos: number
  northCos: number
}

/**
 * Finds how high a surface stands in a vertical cut: a binary tree of boxes over its triangles. Node 1 is
 * the root, 2 k and 2 k + 1 are below node k, and the leaves have equal parts of the triangles. A search opens
 * only boxes that may reach higher than what is found.
 * Bounds: 60 bytes a triangle.
 * Checked by: test/engine/scene/ground-shade.test.ts, against rays
 */
export class TriangleTree {
  private readonly vertices: Float64Array
  /** Those of each triangle, in the order of the leaves. */
  private readonly corners: Int32Array
  private readonly leaves: number
  private readonly nodes: Float64Array
  private readonly stack = new Int32Array(STACK)
  /** Of the search: what is found stands at base + slope x distance. One of the two rises. */
  private base = 0
  private slope = 0
  private from = 0
  private findsSlope = false
  /** The search ends where this is found. */
  private enough = 0

  constructor({ vertices, corners }: Triangles) {
    const count = corners.length / 3
    const [east, north] = [0, 1].map((axis) =>
      Float64Array.from(
        { length: count },
        (_, t) => vertices[3 * corners[3 * t] + axis] + vertices[3 * corners[3 * t + 1] + axis] + vertices[3 * corners[3 * t + 2] + axis],
      ),
    )
    this.vertices = vertices
    this.corners = new Int32Array(corners.length)
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(1, count / LEAF)))
    const order = inHalves(east, north, this.leaves, (leaf) => Math.floor((leaf * count) / this.leaves))
    order.forEach((triangle, t) => {
      this.corners.set(corners.subarray(3 * triangle, 3 * triangle + 3), 3 * t)
    })
    this.nodes = new Float64Array(2 * this.leaves * NODE)
    this.fit()
  }

  /** Width of a triangle, as a mean over the plan. */
  get meanWidth(): number {
    const { nodes, corners } = this
    const [west, east, south, north] = nodes.subarray(NODE, 2 * NODE)
    return Math.sqrt((6 * (east - west) * (north - south)) / corners.length)
  }

  private fit(): void {
    const { nodes, leaves, corners, vertices } = this
    for (let node = 2 * leaves - 1; node > 0; node--) {
      const n = NODE * node
      nodes.set(EMPTY, n)
      if (node < leaves) {
        for (let child = NODE * 2 * node; child <= NODE * (2 * node + 1); child += NODE) {
          if (nodes[child] > nodes[child + 1]) continue
          widen(nodes, n, nodes[child], nodes[child + 2], nodes[child + TOP])
          widen(nodes, n, nodes[child + 1], nodes[child + 3], nodes[child + TOP])
        }
      } else {
        const end = this.startOf(node - leaves + 1)
        for (let c = this.startOf(node - leaves); c < end; c++) {
          const v = 3 * corners[c]
          widen(nodes, n, vertices[v], vertices[v + 1], vertices[v + 2])
        }
      }
    }
  }

  /**
   * The largest height - slope x distance in a cut, from a distance on: where the beam that grazes the
   * surface passes over the place.
   * @param least  what is lower is not looked for
   * @param enough  the search ends with what is as high
   */
  highest(cut: Cut, from: number, slope: number, least: number, enough: number): number {
    this.base = least
    this.slope = slope
    this.from = from
    this.findsSlope = false
    this.enough = enough
    this.search(cut)
    return this.base
  }

  /**
   * The steepest slope under which the surface is seen in a cut.
   * @param up  height of the place
   * @param least, enough  what is less steep is not looked for, and with what is as steep the search ends
   */
  steepest(cut: Cut, up: number, least: number, enough = Number.POSITIVE_INFINITY): number {
    this.base = up
    this.slope = least
    this.from = 0
    this.findsSlope = true
    this.enough = enough
    this.search(cut)
    return this.slope
  }

  private search(cut: Cut): void {
    const { nodes, leaves, stack, from } = this
    const { east, north, eastCos, northCos } = cut
    const perEast = 1 / eastCos
    const perNorth = 1 / northCos
    const inEast = eastCos > 0 ? 0 : 1
    const inNorth = northCos > 0 ? 2 : 3
    stack[0] = 1
    for (let depth = 1; depth > 0; ) {
      const node = stack[--depth]
      const n = NODE * node
      const enter = Math.max((nodes[n + inEast] - east) * perEast, (nodes[n + inNorth] - north) * perNorth, from)
      const leave = Math.min((nodes[n + 1 - inEast] - east) * perEast, (nodes[n + 5 - inNorth] - north) * perNorth)
      // NaN of a cut along the side of a box counts as met
      if (leave < enter || nodes[n + TOP] <= this.base + this.slope * enter) continue
      if (node >= leaves) {
        this.searchLeaf(node - leaves, cut)
        if ((this.findsSlope ? this.slope : this.base) >= this.enough) return
        continue
      }
      const a = 2 * n
      const b = a + NODE
      // the one that may stand higher comes first, so that the other one is passed over
      const later = this.promise(a, cut) > this.promise(b, cut) ? 1 : 0
      stack[depth++] = 2 * node + later
      stack[depth++] = 2 * node + 1 - later
    }
  }

  /** How high the top of a node would stand in its middle. */
  private promise(n: number, { east, north, eastCos, northCos }: Cut): number {
    const { nodes } = this
    const ahead = ((nodes[n] + nodes[n + 1]) / 2 - east) * eastCos + ((nodes[n + 2] + nodes[n + 3]) / 2 - north) * northCos
    if (!(ahead > 0)) return Number.NEGATIVE_INFINITY
    return this.findsSlope ? (nodes[n + TOP] - this.base) / ahead : nodes[n + TOP] - this.slope * ahead
  }

  private searchLeaf(leaf: number, cut: Cut): void {
    const { corners } = this
    const end = this.startOf(leaf + 1)
    for (let c = this.startOf(leaf); c < end; c += 3) {
      const p = 3 * corners[c]
      const q = 3 * corners[c + 1]
      const r = 3 * corners[c + 2]
      const toP = this.aside(p, cut)
      const toQ = this.aside(q, cut)
      const toR = this.aside(r, cut)
      if (toP >= 0 === toQ >= 0) {
        if (toQ >= 0 !== toR >= 0) this.meet(cut, r, toR, p, toP, q, toQ)
      } else if (toP >= 0 === toR >= 0) this.meet(cut, q, toQ, p, toP, r, toR)
      else this.meet(cut, p, toP, q, toQ, r, toR)
    }
  }

  /** Where the corners of a leaf begin. */
  private startOf(leaf: number): number {
    return 3 * Math.floor((leaf * this.corners.length) / 3 / this.leaves)
  }

  /** Distance of a vertex from the plane of a cut. */
  private aside(v: number, { east, north, eastCos, northCos }: Cut): number {
    return (this.vertices[v] - east) * northCos - (this.vertices[v + 1] - north) * eastCos
  }

  /** Counts what a cut shows of a triangle: the line between its sides from the corner that is alone to the two others. */
  private meet(cut: Cut, alone: number, toAlone: number, p: number, toP: number, q: number, toQ: number): void {
    const { vertices, from } = this
    const shareP = toAlone / (toAlone - toP)
    const shareQ = toAlone / (toAlone - toQ)
    const ahead = this.ahead(alone, cut)
    const up = vertices[alone + 2]
    let aheadP = ahead + shareP * (this.ahead(p, cut) - ahead)
    let aheadQ = ahead + shareQ * (this.ahead(q, cut) - ahead)
    let upP = up + shareP * (vertices[p + 2] - up)
    let upQ = up + shareQ * (vertices[q + 2] - up)
    if (aheadP < from && aheadQ < from) return
    if (aheadP < from) {
      upP += ((from - aheadP) / (aheadQ - aheadP)) * (upQ - upP)
      aheadP = from
    } else if (aheadQ < from) {
      upQ += ((from - aheadQ) / (aheadP - aheadQ)) * (upP - upQ)
      aheadQ = from
    }
    this.count(aheadP, upP)
    this.count(aheadQ, upQ)
  }

  private ahead(v: number, { east, north, eastCos, northCos }: Cut): number {
    return (this.vertices[v] - east) * eastCos + (this.vertices[v + 1] - north) * northCos
  }

  private count(ahead: number, up: number): void {
    if (this.findsSlope) {
      const slope = (up - this.base) / ahead
      if (slope > this.slope) this.slope = slope
    } else {
      const base = up - this.slope * ahead
      if (base > this.base) this.base = base
    }
  }
}

const EMPTY = [
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
]

function widen(nodes: Float64Array, n: number, east: number, north: number, up: number): void {
  if (east < nodes[n]) nodes[n] = east
  if (east > nodes[n + 1]) nodes[n + 1] = east
  if (north < nodes[n + 2]) nodes[n + 2] = north
  if (north > nodes[n + 3]) nodes[n + 3] = north
  if (up > nodes[n + TOP]) nodes[n + TOP] = up
}
