import { Seeded } from '../seeded.ts'

/** A queue that is served first come, first served. */
export interface Station {
  readonly servers: number
}

/** One visit of a job: the station by its index, and how long it takes there. */
export interface Visit {
  readonly station: number
  readonly seconds: (random: Seeded) => number
}

export interface QueuePlan {
  readonly seed: number
  readonly arrivalsPerSecond: number
  readonly jobs: number
  readonly stations: readonly Station[]
  /** The visits of every job, in their order. */
  readonly route: readonly Visit[]
}

export interface QueueResult {
  /** From arrival to the end of the last visit, sorted, seconds. */
  readonly sojourns: Float64Array
  /** Mean time that a visit waited, by station, seconds. */
  readonly meanWait: readonly number[]
  /** Share of the time that a server of each station was busy. */
  readonly busy: readonly number[]
}

/** Jobs at the beginning find empty queues, and do not count. */
const WARM_SHARE = 0.1

interface Job {
  readonly number: number
  readonly arrivedAt: number
  step: number
  /** When it came to the station where it is. */
  since: number
}

/** Simulates jobs that arrive at random times (exponential gaps) and visit stations one after the other. */
export function simulateQueue({ seed, arrivalsPerSecond, jobs, stations, route }: QueuePlan): QueueResult {
  const random = new Seeded(seed)
  const events = new EventQueue<Job>()
  const state = stations.map(({ servers }) => ({ free: servers, queue: [] as Job[], next: 0, waited: 0, visits: 0, busy: 0 }))
  const counted = Math.floor(jobs * WARM_SHARE)
  const sojourns = new Float64Array(jobs - counted)
  let arrived = 0
  let now = 0
  const arrive = () => {
    const at = now + exponential(random, 1 / arrivalsPerSecond)
    events.add(at, { number: arrived++, arrivedAt: at, step: -1, since: at })
  }
  const serve = (job: Job, at: (typeof state)[number]) => {
    const seconds = route[job.step].seconds(random)
    at.free--
    at.busy += seconds
    if (job.number >= counted) {
      at.waited += now - job.since
      at.visits++
    }
    events.add(now + seconds, job)
  }
  arrive()
  for (let event = events.take(); event !== null; event = events.take()) {
    const { value: job } = event
    now = event.at
    if (job.step < 0 && arrived < jobs) arrive()
    if (job.step >= 0) {
      const left = state[route[job.step].station]
      left.free++
      if (left.next < left.queue.length) serve(left.queue[left.next++], left)
    }
    if (++job.step >= route.length) {
      if (job.number >= counted) sojourns[job.number - counted] = now - job.arrivedAt
      continue
    }
    const to = state[route[job.step].station]
    job.since = now
    if (to.free > 0) serve(job, to)
    else to.queue.push(job)
  }
  return {
    sojourns: sojourns.sort(),
    meanWait: state.map(({ waited, visits }) => waited / Math.max(1, visits)),
    busy: state.map(({ busy }, k) => busy / (now * stations[k].servers)),
  }
}

export function exponential(random: Seeded, mean: number): number {
  return -mean * Math.log(1 - random.next())
}

/** Times with the quantiles of measured ones, at equal distances from the least to the longest. */
export function measuredTimes(quantiles: readonly number[]): (random: Seeded) => number {
  return (random) => {
    const place = random.next() * (quantiles.length - 1)
    const below = Math.floor(place)
    return quantiles[below] + (place - below) * (quantiles[below + 1] - quantiles[below])
  }
}

/** Events in the order of their times: a binary heap. */
class EventQueue<Value> {
  private readonly heap: { readonly at: number; readonly value: Value }[] = []

  add(at: number, value: Value): void {
    const { heap } = this
    let place = heap.length
    heap.push({ at, value })
    for (let above = (place - 1) >> 1; place > 0 && heap[above].at > at; above = (place - 1) >> 1) {
      heap[place] = heap[above]
      place = above
    }
    heap[place] = { at, value }
  }

  take(): { readonly at: number; readonly value: Value } | null {
    const { heap } = this
    const first = heap[0]
    const last = heap.pop()
    if (first === undefined || last === undefined) return null
    if (heap.length === 0) return first
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && heap[below + 1].at < heap[below].at) below++
      if (heap[below].at >= last.at) break
      heap[place] = heap[below]
      place = below
    }
    heap[place] = last
    return first
  }
}
