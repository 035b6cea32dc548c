import type { SweepAnswer } from '@pvyield/contract/schemas'

type Value = SweepAnswer['axes'][number]['values'][number]

/** What is written of each variant. */
type Variants = Pick<SweepAnswer, 'count' | 'points' | 'columns' | 'units' | 'failed' | 'failed_count'>

/** A sweep as CSV: a row for each variant, with its values, its figures, and why it was refused. */
export function sweepCsv({ count, points, columns, units, failed, failed_count: failedCount }: Variants): string {
  const [paths, figures] = [Object.entries(points), Object.entries(columns)]
  const titles = [
    ...paths.map(([path]) => path),
    ...figures.map(([name]) => (units[name] === '' ? name : `${name} (${units[name]})`)),
    'problem',
  ]
  const problems = new Map(
    failed.map(({ variant, errors }) => [variant, errors.map(({ field, message }) => `${field}: ${message}`).join('; ')]),
  )
  const lines = [titles.map(cell).join(',')]
  for (let k = 0; k < count; k++) {
    const values = figures.map(([, column]) => column[k] ?? null)
    const isRefused = failedCount > failed.length && !problems.has(k) && values.every((value) => value === null)
    const row = [...paths.map(([, column]) => column[k] ?? null), ...values, problems.get(k) ?? (isRefused ? 'refused' : '')]
    lines.push(row.map(cell).join(','))
  }
  return `${lines.join('\n')}\n`
}

/** A value as a cell. */
export function cell(value: Value): string {
  const text = typeof value === 'string' ? inert(value) : value === null ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that a spreadsheet does not take for a formula: it may come from someone else's file. */
export function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
