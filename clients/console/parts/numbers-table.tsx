import { csvText } from './csv.ts'
import { saveFile } from './save-file.ts'
import { WideTable } from './wide-table.tsx'

/** Numbers as they are written; the first column names the rows. */
export interface Table {
  readonly head: readonly (readonly [name: string, unit: string])[]
  readonly rows: readonly (readonly string[])[]
}

/** A small table with a button that saves it. @param name  of the saved file */
export function NumbersTable({ title, name, head, rows }: Table & { readonly title: string; readonly name: string }) {
  const save = () => {
    const names = head.map(([column, unit]) => (unit === '' ? column : `${column}, ${unit}`))
    saveFile(`${name}.csv`, new Blob([csvText([names, ...rows])], { type: 'text/csv' }))
  }
  return (
    <div class="numbers-table">
      <p class="tools">
        <strong>{title}</strong>
        <button type="button" class="plain" onClick={save}>
          CSV<span class="unseen"> of {title}</span>
        </button>
      </p>
      <WideTable label={title}>
        <table class="numbers">
          <thead>
            <tr>
              {head.map(([column, unit]) => (
                <th key={column} scope="col">
                  {column} <small>{unit}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((text, k) => (
                  <td key={k}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  )
}
