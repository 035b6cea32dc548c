import { BEAM_SHARES, lightPerBeamAt } from '../../scene/shade/beam-shares.ts'
import type { ShadowList } from '../../scene/shade/shadow-list.ts'
import type { StripSweep } from '../../scene/shade/strip-sweep.ts'
import type { StringLoss } from '../../scene/shade/target.ts'
import type { CellCurves } from './cell-curves.ts'
import { CURRENTS, currentAt, FIRST_OF_STRING } from './current-grid.ts'
import { CurveSums } from './curve-sums.ts'
import { type PowerCurve, peak } from './power-curve.ts'
import { fillBetween, SolvedShare } from './solved-share.ts'
import { type CellGrid, cellGrid, type TableLayout } from './table-layout.ts'

/** Voltage at which a bypass diode conducts, V. */
export const BYPASS_V = -0.5
/** Shares of the beam at which the circuit is solved: 0 to 92.5 % of diffuse light. */
const SOLVED = Int32Array.of(0, 5, 10, 15, 20, 24, 28, 31, 34, 37)
/** Shade of a cell counts in steps of this. */
const SHADE_STEPS = 1e5

/**
 * What a shaded table loses, from the I-V curves of its cells: cells in series, their parts in
 * parallel behind a bypass diode, groups and modules in series, strings in parallel on one input,
 * which finds the highest power of all.
 *
 * Each cell has the beam that the shadows leave of its own area, and the diffuse light of the table.
 * Groups of cells that are shaded alike share a curve, so that a table has few. The loss is counted
 * against the power of the table at its mean light: with the loss by that light it makes up the
 * power of the circuit.
 *
 * The power has a peak where a shaded group is bypassed and one where the string takes its current.
 * Which is higher depends on the share of diffuse light. Between the shares at which the circuit is
 * solved, each of their two highest peaks has a loss of its own, a straight line over the light per
 * beam; the table has the lesser.
 * Valid for: one temperature of all cells; the light at which the curves were prepared.
 * Checked by: test/engine/shading/iv.test.ts, against PVMismatch and a solver of its own
 */
export class TableCircuit implements StringLoss {
  private readonly loss = new Float64Array(BEAM_SHARES)
  private readonly grid: CellGrid
  private readonly shades: Float64Array
  private readonly groupsOfModule: number
  private sweep: StripSweep | null = null
  /** Series of cells that differ, each sorted; group 0 of cells without shade. */
  private readonly series: Float64Array
  private readonly seriesKey: Float64Array
  private seriesCount = 0
  /** Parts that are together behind a diode, that differ; which of them each string has how often. */
  private readonly groups: Int32Array
  private groupCount = 0
  private readonly groupOf: Int32Array
  /** How often each string has each group. */
  private readonly counts: Int32Array
  private readonly sorted: Float64Array
  private readonly seriesCurves: Float64Array
  private readonly groupCurves: Float64Array
  private readonly stringCurves: Float64Array
  private readonly starts: Int32Array
  private readonly stringStarts: Int32Array
  private readonly sums: CurveSums
  private readonly uniform = new Float64Array(CURRENTS)
  /** The share solved last, and the one before. */
  private readonly solved = [new SolvedShare(), new SolvedShare()] as const

  constructor(
    private readonly layout: TableLayout,
    private readonly curvesAt: (share: number) => CellCurves,
  ) {
    const { diodes, parts, strings, lines, columns } = layout
    this.grid = cellGrid(layout)
    const { rows, columns: across, ofSeries } = this.grid
    const groups = lines * columns * diodes
    this.groupsOfModule = diodes
    this.shades = new Float64Array(rows * across)
    this.series = new Float64Array(groups * parts * ofSeries)
    this.seriesKey = new Float64Array(groups * parts)
    this.groups = new Int32Array(groups * parts)
    this.groupOf = new Int32Array(groups)
    this.counts = new Int32Array(strings.length * groups)
    this.sorted = new Float64Array(ofSeries)
    this.seriesCurves = new Float64Array(groups * parts * CURRENTS)
    this.groupCurves = parts === 1 ? this.seriesCurves : new Float64Array(groups * CURRENTS)
    this.stringCurves = new Float64Array(strings.length * CURRENTS)
    this.starts = new Int32Array(groups * parts)
    this.stringStarts = Int32Array.from(strings, (_, k) => k * CURRENTS)
    this.sums = new CurveSums(Math.max(parts, strings.length))
  }

  lose(shadows: ShadowList, linear: number, newSweep: () => StripSweep): Float64Array {
    const { loss } = this
    if (linear === 0 || linear === 1) return loss.fill(linear)
    this.sweep ??= newSweep()
    this.readShades(shadows, this.sweep)
    this.findGroups()
    for (let k = 0; k < SOLVED.length; k++) {
      const share = this.solved[k % 2]
      this.solveAt(SOLVED[k], linear, share)
      loss[share.node] = share.loss
      if (k > 0) fillBetween(loss, this.solved[(k - 1) % 2], share)
    }
    return loss
  }

  /** The highest power of the table last asked for, W. @param lightPerBeam  full light over its beam */
  powerW(lightPerBeam: number, curves: CellCurves): number {
    const { curve } = this.solved[0]
    this.solve(lightPerBeam, curves, curve)
    return curve.powerOf(curve.best()) * curves.unitA
  }

  private solveAt(node: number, linear: number, share: SolvedShare): void {
    const lightPerBeam = lightPerBeamAt(node)
    const curves = this.curvesAt(node)
    this.solve(lightPerBeam, curves, share.curve)
    share.take(node, linear, this.groupOf.length * this.evenPower(1 - linear / lightPerBeam, curves))
  }

