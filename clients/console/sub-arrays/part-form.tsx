import { useId, useMemo } from 'preact/hooks'
import type { FormSection } from '../plant/form-entries.ts'
import type { Json } from '../plant/paths.ts'
import { ProblemList } from '../plant/problem-list.tsx'
import { isAll, shownEntries } from '../plant/shown.ts'
import { moved, nameOf, partsIn, withCopy, withoutPart } from './edit-parts.ts'
import { PartHead } from './part-head.tsx'
import { levelOf, within } from './part-problems.ts'
import type { PartProps } from './part-props.ts'
import { PartSection } from './part-section.tsx'
import { ownWords, partSections } from './part-sections.ts'

/** A part in one line, which opens to its fields. */
export function PartForm(props: PartProps) {
  const { part, at, state, form, shown, problems, opened, onOpened } = props
  const id = useId()
  const body = state.plant.body as unknown as Json
  const sections = useMemo(() => partSections(form, body, at), [form, body, at])
  const level = levelOf(problems, at)
  const name = nameOf(part, at)
  // What narrows the fields down shows parts that have such fields: all that a part could set would be the plant over and over.
  const isNarrowed = !isAll(shown)
  const ownShown = { ...shown, which: shown.which === 'all' ? ('decided' as const) : shown.which }
  const entriesOf = (section: FormSection) =>
    shownEntries(
      section.alternatives.flatMap(({ entries }) => entries),
      body,
      problems,
      isNarrowed ? ownShown : shown,
    )
  const wanted = isNarrowed
    ? sections.filter(
        (section) => entriesOf(section).length > 0 || (shown.which === 'problems' && within(problems, section.path).length > 0),
      )
    : sections
  const isOpen = isNarrowed ? wanted.length > 0 || level !== undefined : opened === at
  if (isNarrowed && !isOpen) return null
  return (
    <li class={`part ${level ?? ''}`} data-part={at}>
      <div class="part-line">
        <h3>
          <button
            type="button"
            class="opener"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onOpened(opened === at ? null : at)}
          >
            {name}
            {level === undefined ? null : (
              <span class={`count ${level}`}>{level === 'error' ? 'wrong' : level === 'warning' ? 'check' : 'note'}</span>
            )}
          </button>
        </h3>
        <PartTools {...props} name={name} />
      </div>
      <p class="own-words">{wordsOf(body, sections, part)}</p>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <>
            <ProblemList root={props.host.root} problems={problems.get(`sub_arrays.${at}`) ?? []} />
            <PartHead {...props} name={name} />
            {wanted.map((section) => (
              <PartSection key={section.path} {...props} section={section} shown={isNarrowed ? ownShown : shown} />
            ))}
          </>
        ) : null}
      </div>
    </li>
  )
}

/** What a part sets itself; the rest is as the plant. */
function wordsOf(body: Json, sections: readonly FormSection[], part: Json) {
  const own = ownWords(sections, part)
  const owner = part.shares_inverter_with
  const at = partsIn(body).findIndex(({ id }) => id === owner)
  const sharing =
    typeof owner !== 'string'
      ? []
      : [`${part.parallel === true ? 'In parallel with' : 'At the inverters of'} ${nameOf(partsIn(body)[at] ?? { id: owner }, at)}`]
  const all = [...sharing, ...own]
  if (all.length === 0) return 'As the plant in everything.'
  return (
    <>
      {all.map((words, k) => (
        <span key={k} class="own-word">
          {words}
        </span>
      ))}
      <span class="soft">The rest as the plant.</span>
    </>
  )
}

function PartTools(props: PartProps & { readonly name: string }) {
  const { at, name, state, onBody, onOpened, onSaid } = props
  const body = state.plant.body as unknown as Json
  const count = partsIn(body).length
  const change = (next: Json, opened: number | null, words: string) => {
    onBody(next, null)
    onOpened(opened)
    onSaid(words)
  }
  // The focus stays on the part that moves, and does not fall off the page with one that goes.
  const focus = (place: number) =>
    setTimeout(() => document.querySelector<HTMLElement>(`[data-part="${place}"] .opener, [data-action=add-part]`)?.focus())
  const move = (step: -1 | 1) => {
    const { opened } = props
    change(moved(body, at, step), opened === at ? at + step : opened === at + step ? at : opened, `${name} is number ${at + step + 1} now.`)
    setTimeout(() => document.querySelector<HTMLElement>(`[data-part="${at + step}"] [data-move="${step}"]:enabled`)?.focus())
  }
  return (
    <span class="tools">
      <button type="button" class="plain" onClick={() => change(withCopy(body, at), at + 1, `${name} was copied.`)}>
        Copy<span class="unseen"> {name}</span>
      </button>
      <button type="button" class="plain" data-move={-1} disabled={at === 0} onClick={() => move(-1)}>
        Up<span class="unseen">: {name}</span>
      </button>
      <button type="button" class="plain" data-move={1} disabled={at === count - 1} onClick={() => move(1)}>
        Down<span class="unseen">: {name}</span>
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => {
          change(withoutPart(body, at), null, `${name} was removed. Undo brings it back.`)
          focus(Math.max(0, Math.min(at, count - 2)))
        }}
      >
        Remove<span class="unseen"> {name}</span>
      </button>
    </span>
  )
}
