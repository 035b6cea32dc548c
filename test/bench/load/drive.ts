import { Seeded } from '../seeded.ts'
import { type Figures, Tallies } from './tally.ts'

/** Most of everything: a load ends, and neither it nor what it keeps grows without end. */
export const LIMITS = { seconds: 600, requests: 200_000, atOnce: 512, perSecond: 20_000 } as const

export interface Loop {
  readonly seconds: number
  /** Most requests in progress at once. */
  readonly atOnce: number
  /** Requests a second; null for a closed loop, in which each of `atOnce` clients sends when it has its answer. */
  readonly perSecond: number | null
  /** Ends the load after so many requests. */
  readonly requests?: number
}

export interface Load {
  /** Kind of the request with this number. */
  readonly kindOf: (number: number) => string
  /**
   * Sends it: one request, or what belongs together such as a run and the questions for it.
   * @returns null for a right answer, else what failed
   */
  readonly send: (number: number) => Promise<string | null>
}

export interface Driven {
  readonly kinds: Readonly<Record<string, Figures>>
  /** Until the last answer. */
  readonly seconds: number
}

/**
 * Sends load for some time and waits for the last answers. In an open loop the requests come at random
 * times that do not depend on the answers (exponential gaps), as from many callers, and a latency counts
 * from the moment when the request was due: a server that stalls cannot hide the requests that it kept
 * from being sent. One that is due while `atOnce` are in progress is not sent, and is counted.
 * @param first  number of the first request
 */
export async function drive({ kindOf, send }: Load, loop: Loop, first = 0): Promise<Driven> {
  requireWithin(loop)
  const { perSecond, requests = LIMITS.requests } = loop
  const tallies = new Tallies(requests)
  const begun = performance.now()
  const end = begun + 1000 * loop.seconds
  const one = async (number: number, due: number) => {
    const error = await send(first + number).catch(() => 'no_answer')
    tallies.add(kindOf(first + number), performance.now() - due, error)
  }
  const notSent = (number: number, due: number) => tallies.add(kindOf(first + number), performance.now() - due, 'not_sent')
  if (perSecond === null) await closed(one, loop.atOnce, requests, end)
  else await open({ one, notSent }, { perSecond, atOnce: loop.atOnce, requests, end })
  const seconds = (performance.now() - begun) / 1000
  return { kinds: tallies.figures(seconds), seconds }
}

type One = (number: number, due: number) => Promise<void>

async function closed(one: One, clients: number, requests: number, end: number): Promise<void> {
  let next = 0
  const client = async () => {
    for (let now = performance.now(); now < end && next < requests; now = performance.now()) await one(next++, now)
  }
  await Promise.all(Array.from({ length: clients }, client))
}

async function open(
  { one, notSent }: { one: One; notSent: (number: number, due: number) => void },
  { perSecond, atOnce, requests, end }: { perSecond: number; atOnce: number; requests: number; end: number },
): Promise<void> {
  const random = new Seeded(perSecond)
  const gap = () => (-1000 * Math.log(1 - random.next())) / perSecond
  const sent = new Set<Promise<void>>()
  let next = 0
  for (let due = performance.now() + gap(); due < end && next < requests; due += gap(), next++) {
    const wait = due - performance.now()
    if (wait > 1) await Bun.sleep(wait)
    if (sent.size >= atOnce) {
      notSent(next, due)
      continue
    }
    // A timer may be early by less than a millisecond.
    const answered = one(next, Math.min(due, performance.now())).finally(() => sent.delete(answered))
    sent.add(answered)
  }
  await Promise.all(sent)
}

function requireWithin({ seconds, atOnce, perSecond, requests = 1 }: Loop): void {
  const given = { seconds, atOnce, perSecond: perSecond ?? 1, requests }
  for (const [name, most] of Object.entries(LIMITS)) {
    const value = given[name as keyof typeof LIMITS]
    if (!(value > 0 && value <= most))
      throw new Error(`${name} is ${value}: give a number above 0 and up to ${most.toLocaleString('en-US')}`)
  }
}
