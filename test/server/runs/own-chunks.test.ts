import { expect, test } from 'bun:test'
import { ownChunks } from '../../../server/runs/own-chunks.ts'

test('a study goes on behind the chunks of its own engine: those of another are made again', async () => {
  const kept = new Map<number, Uint8Array>()
  const host = {
    storedChunks: async () => [...kept.values()],
    keepChunk: async (chunk: number, packed: Uint8Array) => void kept.set(chunk, packed),
  } as never
  const [older, newer] = [ownChunks(host, '1.19.0'), ownChunks(host, '1.19.1')]
  await older.keepChunk(0, new Uint8Array([7, 0, 255]), { done: 1, of: 2 })
  await older.keepChunk(1, new Uint8Array(), { done: 2, of: 2 })
  expect(await older.storedChunks()).toEqual([new Uint8Array([7, 0, 255]), new Uint8Array()])
  expect(await newer.storedChunks()).toEqual([])
  await newer.keepChunk(2, new Uint8Array([8]), { done: 1, of: 2 })
  expect(await newer.storedChunks()).toEqual([new Uint8Array([8])])
})
