import { useEffect, useId, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import type { SectionProps } from './form-props.ts'
import { isObject, type Json, valueAt, withValue } from './paths.ts'
import { askedOf } from './service.ts'

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
const NOTHING: Found = { entries: [], note: '' }

/** A search of the library. What is chosen is named by its id, and its figures can be made those of the plant. */
export function ComponentChoice(props: SectionProps & { readonly kind: Kind; readonly example: string }) {
  const { host, state, onBody, kind, example } = props
  const id = useId()
  const [query, setQuery] = useState('')
  const [fault, setFault] = useState('')
  const { entries, note } = useLibrary(host.root, kind, query)
  const body = state.plant.body as unknown as Json
  const section = valueAt(body, kind)
  const own = isObject(section) && typeof section.id === 'string' ? section.id : null
  const choose = (entry: Entry) => {
    setQuery('')
    onBody(withValue(body, kind, { id: entry.id }), null)
  }
  const copy = async () => {
    try {
      const { section: figures } = await askedOf<{ section: Json }>(
        `${host.root}api/components/${encodeURIComponent(own ?? '')}?kind=${kind}`,
      )
      setFault('')
      onBody(withValue(body, kind, figures), null)
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
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
          <button type="button" onClick={() => void copy()}>
            Edit its figures
          </button>
        )}
      </span>
      <FoundList kind={kind} entries={entries} onEntry={choose} />
      <p class="help" role="status">
        {fault === '' ? note : fault}
      </p>
    </div>
  )
}

function FoundList(props: { readonly kind: Kind; readonly entries: readonly Entry[]; readonly onEntry: (entry: Entry) => void }) {
  const { kind, entries, onEntry } = props
  return (
    <ul hidden={entries.length === 0} aria-label={`Found ${kind}s`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" onClick={() => onEntry(entry)}>
            <b>{entry.name}</b> {entry.manufacturer} <span class="unit">{factsOf(entry)}</span>
          </button>
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
