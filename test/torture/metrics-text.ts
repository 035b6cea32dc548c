/** Histogram of the delays of the server's main thread, seconds. */
const MAIN_THREAD = 'pvyield_event_loop_delay_seconds'

/** A value of `GET /metrics`; null when the server does not have it. */
export async function metric(url: string, name: string): Promise<number | null> {
  const line = linesOf(await metricsText(url)).find(([key]) => key === name)
  return line === undefined ? null : line[1]
}

/**
 * The longest delay of the main thread that its own histogram counted, milliseconds: the upper
 * bound of the highest bucket that has grown since `before`.
 * Null when the server has no such histogram.
 */
export async function mainThreadMillis(url: string, before: string): Promise<number | null> {
  const [now, then] = [bucketsOf(await metricsText(url)), bucketsOf(before)]
  if (now.size === 0) return null
  let longest = 0
  let counted = 0
  for (const [bound, count] of now) {
    const cumulative = count - (then.get(bound) ?? 0)
    if (cumulative > counted) longest = bound * 1000
    counted = cumulative
  }
  return longest
}

export async function metricsText(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

/** Cumulative counts of the histogram by upper bound, in ascending order. */
function bucketsOf(text: string): Map<number, number> {
  const pattern = new RegExp(`^${MAIN_THREAD}_bucket\\{.*le="([^"]+)".*\\}$`)
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
