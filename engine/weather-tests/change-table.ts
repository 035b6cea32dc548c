import type { Change } from './change-log.ts'

/** The changes as CSV: a gap is an empty cell. @param leftOut  changes that are not among the rows */
export function changeTable(rows: readonly Change[], leftOut: number): string {
  const lines = rows.map(
    ({ row, time, column, before, after, why, how }) => `${row},${time},${column},${before ?? ''},${after ?? ''},${why},${how}\n`,
  )
  const end = leftOut === 0 ? '' : `# ${leftOut} more changes are left out\n`
  return `row,time,column,before,after,why,how\n${lines.join('')}${end}`
}
