import { useEffect, useState } from 'preact/hooks'
import type { ConsoleState, Plant } from '../state/console-state.ts'
import { hasWeather } from '../state/dropped-files.ts'
import type { Store } from '../state/store.ts'
import { droppedIdOf, fileText } from './missing-file.ts'
import { inTypicalYear, placeOf } from './typical-year.ts'

interface MissingWeatherProps {
  readonly root: string
  readonly store: Store
  readonly state: ConsoleState
  /** Lets the person choose a file. */
  readonly onOpen: () => void
}

/** Says which weather files the plants of a link run in and this browser does not have, and what to do. */
export function MissingWeather(props: MissingWeatherProps) {
  const missing = useMissing(props.state)
  return (
    <>
      {missing.map((id) => (
        <MissingFile key={id} {...props} id={id} />
      ))}
    </>
  )
}

function MissingFile({ root, store, state, onOpen, id }: MissingWeatherProps & { readonly id: string }) {
  const [fault, setFault] = useState('')
  const file = state.files.find((each) => each.id === id)
  const own = droppedIdOf(state.plant) === id
  const pins = state.pins.filter(({ plant }) => droppedIdOf(plant) === id)
  const runners = [...(own ? ['This plant'] : []), ...pins.map(({ name }) => `“${name}”`)]
  const replace = async () => {
    try {
      const replaced = (plant: Plant) => (droppedIdOf(plant) === id ? inTypicalYear(root, plant) : plant)
      const [plant, ...pinned] = await Promise.all([state.plant, ...state.pins.map((pin) => pin.plant)].map(replaced))
      if (plant === undefined || store.state !== state) return
      store.change({ ...state, plant, pins: state.pins.map((pin, k) => ({ ...pin, plant: pinned[k] ?? pin.plant })) })
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  const canReplace = [...(own ? [state.plant] : []), ...pins.map(({ plant }) => plant)].every((plant) => placeOf(plant) !== null)
  return (
    <section class="refusal missing" role="alert" aria-label="Missing weather file">
      <p>
        <strong>{file === undefined ? 'A weather file is missing.' : `The weather file ${fileText(file)} is missing.`}</strong>{' '}
        {runners.join(' and ')} {runners.length === 1 ? 'runs' : 'run'} in a file that stays in the browser in which it was dropped, and a
        link does not contain it. Drop the same file on this page, or use the typical year of the place.
      </p>
      <p class="tools">
        <button type="button" onClick={onOpen}>
          Open {file?.name ?? 'the file'}
        </button>
        <button type="button" disabled={!canReplace} onClick={() => void replace()}>
          Use the typical year of the place
        </button>
      </p>
      {fault === '' ? null : <p class="fault">{fault}</p>}
    </section>
  )
}

function useMissing({ plant, pins }: ConsoleState): readonly string[] {
  const [missing, setMissing] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    void missingIn({ plant, pins }).then((found) => isCurrent && setMissing(found))
    return () => {
      isCurrent = false
    }
  }, [plant, pins])
  return missing
}

/** Ids of the files that plants run in and this browser does not have. */
export async function missingIn({ plant, pins }: Pick<ConsoleState, 'plant' | 'pins'>): Promise<readonly string[]> {
  const ids = new Set([plant, ...pins.map((pin) => pin.plant)].flatMap((each) => droppedIdOf(each) ?? []))
  return (await Promise.all([...ids].map(async (id) => ((await hasWeather(id)) ? [] : [id])))).flat()
}
