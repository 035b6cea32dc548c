import { STC_CELL_C, STC_CELL_K, STC_WM2 } from '../core/constants.ts'
import type { LitRows } from '../core/frame.ts'
import type { ModuleSolution } from '../core/models.ts'
import { LN_SAT_MAX, LN_SAT_MIN } from './diode.ts'
import type { DiodeLaw } from './diode-law.ts'
import { CELLS, CELLS_ABOVE_STC, CELLS_PER_E, PER_K, quinticAt, SHARE, STRIDE } from './mpp-tables.ts'

/**
 * Largest Halley step, in thermal voltages, after which the MPP counts as found. The error of the
 * diode voltage is the cube of the step, that of the power the square of this: below 1e-12.
 */
const CLOSE = 7e-3
/**
 * Largest step of the cell temperature that the tangents of power and voltage bridge, K. The square
 * of the step times 1e-6 per K2 is the bend of the power, which the tabulated cubic adds within a
 * tenth: the error is below 1e-12.
 */
const TANGENT_K = 2e-3
/** Guesses of the cell temperature that the kernel takes, K above 25 degC. */
const COLDEST_K = -100
const WARMEST_K = 150
/** Lowest slope of the heat balance. Below it, another solution can be near. */
const LEAST_SLOPE = 0.3
/**
 * Rows of one call. The compiler counts a call as 15 passes of a loop, and its limit grows with the
 * function: in calls of a whole block, a year of minutes ended before this one had its fastest code.
 */
const ROWS_OF_CALL = 8
/** Lower limit of the ideality factor, as a fraction of its value at 25 degC. */
const LEAST_IDEALITY = 0.1

/**
 * MPP and cell temperature of the lit rows, each by one step from the tabulated guesses: Halley's on
 * the diode voltage at the guessed temperature, then Newton's on the temperature, by the tangent of
 * the power at the MPP. There `dP/dV` is 0, so only the temperature changes the power. All of a row
 * stays in registers. A row whose steps are too large, or that is outside the tables, is left to the
 * plain solve. The result depends on the row alone, and its power is within 3e-11 of the plain solve.
 * @param cells  of `makeMppTables`
 * @param left   rows that the kernel leaves; as long as `lit.rows`
 * @returns  number of rows in `left`
 * Checked by: test/engine/module/mpp-kernel.test.ts, against the plain solve
 */
export function solveRows(
  { rows, n }: LitRows,
  law: DiodeLaw,
  cells: Float64Array,
  irradianceWm2: Float64Array,
  openC: Float64Array,
  coolingKPerWm2: Float64Array | null,
  areaM2: number,
  out: ModuleSolution,
  left: Int32Array,
): number {
  const lnLightA = Math.log(law.lightA)
  const perM2 = 1 / areaM2
  let leftCount = 0
  for (let from = 0; from < n; from += ROWS_OF_CALL) {
    const to = Math.min(n, from + ROWS_OF_CALL)
    leftCount = solveSome(rows, from, to, law, lnLightA, cells, irradianceWm2, openC, coolingKPerWm2, perM2, out, left, leftCount)
  }
  return leftCount
}

