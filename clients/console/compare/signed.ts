import { shown } from '../parts/numbers.ts'

/** A difference: with its sign, and a true minus. Nothing has none. */
export function signed(value: number, decimals: number): string {
  const text = shown(Math.abs(value), decimals)
  if (!/[1-9]/.test(text)) return text
  return `${value < 0 ? '\u2212' : '+'}${text}`
}

/** Decimals of energies in a table whose largest is this one, kWh: five digits at least. */
export function energyDecimals(largest: number): number {
  return largest >= 1e6 ? 0 : largest >= 1e4 ? 1 : 2
}
