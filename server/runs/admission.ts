import type { SentBody } from '@pvyield/contract/handlers'
import type { LargeBodies } from '../http/large-bodies.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { WeatherService, YearQuery } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import { type RunKind, readSimple } from './request-reader.ts'
import { requireChoosable, type SeriesWish } from './series-wish.ts'
import { wantedYear } from './simple-place.ts'
import type { RunTasks } from './tasks.ts'

/** A run as it was sent. */
export interface SentRun {
  readonly kind: RunKind
  readonly body: SentBody
  readonly wish: SeriesWish
  readonly respondAsync: boolean
  readonly idempotencyKey: string | undefined
  readonly address: string
  /** The caller accepts gzip. */
  readonly gzip: boolean
  readonly time: (name: string, millis: number) => void
}

/**
 * Rejects invalid runs before they are accepted. Afterwards the caller could only read that the run
 * failed.
 */
export class Admission {
  constructor(
    private readonly weather: WeatherService,
    private readonly pool: Pool<RunTasks>,
    private readonly large: LargeBodies,
  ) {}

  /**
   * A run that is answered at once is checked when it runs. A run that is accepted first is checked
   * completely here, before its location counts towards the rate limit.
   * @returns the typical year that the run needs, its location counted; null when it needs none or
   *   when the worker has yet to find out
   * Fails: Problem validation_error, not_found for unknown ids, rate_limited, overloaded.
   */
  async check({ kind, body, wish, respondAsync, address }: SentRun): Promise<YearQuery | null> {
    const wanted = respondAsync
      ? await this.large.run(body, (read) =>
          this.pool.submit('check', { kind, body: read, wish }, { host: this.weather.host(), size: sizeOf(body) }),
        )
      : yearOfSmallBody(kind, body, wish)
    if (wanted !== null) await this.weather.claimLocation(wanted, address)
    return wanted
  }
}

/**
 * The typical year that a small valid simple body needs. Knowing it here saves a task in a worker.
 * Null for other bodies, which a worker reads.
 */
function yearOfSmallBody(kind: RunKind, body: SentBody, wish: SeriesWish): YearQuery | null {
  if (kind === 'full' || !('text' in body)) return null
  const { request, failures } = readSimple(body.text)
  if (!failures.isEmpty) return null
  requireChoosable(wish, request)
  return wantedYear(request)
}
