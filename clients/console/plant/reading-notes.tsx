/** Up to this many are shown at once. */
const FEW_NOTES = 4

/** What the reader of a file noted. */
export function ReadingNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <details open={notes.length <= FEW_NOTES}>
      <summary>{notes.length === 1 ? '1 note' : `${notes.length} notes`} of the reading</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  )
}
