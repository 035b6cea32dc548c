import { useId, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import type { Json } from '../plant/paths.ts'
import { ProblemList } from '../plant/problem-list.tsx'
import { atInvertersOf, nameOf, ofOwnInverters, partsIn, renamed, withPart } from './edit-parts.ts'
import type { PartProps } from './part-props.ts'

/** What a part is called, and whose inverters it feeds. */
export function PartHead(props: PartProps & { readonly name: string }) {
  const { part, at, state, store, onBody } = props
  const body = state.plant.body as unknown as Json
  const { label: _, ...unlabelled } = part
  return (
    <div class="part-head">
      <TextField
        {...props}
        path="label"
        label="Name"
        help="As the answer and the pages show it."
        value={part.label}
        onText={(text) => {
          onBody(withPart(body, at, text === '' ? unlabelled : { ...part, label: text }), `sub_arrays.${at}.label`)
        }}
        onSettled={() => store.settle()}
      />
      <TextField
        {...props}
        path="id"
        label="Id"
        help="Letters, digits, - and _. Parts that share its inverters, outages and the battery follow."
        value={part.id}
        onText={(text) => onBody(renamed(body, at, text), `sub_arrays.${at}.id`)}
        onSettled={() => store.settle()}
      />
      <Sharing {...props} />
    </div>
  )
}

interface TextProps extends PartProps {
  readonly path: 'id' | 'label'
  readonly label: string
  readonly help: string
  readonly value: unknown
  readonly onText: (text: string) => void
  readonly onSettled: () => void
}

function TextField({ host, problems, at, path, label, help, value, onText, onSettled }: TextProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const found = problems.get(`sub_arrays.${at}.${path}`) ?? []
  return (
    <div class={`entry ${found[0]?.level ?? ''}`} data-field={`sub_arrays.${at}.${path}`}>
      <p class="name">
        <label for={id}>{label}</label>
      </p>
      <div class="box">
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={draft ?? (typeof value === 'string' ? value : '')}
          aria-invalid={found.some(({ level }) => level === 'error')}
          aria-describedby={`${id}-help ${id}-problems`}
          onInput={({ currentTarget: { value: text } }) => {
            setDraft(text)
            onText(text)
          }}
          onBlur={() => {
            setDraft(null)
            onSettled()
          }}
        />
      </div>
      <p class="part-hint" id={`${id}-help`}>
        {help}
      </p>
      <ProblemList id={`${id}-problems`} root={host.root} problems={found} />
    </div>
  )
}

/** Inverters of its own, or those of another part by its name. */
function Sharing(props: PartProps & { readonly name: string }) {
  const { host, part, at, name, state, problems, onBody } = props
  const id = useId()
  const body = state.plant.body as unknown as Json
  const parts = partsIn(body)
  const owner = typeof part.shares_inverter_with === 'string' ? part.shares_inverter_with : null
  const guests = parts.flatMap((other, k) => (k !== at && other.shares_inverter_with === part.id ? [nameOf(other, k)] : []))
  const hosts = parts.flatMap((other, k) => (k !== at && isOwner(other) ? [[String(other.id), nameOf(other, k)] as const] : []))
  const unknown = owner === null || hosts.some(([own]) => own === owner) ? [] : [[owner, `${owner}: not such a part`] as const]
  const found = problems.get(`sub_arrays.${at}.shares_inverter_with`) ?? []
  const set = (next: Json) => onBody(withPart(body, at, next), null)
  return (
    <div class={`entry sharing ${found[0]?.level ?? ''}`} data-field={`sub_arrays.${at}.shares_inverter_with`}>
      <p class="name">
        <label for={id}>Inverters</label>
      </p>
      <div class="box">
        <select
          id={id}
          value={owner ?? ''}
          disabled={owner === null && (guests.length > 0 || hosts.length === 0)}
          aria-invalid={found.some(({ level }) => level === 'error')}
          aria-describedby={`${id}-said`}
          onChange={({ currentTarget: { value } }) => set(value === '' ? ofOwnInverters(part) : atInvertersOf(part, value))}
        >
          <option value="">Its own</option>
          {[...hosts, ...unknown].map(([own, words]) => (
            <option key={own} value={own}>
              Those of {words}
            </option>
          ))}
        </select>
      </div>
      <div id={`${id}-said`}>
        <p class="part-hint">{sharingWords(owner, guests, hosts.length)}</p>
        <ProblemList root={host.root} problems={found} />
      </div>
      {owner === null && part.parallel !== true ? null : (
        <>
          <ChoiceField
            label={`Strings of ${name}`}
            value={part.parallel === true ? 'parallel' : 'own'}
            options={[
              ['own', 'At MPPT inputs of their own'],
              ['parallel', 'In parallel, at one voltage'],
            ]}
            onValue={(value) => {
              const { parallel: _, ...rest } = part
              set(value === 'parallel' ? { ...part, parallel: true } : rest)
            }}
          />
          <ProblemList root={host.root} problems={problems.get(`sub_arrays.${at}.parallel`) ?? []} />
        </>
      )}
    </div>
  )
}

function isOwner({ id, shares_inverter_with: owner }: Json): boolean {
  return typeof id === 'string' && (owner === undefined || owner === null)
}

function sharingWords(owner: string | null, guests: readonly string[], hostCount: number): string {
  if (owner !== null) return 'Its strings per inverter count at each of them.'
  if (guests.length > 0) return `${guests.join(', ')} ${guests.length === 1 ? 'feeds' : 'feed'} these inverters too.`
  return hostCount === 0 ? 'There is no other part whose inverters it could feed.' : 'As many as its array states.'
}
