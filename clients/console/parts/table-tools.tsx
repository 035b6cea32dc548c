import { CopyButton } from './copy-button.tsx'
import { type CsvRows, csvText } from './csv.ts'
import { saveFile } from './save-file.ts'

/**
 * Copies and saves a table.
 * @param name  of the saved file
 * @param rows  the head and the rows, with all their digits
 */
export function TableTools(props: { readonly name: string; readonly rows: () => CsvRows }) {
  const { name, rows } = props
  return (
    <p class="tools">
      <CopyButton label="Copy as CSV" text={() => csvText(rows())} />
      <button type="button" onClick={() => saveFile(`${name}.csv`, new Blob([csvText(rows())], { type: 'text/csv' }))}>
        Save as CSV
      </button>
    </p>
  )
}
