export type CsvRows = readonly (readonly (string | number | null)[])[]

/** Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. */
export function csvText(rows: CsvRows): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // A spreadsheet takes a text with such a beginning for a formula.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
