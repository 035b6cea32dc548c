import { quantile } from '../timing.ts'
import type { MixName } from './load-run.ts'
import type { Measured, MixFigures } from './measured.ts'
import { measuredTimes, simulateQueue } from './queue-simulation.ts'

/** What is assumed, and not measured. */
export const ASSUMED = {
  /** The busiest hour over the mean of the day. */
  peakOverMean: 4,
  /** Share of the processors that are planned to be busy at the peak. */
  busy: 0.7,
  coreHourUsd: 0.04,
  gigabyteMonthUsd: 0.1,
  /** Traffic that leaves a data centre. */
  gigabyteOutUsd: 0.05,
  /** How long accepted runs without an account are kept. */
  keptHours: 24,
} as const

const HOURS_PER_MONTH = 730
const DAY_S = 86_400

/** What part of the service a number of runs a second needs. */
export interface Need {
  readonly perSecond: number
  /** Processors for requests and runs, of the database servers, and of Redis. */
  readonly cores: number
  readonly sqldCores: number
  readonly redisCores: number
  readonly storeWritesPerSecond: number
  readonly databaseServers: number
  readonly redisServers: number
  readonly storedGb: number
  readonly outMbPerSecond: number
}

/** Needs of simple runs whose callers wait: they touch neither the store nor the queue. */
export function awaitedNeed(measured: Measured, perSecond: number): Need {
  const { costs, mixes } = measured
  return {
    perSecond,
    cores: Math.ceil((perSecond * mixOf(mixes, 'simple').cpuMs) / 1000 / ASSUMED.busy),
    sqldCores: 0,
    redisCores: 0,
    storeWritesPerSecond: 0,
    databaseServers: 0,
    redisServers: 0,
    storedGb: 0,
    outMbPerSecond: (perSecond * costs.answerBytes) / 1e6,
  }
}

/** Needs of simple runs that are accepted, with `meanPerSecond` over the day. */
export function acceptedNeed({ costs }: Measured, perSecond: number, meanPerSecond: number): Need {
  const { api, worker, sqld, redis } = costs.acceptedCpuMs
  const cores = (millis: number) => (perSecond * millis) / 1000 / ASSUMED.busy
  const storeWritesPerSecond = perSecond * costs.storeWrites
  return {
    perSecond,
    cores: Math.ceil(cores(api + worker)),
    sqldCores: Math.ceil(cores(sqld)),
    redisCores: Math.ceil(cores(redis)),
    storeWritesPerSecond,
    databaseServers: Math.ceil(storeWritesPerSecond / costs.storeWritesPerSecond / ASSUMED.busy),
    redisServers: Math.ceil(cores(redis)),
    storedGb: (meanPerSecond * ASSUMED.keptHours * 3600 * costs.storedBytes) / 1e9,
    outMbPerSecond: (perSecond * costs.answerBytes) / 1e6,
  }
}

export function perDay(runs: number): { mean: number; peak: number } {
  const mean = runs / DAY_S
  return { mean, peak: mean * ASSUMED.peakOverMean }
}

/** What it costs a month, US dollars; the cores of the peak are paid all day. */
export function monthlyUsd(need: Need, meanPerSecond: number): { cores: number; stored: number; out: number } {
  const outGb = ((need.outMbPerSecond / need.perSecond) * meanPerSecond * 3600 * HOURS_PER_MONTH) / 1000
  return {
    cores: (need.cores + need.sqldCores + need.redisCores) * HOURS_PER_MONTH * ASSUMED.coreHourUsd,
    stored: need.storedGb * ASSUMED.gigabyteMonthUsd,
    out: outGb * ASSUMED.gigabyteOutUsd,
  }
}

/** Accepted runs a second at which one of each part is full: the least is the first bottleneck. */
export function limitsOfOne({ costs }: Measured): readonly { readonly part: string; readonly perSecond: number }[] {
  const { api, worker, sqld, redis } = costs.acceptedCpuMs
  return [
    { part: 'a core of workers', perSecond: 1000 / worker },
    { part: 'a core of API processes', perSecond: 1000 / api },
    { part: 'a core of database servers', perSecond: 1000 / sqld },
    { part: 'a database server, by its transactions', perSecond: costs.storeWritesPerSecond / costs.storeWrites },
    { part: 'Redis, which has one thread', perSecond: 1000 / redis },
  ]
}

const JOBS = 60_000

export interface SimulatedTimes {
  readonly busy: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * Awaited simple runs on some processors: each takes the measured time of its thread, and the rest of the
 * processor time of its request.
 * @param ownCpuMs  processor time of a caller on the same machine
 */
export function simulateAwaited({ costs, mixes }: Measured, cores: number, perSecond: number, ownCpuMs = 0): SimulatedTimes {
  const times = costs.threadMs.simple
  const rest = Math.max(0, mixOf(mixes, 'simple').cpuMs + ownCpuMs - mean(times)) / 1000
  const run = measuredTimes(times.map((millis) => millis / 1000))
  return simulated(perSecond, [{ servers: cores }], [{ station: 0, seconds: (random) => rest + run(random) }])
}

/** Accepted simple runs: a database server with its processors and its one writer, and workers. */
export function simulateAccepted({ costs }: Measured, workerCores: number, storeCores: number, perSecond: number): SimulatedTimes {
  const { sqld, worker } = costs.acceptedCpuMs
  const write = 1 / costs.storeWritesPerSecond
  const around = Math.max(0, sqld / costs.storeWrites / 1000 - write)
  const rest = Math.max(0, worker - mean(costs.threadMs.simple)) / 1000
  const run = measuredTimes(costs.threadMs.simple.map((millis) => millis / 1000))
  const inStore = [
    { station: 0, seconds: () => around },
    { station: 1, seconds: () => write },
  ]
  const before = Math.max(1, Math.round(costs.storeWrites) - 1)
  const route = [
    ...Array.from({ length: before }, () => inStore).flat(),
    { station: 2, seconds: (random: Parameters<typeof run>[0]) => rest + run(random) },
    ...inStore,
  ]
  return simulated(perSecond, [{ servers: storeCores }, { servers: 1 }, { servers: workerCores }], route)
}

function simulated(
  perSecond: number,
  stations: Parameters<typeof simulateQueue>[0]['stations'],
  route: Parameters<typeof simulateQueue>[0]['route'],
): SimulatedTimes {
  const { sojourns, busy } = simulateQueue({ seed: 34, arrivalsPerSecond: perSecond, jobs: JOBS, stations, route })
  return { busy: Math.max(...busy), p50Ms: 1000 * quantile(sojourns, 0.5), p99Ms: 1000 * quantile(sojourns, 0.99) }
}

export function mixOf(mixes: Measured['mixes'], name: MixName): MixFigures {
  const found = mixes[name]
  if (found === undefined) throw new Error(`The measurement has no ${name}: bun run load measure mixes`)
  return found
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
