import { quantile } from '../timing.ts'
import { Client } from './client.ts'
import { simple } from './kinds.ts'

/** How often a run is asked for: the latency is that much too long at most. */
const POLL_MILLIS = 1
/** A pause after each, so that nothing waits. */
const PAUSE_MILLIS = 5
const WARM = 40

/**
 * Time from the request for an accepted run to its answer, ms, of one run at a time. The servers take
 * turns run by run, so that a disturbance of the machine affects all of them equally.
 * @param urls   of each kind of servers, where requests go
 * @param count  number of runs of each
 */
export async function acceptedLatencies(
  urls: Readonly<Record<string, readonly string[]>>,
  count: number,
): Promise<Record<string, Latency>> {
  const kinds = Object.entries(urls).map(([name, list]) => ({ name, client: new Client(list), millis: [] as number[] }))
  for (let number = -WARM; number < count; number++) {
    for (const { client, millis } of kinds) {
      const begun = performance.now()
      const error = await client.accept('/api/run/simple', simple(WARM + number), POLL_MILLIS, (text) => text.length > 0)
      if (error !== null) throw new Error(`An accepted run failed: ${error}`)
      if (number >= 0) millis.push(performance.now() - begun)
      await Bun.sleep(PAUSE_MILLIS)
    }
  }
  return Object.fromEntries(kinds.map(({ name, millis }) => [name, latencyOf(millis)]))
}

export interface Latency {
  readonly p25Ms: number
  readonly p50Ms: number
  readonly p95Ms: number
}

function latencyOf(millis: readonly number[]): Latency {
  return { p25Ms: quantile(millis, 0.25), p50Ms: quantile(millis, 0.5), p95Ms: quantile(millis, 0.95) }
}
