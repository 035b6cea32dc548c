import type { SyntheticWeatherRequest } from '@pvyield/contract/schemas'
import { derivedMeta, shortenWeather } from '@pvyield/engine'
import { STEPS_SIGMA_FRAC, SYNTHESIS_SIGMA_FRAC, syntheticYear } from '@pvyield/engine/weather'
import { Problem } from '../../http/problem.ts'
import { climateTable } from '../climate-table.ts'
import { type Derived, type DerivingMeans, idsOf, type WeatherOperation } from './operation.ts'

/** Days of a synthetic year, which has no leap day. */
const DAYS = 365
/** Unit costs of the rows, their text and its compression, measured with a year of minutes. */
const COST = { secondsPerRow: 8e-6, bytesPerRow: 700, field: 'step_minutes' } as const

/** Hours or shorter steps of a year of which months or days are known, or shorter steps of known hours. */
export const synthetic: WeatherOperation<SyntheticWeatherRequest, object> = {
  validator: 'validate_makeSyntheticWeather_body',
  derive: (body, _, means) => (body.weather == null ? yearOfSums(body, means) : stepsOfHours(body, body.weather, means)),
}

async function yearOfSums({ site, ...known }: SyntheticWeatherRequest, { admit, checkpoint }: DerivingMeans): Promise<Derived> {
  if (site === undefined)
    throw Problem.ofField(
      'validation_error',
      'site',
      'The place is not known: send site with latitude and longitude, or weather whose hours are wanted in shorter steps',
    )
  await admit({ rows: (DAYS * 24 * 60) / known.step_minutes, ...COST, secondsPerRow: COST.secondsPerRow * roundsOf(known) })
  const { weather, monthly, notes } = syntheticYear(climateTable(), { ...known, site }, checkpoint)
  return {
    made: { weather, meta: { ...derivedMeta(weather, 'synthetic', [], notes), source: 'synthetic' } },
    report: { monthly, uncertainty: SYNTHESIS_SIGMA_FRAC },
  }
}

async function stepsOfHours(
  { site, ...wish }: SyntheticWeatherRequest,
  sent: NonNullable<SyntheticWeatherRequest['weather']>,
  { weather: find, admit, checkpoint }: DerivingMeans,
): Promise<Derived> {
  const found = await find(sent, 'weather')
  await admit({ rows: (found.temp_air_c.length * 60) / wish.step_minutes, ...COST })
  const { weather, monthly, notes } = await shortenWeather({ ...wish, weather: found, site: site ?? null }, checkpoint)
  return {
    made: { weather, meta: derivedMeta(weather, 'synthetic', idsOf(sent), notes) },
    report: { monthly, uncertainty: STEPS_SIGMA_FRAC },
  }
}

/** Steps below an hour are made up to five times where they have to meet sums of diffuse light. */
function roundsOf({ monthly, step_minutes: stepMinutes }: Pick<SyntheticWeatherRequest, 'monthly' | 'step_minutes'>): number {
  return stepMinutes < 60 && monthly?.dhi_kwhm2 !== undefined ? 5 : 1
}
