/** A number for people: decimals after a point, thousands apart by commas. */
export function fixed(value: number, decimals: number): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const digits = rest === undefined ? grouped : `${grouped}.${rest}`
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits
}

/** A share as percent. */
export function percent(share: number, decimals = 1): string {
  return `${fixed(100 * share, decimals)} %`
}

/** A gain has a plus, a loss a minus, and what is shown as 0 neither. */
export function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** A gain or a loss as percent. */
export function signedPercent(share: number, decimals = 2): string {
  return `${signed(100 * share, decimals)} %`
}

/** With as many decimals as three digits need. */
export function short(value: number): string {
  const size = Math.abs(value)
  if (size === 0) return '0'
  return fixed(value, Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(size)))))
}

/** The unit in which energies up to a size are shown, and how many kWh it has. */
export interface EnergyUnit {
  readonly name: string
  readonly kwh: number
}

export function energyUnit(largestKwh: number): EnergyUnit {
  if (largestKwh >= 1e8) return { name: 'GWh', kwh: 1e6 }
  return largestKwh >= 1e4 ? { name: 'MWh', kwh: 1000 } : { name: 'kWh', kwh: 1 }
}

/** Energy with its unit, four digits or more. */
export function energyText(kwh: number): string {
  const { name, kwh: one } = energyUnit(Math.abs(kwh))
  const value = kwh / one
  return `${fixed(value, Math.abs(value) >= 1000 ? 0 : 1)} ${name}`
}
