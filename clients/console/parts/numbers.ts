/** Numbers as a page writes them: grouped by thousands, with a fixed number of decimals. */
export function shown(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** A number and its unit. */
export interface Shown {
  readonly text: string
  readonly unit: string
}

const ENERGY_UNITS = [
  ['kWh', 1],
  ['MWh', 1e3],
  ['GWh', 1e6],
  ['TWh', 1e9],
] as const

/** An energy with four or more digits, in the unit that suits its size. */
export function energy(kwh: number): Shown {
  const [unit, size] = ENERGY_UNITS.findLast(([, size]) => Math.abs(kwh) >= 10 * size) ?? ENERGY_UNITS[0]
  const value = kwh / size
  return { text: shown(value, Math.abs(value) < 1000 ? 1 : 0), unit }
}

export function percent(fraction: number, decimals = 1): Shown {
  return { text: shown(100 * fraction, decimals), unit: '%' }
}
