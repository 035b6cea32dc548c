import { LIMITS } from './limits.ts'

/** Histograms of the server's main thread, seconds: how late it came, and what it worked meanwhile. */
const HISTOGRAMS = { late: 'pvyield_event_loop_delay_seconds', work: 'pvyield_event_loop_work_seconds' } as const

/** A value of `GET /metrics`; null when the server does not have it. */
export async function metric(url: string, name: string): Promise<number | null> {
  const line = linesOf(await metricsText(url)).find(([key]) => key === name)
  return line === undefined ? null : line[1]
}

export interface MainThread {
  /** Longest delay, milliseconds: what other threads and programs of the machine took is part of it. */
  readonly lateMillis: number
  /** Longest work in one of its delays, milliseconds of the processor. */
  readonly workMillis: number
  /** Samples whose work was above the limit of the service, and all samples. */
  readonly samples: { readonly above: number; readonly all: number }
  /** Delays whose work is not known, because the host took a processor; since the start of the server. */
  readonly disturbed: number
}

/**
 * What the histograms of the main thread have counted since `before`: the upper bounds of their
 * highest buckets that have grown. Infinite when the server has no such histogram.
 */
export async function mainThreadSince(url: string, before: string): Promise<MainThread> {
  const now = await metricsText(url)
  const since = (name: string) => countedSince(bucketsOf(now, name), bucketsOf(before, name))
  const [late, work] = [since(HISTOGRAMS.late), since(HISTOGRAMS.work)]
  const all = work.get(Number.POSITIVE_INFINITY) ?? 0
  const above = all - (work.get(LIMITS.mainThreadMillis / 1000) ?? 0)
  const disturbed = linesOf(now).find(([key]) => key === 'pvyield_event_loop_disturbed_total')?.[1] ?? Number.NaN
  return { lateMillis: longestIn(late), workMillis: longestIn(work), samples: { above, all }, disturbed }
}

/** Cumulative counts by upper bound, without those of `then`. */
function countedSince(now: Map<number, number>, then: Map<number, number>): Map<number, number> {
  return new Map([...now].map(([bound, count]) => [bound, count - (then.get(bound) ?? 0)]))
}

function longestIn(counts: Map<number, number>): number {
  if (counts.size === 0) return Number.POSITIVE_INFINITY
  let longest = 0
  let counted = 0
  for (const [bound, cumulative] of counts) {
    if (cumulative > counted) longest = bound * 1000
    counted = cumulative
  }
  return longest
}

export async function metricsText(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

/** Cumulative counts of the histogram by upper bound, in ascending order. */
function bucketsOf(text: string, histogram: string): Map<number, number> {
  const pattern = new RegExp(`^${histogram}_bucket\\{.*le="([^"]+)".*\\}$`)
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
