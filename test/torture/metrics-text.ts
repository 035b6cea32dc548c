import { waitedMillis } from './memory-watch.ts'
import type { ServerProcess } from './server-process.ts'

/** Histogram of how late the main thread of the server came to its work, seconds. */
const DELAYS = 'pvyield_event_loop_delay_seconds'

/** A value of `GET /metrics`; null when the server does not have it. */
export async function metric(url: string, name: string): Promise<number | null> {
  const line = linesOf(await metricsText(url)).find(([key]) => key === name)
  return line === undefined ? null : line[1]
}

/** Delays of a main thread, ms: upper bounds of their buckets. */
export interface Delays {
  readonly samples: number
  readonly p999Millis: number
  readonly maxMillis: number
  /** Of all delays since the server began: how long they were, and how long the thread waited for a processor. */
  readonly allMillis: number
  readonly waitedMillis: number
}

/** Delays of the main thread since `before`; infinite when the server does not have the histogram. */
export async function delaysSince({ url, pid }: Pick<ServerProcess, 'url' | 'pid'>, before: string): Promise<Delays> {
  const then = bucketsOf(before)
  const text = await metricsText(url)
  const allMillis = 1000 * (linesOf(text).find(([key]) => key === `${DELAYS}_sum`)?.[1] ?? Number.NaN)
  const counted = [...bucketsOf(text)].map(([bound, count]) => ({ bound, count: count - (then.get(bound) ?? 0) }))
  const samples = counted.at(-1)?.count ?? 0
  const millisAt = (share: number) => 1000 * (counted.find(({ count }) => count >= share * samples)?.bound ?? Number.POSITIVE_INFINITY)
  return { samples, p999Millis: millisAt(0.999), maxMillis: millisAt(1), allMillis, waitedMillis: waitedMillis(pid) }
}

export async function metricsText(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

/** Cumulative counts of the delays by upper bound, in ascending order. */
function bucketsOf(text: string): Map<number, number> {
  const pattern = new RegExp(`^${DELAYS}_bucket\\{.*le="([^"]+)".*\\}$`)
  const buckets = linesOf(text).flatMap(([key, value]) => {
    const bound = pattern.exec(key)?.[1]
    return bound === undefined ? [] : [[bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound), value] as const]
  })
  return new Map(buckets.sort(([a], [b]) => a - b))
}

function linesOf(text: string): readonly (readonly [key: string, value: number])[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))] as const
    })
}
