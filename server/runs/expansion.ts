import type { SentBody } from '@pvyield/contract/handlers'
import type { SimpleRunRequestAnswer } from '@pvyield/contract/schemas'
import type { Choices } from '@pvyield/engine'
import { likelyCost } from '../http/likely-cost.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { FoundYear, WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { ExpansionTasks } from './expansion-tasks.ts'

/** A simple request that was sent to be expanded. */
export interface SentSimple {
  readonly body: SentBody
  readonly choices: Choices | null
  /** Who is counted, see `Context.caller`. */
  readonly caller: string
  readonly signal: AbortSignal
}

/** The full requests of simple runs. Nothing is run, stored or charged. */
export class SimpleExpansion {
  constructor(
    private readonly pool: Pool<TasksOf<ExpansionTasks>>,
    private readonly weather: WeatherService,
  ) {}

  /**
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, too_costly,
   * rate_limited, weather_location_unavailable, geo_unavailable, overloaded; CallerLeft.
   */
  async expand(sent: SentSimple): Promise<SimpleRunRequestAnswer> {
    const first = await this.submit(sent, null)
    if ('answer' in first) return first.answer
    const second = await this.weather.withTaskYear(first.wanted, sent.caller, (year) => this.submit(sent, year))
    if ('wanted' in second) throw new Error('The expansion requested a typical year although it was given one')
    return second.answer
  }

  private submit({ body, choices, caller, signal }: SentSimple, year: FoundYear | null) {
    const options = { host: this.weather.host(caller), size: sizeOf(body), cost: likelyCost(body), caller, signal }
    return this.pool.submit('expandSimple', { body, year, choices }, options)
  }
}