/** The rows `rows[from]` to `rows[to - 1]`. */
function solveSome(
  rows: Int32Array,
  from: number,
  to: number,
  law: DiodeLaw,
  lnLightRef: number,
  cells: Float64Array,
  irradianceWm2: Float64Array,
  openC: Float64Array,
  coolingKPerWm2: Float64Array | null,
  perM2: number,
  { powerAt25W, powerW, voltageV, cellTempC }: ModuleSolution,
  left: Int32Array,
  leftBefore: number,
): number {
  const { lightAPerK, lnSat: lnSatRef, gammaPerK, gapK, seriesOhm, recombV, builtInV } = law
  const { shuntSPerSun, shuntBaseOhm, shuntSpanOhm, shuntExp } = law
  const lightRefA = law.lightA
  const lightRelPerK = lightAPerK / lightRefA
  const refPerV = STC_CELL_K / law.thermalV
  const thermalPerK = law.thermalV / STC_CELL_K
  let leftCount = leftBefore
  for (let k = from; k < to; k++) {
    const row = rows[k]
    const suns = irradianceWm2[row] * (1 / STC_WM2)
    const lnSuns = Math.log(suns)
    const at = CELLS_ABOVE_STC - lnSuns * CELLS_PER_E
    if (!(at >= 0 && at < CELLS)) {
      left[leftCount++] = row
      continue
    }
    const cell = at | 0
    const t = at - cell
    const c = cell * STRIDE
    const at25W = suns * quinticAt(cells, c, t)

    // cell temperature, from the cubic of the power: one Newton step from that of its straight line
    const open = openC[row]
    const coolingKPerW = coolingKPerWm2 === null ? 0 : coolingKPerWm2[row] * perM2
    const cooled25K = coolingKPerW * at25W
    const openK = open - STC_CELL_C - cooled25K
    const a = cells[c + PER_K] + t * cells[c + PER_K + 1]
    const b = cells[c + PER_K + 2] + t * cells[c + PER_K + 3]
    const e = cells[c + PER_K + 4] + t * cells[c + PER_K + 5]
    const linearK = openK / (1 + cooled25K * a)
    const slopeK = 1 + cooled25K * (a + linearK * (2 * b + 3 * e * linearK))
    const warmer = linearK - (cooled25K * linearK * linearK * (b + e * linearK)) / slopeK

    // the diode at this temperature
    const cellK = warmer + STC_CELL_K
    const ideality = 1 + gammaPerK * warmer
    const perProduct = 1 / (ideality * cellK) // one division for three reciprocals
    const perCellK = ideality * perProduct
    const perIdeality = cellK * perProduct
    const perV = refPerV * perProduct
    const gap = gapK * perIdeality
    const lnSatMove = 3 * Math.log(cellK * (1 / STC_CELL_K)) + gap * (1 / STC_CELL_K - perCellK)
    const lnSat = lnSatRef + lnSatMove
    const satA = Math.exp(lnSat)
    const lightRel = lightRelPerK * warmer
    const lightA = suns * lightRefA * (1 + lightRel)
    const shuntS = shuntSPerSun === null ? 1 / (shuntBaseOhm + shuntSpanOhm * Math.exp(-shuntExp * suns)) : suns * shuntSPerSun

    // Halley's step on dP/dvd = 0, as in `solveMpp`
    const lnShare =
      cells[c + SHARE] +
      t * cells[c + SHARE + 1] +
      lnSatMove *
        (cells[c + SHARE + 2] +
          t * cells[c + SHARE + 3] +
          lnSatMove * (cells[c + SHARE + 4] + t * cells[c + SHARE + 5] + lnSatMove * (cells[c + SHARE + 6] + t * cells[c + SHARE + 7])))
    const lnDiodeA = lnSuns + lnLightRef + lightRel * (1 - lightRel * (1 / 2 - lightRel * (1 / 3))) + lnShare
    const diodeA = Math.exp(lnDiodeA)
    const guessV = (lnDiodeA - lnSat) * (thermalPerK * ideality * cellK)
    const q = 1 / (builtInV - guessV)
    const recombA = lightA * recombV * q
    const i0 = lightA - diodeA + satA - shuntS * guessV - recombA
    const i1 = -diodeA * perV - shuntS - recombA * q
    const i2 = -diodeA * perV * perV - 2 * recombA * q * q
    const lever = guessV - 2 * i0 * seriesOhm
    const perSlope1 = 1 / (2 * i1 + i2 * lever - 2 * seriesOhm * i1 * i1)
    const newton = -(i0 + i1 * lever) * perSlope1
    const i3 = -diodeA * perV * perV * perV - 6 * recombA * q * q * q
    const slope2 = 3 * i2 + i3 * lever - 6 * seriesOhm * i1 * i2
    const h = -0.5 * newton * slope2 * perSlope1
    const move = newton * (1 + h * (1 + h)) // Halley's step, without its division
    const x = move * perV
    const vd = guessV + move
    const movedA = diodeA * (1 + x * (1 + x * (1 / 2 + x * (1 / 6 + x / 24))))
    const keptFrac = 1 - recombV / (builtInV - vd)
    const i = lightA * keptFrac - movedA + satA - shuntS * vd
    const v = vd - i * seriesOhm
    const p = v * i

    // tangent of power and voltage in the temperature
    let movedW = p
    let movedV = v
    let moveK = 0
    if (coolingKPerW !== 0) {
      const lnSatPerK = 3 * perCellK + gap * (perCellK * perCellK - gammaPerK * perIdeality * (1 / STC_CELL_K - perCellK))
      const lnPerVPerK = -(perCellK + gammaPerK * perIdeality)
      const diodeAPerK = movedA * (vd * perV * lnPerVPerK + lnSatPerK)
      const iPerK = suns * lightAPerK * keptFrac - diodeAPerK + satA * lnSatPerK
      const pPerK = (vd - 2 * i * seriesOhm) * iPerK
      moveK = (open - STC_CELL_C - coolingKPerW * p - warmer) / (1 + coolingKPerW * pPerK)
      movedW += moveK * (pPerK + moveK * at25W * (b + 3 * e * warmer))
      // the MPP itself moves: d(dP/dvd)/dT over d2P/dvd2
      const i1PerK = -perV * (diodeAPerK + movedA * lnPerVPerK) - suns * lightAPerK * recombV * q * q
      const vdPerK = -(iPerK + i1PerK * lever - 2 * seriesOhm * i1 * iPerK) * perSlope1
      movedV += (vdPerK * (1 - seriesOhm * i1) - seriesOhm * iPerK) * moveK
    }
    if (
      !(x < CLOSE && x > -CLOSE && moveK < TANGENT_K && moveK > -TANGENT_K && slopeK > LEAST_SLOPE) ||
      !(warmer > COLDEST_K && warmer < WARMEST_K && ideality > LEAST_IDEALITY && lnSat > LN_SAT_MIN && lnSat < LN_SAT_MAX) ||
      !(movedV > 0 && i > 0 && vd < builtInV && at25W > 0)
    ) {
      left[leftCount++] = row
      continue
    }
    powerAt25W[row] = at25W
    powerW[row] = movedW
    voltageV[row] = movedV
    cellTempC[row] = open - coolingKPerW * movedW
  }
  return leftCount
}
