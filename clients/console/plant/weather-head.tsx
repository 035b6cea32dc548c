import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { DroppedFile } from '../state/console-state.ts'
import { FileStamps } from './file-stamps.tsx'
import type { SectionProps } from './form-props.ts'
import { fileText } from './missing-file.ts'
import { type Json, valueAt } from './paths.ts'
import { inTypicalYear, placeOf } from './typical-year.ts'

/** What the weather is called, and the typical year of the site. */
export function WeatherHead({ host, pool, store, state, onBody }: SectionProps) {
  const [fault, setFault] = useState('')
  const [tests, setTests] = useState<{ readonly id: string; readonly shown: ComponentChildren } | null>(null)
  const { plant, files } = state
  const file = files.find(({ id }) => id === valueAt(plant.body, 'weather.id'))
  const take = async () => {
    try {
      const { body } = await inTypicalYear(host.root, plant)
      setFault('')
      onBody(body as unknown as Json, null)
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  const id = valueAt(plant.body, 'weather.id')
  const place = placeOf(plant)
  const test = async () => {
    if (typeof id !== 'string' || place === null) return
    try {
      const [{ testedWeather }, { RowTests }] = await Promise.all([
        import('./row-tests/tested-weather.ts'),
        import('./row-tests/row-tests.tsx'),
      ])
      const tested = await testedWeather(host.root, id, place)
      setFault('')
      setTests({ id, shown: <RowTests {...tested} /> })
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return (
    <>
      {file === undefined ? null : <OwnFile file={file} pool={pool} store={store} />}
      <p class="tools">
        <button type="button" disabled={place === null} onClick={() => void take()}>
          Typical year of the site
        </button>
        {typeof id === 'string' ? (
          <button type="button" disabled={place === null} onClick={() => void test()}>
            Test its rows
          </button>
        ) : null}
      </p>
      <p class="fault" role="status">
        {fault}
      </p>
      {tests !== null && tests.id === id ? tests.shown : null}
    </>
  )
}

function OwnFile(props: Pick<SectionProps, 'pool' | 'store'> & { readonly file: DroppedFile }) {
  return (
    <>
      <p>File {fileText(props.file)}</p>
      <FileStamps {...props} />
    </>
  )
}
