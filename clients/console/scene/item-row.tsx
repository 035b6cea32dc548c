import type { Finding } from '@pvyield/sdk'
import { useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import type { Alternative } from '../plant/form-entries.ts'
import { optionWords } from '../plant/option-words.ts'
import type { Json } from '../plant/paths.ts'
import { Corners } from './corners.tsx'
import { defaultId, itemIn, type List, withItem, withoutItem } from './edit-scene.ts'
import { ItemBox } from './item-box.tsx'
import type { ItemsProps } from './items-props.ts'
import { ofKind } from './new-item.ts'
import type { Column } from './scene-forms.ts'
import type { SceneFailure } from './use-validation.ts'

interface RowProps extends ItemsProps {
  readonly at: number
  readonly item: Json
}

/** An entry of a list, its points when it has any, and what is wrong with it. */
export function ItemRow(props: RowProps) {
  const { list, form, scene, at, item, failures, findings, selected, onSelect, onScene } = props
  const [isOpen, setOpen] = useState(false)
  const name = String(item.id ?? defaultId(list, at))
  const isHere = ({ field }: { readonly field: string | null }) => {
    const place = itemIn(field)
    return place?.list === list && place.at === at
  }
  const faults = failures.filter(isHere)
  const known = findings.filter(isHere)
  const width = form.columns.length + 2 + (form.forms.length > 1 ? 1 : 0)
  return (
    <>
      <tr aria-selected={at === selected} class={at === selected ? 'selected' : undefined}>
        <th scope="row">{shown(at + 1)}</th>
        <Boxes {...props} name={name} faulty={faults.map(({ field }) => itemIn(field)?.key ?? '')} />
        <td class="actions">
          {onSelect === undefined ? null : (
            <button type="button" class="plain" onClick={() => onSelect(at)} aria-label={`Select ${name}`}>
              Select
            </button>
          )}
          {Array.isArray(item.vertices) ? (
            <button type="button" class="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-points={name}>
              {shown(item.vertices.length)} points<span class="unseen"> of {name}</span>
            </button>
          ) : null}
          <button type="button" class="plain" onClick={() => onScene(withoutItem(scene, list, at))} aria-label={`Remove ${name}`}>
            Remove
          </button>
        </td>
      </tr>
      {isOpen && Array.isArray(item.vertices) ? (
        <tr class="row-notes">
          <td colSpan={width}>
            <Corners name={name} item={item} onItem={(fields) => onScene(withItem(scene, list, at, fields))} />
          </td>
        </tr>
      ) : null}
      <Notes id={notesOf(list, at)} width={width} faults={faults} known={known} />
    </>
  )
}

/** What is wrong with an entry, and what is unusual. */
function Notes(props: {
  readonly id: string
  readonly width: number
  readonly faults: readonly SceneFailure[]
  readonly known: readonly Finding[]
}) {
  const { id, width, faults, known } = props
  if (faults.length + known.length === 0) return null
  return (
    <tr class="row-notes">
      <td colSpan={width} id={id}>
        {faults.map(({ field, message }) => (
          <p key={`${field} ${message}`} class="fault">
            {[itemIn(field)?.key ?? '', message].filter((text) => text !== '').join(': ')}
          </p>
        ))}
        {known.map(({ message }) => (
          <p key={message} class="hint">
            {message}
          </p>
        ))}
      </td>
    </tr>
  )
}

/** The fields of an entry, to be written in; empty where its kind has no such field. */
function Boxes(props: RowProps & { readonly name: string; readonly faulty: readonly string[] }) {
  const { list, form, scene, at, item, choices, name, faulty, onScene } = props
  const { forms, columns } = form
  const own = formOf(forms, item)
  const has = ({ path }: Column) => own === undefined || own.entries.some((entry) => entry.path === path)
  const boxes = columns.map((column) => (
    <td key={column.path} class={`of-${column.kind}`}>
      {has(column) ? (
        <ItemBox
          column={column}
          name={column.path === 'id' ? `row ${at + 1}` : name}
          value={item[column.path]}
          placeholder={column.path === 'id' && list !== 'types' ? defaultId(list, at) : undefined}
          choices={choices?.[column.path]}
          isFaulty={faulty.includes(column.path)}
          describedBy={faulty.length > 0 ? notesOf(list, at) : undefined}
          onValue={(value) => onScene(withItem(scene, list, at, { [column.path]: value }))}
        />
      ) : null}
    </td>
  ))
  if (forms.length < 2) return <>{boxes}</>
  return (
    <>
      {boxes.slice(0, 1)}
      <Kind {...props} />
      {boxes.slice(1)}
    </>
  )
}

/** Which kind of object it is. */
function Kind(props: RowProps & { readonly name: string; readonly faulty: readonly string[] }) {
  const { form, scene, at, item, name, faulty, onScene } = props
  return (
    <td class="of-choice">
      <select
        value={String(item.kind)}
        aria-label={`Kind of ${name}`}
        aria-invalid={faulty.includes('kind')}
        onChange={(event) => onScene(ofKind(scene, at, event.currentTarget.value))}
      >
        {[...new Set([...form.forms.map(({ start }) => String(start.kind)), String(item.kind)])].map((kind) => (
          <option key={kind} value={kind}>
            {optionWords('kind', kind)}
          </option>
        ))}
      </select>
    </td>
  )
}

function formOf(forms: readonly Alternative[], item: Json): Alternative | undefined {
  return forms.length < 2 ? forms[0] : forms.find(({ start }) => start.kind === item.kind)
}

/** Id of what stands under a row. */
function notesOf(list: List, at: number): string {
  return `${list}-${at}-notes`
}
