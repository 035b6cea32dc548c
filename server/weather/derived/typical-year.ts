import type { TypicalYearRequest } from '@pvyield/contract/schemas'
import { derivedMeta, selectTypicalYear } from '@pvyield/engine'
import { idsOf, type WeatherOperation } from './operation.ts'

/** Unit costs of sun, days and their distributions, measured with thirty years of hours. */
const COST = { secondsPerRow: 8e-6, bytesPerRow: 400, field: 'weather' } as const

/** A year of months that are typical of many years. */
export const typicalYear: WeatherOperation<TypicalYearRequest, object> = {
  validator: 'validate_selectTypicalYear_body',
  async derive({ weather: sent, site, ...wish }, _, { weather: find, admit, checkpoint }) {
    const found = await find(sent, 'weather')
    await admit({ rows: found.temp_air_c.length, ...COST })
    const { weather, notes, months_years, ...report } = await selectTypicalYear({ weather: found, site: site ?? null, ...wish }, checkpoint)
    const meta = { ...derivedMeta(weather, 'typical-year', idsOf(sent), notes), months_years }
    return { made: { weather, meta }, report }
  },
}
