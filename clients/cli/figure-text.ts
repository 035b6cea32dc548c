/** The values of a plant by their paths. */
export function pointText(point: Readonly<Record<string, unknown>>): string {
  return Object.entries(point)
    .map(([path, value]) => `${path} ${String(value)}`)
    .join(', ')
}

/** Where a sign stands: `exceptZero` for a plus too. Digits that are all zero have none. */
type Sign = 'negative' | 'exceptZero'

/** A number with so many decimals. */
export function fixedText(value: number, decimals: number, sign: Sign = 'negative'): string {
  return groupedText(value, decimals, sign).replaceAll(',', '')
}

/** The same with thousands apart by commas. */
export function groupedText(value: number, decimals: number, sign: Sign = 'negative'): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: sign })
}

/** A fraction as percent. */
export function percentText(frac: number, decimals: number, sign: Sign = 'negative'): string {
  return `${fixedText(100 * frac, decimals, sign)} %`
}

/** A figure with as many digits as tell neighbours apart. */
export function figureText(value: number | null): string {
  if (value === null) return '-'
  const digits = Math.abs(value) < 10 ? 4 : Math.abs(value) < 10_000 ? 1 : 0
  return groupedText(value, digits)
}
