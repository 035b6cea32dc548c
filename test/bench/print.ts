/** Prints rows as aligned columns: the first column left-aligned, the others right-aligned. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((_, k) => Math.max(...[header, ...rows].map((row) => row[k].length)))
  const line = (row: readonly string[]) => row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]) : cell.padStart(widths[k]))).join('  ')
  console.log(`\n${title}`)
  for (const row of [header, ...rows]) console.log(`  ${line(row)}`)
}

export function millis(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`
}

export function perSecond(medianMs: number): string {
  return `${Math.round(1000 / medianMs).toLocaleString('en-US')}/s`
}
