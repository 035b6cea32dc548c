import { join } from 'node:path'
import type { LoadRun, MixName } from './load-run.ts'
import type { Latency } from './queue-latency.ts'

export const MEASURED = join(import.meta.dir, 'measured.json')

/** What `bun run load measure` writes, and what the pages are made of. */
export interface Measured {
  readonly machine: {
    readonly processor: string
    readonly cores: number
    readonly bun: string
    readonly date: string
    readonly load: readonly [number, number]
  }
  /** Median time of a detailed year of SAM on this machine in the same minutes, ms; null without PySAM. */
  readonly samYearMs: number | null
  /** One server with two threads and a store in a file: each mix with 8 clients. */
  readonly mixes: Readonly<Partial<Record<MixName, MixFigures>>>
  /** Simple runs at rates that do not depend on the answers. */
  readonly open: readonly OpenFigures[]
  /** Throughput of several servers over that of one with as many threads: median of pairs in turn. */
  readonly ratios: readonly RatioFigures[]
  /** From the request for an accepted run to its answer, on servers without other work. */
  readonly latency: Readonly<Record<'file' | 'sqld' | 'redis', Latency>>
  /** Memory of one server after so many runs. */
  readonly memory: Readonly<Record<'simple' | 'accepted', readonly MemoryStep[]>>
  /** What a run takes of each part of several servers. */
  readonly costs: Costs
}

export interface MixFigures {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly errors: number
  /** Processor time of the server, and of the load program, a request. */
  readonly cpuMs: number
  readonly ownCpuMs: number
  /** Of the server's processor time that of its main thread. */
  readonly mainCpuMs: number
  readonly memoryMib: number
  readonly tasksWaiting: number
  readonly acceptedRuns: number
  readonly loopDelayP99Ms: number
  readonly loadBefore: number
}

export interface OpenFigures {
  readonly offeredPerSecond: number
  readonly answeredPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly errors: number
  readonly loadBefore: number
}

export interface RatioFigures {
  readonly what: string
  readonly mix: MixName
  readonly onePerSecond: number
  readonly severalPerSecond: number
  readonly ratio: number
  readonly pairs: number
  readonly load: number
}

export interface MemoryStep {
  readonly runs: number
  readonly mib: number
}

export interface Costs {
  /** Processor time of an accepted simple run by part, ms. */
  readonly acceptedCpuMs: Readonly<Record<'api' | 'worker' | 'sqld' | 'redis', number>>
  /** Commands that Redis does for an accepted run. */
  readonly redisCommands: number
  /** Transactions that write to the store for an accepted run. */
  readonly storeWrites: number
  /** Time of one on sqld with one client, ms at equal shares from the shortest to the longest; and how many it does a second for eight. */
  readonly storeWriteMs: readonly number[]
  readonly storeWritesPerSecond: number
  /** Bytes of the store for an accepted simple run. */
  readonly storedBytes: number
  /** Bytes of a simple run on the wire: request, and answer as it is sent, packed. */
  readonly requestBytes: number
  readonly answerBytes: number
  /** Time of a run in its thread, ms at equal shares from the shortest to the longest. */
  readonly threadMs: Readonly<Record<'simple' | 'full', readonly number[]>>
}

export function mixFigures(run: LoadRun): MixFigures {
  const all = Object.values(run.kinds)
  const requests = all.reduce((sum, one) => sum + one.requests, 0)
  const [slowest] = all.toSorted((a, b) => b.requests - a.requests)
  const { servers } = run
  return {
    perSecond: requests / run.seconds,
    p50Ms: slowest.p50Ms,
    p95Ms: slowest.p95Ms,
    p99Ms: slowest.p99Ms,
    errors: all.flatMap(({ errors }) => Object.values(errors)).reduce((sum, count) => sum + count, 0),
    cpuMs: (1000 * (servers.cpuS ?? Number.NaN)) / requests,
    ownCpuMs: (1000 * run.ownCpuS) / requests,
    mainCpuMs: (1000 * (servers.mainCpuS ?? Number.NaN)) / requests,
    memoryMib: servers.memoryMib.most,
    tasksWaiting: servers.tasksWaiting,
    acceptedRuns: servers.acceptedRuns,
    loopDelayP99Ms: servers.loopDelayMs.p99,
    loadBefore: run.machine.loadBefore,
  }
}
