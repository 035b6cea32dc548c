import { lossBetween } from './beam-shares.ts'
import type { ShadeBins } from './shade-bins.ts'
import type { ShadeKernel } from './shade-kernel.ts'
import type { SunGrid } from './sun-grid.ts'
import type { TargetSample } from './target-sample.ts'

/** Rotations of all targets under a sun, written to `out`; those of targets that do not turn are not read. */
export type RotationLaw = (east: number, north: number, up: number, out: Float64Array) => void

/** Numbers kept for a bin at a node before those of strips: light on it, and its loss by shade. */
const LIGHT_AND_SHADE = 2

/**
 * The mean shade of bins by sun direction, computed at the nodes of a grid when a cell is first
 * visited, and interpolated between them. The order of the visits changes no byte.
 *
 * What is interpolated is light, as the sum over the targets of weight x cosine of incidence, and
 * what is lost of it; the shade is their ratio. So a node in which the sun grazes a plane counts
 * little. A mean of tables is the table of means.
 * Valid for: targets whose rotation follows from the direction. Each other state, such as stow, has
 *   a table of its own.
 * Checked by: test/engine/scene/shading-table.test.ts, against the shade in every hour of a year
 */
export class ShadingTable {
  private readonly slotOf: Int32Array
  /** Numbers kept for a bin at a node: light, loss by shade, and the losses of strips. */
  private readonly size: number
  private kept = new Float64Array(0)
  private slots = 0
  private readonly direction = new Float64Array(3)
  private readonly rotations: Float64Array

  /**
   * @param law  null when no target turns
   * @param sample  of the targets in a direction; null for all
   */
  constructor(
    private readonly kernel: ShadeKernel,
    private readonly grid: SunGrid,
    private readonly bins: ShadeBins,
    private readonly law: RotationLaw | null,
    private readonly sample: TargetSample | null,
  ) {
    this.slotOf = new Int32Array(grid.nodes).fill(-1)
    this.rotations = new Float64Array(kernel.count)
    this.size = LIGHT_AND_SHADE + kernel.losses
  }

  /** Number of directions in which the scene was looked at. */
  get nodes(): number {
    return this.slots
  }

  /** Goes to a direction; `linear` and `electrical` then answer for it. */
  face(east: number, north: number, up: number): void {
    const { grid, slotOf } = this
    grid.locate(east, north, up)
    for (let k = 0; k < 4; k++) if (slotOf[grid.corner[k]] < 0) this.look(grid.corner[k])
  }

  /** Fraction of the beam on a bin that shade takes. */
  linear(bin: number): number {
    return this.lost(bin, 1)
  }

  /**
   * Fraction of the beam on a bin that strips lose.
   * @param lightPerBeam  all light on the plane over its beam; read where strings count as a whole
   */
  electrical(bin: number, lightPerBeam = 1): number {
    if (this.kernel.losses === 1) return this.lost(bin, LIGHT_AND_SHADE)
    return lossBetween((node) => this.lost(bin, LIGHT_AND_SHADE + node), lightPerBeam)
  }

  private lost(bin: number, what: number): number {
    const { grid, slotOf, kept, bins } = this
    let light = 0
    let lost = 0
    for (let k = 0; k < 4; k++) {
      const at = this.size * (slotOf[grid.corner[k]] * bins.count + bin)
      light += grid.weight[k] * kept[at]
      lost += grid.weight[k] * kept[at + what]
    }
    return light > 0 ? Math.min(1, lost / light) : 0
  }

  private look(node: number): void {
    const { kernel, grid, direction, law, rotations, sample } = this
    grid.direction(node, direction)
    const [east, north, up] = direction
    law?.(east, north, up, rotations)
    const first = this.size * this.bins.count * this.newSlot(node)
    if (sample !== null) {
      kernel.faceFew(east, north, up, rotations)
      sample.take(node % grid.hours, Math.floor(node / grid.hours))
      for (let k = 0; k < sample.targets.length; k++) this.lookAt(sample.targets[k], sample.share[k], first)
      return
    }
    if (law !== null) kernel.turn(rotations)
    kernel.face(east, north, up)
    for (let i = 0; i < kernel.count; i++) this.lookAt(i, 1, first)
  }

  /** Adds the light on a target that stands for so many, and its losses. */
  private lookAt(i: number, share: number, first: number): void {
    const { kernel, bins, kept } = this
    const cos = kernel.incidenceCos(i)
    if (!(cos > 0)) return
    const light = bins.weight[i] * share * cos
    const at = first + this.size * bins.binOf[i]
    kept[at] += light
    kept[at + 1] += light * kernel.shade(i)
    kernel.addLosses(i, light, kept, at + LIGHT_AND_SHADE)
  }

  private newSlot(node: number): number {
    const slot = this.slots++
    this.slotOf[node] = slot
    const size = this.size * this.bins.count
    if (this.slots * size > this.kept.length) {
      const larger = new Float64Array(Math.max(64, 2 * this.slots) * size)
      larger.set(this.kept)
      this.kept = larger
    }
    return slot
  }
}
