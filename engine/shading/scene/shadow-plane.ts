import type { Frame, PlaneColumns } from '../../core/frame.ts'

type Plane = PlaneColumns<'shading'>

/** Columns of a plane that a stage of rows writes. */
const WRITTEN = ['beamWm2', 'skyWm2', 'groundWm2', 'nearBeamLossWm2', 'nearSkyLossWm2', 'nearGroundLossWm2', 'stripSurplusFrac'] as const
/** Those that it reduces. */
const REDUCED = new Set<string>(['beamWm2', 'skyWm2', 'groundWm2'])

/** A copy of the light on a plane: rows take from it as they would from the plane. */
export class ShadowPlane {
  private copies: Record<(typeof WRITTEN)[number], Float64Array> | null = null
  private readonly shadows = new WeakMap<Plane, Plane>()

  /** The same plane with columns of its own for what shading writes. One plane at a time. */
  of(plane: Plane, { capacity, n }: Pick<Frame, 'capacity' | 'n'>): Plane {
    this.copies ??= Object.fromEntries(WRITTEN.map((name) => [name, new Float64Array(capacity)])) as Record<
      (typeof WRITTEN)[number],
      Float64Array
    >
    const shadow = this.shadows.get(plane) ?? { ...plane, ...this.copies }
    this.shadows.set(plane, shadow)
    for (const name of WRITTEN) {
      if (REDUCED.has(name)) this.copies[name].set(plane[name].subarray(0, n))
      else this.copies[name].fill(0, 0, n)
    }
    return shadow
  }
}
