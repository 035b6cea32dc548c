import type { RunRequest, SimpleRunRequest } from '../../generated/schemas.gen.ts'
import type { LibraryService } from '../library/service.ts'
import type { WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import { requireKnownColumns, type SeriesWish } from './series-wish.ts'
import { wantedYear } from './simple-place.ts'
import type { RunKind, RunTasks } from './tasks.ts'

/** A run as it was sent. */
export interface SentRun {
  readonly kind: RunKind
  readonly text: string
  /** The body when it was read on the main thread; null: a worker reads it. */
  readonly body: RunRequest | SimpleRunRequest | null
  readonly wish: SeriesWish
  readonly respondAsync: boolean
  readonly idempotencyKey: string | undefined
  readonly address: string
  /** The caller reads gzip. */
  readonly gzip: boolean
  readonly time: (name: string, millis: number) => void
}

/** Refuses a run before it is promised: afterwards the caller could only read that it failed. */
export class Admission {
  constructor(
    private readonly weather: WeatherService,
    private readonly library: LibraryService,
    private readonly pool: Pool<RunTasks>,
  ) {}

  /** Fails: Problem validation_error, not_found for unknown ids, rate_limited. */
  async check({ kind, text, body, wish, respondAsync, address }: SentRun): Promise<void> {
    if (body === null) {
      if (respondAsync) await this.pool.submit('check', { kind, text, wish }, { size: text.length })
      return
    }
    requireKnownColumns(wish.columns, body)
    if (body.weather !== undefined && 'id' in body.weather) await this.weather.requireStored(body.weather.id)
    if ('latitude' in body) {
      const wanted = wantedYear(body)
      if (wanted !== null) await this.weather.claimLocation(wanted, address)
      return
    }
    if ('id' in body.module) this.library.module(body.module.id)
    if ('id' in body.inverter) this.library.inverter(body.inverter.id)
  }
}
