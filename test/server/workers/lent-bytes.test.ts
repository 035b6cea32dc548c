import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemCodec } from '../../../server/http/problem-codec.ts'
import { freeBuffer } from '../../../server/memory/free-buffer.ts'
import { lend } from '../../../server/workers/lent-bytes.ts'
import { Pool } from '../../../server/workers/pool.ts'
import { Gates } from './gates.ts'
import type { TestTasks } from './tasks.ts'

const LONG = 64 * 1024
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (31 * at) % 251)

let gates = new Gates()
let pool: Pool<TestTasks>
beforeEach(() => open(1))
afterEach(() => pool.close())

function open(size: number): void {
  gates = new Gates()
  pool = new Pool<TestTasks>({
    script: new URL('./tasks.ts', import.meta.url),
    size,
    codec: problemCodec,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    full: () => new Error('full'),
    late: () => new Error('late'),
    overran: () => new Error('overran'),
    patienceMillis: Number.POSITIVE_INFINITY,
  })
}

const keep = (bytes: Uint8Array) => pool.submit('keep', { body: { bytes } }, { host: gates })

describe('long bytes of an input', () => {
  const shapes = [
    (bytes: Uint8Array) => bytes,
    (bytes: Uint8Array) => ({ bytes }),
    (bytes: Uint8Array) => ({ body: { bytes }, kind: 'full' }),
  ]
  test.each(shapes.map((shape) => [JSON.stringify(shape(new Uint8Array())), shape]))('are copied and moved in %s', async (_name, shape) => {
    const bytes = bytesOf(LONG)
    const lent = await lend(shape(bytes))
    expect(lent.input).toEqual(shape(bytes))
    expect(lent.bytes.map(({ length }) => length)).toEqual([LONG])
    expect(lent.bytes[0]?.buffer === bytes.buffer).toBe(false)
    expect((await lend(shape(bytesOf(LONG - 1)))).bytes).toEqual([])
  })

  test('leave the input as it was, and all else in it', async () => {
    const input = { body: { bytes: bytesOf(LONG), max: 1 }, wait: new Int32Array(new SharedArrayBuffer(4)), year: null, at: new Date(0) }
    const lent = (await lend(input)).input as typeof input
    expect([lent.wait === input.wait, lent.at === input.at, lent.body.max, input.body.bytes.length]).toEqual([true, true, 1, LONG])
    expect(lent.body === input.body).toBe(false)
  })

  test('are all there in the worker, and the memory is free after the task', async () => {
    const bytes = bytesOf(6_000_000)
    for (let k = 0; k < 3; k++) {
      expect(await keep(bytes)).toEqual(bytes)
      expect(await pool.submit('lengthOfLastKept', null)).toBe(0)
    }
    expect(bytes).toEqual(bytesOf(6_000_000))
  })

  test('are there again after the death of a worker', async () => {
    const bytes = bytesOf(LONG)
    const file = join(tmpdir(), `pvyield-died-${crypto.randomUUID()}`)
    expect(await pool.submit('dieOnce', { bytes, file })).toEqual(bytes)
    rmSync(file)
  })

  test('are there again when a task that went back to the queue begins again', async () => {
    pool.close()
    open(2)
    const holder = pool.submit('weigh', { name: 'holder', seconds: 10, bytes: 0 }, { host: gates })
    gates.open('holder read')
    await gates.arrival('holder')
    const bytes = bytesOf(LONG)
    const kept = pool.submit('keepWhenAdmitted', { bytes, seconds: 10 }, { host: gates })
    await pool.submit('double', new Float64Array(1))
    gates.open('holder')
    expect([await holder, await kept]).toEqual(['holder', bytes])
  })

  test('bytes that are freed while they are copied are a fault', async () => {
    const bytes = bytesOf(6_000_000)
    const lent = lend({ bytes })
    freeBuffer(bytes)
    await expect(lent).rejects.toThrow('detached')
  })

  test('a body that was freed too early is a fault, and the worker does the next task', async () => {
    const bytes = bytesOf(LONG)
    freeBuffer(bytes)
    await expect(keep(bytes)).rejects.toThrow('freed')
    expect(await keep(bytesOf(LONG))).toEqual(bytesOf(LONG))
  })
})
