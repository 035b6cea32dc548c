import type { CorrelateWeatherRequest, ScaleWeatherRequest, TypicalYearRequest } from '@pvyield/sdk'
import { atService } from '../at-service.ts'
import type { Call } from '../command.ts'
import { fileName, inArguments } from '../in-arguments.ts'
import { correlationLines, scaleLines, typicalYearLines } from '../long-term-lines.ts'
import { printMade, wantedPart } from '../made-weather.ts'
import { type MonthlyField, monthlyValues, writtenMonths } from '../monthly-values.ts'
import { waiting } from '../progress.ts'
import { sentWeather, statedPlace } from '../sent-weather.ts'

const SCALED = ['ghi_kwhm2', 'dhi_kwhm2', 'dni_kwhm2', 'temp_air_c'] as const satisfies MonthlyField[]

export async function weatherScaleAction(call: Call): Promise<void> {
  const wanted = wantedPart(call)
  const monthly = monthlyValues(call, SCALED) as unknown as ScaleWeatherRequest['monthly']
  await atService(call, async ({ pvyield, isOwn }) => {
    const { weather, notes } = await sentWeather(pvyield, call.positionals, call)
    const request = { weather, ...siteIn(call), monthly }
    const written = { weather: fileName(call.positionals[0] ?? ''), ...writtenMonths(call, SCALED, 'monthly') }
    const answer = await inArguments(written, () => waiting('scaling', pvyield.scaleWeather(request, wanted)))
    printMade(call, answer, scaleLines(answer), notes, isOwn)
  })
}

export async function weatherCorrelateAction(call: Call): Promise<void> {
  const wanted = wantedPart(call)
  const { method, by, 'station-uncertainty': sigma } = call.values
  const [long = '', station = ''] = call.positionals
  await atService(call, async ({ pvyield, isOwn }) => {
    const sent = await sentWeather(pvyield, [long], call)
    const own = await sentWeather(pvyield, [station], call)
    const request: CorrelateWeatherRequest = {
      weather: sent.weather,
      station: own.weather,
      ...siteIn(call),
      ...(method !== undefined && { method: method as NonNullable<CorrelateWeatherRequest['method']> }),
      ...(by !== undefined && { by: by as NonNullable<CorrelateWeatherRequest['by']> }),
      ...(sigma !== undefined && { station_uncertainty: Number(sigma) }),
    }
    const written = { weather: fileName(long), station: fileName(station) }
    const answer = await inArguments(written, () => waiting('correlating', pvyield.correlateWeather(request, wanted)))
    printMade(call, answer, correlationLines(answer), [...named(long, sent.notes), ...named(station, own.notes)], isOwn)
  })
}

function named(file: string, notes: readonly string[]): string[] {
  return notes.map((note) => `${file}: ${note}`)
}

export async function weatherTypicalYearAction(call: Call): Promise<void> {
  const wanted = wantedPart(call)
  const { method, 'exceedance-percent': percent } = call.values
  await atService(call, async ({ pvyield, isOwn }) => {
    const { weather, notes } = await sentWeather(pvyield, call.positionals, call)
    const request: TypicalYearRequest = {
      weather,
      ...siteIn(call),
      ...(method !== undefined && { method: method as NonNullable<TypicalYearRequest['method']> }),
      ...(percent !== undefined && { exceedance_percent: Number(percent) as NonNullable<TypicalYearRequest['exceedance_percent']> }),
    }
    const written = { weather: call.positionals.map(fileName).join(', ') }
    const answer = await inArguments(written, () => waiting('choosing', pvyield.selectTypicalYear(request, wanted)))
    printMade(call, answer, typicalYearLines(answer), notes, isOwn)
  })
}

function siteIn(call: Call) {
  const site = statedPlace(call)
  return site === null ? {} : { site }
}
