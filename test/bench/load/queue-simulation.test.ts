import { describe, expect, test } from 'bun:test'
import { Seeded } from '../seeded.ts'
import { quantile } from '../timing.ts'
import { exponential, measuredTimes, simulateQueue } from './queue-simulation.ts'

const JOBS = 400_000
/** The mean wait of one simulation varies by 3 to 5 %. */
const SEEDS = [1, 2, 3, 4, 5, 6]

/** Mean wait of M/M/c. Source: A. K. Erlang 1917; L. Kleinrock, Queueing Systems, volume 1, 1975, section 3.5. */
function erlangWait(perSecond: number, mean: number, servers: number): number {
  const load = perSecond * mean
  let term = 1
  let sum = 1
  for (let k = 1; k < servers; k++) {
    term *= load / k
    sum += term
  }
  const all = ((term * load) / servers) * (servers / (servers - load))
  return ((all / (sum + all)) * mean) / (servers - load)
}

/** Mean wait of M/G/1. Source: F. Pollaczek 1930, A. Y. Khinchine 1932; Kleinrock, section 5.6. */
function pollaczekWait(perSecond: number, mean: number, meanSquare: number): number {
  return (perSecond * meanSquare) / (2 * (1 - perSecond * mean))
}

function one(perSecond: number, servers: number, seconds: (random: Seeded) => number, seed = 34) {
  return simulateQueue({
    seed: 7919 * seed,
    arrivalsPerSecond: perSecond,
    jobs: JOBS,
    stations: [{ servers }],
    route: [{ station: 0, seconds }],
  })
}

describe('the simulation of a queue agrees with what is known in closed form', () => {
  test.each([
    [1, 0.8],
    [2, 0.7],
    [8, 0.8],
    [32, 0.9],
  ])('M/M/%d at %d of its servers: mean wait of Erlang C within 5 percent, and the share of busy servers within 1', (servers, busy) => {
    const mean = 0.01
    const perSecond = (busy * servers) / mean
    const found = SEEDS.map((seed) => one(perSecond, servers, (random) => exponential(random, mean), seed))
    const wait = found.reduce((sum, { meanWait }) => sum + meanWait[0], 0) / SEEDS.length
    expect(Math.abs(wait / erlangWait(perSecond, mean, servers) - 1)).toBeLessThan(0.05)
    for (const one of found) expect(Math.abs(one.busy[0] / busy - 1)).toBeLessThan(0.01)
  })

  test.each([0.3, 0.6, 0.8, 0.9])('M/D/1 at %d: mean wait of Pollaczek and Khinchine within 3 percent', (busy) => {
    const mean = 0.02
    const found = one(busy / mean, 1, () => mean)
    expect(Math.abs(found.meanWait[0] / pollaczekWait(busy / mean, mean, mean * mean) - 1)).toBeLessThan(0.03)
  })

  test('M/G/1 with measured times: the same, with their mean and mean square', () => {
    const times = measuredTimes([0.001, 0.002, 0.002, 0.003, 0.05])
    const random = new Seeded(1)
    const drawn = Array.from({ length: JOBS }, () => times(random))
    const mean = drawn.reduce((sum, time) => sum + time, 0) / JOBS
    const meanSquare = drawn.reduce((sum, time) => sum + time * time, 0) / JOBS
    const found = one(0.7 / mean, 1, times)
    expect(Math.abs(found.meanWait[0] / pollaczekWait(0.7 / mean, mean, meanSquare) - 1)).toBeLessThan(0.03)
  })

  test('of M/M/1 the times from arrival to end are exponential', () => {
    const [mean, busy] = [0.01, 0.5]
    const { sojourns } = one(busy / mean, 1, (random) => exponential(random, mean))
    for (const share of [0.5, 0.95, 0.99])
      expect(Math.abs(quantile(sojourns, share) / ((-mean * Math.log(1 - share)) / (1 - busy)) - 1)).toBeLessThan(0.03)
  })
})

test('two stations in a row wait as each alone (Burke 1956), and a station that is visited twice has the load of both', () => {
  const mean = 0.01
  const at = (station: number) => ({ station, seconds: (random: Seeded) => exponential(random, mean) })
  const plan = { seed: 1, jobs: JOBS, stations: [{ servers: 1 }, { servers: 1 }] }
  const tandem = simulateQueue({ ...plan, arrivalsPerSecond: 60, route: [at(0), at(1)] })
  for (const wait of tandem.meanWait) expect(Math.abs(wait / erlangWait(60, mean, 1) - 1)).toBeLessThan(0.05)
  const twice = simulateQueue({ ...plan, arrivalsPerSecond: 30, route: [at(0), at(1), at(0)] })
  expect(twice.busy[0]).toBeCloseTo(0.6, 2)
  expect(twice.busy[1]).toBeCloseTo(0.3, 2)
})

test('the same seed is the same simulation', () => {
  const found = [1, 2].map(() => one(50, 1, (random) => exponential(random, 0.01)).sojourns.subarray(0, 100))
  expect(found[0]).toEqual(found[1] as Float64Array)
})
