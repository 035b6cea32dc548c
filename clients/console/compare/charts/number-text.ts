/** A number for people: decimals after a point, thousands apart by commas. */
export function fixed(value: number, decimals: number): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const digits = rest === undefined ? grouped : `${grouped}.${rest}`
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits
}
