/** The values of a plant by their paths. */
export function pointText(point: Readonly<Record<string, unknown>>): string {
  return Object.entries(point)
    .map(([path, value]) => `${path} ${String(value)}`)
    .join(', ')
}

/** A figure with as many digits as tell neighbours apart. */
export function figureText(value: number | null): string {
  if (value === null) return '-'
  const digits = Math.abs(value) < 10 ? 4 : Math.abs(value) < 10_000 ? 1 : 0
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
