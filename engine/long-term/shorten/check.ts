import { rowCount } from '../../core/column-lengths.ts'
import { Sink } from '../../core/sink.ts'
import type { WeatherSection } from '../series.ts'
import type { SentSite } from '../site-of.ts'

/** Hours, and the steps that are wanted within them. */
export interface ShortenRequest {
  readonly weather: WeatherSection
  /** Default: the place that the weather states. */
  readonly site: (SentSite & { readonly timezone?: number | null }) | null
  /** 30, 15, 10, 5 or 1 */
  readonly step_minutes: number
  /** 0 to 4294967295 */
  readonly seed: number
  /** Sums, which hours have themselves. */
  readonly monthly?: unknown
  readonly daily?: unknown
}

/** Rows that a weather section may have. */
const ROWS_MAX = 2_200_000

/** Fails: at each field that does not go with hours, before anything is computed. */
export function checkShortening({ weather, site, step_minutes: stepMinutes, monthly, daily }: ShortenRequest, sink: Sink): void {
  for (const [name, sums] of [['monthly', monthly] as const, ['daily', daily] as const])
    if (sums != null)
      sink.fail(
        name,
        `The weather has hours of its own, whose sums are kept: leave ${name} out, or leave weather out to make hours of sums`,
      )
  if (weather.step_minutes !== 60)
    sink.fail(
      'weather.step_minutes',
      `Rows of ${weather.step_minutes} min cannot be split: the distribution within an hour needs hours. Send rows of 60 min`,
    )
  if (stepMinutes >= 60)
    sink.fail('step_minutes', 'The weather has hours already: send the length of the steps within them, 30, 15, 10, 5 or 1 min')
  else if (rowCount(weather, new Sink()) * (60 / stepMinutes) > ROWS_MAX)
    sink.fail(
      'step_minutes',
      `These would be more than ${ROWS_MAX} rows, which no weather section may have: send longer steps, or at most ${Math.floor((ROWS_MAX * stepMinutes) / 60)} hours at once`,
    )
  if (site?.timezone != null && site.timezone !== weather.timezone)
    sink.fail(
      'site.timezone',
      `The stamps of the weather are in UTC${signed(weather.timezone)}, which its steps keep: leave timezone out, or correct the one of the weather`,
    )
}

const signed = (hours: number): string => (hours < 0 ? `${hours}` : `+${hours}`)
