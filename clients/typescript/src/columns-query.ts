/** The series that a call chooses, as the parameter `columns`. */
export function columnsQuery(columns: readonly string[] | undefined): { columns?: string } {
  return columns === undefined ? {} : { columns: columns.map(quoted).join(',') }
}

/** Formats a name for `columns`: a name with a comma or a quote is put in double quotes. */
function quoted(name: string): string {
  return /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name
}
