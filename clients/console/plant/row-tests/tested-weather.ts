import type { Weather } from '@pvyield/contract/schemas'
import type { TestedRowsOf, TestedWeather } from '@pvyield/report/weather'
import { isDropped, keptWeather } from '../../state/dropped-files.ts'
import { askedOf } from '../service.ts'

/** A weather whose rows were tested. */
export interface Tested {
  readonly report: TestedWeather
  readonly rows: TestedRowsOf
}

interface Place {
  readonly latitude: number
  readonly longitude: number
  readonly elevation?: number
}

/**
 * Tests the rows of the weather of an id: in this page when it is a file that was dropped, which does not leave the
 * browser, by the service otherwise.
 * Fails: Error with what the service or the engine says.
 */
export async function testedWeather(root: string, id: string, site: Place): Promise<Tested> {
  return isDropped(id) ? testedHere(id, site) : testedThere(root, id, site)
}

async function testedHere(id: string, { latitude, longitude, elevation }: Place): Promise<Tested> {
  const weather = await keptWeather(id)
  if (weather === null) throw new Error('The file is not in this browser: drop it again')
  const { assessWeather, turbidityAt } = await import('@pvyield/engine/weather')
  const place = { latitude, longitude, elevation: elevation ?? weather.elevation ?? null }
  const { report, rows } = assessWeather(weather as Weather, { place, turbidity: await turbidityAt(latitude, longitude) })
  const { startMinutes, stepMinutes } = rows
  return { report, rows: { rows: { startMinutes, stepMinutes, timezoneH: weather.timezone }, ghi: weather.ghi_wm2 ?? [] } }
}

async function testedThere(root: string, id: string, site: Place): Promise<Tested> {
  const body = JSON.stringify({ weather: { id }, site, remove: [], fill: 'none' })
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const { weather, ...report } = await askedOf<TestedWeather & { readonly weather: Weather }>(`${root}api/weather/quality`, sent)
  return { report, rows: { rows: rowsOf(weather), ghi: weather.ghi_wm2 ?? [] } }
}

/** The starts of the rows of a section that the service stored: its stamps mark them. */
function rowsOf({ start, time, step_minutes: stepMinutes, timezone: timezoneH, temp_air_c: { length: n } }: Weather) {
  const minutes = (stamp: string | null | undefined) => Date.parse(`${stamp}Z`) / 60_000
  const startMinutes = time
    ? Float64Array.from(time, minutes)
    : Float64Array.from({ length: n }, (_, row) => minutes(start) + row * stepMinutes)
  return { startMinutes, stepMinutes, timezoneH }
}
