import type { StudyEvent } from '@pvyield/contract/schemas'
import { EventStream } from '../http/event-stream.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import type { Studies } from './studies.ts'

/** Open streams of this server, and of one account or network: each is a connection that a proxy keeps too. */
const STREAMS_MAX = 1000
const CALLER_STREAMS_MAX = 20
/** How often the store is asked how far the studies are, once for all that are followed. */
const LOOK_MILLIS = 1000
/** Less than the silence after which connections and proxies end. */
const BEAT_MILLIS = 15_000
/** A stream ends by then, and its client connects again: with other credentials, or none. */
const LIFE_MILLIS = 600_000
const RETRY_AFTER = { 'retry-after': '10' }
/** Id of the last event. */
const END = 'end'

interface Follower {
  readonly id: string
  readonly stream: EventStream
  readonly until: number
  seen: string
  beatAt: number
}

export interface StudyEventsParts {
  readonly studies: Pick<Studies, 'state' | 'states'>
  readonly log: Log
  readonly lookMillis?: number
}

/**
 * Tells clients how far studies are, wherever in the cluster they run: one question to the store a
 * second, whatever the number of clients.
 */
export class StudyEvents {
  private readonly followers = new Set<Follower>()
  private readonly counts = new Map<string, number>()
  private total = 0
  private isStopping = false
  private isLooking = false
  private isFailing = false

  constructor(private readonly parts: StudyEventsParts) {}

  /** Number of open streams. */
  get open(): number {
    return this.total
  }

  /**
   * The events of a study behind the one that the client has.
   * @param reader  account that reads; null without credentials
   * @param caller  account or network whose streams are counted
   * @param last    id of the event that the client has
   * @returns null when there is nothing more to tell
   * Fails: Problem not_found, rate_limited, overloaded.
   */
  async follow(id: string, reader: string | null, caller: string, last: string | undefined): Promise<EventStream | null> {
    const leave = this.enter(caller)
    try {
      const state = await this.parts.studies.state(id, reader)
      if (isLast(state) && last === END) {
        leave()
        return null
      }
      const now = performance.now()
      const stream = new EventStream(() => {
        this.followers.delete(follower)
        leave()
      })
      const follower: Follower = { id, stream, until: now + LIFE_MILLIS, seen: last ?? '', beatAt: now + BEAT_MILLIS }
      this.followers.add(follower)
      tell(follower, state)
      void this.look()
      return stream
    } catch (cause) {
      leave()
      throw cause
    }
  }

  /** Ends all streams, whose clients connect again, to another server. */
  stop(): void {
    this.isStopping = true
    for (const { stream } of this.followers) stream.end()
  }

  private enter(caller: string): () => void {
    const own = this.counts.get(caller) ?? 0
    if (this.isStopping) throw new Problem('overloaded', 'The server stops: connect again', { headers: RETRY_AFTER })
    if (own >= CALLER_STREAMS_MAX)
      throw new Problem(
        'rate_limited',
        `You follow ${own} studies, and the limit is ${CALLER_STREAMS_MAX}: end a stream, or poll the study`,
        {
          headers: RETRY_AFTER,
        },
      )
    if (this.total >= STREAMS_MAX)
      throw new Problem('overloaded', 'The server has no room for more streams of events: try again later, or poll the study', {
        headers: RETRY_AFTER,
      })
    this.counts.set(caller, own + 1)
    this.total++
    return () => {
      this.total--
      const left = (this.counts.get(caller) ?? 0) - 1
      if (left > 0) this.counts.set(caller, left)
      else this.counts.delete(caller)
    }
  }

  /** Looks until nobody follows a study. */
  private async look(): Promise<void> {
    if (this.isLooking) return
    this.isLooking = true
    while (this.followers.size > 0 && !this.isStopping) {
      await sleepUnref(this.parts.lookMillis ?? LOOK_MILLIS)
      await this.tellAll()
      this.keep()
    }
    this.isLooking = false
  }

  /** A store that is away is logged once, until it is back. */
  private async tellAll(): Promise<void> {
    const followed = [...this.followers]
    try {
      const states = await this.parts.studies.states([...new Set(followed.map(({ id }) => id))])
      for (const follower of followed) tell(follower, states.get(follower.id) ?? deleted(follower.id))
      this.isFailing = false
    } catch (cause) {
      if (!this.isFailing) this.parts.log.warn('studies_not_read', { cause: String(cause) })
      this.isFailing = true
    }
  }

  /** Keeps the connections, and ends those that are old. */
  private keep(): void {
    const now = performance.now()
    for (const follower of this.followers) {
      if (now >= follower.until) follower.stream.end()
      else if (now >= follower.beatAt) {
        follower.beatAt = now + BEAT_MILLIS
        follower.stream.beat()
      }
    }
  }
}

function tell(follower: Follower, state: StudyEvent): void {
  const { stream, seen } = follower
  const event = isLast(state) ? { id: END, name: 'end' } : { id: String(state.done ?? 0), name: 'progress' }
  if (event.id !== seen) stream.send({ ...event, data: state })
  follower.seen = event.id
  if (isLast(state)) stream.end()
}

function isLast({ status }: StudyEvent): boolean {
  return status !== 'running'
}

function deleted(id: string): StudyEvent {
  return { study_id: id, status: 'deleted', done: null, of: null, failure: null }
}

/** A pause that does not keep the process alive. */
function sleepUnref(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis).unref())
}
