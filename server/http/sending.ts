import { turns } from '../event-loop/turns.ts'
import type { Log } from '../log.ts'
import type { BytesInFlight } from './bytes-in-flight.ts'
import type { Pieces } from './pieces.ts'
import { afterSilence } from './silence.ts'

/** A client that takes no bytes of its answer for this time loses the rest. */
const STALLED_MILLIS = 60_000

export interface SendingParts {
  /** Counts the memory of all answers that are being sent. */
  readonly inFlight: BytesInFlight
  readonly log: Log
  /** Called with the sending of every answer, so that a stop can wait for it. */
  readonly track: (work: Promise<void>) => unknown
  readonly stalledMillis?: number
}

/** Sends long answers to one account or address. */
export interface SendingTo {
  hold(bytes: number): () => void
  stream(pieces: Pieces, release: () => void): ReadableStream<Uint8Array>
}

/**
 * Sends long answers in pieces, as fast as their clients read them: a slow client holds only the
 * bytes that are counted here.
 */
export class Sending {
  constructor(private readonly parts: SendingParts) {}

  /**
   * Counts the memory of an answer until the returned function is called.
   * @param caller  account or address that they are sent to
   * Fails: Problem overloaded, when too many bytes of answers are in memory, or of this caller.
   */
  hold(bytes: number, caller: string): () => void {
    const { inFlight } = this.parts
    inFlight.take(bytes, caller)
    return () => inFlight.release(bytes, caller)
  }

  /** The sending of the answers to one account or address. */
  to(caller: string): SendingTo {
    return { hold: (bytes) => this.hold(bytes, caller), stream: (pieces, release) => this.stream(pieces, release) }
  }

  /**
   * A stream of the pieces. Each is made when the client has taken the one before; a client that
   * leaves or stalls ends the work.
   * @param release  called once, when the last piece is sent or the work has ended
   */
  stream(pieces: Pieces, release: () => void): ReadableStream<Uint8Array> {
    const { log, track, stalledMillis = STALLED_MILLIS } = this.parts
    const sent = Promise.withResolvers<void>()
    void track(sent.promise)
    let endWait: () => void = () => undefined
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      endWait()
      release()
      sent.resolve()
      pieces.return().catch((cause) => log.error('answer_not_ended', cause))
    }
    return new ReadableStream(
      {
        pull: async (controller) => {
          endWait()
          try {
            await turns.room()
            const { value, done } = await pieces.next()
            if (isOver) return
            if (done || value === undefined) {
              end()
              controller.close()
              return
            }
            controller.enqueue(value)
            endWait = afterSilence(stalledMillis, () => {
              end()
              controller.error(new Error('The client takes no bytes'))
            })
          } catch (cause) {
            // The status is sent already: a cut connection shows the client that the answer is not complete.
            log.error('answer_cut', cause)
            end()
            controller.error(cause)
          }
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    )
  }
}
