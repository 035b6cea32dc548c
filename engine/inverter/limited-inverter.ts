import type { AcColumns, AcStage, DcColumns, Face, Frame, LitRows, ReadColumn } from '../core/frame.ts'
import { acLimitW, type LimitedParts } from './ac-limit.ts'
import { ClipVoltage } from './clip-voltage.ts'
import { HeldArray, type HeldStrings } from './held-array.ts'
import { holdStringsInWindow } from './hold-strings.ts'
import type { OperatingPointOption } from './operating-point/option.ts'

/** All inverters of the plant. They are equal, and each has an equal share of the array. */
export interface InverterPlant extends LimitedParts {
  /** Strings of each face; one for all of them where these are alike; null without voltage. */
  strings: readonly HeldStrings[] | null
  /** MPPT window, V; 0 to infinity when none is stated, and when the operating point has none. */
  minV: number
  maxV: number
  /** Whether the DC wiring takes the same share of the voltage at any current. */
  isWiringFlat: boolean
  /** Maximum input voltage, V; infinite when none is stated. */
  inputMaxV: number
  /** Per inverter; infinite when none is stated. */
  maxA: number
  /** Per inverter. */
  startW: number
  /** Consumption of all inverters while they are off, W. */
  nightW: number
}

/*
 * The array works at its MPP, or at the nearest bound of the inverter's voltage window. Power
 * beyond the inverter's current or power limit is lost at the voltage of the operating point. Each
 * pass updates `arrayW` and `arrayV`; in a row whose `arrayW` is zero the inverters are off.
 */

/**
 * Starts with the inverters off in every row. They draw their night consumption at night and in
 * rows with too little light.
 */
function drawNight({ n, ac }: Frame<'inverter'>, nightW: number): void {
  ac.nightW.fill(nightW, 0, n)
  ac.inverterOutputW.fill(-nightW, 0, n)
}

/**
 * Several faces on one input: each works at its own MPP, and the operating point derives the input
 * voltage from theirs.
 */
function shareInput(
  { rows, n }: LitRows,
  faces: readonly Face<'inverter'>[],
  { mppW, mppV, mppA }: DcColumns<'inverter'>,
  sharedV: OperatingPointOption['sharedV'],
  shares: readonly number[],
): void {
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (mppW[row] === 0) continue
    mppV[row] = sharedV(faces, row, shares)
    mppA[row] = mppW[row] / mppV[row]
  }
}

/** Where the arrays at the inputs of inverters work: writes their power and voltage, and what they lose by the window. */
export type HoldArrays = (frame: Frame<'inverter'>, plant: InverterPlant, array: HeldArray) => void

/** All faces at one input, as those of a ridge. */
export function holdAtOneInput({ sharedV, window }: OperatingPointOption, shares?: readonly number[]): HoldArrays {
  return (frame, plant, array) => {
    const { lit, faces, dc, ac } = frame
    if (faces.length > 1) shareInput(lit, faces, dc, sharedV, shares ?? faces.map(() => 1 / faces.length))
    if (window === null) {
      takeRows(lit, dc.mppW, ac.arrayW)
      takeRows(lit, dc.mppV, ac.arrayV)
    } else if (window === 'strings') holdStringsInWindow(frame, plant, array)
    else holdInWindow(frame, plant, array)
  }
}

/** Operates the array at its MPP, or at the nearest bound of the window. */
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
    if (heldW === 0) continue // off: the bound is above the open-circuit voltage
    arrayW[row] = heldW
    arrayV[row] = heldV
  }
}

function takeRows({ rows, n }: LitRows, from: ReadColumn, to: Float64Array): void {
  for (let k = 0; k < n; k++) to[rows[k]] = from[rows[k]]
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
 * Finds the rows in which the inverters are on and limits their AC power. The array then gives only
 * the DC power that reaches the limit. On entry, `inverterOutputW` contains the AC power before the
 * limit.
 * @param clip  null keeps the voltage
 */
function limitPower({ first, lit, faces, ac, sky }: Frame<'inverter'>, plant: InverterPlant, clip: ClipVoltage | null): void {
  const { inverters, conversion, limit, dcDerating, activeW } = plant
  const hasVoltage = plant.strings !== null
  const { rows, n } = lit
  const { arrayW, arrayV, inverterOutputW, nightW } = ac
  const lowestLimitW = dcDerating === null && activeW === null ? inverters * Math.min(limit.lowestW, conversion.maxAcW) : 0
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
      const limitW = acLimitW(plant, sky.tempAirC[row], hasVoltage ? arrayV[row] : conversion.ratedV, first + row)
      if (outputW > limitW) {
        if (clip !== null && limitW > 0) arrayV[row] = clip.find(faces, row, arrayV[row], arrayW[row], limitW)
        const neededW = limitW > 0 ? inverters * conversion.dcW(limitW / inverters, hasVoltage ? arrayV[row] : conversion.ratedV) : 0
        const takenW = Math.min(arrayW[row], neededW) // exceeds it by rounding at most
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

/** Keeps the output before the power limit. */
function keepUnlimited({ rows, n }: LitRows, { arrayW, inverterOutputW, unlimitedW }: AcColumns<'inverter'>): void {
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (arrayW[row] !== 0) unlimitedW[row] = Math.max(0, inverterOutputW[row])
  }
}

/** Conversion loss of the inverters that are on, and the array's current. */
function bookEfficiencyLoss(
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

/**
 * Applies the inverter's losses to each row in this order: voltage window, start threshold, current
 * limit, power limit, efficiency.
 * @param clipWithinRows  takes what the power limit of the means leaves out; null for nothing
 * @param hold  default: all faces at one input
 */
export function limitedInverter(
  plant: InverterPlant,
  option: OperatingPointOption,
  clipWithinRows: AcStage<'inverter'> | null,
  hold: HoldArrays = holdAtOneInput(option),
): AcStage<'inverter'> {
  const { inverters, strings, conversion } = plant
  const array = strings === null ? null : new HeldArray(strings)
  const clip = array !== null && option.yieldsToPower ? new ClipVoltage(array, inverters, conversion, plant.inputMaxV) : null
  return (frame) => {
    const { lit, dc, ac } = frame
    drawNight(frame, plant.nightW)
    if (array === null) takeRows(lit, dc.mppW, ac.arrayW)
    else hold(frame, plant, array)
    applyThreshold(lit, ac, inverters * plant.startW)
    if (array !== null) limitCurrent(lit, ac, inverters * plant.maxA)
    conversion.convert(lit, inverters, ac.arrayW, array === null ? null : ac.arrayV, ac.inverterOutputW)
    if (clipWithinRows !== null) keepUnlimited(lit, ac)
    limitPower(frame, plant, clip)
    clipWithinRows?.(frame)
    bookEfficiencyLoss(lit, ac, array !== null)
  }
}
