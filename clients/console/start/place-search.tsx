import { useEffect, useId, useState } from 'preact/hooks'

/** A place that the service's index found. */
export interface FoundPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly kind?: string
}

const PAUSE_MILLIS = 150
const CHARS_MIN = 2
const SHOWN_MAX = 8

/** A field that finds places by name, address or coordinates. */
export function PlaceSearch(props: { readonly root: string; readonly onPlace: (place: FoundPlace) => void }) {
  const { root, onPlace } = props
  const id = useId()
  const [query, setQuery] = useState('')
  const { places, note } = useFound(root, query)
  const [at, setAt] = useState(0)
  const isOpen = places.length > 0
  const choose = (place: FoundPlace | undefined) => {
    if (place === undefined) return
    setQuery('')
    onPlace(place)
  }
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined && isOpen) setAt((at + move + places.length) % places.length)
    else if (event.key === 'Enter') choose(places[at])
    else if (event.key === 'Escape') setQuery('')
    else return
    event.preventDefault()
  }
  return (
    <div class="place-search">
      <label for={id}>Search a place</label>
      <input
        id={id}
        type="search"
        role="combobox"
        list={undefined}
        autocomplete="off"
        placeholder="Town, address or 36.84, -2.46"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <PlaceList id={id} places={places} at={at} onPlace={choose} />
      <p class="note" role="status">
        {note}
      </p>
    </div>
  )
}

/** The places that were found; the one at `at` is the one that Enter chooses. */
function PlaceList(props: {
  readonly id: string
  readonly places: readonly FoundPlace[]
  readonly at: number
  readonly onPlace: (place: FoundPlace) => void
}) {
  const { id, places, at, onPlace } = props
  return (
    <ul id={`${id}-list`} role="listbox" aria-label="Places" hidden={places.length === 0}>
      {places.map((place, k) => (
        <li
          key={`${place.latitude} ${place.longitude}`}
          id={`${id}-${k}`}
          role="option"
          aria-selected={k === at}
          onPointerDown={(event) => {
            event.preventDefault() // else the search loses the focus, and with it the list
            onPlace(place)
          }}
        >
          {place.label}
        </li>
      ))}
    </ul>
  )
}

/** What the service finds for a query, after a short pause of the typing. */
function useFound(root: string, query: string): { places: readonly FoundPlace[]; note: string } {
  const [found, setFound] = useState<{ places: readonly FoundPlace[]; note: string }>({ places: [], note: '' })
  useEffect(() => {
    const text = query.trim()
    if (text.length < CHARS_MIN) {
      setFound({ places: [], note: '' })
      return undefined
    }
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      search(root, text, leaving.signal).then(setFound, (cause: unknown) => {
        if (!leaving.signal.aborted) setFound({ places: [], note: cause instanceof Error ? cause.message : String(cause) })
      })
    }, PAUSE_MILLIS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [root, query])
  return found
}

async function search(root: string, text: string, signal: AbortSignal): Promise<{ places: readonly FoundPlace[]; note: string }> {
  const answer = await fetch(`${root}api/geo/geocode?${new URLSearchParams({ q: text })}`, { signal })
  const body = (await answer.json()) as readonly FoundPlace[] | { readonly detail?: string }
  if (!answer.ok || !Array.isArray(body)) throw new Error((body as { detail?: string }).detail ?? 'The search of places does not answer')
  return { places: body.slice(0, SHOWN_MAX), note: body.length === 0 ? `No place is called "${text}"` : '' }
}
