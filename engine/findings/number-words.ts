/** `12.5`, of a share of one. */
export function percent(frac: number, decimals = 1): string {
  return (100 * frac).toFixed(decimals)
}

/** At most so many decimals, without zeros at the end. */
export function atMost(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0
}

/** `1 row`, `2 rows` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
