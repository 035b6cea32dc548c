import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import { type Diode, solveMpp } from './diode.ts'
import type { DiodeParameters } from './diode-law.ts'

/**
 * Nodes of the tables: the logarithm of the irradiance, from 1870 W/m2 downwards in steps of 6 %,
 * to 1 W/m2. STC is a node, so that the tabulated power is exact there.
 */
export const CELLS_PER_E = 16
export const CELLS_ABOVE_STC = 10
export const CELLS = 120
/** Nodes before the first cell and after the last that a quintic needs. */
const MARGIN = 2
const NODES = CELLS + 1 + 2 * MARGIN

/** At the other temperatures every fifth node is enough: what they add bends little. */
const COARSE = 5

/** Cell temperatures of the tables, degC. */
const TEMPS_C = [STC_CELL_C, -10, 50, 75] as const

/**
 * Numbers of a cell: the quintic of the power at 25 degC over suns, W; then, for each coefficient of
 * two cubics, its value and its change over the cell.
 */
export const STRIDE = 20
/**
 * Cubic, in ln I0 less its value at 25 degC, of the logarithm of the diode's share of the
 * photocurrent at the MPP, `ln(I0 exp(vd / a) / Iph)`. The share varies little: 0.02 to 0.1.
 */
export const SHARE = 6
/**
 * Cubic, in the cell temperature less 25 degC and without its constant, of the MPP power relative to
 * that at 25 degC. It predicts only the cell temperature, never the power.
 */
export const PER_K = 14

/** Guess of the diode's share at the first node. */
const FIRST_LN_SHARE = -3
/**
 * Largest sixth difference of the tabulated power, relative to the power. A quintic errs by 1/205 of
 * it, so by 2e-8. In low light, where the shunt takes over from the diode, the power bends within a
 * few per cent of the light.
 */
const SMOOTH = 5e-6

/** MPPs of the nodes at one cell temperature. */
interface Nodes {
  /** ln I0. */
  lnSat: number
  /** Logarithm of the diode's share of the photocurrent. */
  lnShare: Float64Array
  /** MPP power over suns, W. */
  perSunW: Float64Array
}

/**
 * Tables of the guesses from which the MPP solve starts, and of the power at 25 degC: `CELLS` cells of
 * `STRIDE` numbers. The power is within 3e-8 of the solved one in every row, and within 1e-8 over a
 * year. Where it bends too sharply for a quintic, it is NaN.
 * Checked by: test/engine/module/mpp-kernel.test.ts
 */
export function makeMppTables(parameters: DiodeParameters, d: Diode): Float64Array {
  const at25 = solveNodes(parameters, TEMPS_C[0], null, d)
  const others = [1, 2, 3].map((k) => solveNodes(parameters, TEMPS_C[k], at25, d))
  const cells = new Float64Array(CELLS * STRIDE)
  for (let k = 0; k < CELLS; k++) writeQuintic(at25.perSunW, k, cells)
  for (let k = 0; k <= CELLS; k++) writeNode(cells, k, SHARE, at25.lnShare[k + MARGIN])
  const u = others.map(({ lnSat }) => lnSat - at25.lnSat)
  const warmer = [1, 2, 3].map((k) => TEMPS_C[k] - TEMPS_C[0])
  const shares = [0, 0, 0]
  const powers = [0, 0, 0]
  for (let k = 0; k <= CELLS; k += COARSE) {
    const node = k + MARGIN
    for (let m = 0; m < 3; m++) {
      shares[m] = (others[m].lnShare[node] - at25.lnShare[node]) / u[m]
      powers[m] = (others[m].perSunW[node] / at25.perSunW[node] - 1) / warmer[m]
    }
    writeCubic(cells, k, SHARE + 2, u, shares)
    writeCubic(cells, k, PER_K, warmer, powers)
  }
  return cells
}

/** The tabulated power at 25 degC, W; NaN where there is none. */
export function tabulated25W(irradianceWm2: number, cells: Float64Array): number {
  const suns = irradianceWm2 * (1 / STC_WM2)
  const at = CELLS_ABOVE_STC - Math.log(suns) * CELLS_PER_E
  if (!(at >= 0 && at < CELLS)) return Number.NaN
  const cell = Math.trunc(at)
  return suns * quinticAt(cells, cell * STRIDE, at - cell)
}

/** The quintic of a cell at a position from 0 to 1. */
export function quinticAt(cells: Float64Array, c: number, t: number): number {
  return cells[c] + t * (cells[c + 1] + t * (cells[c + 2] + t * (cells[c + 3] + t * (cells[c + 4] + t * cells[c + 5]))))
}

