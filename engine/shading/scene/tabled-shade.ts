import type { ShadeBins } from '../../scene/shade/shade-bins.ts'
import type { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import { type RotationLaw, ShadingTable } from '../../scene/shade/shading-table.ts'
import type { SunGrid } from '../../scene/shade/sun-grid.ts'
import type { TargetSample } from '../../scene/shade/target-sample.ts'
import type { BinShade } from './bin-shade.ts'

/** Rotation of the trackers of a bin under a sun, away from strong wind. */
export type BinLaw = (east: number, north: number, up: number) => number

/** The shade by tables of sun directions: one for trackers that follow the sun, one for stowed ones. */
export class TabledShade implements BinShade {
  private readonly following: ShadingTable
  private readonly stowed: ShadingTable
  private table: ShadingTable

  /**
   * @param laws  rotation of each bin; null for bins that do not turn
   * @param byTable  rotation of each tracker; null where those of a bin are one
   * @param stowRad  rotation of stowed trackers
   * @param sample  as in `ShadingTable`
   */
  constructor(
    kernel: ShadeKernel,
    grid: SunGrid,
    bins: ShadeBins,
    laws: readonly (BinLaw | null)[],
    byTable: RotationLaw | null,
    stowRad: number,
    sample: TargetSample | null,
  ) {
    const turns = laws.some((law) => law !== null)
    const byBin = new Float64Array(bins.count)
    const follow = (east: number, north: number, up: number, out: Float64Array): void => {
      for (let b = 0; b < bins.count; b++) byBin[b] = laws[b]?.(east, north, up) ?? 0
      for (let i = 0; i < out.length; i++) out[i] = byBin[bins.binOf[i]]
    }
    const stow = (_east: number, _north: number, _up: number, out: Float64Array): void => {
      out.fill(stowRad)
    }
    this.following = new ShadingTable(kernel, grid, bins, turns ? (byTable ?? follow) : null, sample)
    this.stowed = turns ? new ShadingTable(kernel, grid, bins, stow, sample) : this.following
    this.table = this.following
  }

  face(east: number, north: number, up: number, _rotationsRad: Float64Array, isStowed: boolean): void {
    this.table = isStowed ? this.stowed : this.following
    this.table.face(east, north, up)
  }

  linear(bin: number): number {
    return this.table.linear(bin)
  }

  electrical(bin: number, lightPerBeam = 1): number {
    return this.table.electrical(bin, lightPerBeam)
  }
}
