import type { ScaleWeatherRequest } from '@pvyield/contract/schemas'
import { derivedMeta, scaleWeather } from '@pvyield/engine'
import { idsOf, type WeatherOperation } from './operation.ts'

/** Unit costs of sun, light and the text of the section, measured with a year of minutes. */
const COST = { secondsPerRow: 6e-6, bytesPerRow: 500, field: 'weather' } as const

/** Weather with the monthly sums of another source. */
export const scale: WeatherOperation<ScaleWeatherRequest, object> = {
  validator: 'validate_scaleWeather_body',
  async derive({ weather: sent, site, monthly }, _, { weather: find, admit, checkpoint }) {
    const found = await find(sent, 'weather')
    await admit({ rows: found.temp_air_c.length, ...COST })
    const { weather, notes, ...report } = await scaleWeather({ weather: found, site: site ?? null, monthly }, checkpoint)
    return { made: { weather, meta: derivedMeta(weather, 'scale', idsOf(sent), notes) }, report }
  },
}
