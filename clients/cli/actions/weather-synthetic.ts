import type { SyntheticWeatherAnswer, SyntheticWeatherRequest } from '@pvyield/sdk'
import { atService } from '../at-service.ts'
import type { Call } from '../command.ts'
import { fileName, inArguments } from '../in-arguments.ts'
import { printMade, wantedPart } from '../made-weather.ts'
import { dailyValues, type MonthlyField, monthlyValues, writtenMonths } from '../monthly-values.ts'
import { weatherLines } from '../parsed-lines.ts'
import { waiting } from '../progress.ts'
import { sentWeather, statedPlace, withCoordinates } from '../sent-weather.ts'
import { aligned } from '../table.ts'
import { UsageError } from '../usage-error.ts'

const MONTHLY = ['ghi_kwhm2', 'dhi_kwhm2', 'temp_air_c', 'wind_speed_ms', 'relative_humidity'] as const satisfies MonthlyField[]
const DAILY = ['ghi_kwhm2', 'temp_air_c'] as const satisfies MonthlyField[]

export async function weatherSyntheticAction(asked: Call): Promise<void> {
  const { seed, weather: file, daily } = asked.values
  if (seed !== undefined && !/^\d+$/.test(seed)) throw new UsageError(`--seed should be a whole number, not ${seed}`)
  const wanted = wantedPart(asked)
  const values = valuesIn(asked)
  const call = await withCoordinates(asked)
  const site = siteOf(call)
  const written = {
    ...writtenMonths(call, MONTHLY, 'monthly'),
    monthly: call.values.monthly === undefined ? '--monthly-ghi' : '--monthly',
    seed: '--seed',
    step_minutes: '--minutes',
    ...(daily !== undefined && { daily }),
    ...(file !== undefined && { weather: fileName(file) }),
  }
  await atService(call, async ({ pvyield, isOwn }) => {
    const read = file === undefined ? null : await sentWeather(pvyield, [file], call)
    const request = { ...values, ...(site !== null && { site }), ...(read !== null && { weather: read.weather }) }
    const answer = await inArguments(written, () => waiting('making', pvyield.makeSyntheticWeather(request, wanted)))
    printMade(call, answer, syntheticLines(answer, call), read?.notes ?? [], isOwn)
  })
}

/** The zone of a file is that of its stamps: its rows keep it. */
function siteOf(call: Call): SyntheticWeatherRequest['site'] | null {
  const { timezone, weather } = call.values
  const place = statedPlace(call)
  return place === null ? null : { ...place, ...(timezone !== undefined && weather === undefined && { timezone: Number(timezone) }) }
}

/** What a call states besides its place and its weather. Fails: InputError. */
function valuesIn(call: Call): SyntheticWeatherRequest {
  const { daily, minutes, days, seed } = call.values
  const monthly = monthlyValues(call, MONTHLY)
  return {
    ...(Object.keys(monthly).length > 0 && { monthly: monthly as SyntheticWeatherRequest['monthly'] }),
    ...(daily !== undefined && { daily: dailyValues(daily, DAILY) as unknown as SyntheticWeatherRequest['daily'] }),
    ...(minutes !== undefined && { step_minutes: Number(minutes) as NonNullable<SyntheticWeatherRequest['step_minutes']> }),
    ...(days !== undefined && { days: days as NonNullable<SyntheticWeatherRequest['days']> }),
    ...(seed !== undefined && { seed: Number(seed) }),
  }
}

const HEAD = ['Month', 'GHI, kWh/m2', 'DHI', 'DNI', 'degC', 'wind, m/s']

/** What was made: its sums by month, and what making it adds to the uncertainty of a yield. */
function syntheticLines({ meta, monthly, uncertainty: { racks, trackers } }: SyntheticWeatherAnswer, { command }: Call): string[] {
  const { ghi_kwhm2, dhi_kwhm2, dni_kwhm2, temp_air_c, wind_speed_ms } = monthly
  const rows = ghi_kwhm2.map((_, k) => [
    String(k + 1),
    ...[ghi_kwhm2, dhi_kwhm2, dni_kwhm2].map((values) => values[k]?.toFixed(2) ?? '-'),
    ...[temp_air_c, wind_speed_ms].map((values) => values[k]?.toFixed(1) ?? '-'),
  ])
  const { notes: _, ...facts } = meta
  return [
    ...weatherLines(facts, command),
    ...aligned([HEAD, ...rows], 1),
    ...gapLines(monthly),
    '',
    `Making them adds ${(100 * racks).toFixed(1)} % (racks) or ${(100 * trackers).toFixed(1)} % (trackers) to the uncertainty of a yield, as lifetime.uncertainty_parts.other`,
  ]
}

/** A mean that is not known next to others is that of a month with gaps. */
function gapLines({ temp_air_c, wind_speed_ms }: SyntheticWeatherAnswer['monthly']): string[] {
  const hasGaps = [temp_air_c, wind_speed_ms].some((means) => means.includes(null) && means.some((mean) => mean !== null))
  return hasGaps ? ['-: the weather has gaps in this month, which a run fills (see the notes)'] : []
}
