import type { CorrelatedWeather, CorrelateRequest } from './correlate-weather.ts'
import type { ScaledWeather, ScaleRequest } from './scale-weather.ts'
import type { SelectedYear, TypicalYearRequest } from './select-typical-year.ts'
import type { ShortenRequest } from './shorten/check.ts'
import type { ShortenedWeather } from './shorten/shorten-weather.ts'

/** As `scaleWeather` of scale-weather.ts, which is loaded when it is first called: few hosts make weather of weather. */
export async function scaleWeather(request: ScaleRequest, onProgress?: () => void): Promise<ScaledWeather> {
  const maker = await import('./scale-weather.ts')
  return maker.scaleWeather(request, onProgress)
}

/** The same of correlate-weather.ts. */
export async function correlateWeather(request: CorrelateRequest, onProgress?: () => void): Promise<CorrelatedWeather> {
  const maker = await import('./correlate-weather.ts')
  return maker.correlateWeather(request, onProgress)
}

/** The same of select-typical-year.ts. */
export async function selectTypicalYear(request: TypicalYearRequest, onProgress?: () => void): Promise<SelectedYear> {
  const maker = await import('./select-typical-year.ts')
  return maker.selectTypicalYear(request, onProgress)
}

/** The same of shorten/shorten-weather.ts. */
export async function shortenWeather(request: ShortenRequest, onProgress?: () => void): Promise<ShortenedWeather> {
  const maker = await import('./shorten/shorten-weather.ts')
  return maker.shortenWeather(request, onProgress)
}
