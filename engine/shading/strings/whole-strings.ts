import { BEAM_SHARES, lightPerBeamAt } from '../../scene/shade/beam-shares.ts'
import type { ShadowList } from '../../scene/shade/shadow-list.ts'
import { STRIPS_MAX, type StripSweep } from '../../scene/shade/strip-sweep.ts'

/** Groups of cells of each strip that have a bypass diode of their own. */
export interface BypassGroups {
  /** Along the length, from 1. */
  along: number
  /** Across the strip, from 1. */
  up: number
}

/** Most groups along a target. */
const ALONG_MAX = 64
/** Cells of a group: modules of 60 to 78 whole cells have 20 to 26. */
const CELLS_OF_GROUP = 20
/** Most cells along a target, and the positions at which each is looked at, where they are few. */
const CELLS_MAX = 128
const PER_CELL_MAX = 2
const POSITIONS = 128

/**
 * What the strings of a table lose as a whole. A string is a strip of the table; its cells are in
 * groups, each with a bypass diode. A group takes the current of its darkest cell, or is bypassed,
 * and then gives nothing, its diffuse light included. The strings are in parallel, so as many groups
 * of each give voltage. At n of N groups each string has the current of its n-th brightest group,
 * and the inverter takes the n with the most power:
 *
 *   power = max over n of n / N x mean over the strings of (light of the n-th brightest group)
 *
 * With the light of a group = 1 - beam x shade, the loss over the unshaded beam is the least of
 * (1 - n / N) x light per beam + n / N x mean shade of the n-th brightest groups.
 *
 * Valid for: strings that run along the table, from end to end, all on one input. Voltage counts as
 *   constant below the current of a group: no diode takes any, and light that is lost raises none.
 * Source: series of cells with bypass diodes by their currents, as in C. Deline et al., Solar Energy
 *   96 (2013), 274, doi 10.1016/j.solener.2013.07.008; strings in parallel: our choice.
 * Checked by: test/engine/shading/whole-strings.test.ts, against PVMismatch
 */
export class WholeStrings {
  /** Loss over the unshaded beam of the table at each of the shares of `beam-shares.ts`. */
  readonly loss = new Float64Array(BEAM_SHARES)
  private shade = new Float64Array(64)
  private readonly cell = new Float64Array(STRIPS_MAX)
  private readonly meanShade = new Float64Array(ALONG_MAX * STRIPS_MAX)

  constructor(private readonly sweep: StripSweep) {}

  /**
   * @param strips, cellFrac  as for `StripSweep`
   * @param linear  fraction of the beam that shade takes; no loss is below
   */
  run(shadows: ShadowList, strips: number, cellFrac: number, groups: BypassGroups, linear: number): void {
    const { loss } = this
    if (linear === 0 || linear === 1) {
      loss.fill(linear)
      return
    }
    const up = Math.max(1, Math.min(groups.up, Math.floor(STRIPS_MAX / strips)))
    const along = Math.max(1, Math.min(ALONG_MAX, Math.round(groups.along)))
    this.readGroups(shadows, strips, cellFrac, up, along)
    const count = up * along
    this.takeMeans(strips, count)
    for (let share = 0; share < BEAM_SHARES; share++) loss[share] = Math.max(linear, this.leastLoss(count, lightPerBeamAt(share)))
  }

  /** Writes the shade of every group, those of a string together. */
  private readGroups(shadows: ShadowList, strips: number, cellFrac: number, up: number, along: number): void {
    const { sweep } = this
    const count = up * along
    if (strips * count > this.shade.length) this.shade = new Float64Array(strips * count)
    const { shade } = this
    shade.fill(0, 0, strips * count)
    sweep.place(shadows, strips * up, cellFrac * up)
    const cells = along * cellsAlong(cellFrac * up, along)
    for (let k = 0; k < cells; k++) {
      this.readCells(shadows, k, cells, strips * up)
      const group = Math.floor((k * along) / cells)
      for (let strip = 0; strip < strips * up; strip++) {
        const at = Math.floor(strip / up) * count + (strip % up) * along + group
        if (this.cell[strip] > shade[at]) shade[at] = this.cell[strip]
      }
    }
  }

  /** Writes the mean loss of the darkest cell of each strip in a column of cells. */
  private readCells(shadows: ShadowList, column: number, cells: number, strips: number): void {
    const { sweep, cell } = this
    const positions = Math.max(1, Math.min(PER_CELL_MAX, Math.floor(POSITIONS / cells)))
    cell.fill(0, 0, strips)
    for (let k = 0; k < positions; k++) {
      sweep.readAt(shadows, (column + (k + 0.5) / positions) / cells)
      for (let strip = 0; strip < strips; strip++) cell[strip] += Math.min(1, sweep.stripElectrical[strip]) / positions
    }
  }

  /** Mean over the strings of the shade of their n-th brightest group. */
  private takeMeans(strips: number, count: number): void {
    const { shade, meanShade } = this
    meanShade.fill(0, 0, count)
    for (let strip = 0; strip < strips; strip++) {
      const own = shade.subarray(strip * count, (strip + 1) * count).sort()
      for (let n = 0; n < count; n++) meanShade[n] += own[n] / strips
    }
  }

  private leastLoss(count: number, lightPerBeam: number): number {
    let least = Number.POSITIVE_INFINITY
    for (let n = 1; n <= count; n++) {
      const share = n / count
      const lost = (1 - share) * lightPerBeam + share * this.meanShade[n - 1]
      if (lost < least) least = lost
    }
    return Math.min(1, least)
  }
}

/** Cells of a group along the target. @param cellFrac  depth of a cell over the width of the group */
function cellsAlong(cellFrac: number, along: number): number {
  const most = Math.floor(CELLS_MAX / along)
  return Math.max(1, Math.min(most, Math.round(CELLS_OF_GROUP * Math.min(1, cellFrac))))
}