/**
 * Solves the MPP of every node at 25 degC, or of the coarse ones at another cell temperature.
 * @param at25  the nodes at 25 degC, from which the guesses follow; null at 25 degC
 */
function solveNodes(parameters: DiodeParameters, cellTempC: number, at25: Nodes | null, d: Diode): Nodes {
  const lnShare = new Float64Array(NODES)
  const perSunW = new Float64Array(NODES)
  const [first, step] = at25 === null ? [0, 1] : [MARGIN, COARSE]
  let guess = FIRST_LN_SHARE
  for (let node = first; node < NODES; node += step) {
    const suns = Math.exp((CELLS_ABOVE_STC + MARGIN - node) / CELLS_PER_E)
    parameters.setLight(STC_WM2 * suns, d)
    parameters.setTemperature(cellTempC, d)
    const lnRatio = Math.log(d.lightA) - d.lnSat
    // a straight line through the nodes before, or parallel to those at 25 degC
    if (at25 !== null) guess += at25.lnShare[node] - (node > first ? 0 : FIRST_LN_SHARE)
    else if (node > first) guess = 2 * lnShare[node - 1] - lnShare[Math.max(0, node - 2)]
    solveMpp(d, d.thermalV * (lnRatio + guess))
    lnShare[node] = d.diodeV / d.thermalV - lnRatio
    perSunW[node] = (d.voltageV * d.currentA) / suns
    if (at25 !== null) guess = lnShare[node] - at25.lnShare[node]
  }
  return { lnSat: d.lnSat, lnShare, perSunW }
}

/** Whether a node and the six before it are a smooth row; true beyond the last node. */
function isSmooth(values: Float64Array, node: number): boolean {
  return node < 6 || node >= NODES || Math.abs(sixthDifference(values, node)) < SMOOTH * values[node]
}

function sixthDifference(values: Float64Array, node: number): number {
  const outer = values[node] + values[node - 6]
  const second = values[node - 1] + values[node - 5]
  const third = values[node - 2] + values[node - 4]
  return outer - 6 * second + 15 * third - 20 * values[node - 3]
}

/** The quintic of a cell, through the node at its start, two before it and three after it. */
function writeQuintic(nodes: Float64Array, cell: number, cells: Float64Array): void {
  if (!(isSmooth(nodes, cell + 5) && isSmooth(nodes, cell + 6))) {
    cells[cell * STRIDE] = Number.NaN
    return
  }
  const at = cell * STRIDE
  const [a, b, c, d, e, f] = [nodes[cell], nodes[cell + 1], nodes[cell + 2], nodes[cell + 3], nodes[cell + 4], nodes[cell + 5]]
  cells[at] = c
  cells[at + 1] = (6 * a - 60 * b - 40 * c + 120 * d - 30 * e + 4 * f) / 120
  cells[at + 2] = (-a + 16 * b - 30 * c + 16 * d - e) / 24
  cells[at + 3] = (-a - b + 10 * c - 14 * d + 7 * e - f) / 24
  cells[at + 4] = (a - 4 * b + 6 * c - 4 * d + e) / 24
  cells[at + 5] = (-a + 5 * b - 10 * c + 10 * d - 5 * e + f) / 120
}

/**
 * Writes the cubic `x (a + x (b + x c))` whose slopes from the origin are given at three arguments:
 * the parabola through the slopes. Between coarse nodes, a, b and c are straight lines.
 */
function writeCubic(cells: Float64Array, node: number, column: number, x: readonly number[], slopes: readonly number[]): void {
  const first = (slopes[1] - slopes[0]) / (x[1] - x[0])
  const second = ((slopes[2] - slopes[1]) / (x[2] - x[1]) - first) / (x[2] - x[0])
  writeCoarse(cells, node, column, slopes[0] - first * x[0] + second * x[0] * x[1])
  writeCoarse(cells, node, column + 2, first - second * (x[0] + x[1]))
  writeCoarse(cells, node, column + 4, second)
}

/** Writes a coarse node and, in a straight line, those since the one before it. */
function writeCoarse(cells: Float64Array, node: number, column: number, value: number): void {
  const before = Math.max(0, node - COARSE)
  const from = node === 0 ? value : cells[before * STRIDE + column]
  for (let k = node === 0 ? 0 : before + 1; k <= node; k++) writeNode(cells, k, column, from + ((k - before) / COARSE) * (value - from))
}

/** Writes a node's value where its cell starts, and the change over the cell before it. */
function writeNode(cells: Float64Array, node: number, column: number, value: number): void {
  const at = node * STRIDE + column
  if (node < CELLS) cells[at] = value
  if (node > 0) cells[at - STRIDE + 1] = value - cells[at - STRIDE]
}
