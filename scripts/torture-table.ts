/** A line of the table, as `test/torture/report.ts` writes it. */
interface Line {
  readonly case: string
  readonly what: string
  readonly measured: string
  readonly limit: string
}

const TITLES: Line = { case: 'case', what: 'what', measured: 'measured', limit: 'limit' }
const KEYS = ['case', 'what', 'measured', 'limit'] as const

/**
 * The table of everything that was measured.
 * @param lines  one JSON object on each line
 */
export function tableOf(lines: string): string {
  const rows = [
    TITLES,
    ...lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line),
  ]
  const widths = KEYS.map((key) => Math.max(...rows.map((row) => row[key].length)))
  return rows
    .map((row) =>
      KEYS.map((key, k) => row[key].padEnd(widths[k] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
