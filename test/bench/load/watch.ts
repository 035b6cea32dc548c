import { readFileSync } from 'node:fs'

/** What the servers showed of themselves under a load. */
export interface Watched {
  /** Resident memory of all servers, MiB. */
  readonly memoryMib: { readonly first: number; readonly most: number; readonly last: number }
  /** Tasks that waited for a thread, most at once of one server. */
  readonly tasksWaiting: number
  /** Accepted runs that had not ended, and age of the oldest that nobody had taken up: most of the whole store. */
  readonly acceptedRuns: number
  readonly oldestWaitedS: number
  /** How late the main threads came to a timer: upper bounds of 99 % and 99.9 % of the samples, and the longest, ms. */
  readonly loopDelayMs: { readonly p99: number; readonly p999: number; readonly max: number }
  /** Processor time of the servers, and of it that of their main threads, seconds; null when their processes are not known. */
  readonly cpuS: number | null
  readonly mainCpuS: number | null
}

export interface WatchedServer {
  readonly url: string
  /** Its process, and after it those that it shares with no other; empty when they are not known. */
  readonly pids: readonly number[]
}

const SAMPLE_MILLIS = 1000
const DELAY = 'pvyield_event_loop_delay_seconds'

/** Reads the metrics of servers once a second. Call the function that it returns to end that and to get what was seen. */
export async function watch(servers: readonly WatchedServer[]): Promise<() => Promise<Watched>> {
  const samples: (readonly Metrics[])[] = []
  const sample = async () => void samples.push(await Promise.all(servers.map(({ url }) => metricsOf(url))))
  const processes = servers.flatMap(({ pids }) => pids)
  const mains = servers.flatMap(({ pids }) => pids.slice(0, 1))
  const cpuSoFar = () => [cpuSeconds(processes), cpuSeconds(mains, mainThread)] as const
  const before = cpuSoFar()
  await sample()
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_MILLIS)
  return async () => {
    clearInterval(timer)
    const after = cpuSoFar()
    await sample()
    const [cpuS, mainCpuS] = after.map((value, k) => (value === null ? null : value - (before[k] ?? 0)))
    return { ...watched(samples), cpuS, mainCpuS }
  }
}

function watched(samples: readonly (readonly Metrics[])[]): Omit<Watched, 'cpuS' | 'mainCpuS'> {
  const memory = samples.map((metrics) => sum(metrics.map((one) => one.value('pvyield_resident_memory_bytes'))) / 2 ** 20)
  const most = (name: string) => Math.max(...samples.flat().map((one) => one.value(name)))
  const [first = [], last = []] = [samples[0], samples.at(-1)]
  const buckets = addedUp(last.map((one, k) => one.since(first[k], `${DELAY}_bucket`)))
  const count = Math.max(0, ...buckets.values())
  const bound = (share: number) => 1000 * Math.min(...[...buckets].filter(([, under]) => under >= share * count).map(([le]) => le))
  return {
    memoryMib: { first: memory[0], most: Math.max(...memory), last: memory.at(-1) ?? 0 },
    tasksWaiting: most('pvyield_runs_waiting'),
    acceptedRuns: Math.max(
      ...samples.flat().map((one) => sum(['held', 'waiting'].map((state) => one.value(`pvyield_accepted_runs{state="${state}"}`)))),
    ),
    oldestWaitedS: most('pvyield_accepted_run_age_seconds{state="waiting"}'),
    loopDelayMs: { p99: bound(0.99), p999: bound(0.999), max: 1000 * most('pvyield_event_loop_delay_max_seconds') },
  }
}

/** The values of one reading of `/metrics`. */
class Metrics {
  private readonly values: ReadonlyMap<string, number>

  constructor(text: string) {
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    this.values = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
  }

  value(name: string): number {
    return this.values.get(name) ?? 0
  }

  /** Counts of a histogram by upper bound that were added since an earlier reading. */
  since(earlier: Metrics | undefined, name: string): ReadonlyMap<number, number> {
    const added = [...this.values].flatMap(([key, value]) => {
      const le = key.startsWith(name) ? /le="([^"]+)"/.exec(key)?.[1] : undefined
      return le === undefined ? [] : [[Number(le.replace('+Inf', 'Infinity')), value - (earlier?.value(key) ?? 0)] as const]
    })
    return new Map(added)
  }
}

async function metricsOf(url: string): Promise<Metrics> {
  return new Metrics(await (await fetch(`${url}/metrics`)).text())
}

function addedUp(counts: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const total = new Map<number, number>()
  for (const one of counts) for (const [le, count] of one) total.set(le, (total.get(le) ?? 0) + count)
  return total
}

const process = (pid: number) => `/proc/${pid}/stat`
const mainThread = (pid: number) => `/proc/${pid}/task/${pid}/stat`

/** Processor time of processes so far, or of their main threads, seconds; null where the system does not report it. */
export function cpuSeconds(pids: readonly number[], file = process): number | null {
  if (pids.length === 0) return null
  try {
    return sum(pids.map((pid) => cpuSecondsIn(readFileSync(file(pid), 'utf8'))))
  } catch {
    return null
  }
}

/** Ticks of the clock of Linux a second. */
const TICKS = 100

function cpuSecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
