import type { WeatherQualityRequest } from '@pvyield/contract/schemas'
import { assessWeather, derivedMeta, REMOVED_TESTS } from '@pvyield/engine'
import { idsOf, type WeatherOperation } from './operation.ts'

/** Unit costs of sun, tests, cleaned weather and its text, measured with a year of minutes. */
const COST = { secondsPerRow: 6e-6, bytesPerRow: 500, field: 'weather' } as const

/** The tests of the field, and the weather without what fails them. */
export const quality: WeatherOperation<WeatherQualityRequest, object> = {
  validator: 'validate_checkWeather_body',
  async derive({ weather: sent, site, remove }, _, { weather: find, admit, checkpoint }) {
    const sentWeather = await find(sent, 'weather')
    await admit({ rows: sentWeather.temp_air_c.length, ...COST })
    const { weather, report } = assessWeather(sentWeather, {
      place: site == null ? null : { ...site, elevation: site.elevation ?? null },
      remove: remove ?? REMOVED_TESTS,
      onProgress: checkpoint,
    })
    const { count } = report.changes
    const note = `Cleaned weather: ${count === 0 ? 'no value failed a test whose values are removed' : `${count} values failed a test and are gaps`} (POST /api/weather/quality).`
    return { made: { weather, meta: derivedMeta(weather, 'quality', idsOf(sent), [note]) }, report }
  },
}
