import { quantile } from './timing.ts'

export interface Load {
  perSecond: number
  medianMs: number
  p99Ms: number
  /** Number of answers that were not 200. */
  failed: number
  /** The first of these answers, which shows the reason. */
  failure: string | null
}

/**
 * Sends every body once with `clients` concurrent clients. Each client sends its next body after it
 * has read its last answer.
 * @param bodies  finished JSON, because making it is not part of the measurement
 */
export async function sendAll(url: string, bodies: readonly string[], clients: number): Promise<Load> {
  const latencies: number[] = []
  let failed = 0
  let failure: string | null = null
  let next = 0
  const client = async () => {
    while (next < bodies.length) {
      const body = bodies[next++]
      const begun = performance.now()
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const text = await answer.text()
      latencies.push(performance.now() - begun)
      if (answer.status === 200) continue
      failed++
      failure ??= `${answer.status} ${text.slice(0, 300)}`
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - begun) / 1000
  return { perSecond: bodies.length / seconds, medianMs: quantile(latencies, 0.5), p99Ms: quantile(latencies, 0.99), failed, failure }
}
