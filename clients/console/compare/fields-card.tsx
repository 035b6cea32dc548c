import { useEffect, useState } from 'preact/hooks'
import type { WorkerPool } from '../worker/pool.ts'
import { type DifferingField, differingFields, valueText } from './differing-fields.ts'
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
  const applied = variants.map(({ answer }) => new Map(answer.defaults_applied?.map(({ field, value }) => [field, value])))
  return (
    <section class="card" aria-labelledby="fields-title">
      <h2 id="fields-title">Fields that differ</h2>
      {fields.length === 0 ? (
        <p class="hint">The requests are the same.</p>
      ) : (
        <div class="scroll" tabIndex={0} role="region" aria-label="Table of fields that differ">
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
                    <code>{path}</code>
                  </th>
                  {values.map((value, k) => {
                    const assumed = value === undefined ? applied[k]?.get(path) : undefined
                    return (
                      <td key={k}>
                        {valueText(assumed ?? value)}
                        {assumed === undefined ? null : <small> default</small>}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
