/** A figure of a report, without a negative zero. */
export function roundFigure(value: number, decimals: number): number {
  const power = 10 ** decimals
  return Math.round(value * power) / power + 0
}
