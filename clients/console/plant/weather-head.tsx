import { useState } from 'preact/hooks'
import type { SectionProps } from './form-props.ts'
import { fileText } from './missing-file.ts'
import { type Json, valueAt } from './paths.ts'
import { inTypicalYear, placeOf } from './typical-year.ts'

/** What the weather is called, and the typical year of the site. */
export function WeatherHead({ host, state, onBody }: SectionProps) {
  const [fault, setFault] = useState('')
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
  return (
    <>
      <p class="tools">
        {file === undefined ? null : <span>File {fileText(file)}</span>}
        <button type="button" disabled={placeOf(plant) === null} onClick={() => void take()}>
          Typical year of the site
        </button>
      </p>
      <p class="fault" role="status">
        {fault}
      </p>
    </>
  )
}
