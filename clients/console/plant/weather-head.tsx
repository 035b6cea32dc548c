import { useState } from 'preact/hooks'
import type { SectionProps } from './form-props.ts'
import { type Json, valueAt, withValue } from './paths.ts'
import { askedOf } from './service.ts'

/** What the weather is called, and the typical year of the site. */
export function WeatherHead({ host, state, onBody }: SectionProps) {
  const [fault, setFault] = useState('')
  const body = state.plant.body as unknown as Json
  const [id, latitude, longitude] = ['weather.id', 'site.latitude', 'site.longitude'].map((path) => valueAt(body, path))
  const file = state.files.find((each) => each.id === id)
  const take = async () => {
    try {
      const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), fields: 'meta' })
      const { meta } = await askedOf<{ meta: { id: string } }>(`${host.root}api/weather/tmy?${query}`)
      setFault('')
      onBody(withValue(body, 'weather', { id: meta.id }), null)
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return (
    <>
      <p class="tools">
        {file === undefined ? null : <span>File {file.name}, kept in this browser</span>}
        <button type="button" disabled={typeof latitude !== 'number' || typeof longitude !== 'number'} onClick={() => void take()}>
          Typical year of the site
        </button>
      </p>
      <p class="fault" role="status">
        {fault}
      </p>
    </>
  )
}
