/** A note on the gaps of one column of a file. */
const OF_COLUMN = /^(\w+): (\d+ of \d+ rows are missing, .*)$/s

/** Notes once each; columns with the same gaps and the same repair share one. */
export function joinedNotes(notes: readonly string[]): string[] {
  const joined: { columns: string[]; rest: string }[] = []
  for (const note of new Set(notes)) {
    const [, column, rest] = OF_COLUMN.exec(note) ?? []
    if (column === undefined || rest === undefined) joined.push({ columns: [], rest: note })
    else {
      const same = joined.find((other) => other.columns.length > 0 && other.rest === rest)
      if (same === undefined) joined.push({ columns: [column], rest })
      else same.columns.push(column)
    }
  }
  return joined.map(({ columns, rest }) => (columns.length === 0 ? rest : `${columns.join(', ')}: ${rest}`))
}
