import { useEffect, useId, useState } from 'preact/hooks'
import { shown as text } from '../parts/numbers.ts'
import type { SectionProps } from '../plant/form-props.ts'
import type { Json } from '../plant/paths.ts'
import { ProblemList } from '../plant/problem-list.tsx'
import { isAll } from '../plant/shown.ts'
import { nameOf, PARTS_MAX, partsIn, withNewPart } from './edit-parts.ts'
import { PartForm } from './part-form.tsx'
import { levelOf, ofParts, worstOf } from './part-problems.ts'
import type { ListedProps } from './part-props.ts'

/** Parts that are listed at once. */
const LISTED = 25

/** The parts of the plant as a list: what each sets itself, and what it takes from the plant. */
export function PartsForm(props: Omit<SectionProps, 'section'>) {
  const { host, state, shown, problems, onBody } = props
  const id = useId()
  const body = state.plant.body as unknown as Json
  const parts = partsIn(body)
  const [isOpen, setOpen] = useState(parts.length > 0)
  const [opened, setOpened] = useState<number | null>(null)
  const [said, say] = useState('')
  const found = ofParts(problems)
  const worst = worstOf(found)
  useEffect(() => {
    if (worst === 'error') setOpen(true)
  }, [worst])
  if (!isAll(shown) && parts.length === 0) return null
  const isShown = isOpen || !isAll(shown)
  const add = () => {
    onBody(withNewPart(body), null)
    setOpened(parts.length)
    say(
      parts.length === 0
        ? 'The plant is its first part now.'
        : 'A part was added at the end, as large as the plant says: set what differs.',
    )
    setTimeout(() => document.querySelector<HTMLElement>(`[data-part="${parts.length}"] .opener`)?.focus())
  }
  return (
    <section class="card section sub-arrays" data-section="sub_arrays">
      <h2>
        <button type="button" class="opener" aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isShown)}>
          Parts of the plant
          <span class="state">{parts.length === 0 ? 'one' : text(parts.length)}</span>
          {worst === undefined ? null : (
            <span class={`count ${worst}`}>{found.length === 1 ? '1 message' : `${found.length} messages`}</span>
          )}
        </button>
      </h2>
      <div id={id} hidden={!isShown}>
        {isShown ? (
          <>
            <p class="help">
              {parts.length === 0
                ? 'For roofs that look in several directions, or several kinds of modules or inverters. Each part has its own light, strings and inverters; battery, grid and AC losses act on the sum.'
                : 'A part is as the sections on this page say, but for what it sets itself. Each has its own inverters, as many as it states, unless it shares those of another part.'}{' '}
              <a href={`${host.root}docs/sub_arrays`}>
                More<span class="unseen"> about parts of a plant</span>
              </a>
            </p>
            <ProblemList root={host.root} problems={problems.get('sub_arrays') ?? []} />
            <PartsList {...props} parts={parts} opened={opened} onOpened={setOpened} onSaid={say} />
            <p class="tools">
              <button type="button" data-action="add-part" disabled={parts.length >= PARTS_MAX} onClick={add}>
                {parts.length === 0 ? 'Make the plant its first part' : 'Add a part as large as the plant says'}
              </button>{' '}
              <span class="part-hint">
                {parts.length === 0
                  ? 'Nothing changes yet: the parts that you add to it make the plant larger.'
                  : 'It adds to the plant: set what differs, and reduce the other parts if this one was in them.'}
              </span>
            </p>
            <p class="help" role="status">
              {said}
            </p>
          </>
        ) : null}
      </div>
    </section>
  )
}

function PartsList(props: ListedProps & { readonly parts: readonly Json[] }) {
  const { parts, opened, problems, shown } = props
  const [page, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(parts.length / LISTED) - 1)
  const first = Math.min(page, last) * LISTED
  useEffect(() => {
    if (opened !== null) setPage(Math.floor(opened / LISTED))
  }, [opened])
  const faulty = parts.flatMap((_, at) => (levelOf(problems, at) === 'error' ? [at] : []))
  const [worst] = faulty
  useEffect(() => {
    if (worst !== undefined && opened === null) props.onOpened(worst)
  }, [worst])
  const elsewhere = isAll(shown) ? faulty.filter((at) => at < first || at >= first + LISTED) : []
  return (
    <>
      {elsewhere.length === 0 ? null : (
        <p class="fault">
          {'Wrong in '}
          {elsewhere.slice(0, 10).map((at) => (
            <button key={at} type="button" class="plain" onClick={() => setPage(Math.floor(at / LISTED))}>
              {nameOf(parts[at] ?? {}, at)}
            </button>
          ))}
          {elsewhere.length > 10 ? ` and ${text(elsewhere.length - 10)} more` : ''}
        </p>
      )}
      <ol class="part-list" start={first + 1}>
        {parts.map((part, at) => (at < first || at >= first + LISTED ? null : <PartForm key={at} {...props} part={part} at={at} />))}
      </ol>
      {last === 0 ? null : (
        <p class="tools">
          <button type="button" disabled={first === 0} onClick={() => setPage(page - 1)}>
            Previous parts
          </button>
          <button type="button" disabled={first + LISTED >= parts.length} onClick={() => setPage(page + 1)}>
            Next parts
          </button>
          <span class="hint">{`Parts ${first + 1} to ${Math.min(first + LISTED, parts.length)} of ${parts.length}`}</span>
        </p>
      )}
    </>
  )
}
