import { lossBetween } from '../../scene/shade/beam-shares.ts'
import type { ShadeBins } from '../../scene/shade/shade-bins.ts'
import type { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import type { RotationLaw } from '../../scene/shade/shading-table.ts'
import type { TargetSample } from '../../scene/shade/target-sample.ts'
import type { BinShade } from './bin-shade.ts'

/** Steps of the sample per unit of a direction: no two rows of a day have the same start. */
const STEPS = 1000

/** The shade of tables, projected in every direction that is asked for: of all, or of other ones in each direction. */
export class ProjectedShade implements BinShade {
  private readonly rotations: Float64Array
  private readonly light: Float64Array
  private readonly lost: Float64Array
  private readonly lostByStrips: Float64Array

  /**
   * @param byTable  rotation of each tracker by the sun, away from strong wind; null where those of a bin are one
   * @param sample  of the tables in a direction; null for all
   */
  constructor(
    private readonly kernel: ShadeKernel,
    private readonly bins: ShadeBins,
    private readonly byTable: RotationLaw | null,
    private readonly sample: TargetSample | null,
  ) {
    this.rotations = new Float64Array(kernel.count)
    this.light = new Float64Array(bins.count)
    this.lost = new Float64Array(bins.count)
    this.lostByStrips = new Float64Array(kernel.losses * bins.count)
  }

  face(east: number, north: number, up: number, rotationsRad: Float64Array, isStowed: boolean): void {
    const { kernel, bins, light, lost, lostByStrips, byTable, rotations, sample } = this
    if (byTable !== null && !isStowed) byTable(east, north, up, rotations)
    else for (let i = 0; i < kernel.count; i++) rotations[i] = rotationsRad[bins.binOf[i]]
    light.fill(0)
    lost.fill(0)
    lostByStrips.fill(0)
    if (sample !== null) {
      kernel.faceFew(east, north, up, rotations)
      sample.take(STEPS * east, STEPS * north)
      for (let k = 0; k < sample.targets.length; k++) this.lookAt(sample.targets[k], sample.share[k])
      return
    }
    kernel.turn(rotations)
    kernel.face(east, north, up)
    for (let i = 0; i < kernel.count; i++) this.lookAt(i, 1)
  }

  /** Adds the light on a table that stands for so many, and its losses. */
  private lookAt(i: number, share: number): void {
    const { kernel, bins, light, lost, lostByStrips } = this
    const seen = bins.weight[i] * share * kernel.incidenceCos(i)
    if (!(seen > 0)) return
    const bin = bins.binOf[i]
    light[bin] += seen
    lost[bin] += seen * kernel.shade(i)
    kernel.addLosses(i, seen, lostByStrips, kernel.losses * bin)
  }

  linear(bin: number): number {
    return this.light[bin] > 0 ? this.lost[bin] / this.light[bin] : 0
  }

  electrical(bin: number, lightPerBeam = 1): number {
    const { kernel, light, lostByStrips } = this
    if (!(light[bin] > 0)) return 0
    if (kernel.losses === 1) return lostByStrips[bin] / light[bin]
    return lossBetween((node) => lostByStrips[kernel.losses * bin + node], lightPerBeam) / light[bin]
  }
}
