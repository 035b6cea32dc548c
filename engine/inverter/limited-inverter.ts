import type { AcColumns, AcStage, DcColumns, Face, Frame, LitRows, ReadColumn } from '../core/frame.ts'
import type { ModuleModel } from '../core/models.ts'
import { ClipVoltage } from './clip-voltage.ts'
import { HeldArray } from './held-array.ts'
import type { Conversion } from './model/option.ts'
import type { OperatingPointOption } from './operating-point/option.ts'
import type { PowerLimit } from './power-limit.ts'

/** All inverters of the plant; they are equal, and each takes an equal share of the array. */
export interface InverterPlant {
  inverters: number
  modulesPerString: number
  module: ModuleModel
  conversion: Conversion
  limit: PowerLimit
  /** MPPT window, V; from 0 and to infinity where none is stated. */
  minV: number
  maxV: number
  /** Maximum voltage of the input, V; infinite where none is stated. */
  inputMaxV: number
  /** Per inverter; infinite where none is stated. */
  maxA: number
  /** Per inverter. */
  startW: number
  /** Drawn by all inverters while they are off, W. */
  nightW: number
}

/*
 * The array works at its MPP, or at the nearest bound of the inverter's voltage window. What the inverter does not take, by its current or its power, is lost at the
 * voltage of the operating point. `arrayW` and `arrayV` run through the passes; a row whose `arrayW` is zero is off.
 */

/** Every row is off until it is found on: the inverters draw their night consumption, by night and in rows of too little light alike. */
function drawNight({ n, ac }: Frame<'inverter'>, nightW: number): void {
  const { nightW: drawnW, inverterOutputW } = ac
  for (let row = 0; row < n; row++) {
    drawnW[row] = nightW
    inverterOutputW[row] = -nightW
  }
}

/** Several faces on one input: each works at its own MPP, and the input stands at the voltage that the operating point makes of theirs. */
function shareInput(
  { rows, n }: LitRows,
  faces: readonly Face<'inverter'>[],
  { mppW, mppV, mppA }: DcColumns<'inverter'>,
  sharedV: OperatingPointOption['sharedV'],
): void {
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (mppW[row] === 0) continue
    mppV[row] = sharedV(faces, row)
    mppA[row] = mppW[row] / mppV[row]
  }
}

/** The array at its MPP, held inside the window. */
function holdInWindow({ lit, faces, dc, ac }: Frame<'inverter'>, { minV, maxV }: InverterPlant, array: HeldArray): void {
  const { rows, n } = lit
  const { mppW, mppV } = dc
  const { arrayW, arrayV, underVoltageLossW, overVoltageLossW } = ac
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (mppW[row] === 0) continue
    const freeV = mppV[row]
    if (freeV >= minV && freeV <= maxV) {
      arrayW[row] = mppW[row]
      arrayV[row] = freeV
      continue
    }
    const heldV = freeV < minV ? minV : maxV
    array.read(faces, row)
    const heldW = Math.min(mppW[row], array.powerW(heldV))
    const lossW = freeV < minV ? underVoltageLossW : overVoltageLossW
    lossW[row] = mppW[row] - heldW
    if (heldW === 0) continue // off: the bound lies beyond open circuit
    arrayW[row] = heldW
    arrayV[row] = heldV
  }
}

function takeMpp({ rows, n }: LitRows, mppW: ReadColumn, arrayW: Float64Array): void {
  for (let k = 0; k < n; k++) arrayW[rows[k]] = mppW[rows[k]]
}

function switchOff(row: number, { arrayW, arrayV, thresholdLossW }: AcColumns<'inverter'>): void {
  thresholdLossW[row] = arrayW[row]
  arrayW[row] = 0
  arrayV[row] = 0
}

function applyThreshold({ rows, n }: LitRows, ac: AcColumns<'inverter'>, startW: number): void {
  if (startW === 0) return
  const { arrayW } = ac
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (arrayW[row] < startW) switchOff(row, ac)
  }
}

