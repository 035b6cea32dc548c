import { useEffect, useId, useState } from 'preact/hooks'
import { FieldForm } from './field-form.tsx'
import { type Alternative, alternativeOf, type FormEntry, type FormSection, isField } from './form-entries.ts'
import type { SectionProps } from './form-props.ts'
import { isObject, type Json, valueAt, withValue } from './paths.ts'
import { ProblemList } from './problem-list.tsx'
import { SECTION_HEADS } from './section-heads.ts'
import { decidedIn, isAll, shownEntries } from './shown.ts'
import { switchWords } from './switch-words.ts'

/** Sections that are open at first. */
const OPEN_FIRST = new Set(['site', 'array'])

/** A section that opens, with what is decided and what is wrong in it. */
export function SectionForm(props: SectionProps) {
  const { section, shown, state, problems } = props
  const id = useId()
  const [isOpen, setOpen] = useState(OPEN_FIRST.has(section.path))
  const body = state.plant.body as unknown as Json
  const own = alternativeOf(section, valueAt(body, section.path))
  const entries = shownEntries(own?.entries ?? [], body, problems, shown)
  const found = [...problems].filter(([path]) => isWithin(path, section)).flatMap(([, list]) => list)
  const worst = (['error', 'warning', 'info'] as const).find((level) => found.some((problem) => problem.level === level))
  // What is wrong is seen without opening its section, which stays open when it is right again.
  useEffect(() => {
    if (worst === 'error') setOpen(true)
  }, [worst])
  if (entries.length === 0 && !isAll(shown) && !(shown.which === 'problems' && found.length > 0)) return null
  const isShown = isOpen || !isAll(shown)
  return (
    <section class="card section" data-section={section.path}>
      <h2>
        <button type="button" class="opener" aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isShown)}>
          {section.label}
          <span class="state">{summaryOf(section, body)}</span>
          {worst === undefined ? null : (
            <span class={`count ${worst}`}>{found.length === 1 ? '1 message' : `${found.length} messages`}</span>
          )}
        </button>
      </h2>
      <div id={id} hidden={!isShown}>
        {isShown ? <SectionBody {...props} entries={entries} /> : null}
      </div>
    </section>
  )
}

/** Choice of the form, what belongs to this section alone, its fields, and sections within it. */
export function SectionBody(props: SectionProps & { readonly entries: readonly FormEntry[] }) {
  const { host, section, shown, state, problems, entries } = props
  const body = state.plant.body as unknown as Json
  const value = valueAt(body, section.path)
  const own = alternativeOf(section, value)
  const Head = SECTION_HEADS[section.head ?? section.path]
  const isOff = section.isNullable && !isObject(value)
  return (
    <>
      {section.help === '' ? null : <p class="help">{section.help.replace(/[,;] null for none/, '')}</p>}
      {section.path === '' ? null : <ProblemList root={host.root} problems={problems.get(section.path) ?? []} />}
      {section.isNullable ? <Switch {...props} isOff={isOff} /> : null}
      {section.alternatives.length > 1 ? <AlternativeChoice {...props} own={own} /> : null}
      {isOff || !isAll(shown) || Head === undefined ? null : <Head {...props} />}
      {isOff ? null : (
        <div class="entries">
          {entries.filter(isField).map((field) => (
            <FieldForm key={field.path} {...props} field={field} problems={problems.get(field.path) ?? []} />
          ))}
        </div>
      )}
      {isOff
        ? null
        : entries.map((entry) =>
            isField(entry) ? null : (
              <fieldset key={entry.path} class="inner">
                <legend>{entry.label}</legend>
                <SectionBody
                  {...props}
                  section={entry}
                  entries={shownEntries(alternativeOf(entry, valueAt(body, entry.path))?.entries ?? [], body, problems, shown)}
                />
              </fieldset>
            ),
          )}
    </>
  )
}

/** Takes an optional section in or out. */
function Switch({ section, state, onBody, isOff }: SectionProps & { readonly isOff: boolean }) {
  const body = state.plant.body as unknown as Json
  const start = section.alternatives[0]?.start ?? {}
  return (
    <label class="switch">
      <input type="checkbox" checked={!isOff} onChange={() => onBody(withValue(body, section.path, isOff ? start : null), null)} />{' '}
      {switchWords(section.path) ?? section.label}
    </label>
  )
}

function AlternativeChoice({ section, state, onBody, own }: SectionProps & { readonly own: Alternative | null }) {
  const id = useId()
  const body = state.plant.body as unknown as Json
  const choose = (label: string) => {
    const next = section.alternatives.find((each) => each.label === label)
    if (next !== undefined) onBody(withValue(body, section.path, changedTo(next, valueAt(body, section.path))), null)
  }
  return (
    <p class="alternative">
      <label for={id}>{section.label} as</label>
      <select id={id} value={own?.label ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        {section.alternatives.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
      <span class="help">{own?.help}</span>
    </p>
  )
}

/** A value in another form: with the figures that both forms have. */
function changedTo({ start, entries }: Alternative, before: unknown): Json {
  if ('id' in start || !isObject(before)) return start
  const names = new Set(entries.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)))
  return { ...Object.fromEntries(Object.entries(before).filter(([key]) => names.has(key))), ...start }
}

/** The fields without a section are in that of the empty path; what is said of the plant as a whole is not. */
function isWithin(path: string, { path: own, alternatives }: FormSection): boolean {
  return own === ''
    ? alternatives.some(({ entries }) => entries.some((entry) => entry.path === path))
    : path === own || path.startsWith(`${own}.`)
}

function summaryOf(section: FormSection, body: Json): string {
  if (section.isNullable && !isObject(valueAt(body, section.path))) return 'none'
  const decided = decidedIn(section, body)
  return decided === 0 ? 'all default' : `${decided} decided`
}
