/** Numbers and stamps, of which one note has other ones than the same note on other rows. */
const FIGURES = /[-+]?\d[\d.,:T-]*/g

const shapeOf = (note: string): string => note.replaceAll(FIGURES, '#')

/**
 * Notes without those that are made again, whose numbers may differ.
 * @param made  the notes as they are made now, or were made of the weather before
 */
export function withoutReplaced(notes: readonly string[], made: readonly string[]): string[] {
  const shapes = new Set(made.map(shapeOf))
  return notes.filter((note) => !shapes.has(shapeOf(note)))
}