function limitCurrent({ rows, n }: LitRows, { arrayW, arrayV, overCurrentLossW }: AcColumns<'inverter'>, maxA: number): void {
  if (maxA === Number.POSITIVE_INFINITY) return
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    const mostW = maxA * arrayV[row]
    if (arrayW[row] <= mostW) continue
    overCurrentLossW[row] = arrayW[row] - mostW
    arrayW[row] = mostW
  }
}

/**
 * Finds the rows that are on and limits their AC power; the array then gives the DC power that makes the limit. `inverterOutputW` holds the AC power before the limit.
 * @param clip  null leaves the voltage where it is
 */
function limitPower({ lit, faces, ac, sky }: Frame<'inverter'>, plant: InverterPlant, clip: ClipVoltage | null): void {
  const { inverters, conversion, limit } = plant
  const { hasVoltage } = plant.module
  const { rows, n } = lit
  const { arrayW, arrayV, inverterOutputW, nightW } = ac
  const lowestLimitW = inverters * Math.min(limit.lowestW, conversion.maxAcW)
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (arrayW[row] === 0) continue
    const outputW = inverterOutputW[row]
    if (outputW <= 0) {
      switchOff(row, ac)
      inverterOutputW[row] = -nightW[row]
      continue
    }
    if (outputW > lowestLimitW) {
      const limitW = inverters * Math.min(limit.at(sky.tempAirC[row]), conversion.maxAcW)
      if (outputW > limitW) {
        if (clip !== null && limitW > 0) arrayV[row] = clip.find(faces, row, arrayV[row], arrayW[row], limitW)
        const neededW = limitW > 0 ? inverters * conversion.dcW(limitW / inverters, hasVoltage ? arrayV[row] : conversion.ratedV) : 0
        const takenW = Math.min(arrayW[row], neededW) // above it by the rounding of the search at most
        ac.overPowerLossW[row] = arrayW[row] - takenW
        arrayW[row] = takenW
        inverterOutputW[row] = limitW
        if (takenW === 0) {
          arrayV[row] = 0
          inverterOutputW[row] = -nightW[row]
          continue
        }
      }
    }
    nightW[row] = 0
  }
}

/** What the inverters that are on lose in conversion, and the array's current. */
function loseEfficiency(
  { rows, n }: LitRows,
  { arrayW, arrayV, arrayA, inverterOutputW, efficiencyLossW }: AcColumns<'inverter'>,
  hasVoltage: boolean,
): void {
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (arrayW[row] === 0) continue
    efficiencyLossW[row] = arrayW[row] - inverterOutputW[row]
    if (hasVoltage) arrayA[row] = arrayW[row] / arrayV[row]
  }
}

/** In each row what reaches the inverter is parted, in this order, into: voltage window, start threshold, current limit, power limit, efficiency. */
export function limitedInverter(plant: InverterPlant, { sharedV, yieldsToPower }: OperatingPointOption): AcStage<'inverter'> {
  const { inverters, module, conversion } = plant
  const array = module.hasVoltage ? new HeldArray(module, plant.modulesPerString) : null
  const clip = array !== null && yieldsToPower ? new ClipVoltage(array, inverters, conversion, plant.inputMaxV) : null
  return (frame) => {
    const { lit, faces, dc, ac } = frame
    drawNight(frame, plant.nightW)
    if (array === null) takeMpp(lit, dc.mppW, ac.arrayW)
    else {
      if (faces.length > 1) shareInput(lit, faces, dc, sharedV)
      holdInWindow(frame, plant, array)
    }
    applyThreshold(lit, ac, inverters * plant.startW)
    if (array !== null) limitCurrent(lit, ac, inverters * plant.maxA)
    conversion.convert(lit, inverters, ac.arrayW, array === null ? null : ac.arrayV, ac.inverterOutputW)
    limitPower(frame, plant, clip)
    loseEfficiency(lit, ac, array !== null)
  }
}
