import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { samYearMillis } from '../peers/sam-year.ts'
import { measureCosts } from './costs.ts'
import { startFleet } from './fleet.ts'
import { loadRun, type MixName } from './load-run.ts'
import { MEASURED, type Measured, type MemoryStep, type MixFigures, mixFigures, type OpenFigures } from './measured.ts'
import { comparePair, type PairPlan } from './pairs.ts'
import { acceptedLatencies } from './queue-latency.ts'

const MIXES: readonly MixName[] = ['simple', 'full', 'series', 'scene', 'day', 'accepted', 'accepted-full', 'search', 'mixed']
const OPEN_PER_SECOND = [100, 300, 450, 600]
const CLOSED = { atOnce: 8, perSecond: null }
/** Requests before those that count have other numbers. */
const WARM_FIRST = 1_000_000
/** Ends a warm-up that a busy machine does not finish. */
const WARM_S = 60
/** Requests after which the threads are as fast as they become. */
const warmOf = (mix: MixName) => (mix === 'scene' ? 100 : mix === 'simple' ? 2000 : 600)
const ONE = { api: [2], store: 'file' } as const
const PAIRS: readonly PairPlan[] = [
  { what: '2 API processes with a thread each, awaited', mix: 'simple', one: ONE, several: { api: [1, 1], store: 'sqld' } },
  { what: '2 API processes with a thread each, awaited', mix: 'full', one: ONE, several: { api: [1, 1], store: 'sqld' } },
  {
    what: 'API, 2 workers with a thread each, Redis; one process on the same database server',
    mix: 'accepted-full',
    one: { api: [2], store: 'sqld' },
    several: { api: [1], workers: [1, 1], store: 'redis' },
  },
  {
    what: 'API, 2 workers with a thread each, Redis; one process on the same database server',
    mix: 'accepted',
    one: { api: [2], store: 'sqld' },
    several: { api: [1], workers: [1, 1], store: 'redis' },
  },
  {
    what: 'API, 2 workers with a thread each, Redis; one process on a file',
    mix: 'accepted-full',
    one: ONE,
    several: { api: [1], workers: [1, 1], store: 'redis' },
  },
]

/** Each part of what is measured. Seconds and counts are times `share`. */
const PARTS: { readonly [Name in keyof Measured]: (share: number) => Promise<Measured[Name]> } = {
  machine: async () => ({
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    bun: Bun.version,
    date: new Date().toISOString().slice(0, 10),
    load: [loadavg()[0], loadavg()[1]],
  }),
  samYearMs: async () => samYearMillis(),
  mixes: measureMixes,
  open: measureOpen,
  ratios: async (share) => inTurn(PAIRS, (pair) => comparePair(pair, Math.max(3, Math.round(8 * share)), 3)),
  latency: measureLatency,
  memory: measureMemory,
  costs: async (share) => measureCosts(Math.max(100, Math.round(600 * share))),
}

/**
 * Measures everything that the pages state, part by part, and writes each at once: a part alone
 * replaces what the file has of it.
 * @param names  parts; empty for all
 */
export async function measure(names: readonly string[], share: number): Promise<void> {
  const known = Object.keys(PARTS) as (keyof Measured)[]
  const unknown = names.filter((name) => !known.includes(name as keyof Measured))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: the parts are ${known.join(', ')}`)
  for (const name of known.filter((one) => names.length === 0 || names.includes(one))) {
    console.log(`${name} ... (load average ${loadavg()[0].toFixed(2)})`)
    const earlier = existsSync(MEASURED) ? (JSON.parse(readFileSync(MEASURED, 'utf8')) as object) : {}
    const part = await PARTS[name](share)
    console.log(JSON.stringify(part, rounded))
    await Bun.write(MEASURED, `${JSON.stringify({ ...earlier, [name]: part }, rounded, 2)}\n`)
  }
}

async function measureMixes(share: number): Promise<Measured['mixes']> {
  const fleet = await startFleet(ONE)
  try {
    const found = await inTurn(MIXES, async (mix): Promise<readonly [MixName, MixFigures]> => {
      const plan = { mix, urls: fleet.urls, servers: fleet.servers }
      await loadRun({ ...plan, first: WARM_FIRST, loop: { ...CLOSED, seconds: WARM_S, requests: Math.ceil(warmOf(mix) * share) } })
      return [mix, mixFigures(await loadRun({ ...plan, loop: { ...CLOSED, seconds: 6 * share } }))]
    })
    return Object.fromEntries(found)
  } finally {
    await fleet.stop()
  }
}

async function measureOpen(share: number): Promise<Measured['open']> {
  const fleet = await startFleet(ONE)
  const plan = { mix: 'simple', urls: fleet.urls, servers: fleet.servers } as const
  try {
    await loadRun({ ...plan, first: WARM_FIRST, loop: { ...CLOSED, seconds: WARM_S, requests: Math.ceil(warmOf('simple') * share) } })
    return await inTurn(OPEN_PER_SECOND, async (perSecond, k): Promise<OpenFigures> => {
      const run = await loadRun({ ...plan, first: 20_000 * k, loop: { atOnce: 512, perSecond, seconds: 10 * share } })
      const { p50Ms, p99Ms, perSecond: answered, errors } = run.kinds.simple
      const failed = Object.values(errors).reduce((sum, count) => sum + count, 0)
      return { offeredPerSecond: perSecond, answeredPerSecond: answered, p50Ms, p99Ms, errors: failed, loadBefore: run.machine.loadBefore }
    })
  } finally {
    await fleet.stop()
  }
}

async function measureLatency(share: number): Promise<Measured['latency']> {
  const file = await startFleet(ONE)
  const sqld = await startFleet({ api: [2], store: 'sqld' })
  const redis = await startFleet({ api: [1], workers: [2], store: 'redis' })
  try {
    const urls = { file: file.urls, sqld: sqld.urls, redis: redis.urls }
    return (await acceptedLatencies(urls, Math.max(50, Math.round(300 * share)))) as Measured['latency']
  } finally {
    await Promise.all([file, sqld, redis].map((fleet) => fleet.stop()))
  }
}

async function measureMemory(share: number): Promise<Measured['memory']> {
  const stepsOf = async (mix: 'simple' | 'accepted', step: number): Promise<MemoryStep[]> => {
    const fleet = await startFleet(ONE)
    try {
      return await inTurn([1, 2, 3, 4, 5], async (k) => {
        const loop = { ...CLOSED, seconds: 600, requests: step }
        const run = await loadRun({ mix, urls: fleet.urls, servers: fleet.servers, first: step * k, loop })
        return { runs: step * k, mib: run.servers.memoryMib.last }
      })
    } finally {
      await fleet.stop()
    }
  }
  return { simple: await stepsOf('simple', Math.round(10_000 * share)), accepted: await stepsOf('accepted', Math.round(1000 * share)) }
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item, at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const [at, item] of items.entries()) results.push(await work(item, at))
  return results
}

/** Four digits are more than a measurement has. */
function rounded(_name: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value
}
