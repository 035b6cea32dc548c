import type { Face } from '../core/frame.ts'
import type { HeldArray } from '../inverter/held-array.ts'
import type { HoldArrays } from '../inverter/limited-inverter.ts'

/** Voltages between the lowest and the highest MPP that are tried before the search: the power may have several peaks. */
const TRIED = 8
/** Width of the search over the voltage; the power is then accurate to about the square of it. */
const TOLERANCE = 1e-7
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** A point at an input, written in place. */
interface InputPoint {
  voltageV: number
  powerW: number
}

/**
 * Operates each MPPT input of shared inverters by itself: at its MPP, or at the nearest bound of the
 * window. Arrays in parallel at an input have one voltage, that of the most power together; what
 * they would give more, each at its own MPP, is lost. The inverters convert at the mean voltage of
 * the inputs that give power, as with the faces of a ridge.
 * Source: PVsyst's public help, "Mixed orientations"; the I-V curves are those of `HeldArray`.
 * @param inputs  numbers of the faces at each input
 * @param parallelLossW  written for the rows with power: what the common voltages lose
 */
export function holdInputs(inputs: readonly (readonly number[])[], parallelLossW: () => Float64Array): HoldArrays {
  const point: InputPoint = { voltageV: 0, powerW: 0 }
  return ({ lit, faces, dc, ac }, { minV, maxV }, array) => {
    const { rows, n } = lit
    const { arrayW, arrayV, underVoltageLossW, overVoltageLossW } = ac
    const lostW = parallelLossW()
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      lostW[row] = 0
      if (dc.mppW[row] === 0) continue
      let sumW = 0
      let sumV = 0
      let on = 0
      let isRead = false
      for (let i = 0; i < inputs.length; i++) {
        const input = inputs[i]
        if (input.length > 1 && !isRead) {
          array.read(faces, row)
          isRead = true
        }
        const freeW = freePoint(input, faces, row, array, point)
        if (freeW === 0) continue
        lostW[row] += freeW - point.powerW
        const mppW = point.powerW
        if (point.voltageV < minV || point.voltageV > maxV) {
          if (!isRead) array.read(faces, row)
          isRead = true
          const isUnder = point.voltageV < minV
          point.voltageV = isUnder ? minV : maxV
          point.powerW = Math.min(mppW, inputPowerW(input, array, point.voltageV))
          ;(isUnder ? underVoltageLossW : overVoltageLossW)[row] += mppW - point.powerW
        }
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
  out.voltageV = highV
  out.powerW = sumW
  if (highV - lowV <= TOLERANCE * highV) return sumW
  out.voltageV = voltageOfMost(input, array, lowV, highV)
  out.powerW = Math.min(sumW, inputPowerW(input, array, out.voltageV))
  return sumW
}

/** Each array gives less below its own MPP and above it: the most lies between the lowest and the highest. */
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
