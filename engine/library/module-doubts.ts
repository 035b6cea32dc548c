import { namedNumbers, saysOtherwise } from './named-power.ts'

/** Figures of a list row. */
export interface ModuleFigures {
  powerW: number
  areaM2: number
  /** Length times width. */
  sizeM2: number
  /** As the list has them, and as the section has them. */
  listedCells: number
  cells: { inSeries: number; inParallel: number }
  shortCircuitA: number
  alphaScAPerK: number
  betaOcVPerK: number
  /** Temperature coefficient of the maximum power, 1/K. */
  powerSlopePerK: number
  aRefV: number
  lightRefA: number
  seriesOhm: number
  shuntOhm: number
}

/** kT/q at 25 degC, V. */
const THERMAL_V = 0.025693
/** A name counts as a power only this near to it: `FS-267` is no module of 267 W. */
const NAMED_WITHIN = { least: 0.05, most: 0.2 }
/** Digits of a name that may be a power, W. */
const NAMED_FROM_W = 50

/**
 * What looks wrong in a row of a list, in one sentence each. The limits are those at which the rows
 * of 2024 were set apart; rows of the list before stay, because their power is right.
 */
export function moduleDoubts(name: string, v: ModuleFigures): string[] {
  const doubts: string[] = []
  const startFrac = v.lightRefA / (1 + v.seriesOhm / v.shuntOhm) / v.shortCircuitA - 1
  if (Math.abs(startFrac) > 0.02)
    doubts.push(
      `The fitted curve starts ${percent(startFrac)} % from the listed short-circuit current: currents below the MPP voltage are off, the power is right`,
    )
  const ideality = v.aRefV / (v.listedCells * THERMAL_V)
  if (isOutside(ideality, 0.5, 2)) doubts.push(cellDoubt(v, ideality))
  if (v.alphaScAPerK < 0 || v.betaOcVPerK > 0 || v.powerSlopePerK > 0)
    doubts.push('A temperature coefficient has the wrong sign: current rises with temperature, voltage and power fall')
  if (isOutside(v.powerSlopePerK, -0.006, -0.0015))
    doubts.push(`The temperature coefficient of the power, ${percent(v.powerSlopePerK)} %/K, is outside -0.6 to -0.15 %/K`)
  const efficiency = v.powerW / v.areaM2 / 1000
  if (isOutside(efficiency, 0.05, 0.245)) doubts.push(`The efficiency is ${percent(efficiency)} %: area or power is wrong`)
  if (Math.abs(v.sizeM2 / v.areaM2 - 1) > 0.05) doubts.push('Length times width is not the area')
  // Most names have the power, in steps of 5 W: no search for other numbers then.
  const named = name.includes(String(5 * Math.round(v.powerW / 5))) ? null : nearest(namedNumbers(name), v.powerW)
  if (named !== null && saysOtherwise(named, v.powerW, NAMED_WITHIN))
    doubts.push(`The name reads as ${named} W, the list states ${v.powerW} W: check the data sheet`)
  return doubts
}

function cellDoubt({ listedCells, cells: { inSeries, inParallel } }: ModuleFigures, ideality: number): string {
  const doubt = `The list counts ${listedCells} cells in series, which does not fit the diode curve (ideality ${ideality.toFixed(2)})`
  return inParallel > 1 ? `${doubt}: the section has ${inSeries} in series and ${inParallel} in parallel` : doubt
}

function nearest(numbers: readonly number[], powerW: number): number | null {
  const powers = numbers.filter((number) => number >= NAMED_FROM_W)
  return powers.length === 0 ? null : powers.reduce((a, b) => (Math.abs(b - powerW) < Math.abs(a - powerW) ? b : a))
}

function isOutside(value: number, least: number, most: number): boolean {
  return value < least || value > most
}

function percent(fraction: number): string {
  return (100 * fraction).toFixed(2).replace(/0$/, '')
}
