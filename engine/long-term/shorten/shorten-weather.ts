import { clearSkyLimit } from '../../climate/clear-sky-limit.ts'
import { Random } from '../../climate/random.ts'
import { SHORT_STEPS_STREAM, shorterSteps } from '../../climate/synthetic/short-steps.ts'
import { EngineError, Sink } from '../../core/sink.ts'
import { rowSky } from '../row-sky.ts'
import { readSeries, type WeatherSection } from '../series.ts'
import { movedNotes, placedAt, siteOf } from '../site-of.ts'
import { checkShortening, type ShortenRequest } from './check.ts'
import { lightOfHours } from './hours.ts'
import { type MonthsOfSteps, monthsOfSteps, shortenNotes } from './report.ts'
import { airOfSteps } from './step-air.ts'
import { lightColumns, rolled } from './step-light.ts'
import { instantShift, stampsOfSteps, windowStarts } from './step-times.ts'

export interface ShortenedWeather {
  weather: WeatherSection
  monthly: MonthsOfSteps
  notes: string[]
}

/**
 * Steps below an hour of weather that has hours: the light within each hour by
 * `climate/synthetic/short-steps.ts` under the sun of a run, the air on straight lines. Each hour keeps
 * its global irradiance to 0.01 W/m2, and its diffuse irradiance as far as its beam stays below the sun's.
 * Light of an instant counts for the hour around it.
 * @param onProgress  called every few thousand rows; may throw to end the work
 * Valid for: hours of any number of years, gaps included; a gap is one in all steps of its hour.
 * Fails: EngineError for rows that are no hours, and for light that is not that of the sun at the place.
 * Source: Skartveit & Olseth 1992 in the form of Walkenhorst et al. 2002, see `short-term.ts`.
 * Checked by: test/engine/long-term/shorten-weather.test.ts, against measured steps by
 * test/engine/climate/measured-steps.test.ts
 */
export function shortenWeather(request: ShortenRequest, onProgress?: () => void): ShortenedWeather {
  const { weather: section, site: sent, step_minutes: stepMinutes, seed } = request
  const sink = new Sink()
  checkShortening(request, sink)
  const series = sink.failures.length > 0 ? null : readSeries(section, 'weather', sink)
  if (series === null) throw new EngineError(sink.failures)
  const site = siteOf(section, sent)
  const hours = lightOfHours(series, site, onProgress)
  const perHour = Math.round(60 / stepMinutes)
  const shift = instantShift(series, hours.ghiWm2, stepMinutes)
  const sky = rowSky(
    { ...series, n: series.n * perHour, starts: windowStarts(series, perHour, shift), stepMinutes, sunOffsetMinutes: null },
    site,
    onProgress,
  )
  const random = new Random(seed, SHORT_STEPS_STREAM)
  const made = shorterSteps(hours, clearSkyLimit(site.elevation), hours.sky, sky, stepMinutes, random, onProgress)
  const { poa_wm2: _, reference_series: __, ...kept } = section
  const light = lightColumns(hours, made, sky.zenithCos, perHour)
  const weather: WeatherSection = {
    ...kept,
    ghi_wm2: rolled(light.ghi_wm2, shift.steps),
    dhi_wm2: rolled(light.dhi_wm2, shift.steps),
    dni_wm2: rolled(light.dni_wm2, shift.steps),
    ...airOfSteps(series, perHour),
    ...stampsOfSteps(series, perHour, shift),
    step_minutes: stepMinutes,
  }
  return {
    weather: placedAt(weather, site, sent),
    monthly: monthsOfSteps(series, site, hours, made, perHour),
    notes: [...movedNotes(section, site), ...shortenNotes(request, hours, made, perHour)],
  }
}
