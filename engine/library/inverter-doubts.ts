import { namedKilowatts, namedNumbers } from './named-power.ts'

/** Names and ratings agree within this, `SG250HX` with 227 kW: names are often maximum or kVA. */
const AGREES_WITHIN = 0.25
/** A name may also be in W, or in tenths of a kW: `SB7000US`, `A1-AC-3-8K`. */
const SCALES = [1, 0.001, 0.1]
/** A number so many times the listed power is a code. */
const MOST_TIMES = 12
/** A unit of several that make up an inverter has this part of its power, within 4 %. */
const UNITS = [2, 3, 4]
const UNIT_WITHIN = 0.04

/** What looks wrong in a row of a list, in one sentence each. */
export function inverterDoubts(name: string, acKw: number, efficiency: number): string[] {
  return [...powerDoubt(name, acKw), ...(efficiency < 0.85 ? [`The nominal efficiency is ${(100 * efficiency).toFixed(1)} %`] : [])]
}

function powerDoubt(name: string, acKw: number): string[] {
  const numbers = namedNumbers(name)
  const isNear = (kw: number) => Math.abs(acKw / kw - 1) < AGREES_WITHIN
  if (numbers.some((number, k) => SCALES.some((scale) => isNear(number * scale)) || isNear(decimalOf(number, numbers[k + 1])))) return []
  const [named] = namedKilowatts(name).filter((kw) => kw > 1 && kw < MOST_TIMES * acKw)
  const power = named ?? modelNumber(name)
  if (power === null) return []
  const units = UNITS.find((units) => Math.abs((acKw * units) / power - 1) < UNIT_WITHIN)
  if (units !== undefined)
    return [`The name reads as ${power} kW, the list states ${acKw} kW: that is one of ${units} units, so give the power of all`]
  return named === undefined ? [] : [`The name reads as ${power} kW, the list states ${acKw} kW: check the data sheet`]
}

/** `3-8K` is 3.8 kW where the point was lost. */
function decimalOf(whole: number, tenths: number | undefined): number {
  return tenths !== undefined && tenths < 10 ? whole + tenths / 10 : whole
}

/** A model number of three digits or more directly behind the letters of the family: `SG4400UD`. */
function modelNumber(name: string): number | null {
  const [, digits] = /^[A-Z]{2,4}(\d{3,5})(?!\d)/.exec(name) ?? []
  return digits === undefined ? null : Number(digits)
}
