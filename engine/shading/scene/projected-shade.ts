import type { ShadeBins } from '../../scene/shade/shade-bins.ts'
import type { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import type { RotationLaw } from '../../scene/shade/shading-table.ts'
import type { BinShade } from './bin-shade.ts'

/** The shade of every table, projected in every direction that is asked for. */
export class ProjectedShade implements BinShade {
  private readonly rotations: Float64Array
  private readonly light: Float64Array
  private readonly lost: Float64Array
  private readonly lostByStrips: Float64Array

  /** @param byTable  rotation of each tracker by the sun, away from strong wind; null where those of a bin are one */
  constructor(
    private readonly kernel: ShadeKernel,
    private readonly bins: ShadeBins,
    private readonly byTable: RotationLaw | null,
  ) {
    this.rotations = new Float64Array(kernel.count)
    this.light = new Float64Array(bins.count)
    this.lost = new Float64Array(bins.count)
    this.lostByStrips = new Float64Array(bins.count)
  }

  face(east: number, north: number, up: number, rotationsRad: Float64Array, isStowed: boolean): void {
    const { kernel, bins, light, lost, lostByStrips, byTable, rotations } = this
    if (byTable !== null && !isStowed) byTable(east, north, up, rotations)
    else for (let i = 0; i < kernel.count; i++) rotations[i] = rotationsRad[bins.binOf[i]]
    kernel.turn(rotations)
    kernel.face(east, north, up)
    light.fill(0)
    lost.fill(0)
    lostByStrips.fill(0)
    for (let i = 0; i < kernel.count; i++) {
      const seen = bins.weight[i] * kernel.incidenceCos(i)
      if (seen <= 0) continue
      const bin = bins.binOf[i]
      light[bin] += seen
      lost[bin] += seen * kernel.shade(i)
      lostByStrips[bin] += seen * kernel.electrical
    }
  }

  linear(bin: number): number {
    return this.light[bin] > 0 ? this.lost[bin] / this.light[bin] : 0
  }

  electrical(bin: number): number {
    return this.light[bin] > 0 ? this.lostByStrips[bin] / this.light[bin] : 0
  }
}
