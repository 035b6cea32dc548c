import { expect, test } from 'bun:test'
import { plainBytes } from '../../../server/http/sent-body.ts'
import { readJson } from '../../../server/http/sent-json.ts'
import type { TaskCost } from '../../../server/workers/protocol.ts'

const MEBIBYTE = 1024 * 1024
const LIMIT = 96 * MEBIBYTE
const gzip = (mebibytes: number) => Bun.gzipSync(new Uint8Array(mebibytes * MEBIBYTE))

/** Reads a body of zeros. Returns its length and what was admitted. */
async function read(bytes: Uint8Array<ArrayBuffer>, maxInflatedBytes = LIMIT): Promise<[length: number, admitted: TaskCost[]]> {
  const admitted: TaskCost[] = []
  const reading = { admit: async (cost: TaskCost) => void admitted.push(cost) }
  return [(await plainBytes({ bytes, maxInflatedBytes }, reading)).length, admitted]
}

test('a short body is read at once', async () => {
  expect(await read(gzip(10))).toEqual([10 * MEBIBYTE, []])
  expect(await read(new Uint8Array(6 * MEBIBYTE))).toEqual([6 * MEBIBYTE, []])
})

test('a long body is read once it is admitted as a large task, with the length that it claims', async () => {
  const [length, admitted] = await read(gzip(30))
  expect([length, admitted.map(({ bytes }) => bytes)]).toEqual([30 * MEBIBYTE, [30 * MEBIBYTE * 5]])
})

test('a long body that claims to be short is admitted with the limit', async () => {
  const bytes = gzip(30)
  new DataView(bytes.buffer).setUint32(bytes.length - 4, 1000, true)
  const admitted: TaskCost[] = []
  const reading = { admit: async (cost: TaskCost) => void admitted.push(cost) }
  // The false length is found at the end of the data.
  await plainBytes({ bytes, maxInflatedBytes: LIMIT }, reading).catch(() => undefined)
  expect(admitted.map(({ bytes }) => bytes)).toEqual([LIMIT * 5])
})

test('a JSON body states what reading it takes, once its length is known', async () => {
  const admitted: TaskCost[] = []
  const reading = { admit: async (cost: TaskCost) => void admitted.push(cost) }
  const bytes = Bun.gzipSync(`[${'0,  '.repeat(2_000_000)}0]`)
  await readJson({ bytes, maxInflatedBytes: LIMIT }, reading)
  expect(admitted.map((cost) => cost.bytes)).toEqual([8_000_003 * 5])
})

test('a body that is not admitted is not read further', async () => {
  let longest = 0
  const reading = { admit: async () => Promise.reject(new Error('later')) }
  const watch = (plain: Uint8Array) => {
    longest = Math.max(longest, plain.length)
  }
  const failure = await plainBytes({ bytes: gzip(90), maxInflatedBytes: LIMIT }, reading, watch).catch(String)
  expect([failure, longest]).toEqual(['Error: later', 0])
})

test('a body of an operation with a low limit is never large', async () => {
  const reading = { admit: async () => Promise.reject(new Error('later')) }
  const failure = await plainBytes({ bytes: gzip(30), maxInflatedBytes: 6 * MEBIBYTE }, reading).catch((cause) => cause)
  expect(failure).toMatchObject({ code: 'payload_too_large' })
})
