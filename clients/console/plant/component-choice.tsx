import type { ComponentChildren } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import type { Plant } from '../state/console-state.ts'
import type { SectionProps } from './form-props.ts'
import { isObject, type Json, valueAt, withValue } from './paths.ts'
import { askedOf } from './service.ts'
import { sizingOf } from './string-sizing.ts'

type Kind = 'module' | 'inverter'

/** An entry of the library, as far as the list shows it. */
interface Entry {
  readonly id: string
  readonly manufacturer: string
  readonly name: string
  readonly p_nom_w?: number
  readonly p_ac_nom_kw?: number
  readonly efficiency?: number | null
  readonly technology?: string
  readonly cell_type?: string | null
  readonly list_year?: number | null
}

interface Found {
  readonly entries: readonly Entry[]
  readonly note: string
}

const PAUSE_MILLIS = 150
const SHOWN_MAX = 12
const OF_A_PART = 'The strings of this part are as they were: its string voltages are under Plant.'
const NOTHING: Found = { entries: [], note: '' }

/** A search of the library. What is chosen is named by its id, and its figures can be made those of the plant. */
export function ComponentChoice(
  props: SectionProps & { readonly kind: Kind; readonly example: string; readonly curvesOf: (id: string) => ComponentChildren },
) {
  const {
    host,
    state,
    section: { path },
    onBody,
    kind,
    example,
    curvesOf,
  } = props
  const id = useId()
  const [query, setQuery] = useState('')
  const [said, say] = useState('')
  const { entries, note } = useLibrary(host.root, kind, query)
  const body = state.plant.body as unknown as Json
  const section = valueAt(body, path)
  const own = isObject(section) && typeof section.id === 'string' ? section.id : null
  const choose = async (entry: Entry) => {
    setQuery('')
    say(await chosen(props, entry))
  }
  return (
    <div class="library">
      <label for={id}>Search the library</label>
      <span class="tools">
        <input
          id={id}
          type="search"
          autocomplete="off"
          placeholder={example}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {own === null ? null : (
          <EditFigures
            root={host.root}
            kind={kind}
            id={own}
            onFault={say}
            onFigures={(figures) => onBody(withValue(body, path, figures), null)}
          />
        )}
      </span>
      <FoundList kind={kind} entries={entries} onEntry={(entry) => void choose(entry)} curvesOf={curvesOf} />
      <p class="help" role="status">
        {note === '' ? said : note}
      </p>
    </div>
  )
}

/** Puts an entry into the plant, and strings that fit it; both are undone together. Returns what was done with the strings, in words. */
async function chosen(
  { pool, store, section: { path }, kind }: Pick<SectionProps, 'pool' | 'store' | 'section'> & { readonly kind: Kind },
  { id }: Entry,
): Promise<string> {
  const gesture = `choose ${path} ${id}`
  const change = (body: Json) => store.change({ ...store.state, plant: { kind: 'full', body } as unknown as Plant }, gesture)
  const body = withValue(store.state.plant.body as unknown as Json, path, { id })
  change(body)
  if (path !== kind) return OF_A_PART
  const sized = await sizingOf(pool).fit(body)
  if (valueAt(store.state, 'plant.body') !== body) return ''
  change(sized.body)
  store.settle()
  return sized.words
}

/** Puts the figures of an entry in the place of its id, so that they can be changed. */
function EditFigures(props: {
  readonly root: string
  readonly kind: Kind
  readonly id: string
  readonly onFault: (fault: string) => void
  readonly onFigures: (figures: Json) => void
}) {
  const { root, kind, id, onFault, onFigures } = props
  const edit = async () => {
    try {
      const { section } = await askedOf<{ section: Json }>(`${root}api/components/${encodeURIComponent(id)}?kind=${kind}`)
      onFault('')
      onFigures(section)
    } catch (cause) {
      onFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return (
    <button type="button" onClick={() => void edit()}>
      Edit its figures
    </button>
  )
}

interface FoundListProps {
  readonly kind: Kind
  readonly entries: readonly Entry[]
  readonly onEntry: (entry: Entry) => void
  readonly curvesOf: (id: string) => ComponentChildren
}

/** What was found; the curves of one can be seen before it is chosen. */
function FoundList({ kind, entries, onEntry, curvesOf }: FoundListProps) {
  const [seen, setSeen] = useState('')
  return (
    <ul hidden={entries.length === 0} aria-label={`Found ${kind}s`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" class="choose" onClick={() => onEntry(entry)}>
            <b>{entry.name}</b> {entry.manufacturer} <span class="unit">{factsOf(entry)}</span>
          </button>
          <button type="button" class="plain" aria-expanded={seen === entry.id} onClick={() => setSeen(seen === entry.id ? '' : entry.id)}>
            Curves<span class="unseen"> of {entry.name}</span>
          </button>
          {seen === entry.id ? curvesOf(entry.id) : null}
        </li>
      ))}
    </ul>
  )
}

function factsOf({ p_nom_w: watts, p_ac_nom_kw: kilowatts, efficiency, technology, cell_type: cells, list_year: year }: Entry): string {
  const power = watts !== undefined ? `${shown(watts)} W` : kilowatts !== undefined ? `${shown(kilowatts, 1)} kW` : ''
  const share = typeof efficiency === 'number' ? `${shown(100 * efficiency, 1)} %` : ''
  return [power, share, cells ?? technology ?? '', year ?? ''].filter((text) => text !== '').join(', ')
}

function useLibrary(root: string, kind: Kind, query: string): Found {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    const text = query.trim()
    if (text === '') {
      setFound(NOTHING)
      return undefined
    }
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const url = `${root}api/library/${kind}s?${new URLSearchParams({ q: text, limit: String(SHOWN_MAX) })}`
      askedOf<readonly Entry[]>(url, { signal: leaving.signal }).then(
        (entries) => setFound({ entries, note: entries.length === 0 ? `The library has no ${kind} "${text}": use fewer words` : '' }),
        (cause: unknown) => {
          if (!leaving.signal.aborted) setFound({ entries: [], note: cause instanceof Error ? cause.message : String(cause) })
        },
      )
    }, PAUSE_MILLIS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [root, kind, query])
  return found
}
