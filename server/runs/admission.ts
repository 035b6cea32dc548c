import type { WeatherService, YearQuery } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import { type RunKind, readSimple } from './request-reader.ts'
import { requireChoosable, type SeriesWish } from './series-wish.ts'
import { wantedYear } from './simple-place.ts'
import type { RunTasks } from './tasks.ts'

/** Bodies above this length are read in a worker alone. */
const MAIN_THREAD_MAX_CHARS = 64 * 1024

/** A run as it was sent. */
export interface SentRun {
  readonly kind: RunKind
  readonly text: string
  readonly wish: SeriesWish
  readonly respondAsync: boolean
  readonly idempotencyKey: string | undefined
  readonly address: string
  /** The caller reads gzip. */
  readonly gzip: boolean
  readonly time: (name: string, millis: number) => void
}

/** Refuses a run before it is accepted: afterwards the caller could only read that it failed. */
export class Admission {
  constructor(
    private readonly weather: WeatherService,
    private readonly pool: Pool<RunTasks>,
  ) {}

  /**
   * A run that answers at once is checked when it runs; one that is accepted first is checked whole here, before its typical year is counted.
   * @returns the typical year that it is known to need, its location counted; null for none, or when the worker who runs it is to say
   * Fails: Problem validation_error, not_found for unknown ids, rate_limited, overloaded.
   */
  async check({ kind, text, wish, respondAsync, address }: SentRun): Promise<YearQuery | null> {
    const wanted = respondAsync
      ? await this.pool.submit('check', { kind, text, wish }, { host: this.weather.host(), size: text.length })
      : quicklyWanted(kind, text, wish)
    if (wanted !== null) await this.weather.claimLocation(wanted, address)
    return wanted
  }
}

/** The typical year of a small simple body that nothing is wrong with: known here, it saves a visit to a worker, who refuses the others. */
function quicklyWanted(kind: RunKind, text: string, wish: SeriesWish): YearQuery | null {
  if (kind === 'full' || text.length > MAIN_THREAD_MAX_CHARS) return null
  const { request, failures } = readSimple(text)
  if (!failures.isEmpty) return null
  requireChoosable(wish, request)
  return wantedYear(request)
}
