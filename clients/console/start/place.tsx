import type { SimpleRunRequest } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import { droppedIdOf, fileText } from '../plant/missing-file.ts'
import type { ConsoleState } from '../state/console-state.ts'
import { withFields } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { OutlineMap } from './outline-map.tsx'
import { trustPlace, usePlaceName } from './place-name.ts'
import { type FoundPlace, PlaceSearch } from './place-search.tsx'

const SOURCES = [
  ['embedded', 'Embedded year'],
  ['auto', 'Best source'],
] as const

const OWN = 'own'

/** Where the plant is: by name, on the map, or by coordinates. */
export function Place(props: {
  readonly root: string
  readonly land: string
  readonly pool: WorkerPool
  readonly store: Store
  readonly state: ConsoleState
}) {
  const { root, land, pool, store, state } = props
  const change = store.change.bind(store)
  const { latitude, longitude } = state.plant.body as SimpleRunRequest
  const moveTo = (place: string, latitude: number, longitude: number, gesture: string | null = null) =>
    change({ ...withFields(state, { latitude, longitude }), place }, gesture)
  const find = ({ label, latitude, longitude }: FoundPlace) => {
    trustPlace({ ...withFields(state, { latitude, longitude }), place: label })
    moveTo(label, latitude, longitude)
  }
  const name = usePlaceName(root, state)
  return (
    <section class="card" aria-labelledby="place-title">
      <h2 id="place-title">{name === '' ? 'Place' : name}</h2>
      <PlaceSearch root={root} onPlace={find} />
      <OutlineMap
        land={land}
        latitude={latitude}
        longitude={longitude}
        onPlace={(latitude, longitude) => moveTo('', latitude, longitude, 'map')}
      />
      <div class="pair">
        <Degrees label="Latitude" most={90} value={latitude} onValue={(value) => moveTo('', value, longitude)} />
        <Degrees label="Longitude" most={180} value={longitude} onValue={(value) => moveTo('', latitude, value)} />
      </div>
      <WeatherChoice pool={pool} store={store} state={state} />
    </section>
  )
}

/** The source of the year; a series or a source that the plant names itself is one more choice. */
function WeatherChoice({ pool, store, state }: { readonly pool: WorkerPool; readonly store: Store; readonly state: ConsoleState }) {
  const { weather, weather_source: source = 'auto' } = state.plant.body as SimpleRunRequest
  const file = state.files.find(({ id }) => id === droppedIdOf(state.plant))
  // A year takes the place of a file, and with it of the elevation that the file stated.
  const taken = weather === undefined ? {} : { weather: undefined, elevation: undefined }
  const shown = useStamps(file?.source !== undefined)
  const isKnown = weather === undefined && SOURCES.some(([value]) => value === source)
  return (
    <>
      <ChoiceField
        label="Weather"
        value={isKnown ? source : OWN}
        options={isKnown ? SOURCES : [...SOURCES, [OWN, weather === undefined ? source : 'Own file']]}
        onValue={(value) => value === OWN || store.change(withFields(state, { weather_source: value, ...taken }))}
      />
      {file === undefined ? null : (
        <>
          <p class="weather-file">{fileText(file)}</p>
          {shown === null ? null : <shown.FileStamps file={file} pool={pool} store={store} />}
        </>
      )}
    </>
  )
}

type Stamps = typeof import('../plant/file-stamps.tsx')

/** What corrects the stamps of a file; its code comes with the first file. */
function useStamps(isWanted: boolean): Stamps | null {
  const [loaded, setLoaded] = useState<Stamps | null>(null)
  useEffect(() => {
    if (isWanted) void import('../plant/file-stamps.tsx').then(setLoaded)
  }, [isWanted])
  return isWanted ? loaded : null
}

function Degrees(props: {
  readonly label: string
  readonly most: number
  readonly value: number
  readonly onValue: (value: number) => void
}) {
  const { label, most, value, onValue } = props
  const [isWrong, setWrong] = useState(false)
  const read = (event: { currentTarget: HTMLInputElement }) => {
    const { valueAsNumber } = event.currentTarget
    const isGood = Number.isFinite(valueAsNumber) && Math.abs(valueAsNumber) <= most
    setWrong(!isGood)
    if (isGood) onValue(valueAsNumber)
  }
  return (
    <label class="narrow">
      {label}, deg
      <input type="number" step="any" min={-most} max={most} value={value} onChange={read} aria-invalid={isWrong} />
      {isWrong ? (
        <span class="fault">
          From -{most} to {most}
        </span>
      ) : null}
    </label>
  )
}
