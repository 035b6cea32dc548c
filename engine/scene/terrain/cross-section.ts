import type { ShadowList } from '../shade/shadow-list.ts'
import type { Cut } from './triangle-tree.ts'

/** Share of the reach within which cuts lie, so that the outermost one still meets the table. */
const WITHIN = 1 - 1e-9

/**
 * A table as it lies to the sun: aside of its centre, ahead of it, and by how much the beam through a point
 * passes over the centre (`lift`). Half vectors along and across have each of the three.
 */
export class CrossSection {
  /** Of the sun: height over level distance. */
  slope = 0
  /** Largest distance to the side of the centre, level distance from it, and lift. */
  reach = 0
  spread = 0
  lift = 0
  /** Of the present cut: how far ahead the table ends, and the range of its lift. */
  ahead = 0
  low = 0
  high = 0
  private readonly along = new Float64Array(3)
  private readonly across = new Float64Array(3)
  private area = 0

  /** @param alongShare, acrossShare  of the half vectors that receive light */
  place(body: Float64Array, along: number, across: number, alongShare: number, acrossShare: number, sun: Cut): void {
    this.turn(body, along, alongShare, sun, this.along)
    this.turn(body, across, acrossShare, sun, this.across)
    this.area = this.along[0] * this.across[2] - this.across[0] * this.along[2]
    this.reach = WITHIN * (Math.abs(this.along[0]) + Math.abs(this.across[0]))
    this.spread = this.reach + Math.abs(this.along[1]) + Math.abs(this.across[1])
    this.lift = Math.abs(this.along[2]) + Math.abs(this.across[2])
  }

  private turn(body: Float64Array, at: number, share: number, { eastCos, northCos }: Cut, out: Float64Array): void {
    const [east, north, up] = [share * body[at], share * body[at + 1], share * body[at + 2]]
    out[0] = east * northCos - north * eastCos
    out[1] = east * eastCos + north * northCos
    out[2] = up - this.slope * out[1]
  }

  /** Cuts the table at a distance to the side. */
  cross(aside: number): void {
    const { along, across } = this
    this.ahead = Number.NEGATIVE_INFINITY
    this.low = Number.POSITIVE_INFINITY
    this.high = Number.NEGATIVE_INFINITY
    for (let end = -1; end <= 1; end += 2) {
      const onAcross = (aside - end * along[0]) / across[0]
      if (Math.abs(onAcross) <= 1) this.take(end, onAcross)
      const onAlong = (aside - end * across[0]) / along[0]
      if (Math.abs(onAlong) <= 1) this.take(onAlong, end)
    }
  }

  private take(onAlong: number, onAcross: number): void {
    const { along, across } = this
    const lift = onAlong * along[2] + onAcross * across[2]
    this.ahead = Math.max(this.ahead, onAlong * along[1] + onAcross * across[1])
    this.low = Math.min(this.low, lift)
    this.high = Math.max(this.high, lift)
  }

  /** Adds the corner of a shadow, given aside and by its lift. */
  addCorner(aside: number, lift: number, shadows: ShadowList): void {
    const { along, across, area } = this
    shadows.add((aside * across[2] - across[0] * lift) / area, (along[0] * lift - aside * along[2]) / area)
  }
}
