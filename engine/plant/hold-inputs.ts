import type { Face } from '../core/frame.ts'
import type { HeldArray } from '../inverter/held-array.ts'
import type { HoldArrays } from '../inverter/limited-inverter.ts'

/** Voltages between the lowest and the highest MPP that are tried before the search: the power may have several peaks. */
const TRIED = 8
/** Width of the search over the voltage; the power is then accurate to about the square of it. */
const TOLERANCE = 1e-7
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Where an input works without a window, written in place. */
interface InputPoint {
  voltageV: number
  powerW: number
  /** Lowest and highest MPP voltage of its arrays. */
  lowV: number
  highV: number
}

/** What is booked to one array, for each lit row. */
export interface HeldColumns {
  /** What a common voltage loses. */
  readonly parallelLossW: Float64Array
  readonly underVoltageLossW: Float64Array
  readonly overVoltageLossW: Float64Array
  /** What is left. */
  readonly heldW: Float64Array
}

/**
 * Operates each MPPT input of shared inverters by itself, at the voltage of most power within the
 * window: an array alone at its MPP, or at the nearest bound. Arrays in parallel at an input have one
 * voltage; what they would give more, each at its own MPP, is lost. Above its open-circuit voltage an
 * array gives nothing and takes nothing (blocking diodes). What an input loses is booked to its arrays
 * in proportion to the power of their MPPs. The inverters convert at the mean voltage of the inputs
 * that give power, as with the faces of a ridge.
 * Source: PVsyst's public help, "Mixed orientations"; the I-V curves are those of `HeldArray`.
 * @param inputs  numbers of the faces at each input
 * @param bookedOf  columns of each face
 */
export function holdInputs(inputs: readonly (readonly number[])[], bookedOf: () => readonly HeldColumns[]): HoldArrays {
  const point: InputPoint = { voltageV: 0, powerW: 0, lowV: 0, highV: 0 }
  return ({ lit, faces, dc, ac }, { minV, maxV }, array) => {
    const { rows, n } = lit
    const { arrayW, arrayV, underVoltageLossW, overVoltageLossW } = ac
    const booked = bookedOf()
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      for (let f = 0; f < booked.length; f++) clearRow(booked[f], row)
      if (dc.mppW[row] === 0) continue
      // Of inputs at their MPPs no curve is needed.
      let isRead = false
      let sumW = 0
      let sumV = 0
      let on = 0
      for (let i = 0; i < inputs.length; i++) {
        const input = inputs[i]
        if (input.length > 1 && !isRead) {
          array.read(faces, row)
          isRead = true
        }
        const ownW = freePoint(input, faces, row, array, point)
        if (ownW === 0) continue
        const freeW = point.powerW
        const isUnder = point.voltageV < minV
        if (isUnder || point.voltageV > maxV) {
          if (!isRead) array.read(faces, row)
          isRead = true
          holdInWindow(input, array, minV, maxV, point)
          ;(isUnder ? underVoltageLossW : overVoltageLossW)[row] += freeW - point.powerW
        }
        book(input, faces, row, ownW, freeW, point.powerW, isUnder, booked)
        if (point.powerW === 0) continue
        sumW += point.powerW
        sumV += point.voltageV
        on++
      }
      if (on === 0) continue
      arrayW[row] = sumW
      arrayV[row] = sumV / on
    }
  }
}

/**
 * Books the row of an input to its arrays, in proportion to the power of their MPPs.
 * @param ownW  at the MPP of each
 * @param freeW  at the voltage of most power
 * @param heldW  the same within the window
 */
function book(
  input: readonly number[],
  faces: readonly Face<'inverter'>[],
  row: number,
  ownW: number,
  freeW: number,
  heldW: number,
  isUnder: boolean,
  booked: readonly HeldColumns[],
): void {
  for (let i = 0; i < input.length; i++) {
    const columns = booked[input[i]]
    const share = faces[input[i]].dc.mppW[row] / ownW
    columns.parallelLossW[row] = share * (ownW - freeW)
    ;(isUnder ? columns.underVoltageLossW : columns.overVoltageLossW)[row] = share * (freeW - heldW)
    columns.heldW[row] = share * heldW
  }
}

