import { Histogram, REQUEST_BOUNDS_S } from './histogram.ts'

/** Upper bounds of the histogram buckets of all requests together, seconds. */
const DURATION_BOUNDS_S = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** How long the metrics wait for a value, such as one of a store that does not answer. Prometheus gives up after 10 s. */
const READ_MILLIS = 1500

/** A request that met nothing of the document: its path, which anyone may make up, is no label. */
const NO_ROUTE = { method: 'other', route: 'none' }

/**
 * Outcome of a call to an outside service: answered with 2xx, refused with another status, failed
 * without a usable answer, or paused (not made, because a call failed just before).
 */
export type UpstreamOutcome = 'answered' | 'refused' | 'failed' | 'paused'

/** What a histogram has counted. */
export type HistogramCounts = Pick<Histogram, 'bounds' | 'counts' | 'sum'>

/** Where a request was answered: method and path in the document. */
export interface RouteLabels {
  readonly method: string
  readonly route: string
}

/** Ends the explanation of what is read from the store, which other servers may share. */
export const OF_THE_STORE = 'Of the whole store, the same at each of its servers: take the largest, not the sum.'

/** Labels of a value by their names. */
type Labels = Readonly<Record<string, string | number>>

interface Sample {
  /** Follows the metric's name, such as `_count`. */
  readonly suffix?: string
  readonly labels?: Labels
  readonly value: number
}

interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary'
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>
}

/**
 * Counts requests, runs and calls for the operator, and writes them in the Prometheus text format
 * 0.0.4.
 *
 * `prom-client` did this before. It and the package that it needs brought 83 modules, which the
 * collector went through on the main thread, a tenth of a full collection.
 */
export class Metrics {
  readonly contentType = 'text/plain; version=0.0.4; charset=utf-8'

  private readonly metrics: Metric[] = []
  private readonly requests = this.labelled('counter', 'requests_total', 'Requests by the status of their answers.')
  private readonly requestSeconds = new Histogram(DURATION_BOUNDS_S)
  private readonly routes = new Map<string, { readonly labels: Labels; readonly seconds: Histogram }>()
  private readonly routeFailures = this.labelled(
    'counter',
    'route_failures_total',
    'Requests that were answered with 5xx, by method and path of the document.',
  )
  private readonly runs = this.labelled(
    'counter',
    'runs_total',
    'Runs by kind and outcome: complete; for runs answered with 202 also accepted, failed, and resumed after a restart.',
  )
  private readonly upstreamCalls = this.labelled(
    'counter',
    'upstream_calls_total',
    'Calls to outside services by outcome: answered, refused, failed, or paused (not made because a call failed just before).',
  )
  private readonly upstreamSeconds = this.labelled(
    'summary',
    'upstream_seconds',
    'Duration of the calls to outside services that were made.',
  )

  constructor(private readonly readMillis = READ_MILLIS) {
    this.histogram('request_seconds', 'Time from the start of a request until its answer was sent.', () => this.requestSeconds)
    this.histograms('route_seconds', 'The same by method and path of the document.', () =>
      [...this.routes.values()].map(({ labels, seconds }) => [labels, seconds] as const),
    )
  }

  /** Adds a value that is read whenever the metrics are read. */
  gauge(name: string, help: string, read: () => number): void {
    this.add('gauge', name, help, () => [{ value: read() }])
  }

  /** Adds a count that is read whenever the metrics are read. */
  counter(name: string, help: string, read: () => number): void {
    this.add('counter', name, help, () => [{ value: read() }])
  }

  /** Adds a histogram that is counted elsewhere and read whenever the metrics are read. */
  histogram(name: string, help: string, read: () => HistogramCounts): void {
    this.add('histogram', name, help, () => histogramSamples(read()))
  }

  /** Adds histograms by labels that are counted elsewhere and read whenever the metrics are read. */
  histograms(name: string, help: string, read: () => Iterable<readonly [Labels, HistogramCounts]>): void {
    this.add('histogram', name, help, () => [...read()].flatMap(([labels, counts]) => histogramSamples(counts, labels)))
  }

  /** Adds a value that is 1, with what is known of the process as its labels. */
  info(name: string, help: string, labels: Labels): void {
    this.add('gauge', name, help, () => [{ labels, value: 1 }])
  }

