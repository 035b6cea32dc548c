import type { CorrelateWeatherRequest } from '@pvyield/contract/schemas'
import { correlateWeather, derivedMeta } from '@pvyield/engine'
import { idsOf, type WeatherOperation } from './operation.ts'

/** Unit costs of sun, resampling, fits and the text of the section, measured with thirty years of hours. */
const COST = { secondsPerRow: 1.2e-5, bytesPerRow: 700, field: 'weather' } as const

/** A long series corrected by a station. */
export const correlate: WeatherOperation<CorrelateWeatherRequest, object> = {
  validator: 'validate_correlateWeather_body',
  async derive({ weather: sent, station: sentStation, site, ...wish }, _, { weather: find, admit, checkpoint }) {
    const [found, station] = [await find(sent, 'weather'), await find(sentStation, 'station')]
    await admit({ rows: found.temp_air_c.length + station.temp_air_c.length, ...COST })
    const { weather, notes, ...report } = await correlateWeather({ weather: found, station, site: site ?? null, ...wish }, checkpoint)
    return { made: { weather, meta: derivedMeta(weather, 'correlate', [...idsOf(sent), ...idsOf(sentStation)], notes) }, report }
  },
}