function clearRow({ parallelLossW, underVoltageLossW, overVoltageLossW, heldW }: HeldColumns, row: number): void {
  parallelLossW[row] = 0
  underVoltageLossW[row] = 0
  overVoltageLossW[row] = 0
  heldW[row] = 0
}

/**
 * Finds the point of most power of an input without a window.
 * @returns  what its arrays would give, each at its own MPP; 0 without power
 */
function freePoint(input: readonly number[], faces: readonly Face<'inverter'>[], row: number, array: HeldArray, out: InputPoint): number {
  let sumW = 0
  let lowV = Number.POSITIVE_INFINITY
  let highV = 0
  for (let i = 0; i < input.length; i++) {
    const { mppW, mppV } = faces[input[i]].dc
    if (mppW[row] === 0) continue
    sumW += mppW[row]
    lowV = Math.min(lowV, mppV[row])
    highV = Math.max(highV, mppV[row])
  }
  out.lowV = lowV
  out.highV = highV
  out.voltageV = highV
  out.powerW = sumW
  if (highV - lowV <= TOLERANCE * highV) return sumW
  out.voltageV = voltageOfMost(input, array, lowV, highV)
  out.powerW = Math.min(sumW, inputPowerW(input, array, out.voltageV))
  return sumW
}

/**
 * Moves an input, whose best voltage is outside the window, to the one of most power inside. With one
 * array, and with a window beyond all MPPs, that is the nearest bound; of strings of unequal length
 * the MPP of the others may be inside.
 */
function holdInWindow(input: readonly number[], array: HeldArray, minV: number, maxV: number, point: InputPoint): void {
  const { lowV, highV, powerW: freeW } = point
  point.voltageV = point.voltageV < minV ? minV : maxV
  const boundW = inputPowerW(input, array, point.voltageV)
  point.powerW = Math.min(freeW, boundW)
  const fromV = Math.max(minV, lowV)
  const toV = Math.min(maxV, highV)
  if (fromV >= toV) return
  const mostV = voltageOfMost(input, array, fromV, toV)
  const mostW = inputPowerW(input, array, mostV)
  if (mostW <= boundW) return
  point.voltageV = mostV
  point.powerW = Math.min(freeW, mostW)
}

/** Each array gives less below its own MPP and above it: the most lies between the lowest and the highest, or next to a bound. */
function voltageOfMost(input: readonly number[], array: HeldArray, lowV: number, highV: number): number {
  const stepV = (highV - lowV) / TRIED
  let at = 0
  let mostW = -1
  for (let k = 0; k <= TRIED; k++) {
    const powerW = inputPowerW(input, array, lowV + k * stepV)
    if (powerW <= mostW) continue
    at = k
    mostW = powerW
  }
  return peakBetween(input, array, lowV + Math.max(0, at - 1) * stepV, lowV + Math.min(TRIED, at + 1) * stepV)
}

/** Golden-section search. */
function peakBetween(input: readonly number[], array: HeldArray, lowV: number, highV: number): number {
  let fromV = lowV
  let toV = highV
  let aV = toV - GOLDEN * (toV - fromV)
  let bV = fromV + GOLDEN * (toV - fromV)
  let aW = inputPowerW(input, array, aV)
  let bW = inputPowerW(input, array, bV)
  while (toV - fromV > TOLERANCE * toV) {
    if (aW < bW) {
      fromV = aV
      aV = bV
      aW = bW
      bV = fromV + GOLDEN * (toV - fromV)
      bW = inputPowerW(input, array, bV)
    } else {
      toV = bV
      bV = aV
      bW = aW
      aV = toV - GOLDEN * (toV - fromV)
      aW = inputPowerW(input, array, aV)
    }
  }
  return (fromV + toV) / 2
}

function inputPowerW(input: readonly number[], array: HeldArray, voltageV: number): number {
  let powerW = 0
  for (let i = 0; i < input.length; i++) powerW += array.facePowerW(input[i], voltageV)
  return powerW
}
