import { loadavg } from 'node:os'
import { quantile } from '../timing.ts'
import { type Fleet, type FleetPlan, startFleet } from './fleet.ts'
import { loadRun, type MixName } from './load-run.ts'
import type { RatioFigures } from './measured.ts'

export interface PairPlan {
  readonly what: string
  readonly mix: MixName
  readonly one: FleetPlan
  readonly several: FleetPlan
}

const CLIENTS = 8
const WARM_FIRST = 1_000_000

/**
 * Compares the throughput of several servers with that of one. Both are up, and have the load in turn
 * and for a short time, so that a disturbance of the machine affects both.
 * @returns medians, and the median of the ratios of the pairs
 */
export async function comparePair({ what, mix, one, several }: PairPlan, pairs: number, seconds: number): Promise<RatioFigures> {
  const fleets: Fleet[] = []
  try {
    for (const plan of [one, several]) fleets.push(await startFleet(plan))
    const load = async ({ urls, servers }: Fleet, first: number) => {
      const run = await loadRun({ mix, urls, servers, first, loop: { seconds, atOnce: CLIENTS, perSecond: null } })
      const [figures] = Object.values(run.kinds)
      const failed = Object.keys(figures.errors)
      if (failed.length > 0) throw new Error(`${what}: requests failed with ${failed.join(', ')}`)
      return figures.perSecond
    }
    for (const fleet of fleets) await load(fleet, WARM_FIRST)
    const [ones, manys]: [number[], number[]] = [[], []]
    for (let pair = 0; pair < pairs; pair++) {
      // Which one is first changes from pair to pair.
      const order = pair % 2 === 0 ? [0, 1] : [1, 0]
      for (const at of order) [ones, manys][at].push(await load(fleets[at], 50_000 * (pair + 1)))
    }
    return {
      what,
      mix,
      onePerSecond: quantile(ones, 0.5),
      severalPerSecond: quantile(manys, 0.5),
      ratio: quantile(
        manys.map((value, k) => value / ones[k]),
        0.5,
      ),
      pairs,
      load: loadavg()[0],
    }
  } finally {
    await Promise.all(fleets.map((fleet) => fleet.stop()))
  }
}