  /** Highest power of a group of cells under one light. */
  private evenPower(light: number, curves: CellCurves): number {
    const { uniform, grid } = this
    uniform.fill(0)
    curves.add(light, grid.ofSeries, FIRST_OF_STRING, uniform, 0)
    let best = FIRST_OF_STRING
    const power = (k: number): number => currentAt(k) * uniform[k]
    for (let k = best; k < CURRENTS; k++) if (power(k) > power(best)) best = k
    return best > FIRST_OF_STRING && best < CURRENTS - 1 ? peak(power(best - 1), power(best), power(best + 1)) : power(best)
  }

  /** Reads the shaded share of every cell. */
  private readShades(shadows: ShadowList, sweep: StripSweep): void {
    const { shades, grid } = this
    const { rows, columns } = grid
    sweep.place(shadows, rows, 1)
    for (let column = 0; column < columns; column++) {
      sweep.readBetween(shadows, column / columns, (column + 1) / columns)
      for (let row = 0; row < rows; row++) shades[row * columns + column] = Math.round(SHADE_STEPS * sweep.stripLinear[row]) / SHADE_STEPS
    }
  }

  /** Finds the series of cells that differ, and the groups of them. */
  private findGroups(): void {
    const { groups, groupOf, layout, grid } = this
    const { parts } = layout
    this.seriesCount = 0
    this.groupCount = 0
    let series = 0
    for (let group = 0; group < groupOf.length; group++) {
      const own = this.groupCount * parts
      for (let part = 0; part < parts; part++) groups[own + part] = this.seriesLike(series++ * grid.ofSeries)
      groupOf[group] = this.groupLike(own)
    }
    this.countGroups()
  }

  private countGroups(): void {
    const { layout, counts, groupOf, groupCount, groupsOfModule } = this
    const { strings } = layout
    counts.fill(0)
    for (let s = 0; s < strings.length; s++)
      for (let m = 0; m < strings[s].length; m++) {
        const first = strings[s][m] * groupsOfModule
        for (let d = 0; d < groupsOfModule; d++) counts[s * groupCount + groupOf[first + d]]++
      }
  }

  /** The number of the series of cells that is shaded like the one that begins at `from`. */
  private seriesLike(from: number): number {
    const { grid, shades, sorted, series, seriesKey } = this
    const { ofSeries, cells } = grid
    let key = 0
    for (let k = 0; k < ofSeries; k++) {
      sorted[k] = shades[cells[from + k]]
      key += sorted[k] * (1 + sorted[k])
    }
    if (key > 0 && key < 2 * ofSeries) sorted.sort()
    for (let other = 0; other < this.seriesCount; other++) if (Math.abs(seriesKey[other] - key) < 1e-9 && this.isLike(other)) return other
    series.set(sorted, this.seriesCount * ofSeries)
    seriesKey[this.seriesCount] = key
    return this.seriesCount++
  }

  private isLike(other: number): boolean {
    const { sorted, series } = this
    const { ofSeries } = this.grid
    for (let k = 0; k < ofSeries; k++) if (sorted[k] !== series[other * ofSeries + k]) return false
    return true
  }

  /** The number of the group that has the series of the last one. @param own  where these are */
  private groupLike(own: number): number {
    const { groups } = this
    const { parts } = this.layout
    for (let other = 0; other < this.groupCount; other++) {
      let part = 0
      while (part < parts && groups[other * parts + part] === groups[own + part]) part++
      if (part === parts) return other
    }
    return this.groupCount++
  }

  /** Writes the curve of the table. */
  private solve(lightPerBeam: number, curves: CellCurves, out: PowerCurve): void {
    const { layout, stringCurves, stringStarts, counts, groupCount, groupCurves, sums } = this
    this.curveSeries(lightPerBeam, curves)
    this.curveGroups()
    stringCurves.fill(0)
    for (let s = 0; s < layout.strings.length; s++)
      for (let group = 0; group < groupCount; group++) {
        const count = counts[s * groupCount + group]
        if (count === 0) continue
        const shift = CURRENTS * (s - group)
        const end = CURRENTS * (group + 1)
        for (let k = CURRENTS * group + FIRST_OF_STRING; k < end; k++) stringCurves[k + shift] += count * groupCurves[k]
      }
    sums.sum(stringCurves, stringStarts, layout.strings.length, out)
  }

  private curveSeries(lightPerBeam: number, curves: CellCurves): void {
    const { series, seriesCount, seriesCurves, grid, layout } = this
    const { ofSeries } = grid
    const from = layout.parts === 1 ? FIRST_OF_STRING : 0
    seriesCurves.fill(0, 0, seriesCount * CURRENTS)
    for (let k = 0; k < seriesCount; k++) {
      const end = (k + 1) * ofSeries
      for (let cell = k * ofSeries; cell < end; ) {
        const shade = series[cell]
        let next = cell + 1
        while (next < end && series[next] === shade) next++
        curves.add(1 - shade / lightPerBeam, next - cell, from, seriesCurves, k * CURRENTS)
        cell = next
      }
    }
  }

  /** The curves of the groups behind their diodes; those of whole cells are their series. */
  private curveGroups(): void {
    const { groups, groupCount, groupCurves, seriesCurves, starts, sums, layout } = this
    const { parts } = layout
    if (parts === 1) {
      for (let k = 0; k < groupCount * CURRENTS; k++) if (groupCurves[k] < BYPASS_V) groupCurves[k] = BYPASS_V
      return
    }
    for (let k = 0; k < groupCount * parts; k++) starts[k] = CURRENTS * groups[k]
    for (let k = 0; k < groupCount; k++) sums.join(seriesCurves, starts, k * parts, parts, BYPASS_V, groupCurves, k * CURRENTS)
  }
}
