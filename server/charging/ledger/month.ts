/** The month of a time, UTC, YYYY-MM. */
export function monthOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 7)
}
