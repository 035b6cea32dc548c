/** The thread that writes stored series, several at a time: a piece of each when its reader asks for it. */
import { problemCodec } from '../http/problem-codec.ts'
import { outcomeOf } from '../workers/protocol.ts'
import type { FromSeriesThread, ToSeriesThread } from './series-thread-protocol.ts'
import { type StoredSeries, writeStored } from './stored-series.ts'

declare const self: Worker

interface Writing {
  readonly pieces: ReturnType<typeof writeStored>
  /** The part of the store that the next piece waits for. */
  wanted: ReturnType<typeof Promise.withResolvers<readonly Uint8Array[]>> | null
}

const writings = new Map<number, Writing>()

self.onmessage = ({ data }: MessageEvent<ToSeriesThread>) => {
  const { number } = data
  if (data.type === 'begin') begin(number, data.series)
  else if (data.type === 'next') void next(number)
  else if (data.type === 'packed') writings.get(number)?.wanted?.resolve(data.packed)
  else end(number)
}
send({ type: 'ready' })

function begin(number: number, series: StoredSeries): void {
  const writing: Writing = {
    wanted: null,
    pieces: writeStored(series, (part) => {
      writing.wanted = Promise.withResolvers()
      send({ type: 'read', number, part })
      return writing.wanted.promise
    }),
  }
  writings.set(number, writing)
}

async function next(number: number): Promise<void> {
  const writing = writings.get(number)
  if (writing === undefined) return
  const outcome = await outcomeOf(problemCodec, async () => (await writing.pieces.next()).value ?? null)
  const bytes = 'value' in outcome ? (outcome.value as Uint8Array<ArrayBuffer> | null) : null
  send({ type: 'piece', number, outcome }, bytes === null ? [] : [bytes.buffer])
}

function end(number: number): void {
  const writing = writings.get(number)
  writings.delete(number)
  writing?.wanted?.reject(new Error('Nobody reads the rest'))
  void writing?.pieces.return()
}

function send(message: FromSeriesThread, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, transfer)
}
