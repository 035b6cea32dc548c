import type { AngleRange } from '../../geometry/array-angles.ts'

/** Light that a plane would get, and what is lost of it. */
export interface Light {
  readonly light: number
  readonly lost: number
}

/**
 * The share of light that is lost, by rotation: light and lost light are interpolated in straight
 * lines between even steps, and divided. Where a plane sees little, its loss counts little, and what
 * takes light at no step takes none between them. A range of one angle gives a constant.
 * Checked by: test/engine/scene/runs/objects.test.ts
 */
export class LightTable {
  private readonly nodes: readonly Light[]
  private readonly perRad: number

  /** @param stepRad  largest distance between nodes */
  constructor(
    lightAt: (rad: number) => Light,
    private readonly range: AngleRange,
    stepRad: number,
  ) {
    const { fromRad, toRad } = range
    const width = toRad - fromRad
    const intervals = Math.ceil(width / stepRad)
    this.perRad = intervals === 0 ? 0 : intervals / width
    this.nodes = Array.from({ length: intervals + 1 }, (_, k) => lightAt(intervals === 0 ? fromRad : fromRad + k / this.perRad))
  }

  at(rad: number): number {
    const { nodes, perRad, range } = this
    const last = nodes.length - 1
    const position = Math.min(last, Math.max(0, (rad - range.fromRad) * perRad))
    const k = Math.min(Math.floor(position), Math.max(0, last - 1))
    const share = position - k
    const [left, right] = [nodes[k], nodes[Math.min(last, k + 1)]]
    const light = (1 - share) * left.light + share * right.light
    return light > 0 ? ((1 - share) * left.lost + share * right.lost) / light : 0
  }
}
