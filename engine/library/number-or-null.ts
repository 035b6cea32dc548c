/** A figure of a table; null for one that its source does not state. */
export function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
