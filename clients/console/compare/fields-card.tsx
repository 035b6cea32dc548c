import { type DifferingField, differingFields, fieldName, valueText } from '@pvyield/engine/studies'
import { useEffect, useState } from 'preact/hooks'
import { FieldName } from '../parts/field-name.tsx'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { textWords } from '../plant/option-words.ts'
import type { WorkerPool } from '../worker/pool.ts'
import type { RanVariant } from './ran-variant.ts'

/** The fields in which variants differ. Simple and full requests are compared as full ones. */
export function FieldsCard(props: { readonly pool: WorkerPool; readonly variants: readonly RanVariant[] }) {
  const { pool, variants } = props
  const isMixed = new Set(variants.map(({ plant }) => plant.kind)).size > 1
  const [fields, setFields] = useState<readonly DifferingField[]>([])
  const plants = variants.map(({ plant }) => plant)
  useEffect(() => {
    let isCurrent = true
    const bodies = isMixed
      ? Promise.all(plants.map(async ({ kind, body }) => (await pool.ask('request', { kind, body })).request))
      : Promise.resolve(plants.map(({ body }) => body))
    void bodies.then((found) => isCurrent && setFields(differingFields(found)))
    return () => {
      isCurrent = false
    }
  }, [pool, isMixed, ...plants])
  return (
    <section class="card" aria-labelledby="fields-title">
      <h2 id="fields-title">Fields that differ</h2>
      {fields.length === 0 ? <p class="hint">The requests are the same.</p> : <FieldsTable variants={variants} fields={fields} />}
    </section>
  )
}

function FieldsTable(props: { readonly variants: readonly RanVariant[]; readonly fields: readonly DifferingField[] }) {
  const { variants, fields } = props
  const applied = variants.map(({ answer }) => new Map(answer.defaults_applied?.map(({ field, value }) => [field, value])))
  const shownIn = (k: number, { path, values }: DifferingField) => values[k] ?? applied[k]?.get(path)
  const csvRows = () => [
    ['field', ...variants.map(({ name }) => name)],
    ...fields.map((field) => [field.path, ...variants.map((_, k) => csvCell(shownIn(k, field)))]),
  ]
  return (
    <>
      <WideTable label="Table of fields that differ">
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">Field</th>
              {variants.map(({ name }, k) => (
                <th key={k} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ path, values }) => (
              <tr key={path}>
                <th scope="row">
                  <FieldName path={path} label={fieldName(path)[0]} />
                </th>
                {values.map((value, k) => {
                  const assumed = value === undefined ? applied[k]?.get(path) : undefined
                  return (
                    <td key={k}>
                      {wordsOf(path, assumed ?? value)}
                      {assumed === undefined ? null : <small> default</small>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <TableTools name="fields-that-differ" rows={csvRows} />
    </>
  )
}

function wordsOf(path: string, value: unknown): string {
  const text = valueText(value, fieldName(path)[1])
  return typeof value === 'string' ? textWords(path, text) : text
}

/** The whole value; a table on the page shortens it. */
function csvCell(value: unknown): string | number | null {
  if (value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)
}