  /** Adds counts by a label that are read whenever the metrics are read. */
  counters(name: string, help: string, label: string, read: () => Iterable<readonly [string, number]>): void {
    this.add('counter', name, help, () => [...read()].map(([value, number]) => ({ labels: { [label]: value }, value: number })))
  }

  /**
   * Adds values by a label that are read whenever the metrics are read. While they cannot be read, they
   * are what they were; they are left out until they could.
   */
  gauges(name: string, help: string, label: string, read: () => Promise<Iterable<readonly [string, number]>>): void {
    let last: readonly Sample[] = []
    let reading: Promise<void> | null = null
    const readAll = async () => {
      last = [...(await read())].map(([value, number]) => ({ labels: { [label]: value }, value: number }))
    }
    this.add('gauge', name, help, async () => {
      reading ??= readAll()
        .catch(() => undefined)
        .finally(() => {
          reading = null
        })
      await Promise.race([reading, Bun.sleep(this.readMillis)])
      return last
    })
  }

  /** @param at  where it was answered; null for a path where nothing is */
  countRequest(status: number, millis: number, at: RouteLabels | null = null): void {
    const seconds = millis / 1000
    this.requests.add({ status }, 1)
    this.requestSeconds.observe(seconds)
    const { method, route } = at ?? NO_ROUTE
    const labels = { method, route }
    const key = `${method} ${route}`
    const known = this.routes.get(key) ?? { labels, seconds: new Histogram(REQUEST_BOUNDS_S) }
    this.routes.set(key, known)
    known.seconds.observe(seconds)
    if (status >= 500) this.routeFailures.add({ ...labels, status }, 1)
  }

  countRun(
    kind: 'full' | 'simple' | 'sweep' | 'optimise' | 'uncertainty' | 'batch',
    outcome: 'complete' | 'failed' | 'accepted' | 'resumed',
  ): void {
    this.runs.add({ kind, outcome }, 1)
  }

  /** @param millis  duration of the call; 0 when no call was made */
  countUpstream(source: string, outcome: UpstreamOutcome, millis: number): void {
    this.upstreamCalls.add({ source, outcome }, 1)
    if (outcome === 'paused') return
    this.upstreamSeconds.add({ source }, millis / 1000, '_sum')
    this.upstreamSeconds.add({ source }, 1, '_count')
  }

  async text(): Promise<string> {
    const parts = await Promise.all(
      this.metrics.map(async ({ name, help, type, read }) => {
        const lines = (await read()).map(
          ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${valueText(value)}`,
        )
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
      }),
    )
    return parts.join('\n')
  }

  private labelled(type: 'counter' | 'summary', name: string, help: string): LabelledSums {
    const sums = new LabelledSums()
    this.add(type, name, help, () => sums.samples())
    return sums
  }

  private add(type: Metric['type'], name: string, help: string, read: Metric['read']): void {
    // Names of its own have what every process has in Prometheus.
    this.metrics.push({ name: name.startsWith('process_') ? name : `pvyield_${name}`, help, type, read })
  }
}

/** Sums by their labels. The labels are few: no request names them. */
class LabelledSums {
  private readonly bySeries = new Map<string, { readonly suffix: string; readonly labels: Labels; value: number }>()

  add(labels: Labels, amount: number, suffix = ''): void {
    const series = suffix + Object.values(labels).join()
    const known = this.bySeries.get(series)
    if (known === undefined) this.bySeries.set(series, { suffix, labels, value: amount })
    else known.value += amount
  }

  samples(): readonly Sample[] {
    return [...this.bySeries.values()]
  }
}

/** Prometheus counts in each bucket all observations up to its bound. */
function histogramSamples({ bounds, counts, sum }: HistogramCounts, labels: Labels = {}): Sample[] {
  let count = 0
  const buckets = Array.from(counts, (own, k) => {
    count += own
    return { suffix: '_bucket', labels: { ...labels, le: bounds[k] ?? '+Inf' }, value: count }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${String(value).replace(/["\\\n]/g, escaped)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(character: string): string {
  return character === '\n' ? '\\n' : `\\${character}`
}

function valueText(value: number): string {
  return Math.abs(value) === Number.POSITIVE_INFINITY ? (value > 0 ? '+Inf' : '-Inf') : String(value)
}
