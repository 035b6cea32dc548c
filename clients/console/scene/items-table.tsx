import type { ComponentChildren } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { itemIn, itemsOf, type List } from './edit-scene.ts'
import { ItemRow } from './item-row.tsx'
import type { ItemsProps } from './items-props.ts'
import type { ListForm } from './scene-forms.ts'
import type { SceneFailure } from './use-validation.ts'

const PAGE_ROWS = 20
const NAMED_FAULTS_MAX = 10

/** A list of the scene, to be changed in place, with what is wrong under each row. */
export function ItemsTable(props: ItemsProps & { readonly title: string; readonly tools: ComponentChildren; readonly hint: string }) {
  const { list, form, scene, failures, selected, title, tools, hint } = props
  const id = useId()
  const items = itemsOf(scene, list)
  const [page, setPage] = useState(0)
  useEffect(() => {
    if (selected !== null) setPage(Math.floor(selected / PAGE_ROWS))
  }, [selected])
  const first = Math.min(page, Math.max(0, Math.ceil(items.length / PAGE_ROWS) - 1)) * PAGE_ROWS
  return (
    <section class={`card items of-${list}`} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <span class="tools">{tools}</span>
      </figcaption>
      <FaultsElsewhere list={list} failures={failures} first={first} onPage={setPage} />
      {items.length === 0 ? null : (
        <WideTable label={`Table of ${title.toLowerCase()}`}>
          <table class="numbers">
            <Head form={form} />
            <tbody>
              {items.slice(first, first + PAGE_ROWS).map((item, k) => (
                <ItemRow key={first + k} {...props} at={first + k} item={item} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {items.length <= PAGE_ROWS ? null : <Pages first={first} count={items.length} onPage={setPage} />}
      <p class="hint">{hint}</p>
      <Meanings form={form} />
    </section>
  )
}

/** Which rows of other pages have faults. */
function FaultsElsewhere(props: {
  readonly list: List
  readonly failures: readonly SceneFailure[]
  readonly first: number
  readonly onPage: (page: number) => void
}) {
  const { list, failures, first, onPage } = props
  const places = failures.map(({ field }) => itemIn(field)).filter((place) => place?.list === list)
  const faulty = [...new Set(places.map((place) => place?.at ?? 0))]
  const elsewhere = faulty.filter((at) => at < first || at >= first + PAGE_ROWS)
  if (elsewhere.length === 0) return null
  return (
    <p class="fault">
      {'Faults in '}
      {elsewhere.slice(0, NAMED_FAULTS_MAX).map((at) => (
        <button key={at} type="button" class="plain" onClick={() => onPage(Math.floor(at / PAGE_ROWS))}>
          row {at + 1}
        </button>
      ))}
      {elsewhere.length > NAMED_FAULTS_MAX ? ` and ${shown(elsewhere.length - NAMED_FAULTS_MAX)} more` : ''}
    </p>
  )
}

function Pages({ first, count, onPage }: { readonly first: number; readonly count: number; readonly onPage: (page: number) => void }) {
  return (
    <p class="tools">
      <button type="button" disabled={first === 0} onClick={() => onPage(first / PAGE_ROWS - 1)}>
        Previous rows
      </button>
      <button type="button" disabled={first + PAGE_ROWS >= count} onClick={() => onPage(first / PAGE_ROWS + 1)}>
        Next rows
      </button>
      <span class="hint">{`Rows ${shown(first + 1)} to ${shown(Math.min(first + PAGE_ROWS, count))} of ${shown(count)}`}</span>
    </p>
  )
}

function Head({ form: { columns, forms } }: { readonly form: ListForm }) {
  const heads = columns.map(({ path, head, unit, help, kind }) => (
    <th key={path} scope="col" title={help} class={`of-${kind}`}>
      {head} {unit === '' ? null : <small>{unit}</small>}
    </th>
  ))
  return (
    <thead>
      <tr>
        <th scope="col">Row</th>
        {heads.slice(0, 1)}
        {forms.length > 1 ? (
          <th scope="col" class="of-choice">
            Kind
          </th>
        ) : null}
        {heads.slice(1)}
        <th scope="col">
          <span class="unseen">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

/** Names, units, bounds and defaults, as the document of the service has them. */
function Meanings({ form: { columns, forms, help } }: { readonly form: ListForm }) {
  const kinds = forms.length > 1 ? forms : []
  return (
    <details class="meanings">
      <summary>What the fields mean</summary>
      <p>{help}</p>
      <dl>
        {kinds.map(({ label, help }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{help}</dd>
          </div>
        ))}
        {columns.map(({ path, unit, help, bounds, default: assumed }) => (
          <div key={path}>
            <dt>
              <code>{path}</code>
              {unit === '' ? '' : ` in ${unit}`}
            </dt>
            <dd>
              {help}
              {bounds === '' ? '' : ` Bounds: ${bounds}.`}
              {assumed === undefined ? '' : ` Default: ${String(assumed)}.`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
