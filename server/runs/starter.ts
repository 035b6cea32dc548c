import type { LargeBodies } from '../http/large-bodies.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { FoundYear, WeatherService, YearQuery } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { SentRun } from './admission.ts'
import type { Delivery } from './caller.ts'
import type { RunDone, RunTasks } from './tasks.ts'

/** What is needed to start a run. */
export interface RunToStart extends Pick<SentRun, 'kind' | 'body' | 'wish' | 'gzip'> {
  /**
   * The typical year that the run needs, its location already counted; null when the worker has yet
   * to find out.
   */
  readonly wanted: YearQuery | null
  /** Address of the caller; null for a run that was accepted already. */
  readonly address: string | null
  /** A caller waits for the answer with its series. */
  readonly isAwaited: boolean
}

/**
 * Submits runs to the workers. The typical year of a simple run is fetched first, because a worker
 * must not wait for an outside service.
 */
export class RunStarter {
  constructor(
    private readonly pool: Pool<RunTasks>,
    private readonly weather: WeatherService,
    private readonly large: LargeBodies,
  ) {}

  /** Fails: Problem. */
  async start({ kind, body, wish, wanted, gzip, address, isAwaited }: RunToStart, delivery: () => Promise<Delivery>): Promise<RunDone> {
    const host = { ...this.weather.host(), delivery }
    const submit = (year: FoundYear | null) =>
      this.large.run(
        body,
        (read) =>
          this.pool.submit('run', { kind, body: read, wish, gzip, isAwaited, year }, { host, size: sizeOf(body), isAccepted: true }),
        { isAccepted: true },
      )
    const done = await submit(wanted === null ? null : await this.weather.typicalYear(wanted, null))
    if (!('wanted' in done)) return done
    // The worker found a valid body without weather.
    const again = await submit(await this.weather.typicalYear(done.wanted, address))
    if ('wanted' in again) throw new Error('The run requested a typical year although it was given one')
    return again
  }
}
