import type { SyntheticWeatherRequest } from '@pvyield/contract/schemas'
import { derivedMeta } from '@pvyield/engine'
import { SYNTHESIS_SIGMA_FRAC, syntheticYear } from '@pvyield/engine/weather'
import { climateTable } from '../climate-table.ts'
import type { WeatherOperation } from './operation.ts'

/** Days of a synthetic year, which has no leap day. */
const DAYS = 365
/** Unit costs of the rows, their text and its compression, measured with a year of minutes. */
const COST = { secondsPerRow: 8e-6, bytesPerRow: 700, field: 'step_minutes' } as const

/** Hours or shorter steps of a year of which months or days are known. */
export const synthetic: WeatherOperation<SyntheticWeatherRequest, object> = {
  validator: 'validate_makeSyntheticWeather_body',
  async derive(body, _, { admit, checkpoint }) {
    await admit({ rows: (DAYS * 24 * 60) / body.step_minutes, ...COST, secondsPerRow: COST.secondsPerRow * roundsOf(body) })
    const { weather, monthly, notes } = syntheticYear(climateTable(), body, checkpoint)
    return {
      made: { weather, meta: { ...derivedMeta(weather, 'synthetic', [], notes), source: 'synthetic' } },
      report: { monthly, uncertainty: SYNTHESIS_SIGMA_FRAC },
    }
  },
}

/** Steps below an hour are made up to five times where they have to meet sums of diffuse light. */
function roundsOf({ monthly, step_minutes: stepMinutes }: SyntheticWeatherRequest): number {
  return stepMinutes < 60 && monthly?.dhi_kwhm2 !== undefined ? 5 : 1
}
