import type { SentBody } from '@pvyield/contract/handlers'
import type { SizeAnswer } from '@pvyield/contract/schemas'
import { likelyCost } from '../http/likely-cost.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { FoundYear, WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { SizingTasks } from './tasks.ts'

/** A plant to size that was sent. */
export interface SentPlant {
  readonly body: SentBody
  /** Who is counted, see `Context.caller`. */
  readonly caller: string
  readonly signal: AbortSignal
}

/** Sizes the strings and inverters of plants; free. */
export class SizingService {
  constructor(
    private readonly pool: Pool<TasksOf<SizingTasks>>,
    private readonly weather: WeatherService,
  ) {}

  /**
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, too_costly,
   * rate_limited, weather_location_unavailable, geo_unavailable, overloaded; CallerLeft.
   */
  async size(sent: SentPlant): Promise<SizeAnswer> {
    const first = await this.submit(sent, null)
    if ('answer' in first) return first.answer
    // A valid body without weather: a worker does not wait for an outside service.
    const second = await this.weather.withTaskYear(first.wanted, sent.caller, (year) => this.submit(sent, year))
    if ('wanted' in second) throw new Error('The sizing requested a typical year although it was given one')
    return second.answer
  }

  private submit({ body, caller, signal }: SentPlant, year: FoundYear | null) {
    const options = { host: this.weather.host(caller), size: sizeOf(body), cost: likelyCost(body), caller, signal }
    return this.pool.submit('sizePlant', { body, year }, options)
  }
}
