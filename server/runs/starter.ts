import type { FoundYear, WeatherService, YearQuery } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { SentRun } from './admission.ts'
import type { Delivery } from './caller.ts'
import type { RunDone, RunTasks } from './tasks.ts'

/** What is needed to start a run; the address of a caller whose run was accepted already is null. */
export interface RunToStart extends Pick<SentRun, 'kind' | 'text' | 'wish' | 'gzip'> {
  /** The typical year that it is known to need, its location counted; null: the worker says. */
  readonly wanted: YearQuery | null
  readonly address: string | null
  /** A caller waits, and is answered with the series that it asked for. */
  readonly isAwaited: boolean
}

/** Hands runs to the workers. The typical year of a simple run is got before: a worker waits for no outside service. */
export class RunStarter {
  constructor(
    private readonly pool: Pool<RunTasks>,
    private readonly weather: WeatherService,
  ) {}

  /** Fails: Problem. */
  async start({ kind, text, wish, wanted, gzip, address, isAwaited }: RunToStart, delivery: () => Promise<Delivery>): Promise<RunDone> {
    const host = { ...this.weather.host(), delivery }
    const submit = (year: FoundYear | null) =>
      this.pool.submit('run', { kind, text, wish, gzip, isAwaited, year }, { host, size: text.length, isAccepted: true })
    const done = await submit(wanted === null ? null : await this.weather.typicalYear(wanted, null))
    if (!('wanted' in done)) return done
    // A worker read the body, and found nothing wrong and no weather in it.
    const again = await submit(await this.weather.typicalYear(done.wanted, address))
    if ('wanted' in again) throw new Error('The run asks for a typical year that it was given')
    return again
  }
}
