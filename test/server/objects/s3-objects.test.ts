import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { type ObjectsConfig, readConfig } from '../../../server/config.ts'
import { Problem } from '../../../server/http/problem.ts'
import type { Log } from '../../../server/log.ts'
import { S3Objects, type S3Options } from '../../../server/objects/s3-objects.ts'
import { ObjectServer } from './object-server.ts'
import { S3S, startS3 } from './s3s.ts'

const events: string[] = []
const LOG: Log = {
  info: (event) => void events.push(event),
  warn: (event) => void events.push(event),
  error: (event, cause) => void events.push(`${event} ${(cause as Error).message}`),
}
beforeEach(() => {
  events.length = 0
})

function bucket(url: string): ObjectsConfig {
  const { objects } = readConfig({ OBJECTS_URL: url })
  if (objects === null) throw new Error('no bucket')
  return objects
}

const objectsAt = (url: string, options: S3Options = { pausesMillis: [1, 1] }) => new S3Objects(bucket(url), LOG, options)

/** Neither packs nor repeats. */
const bytes = (length: number) => new Uint8Array(length).map((_, k) => (k * 7919 + (k >> 8)) % 256)

for (const [name, open] of [
  ['in this process', async () => new ObjectServer()],
  ['s3s-fs', S3S === null ? null : startS3],
] as const)
  describe.skipIf(open === null)(`an S3 server, ${name}${open === null ? ' (skipped: set S3S or PATH to s3s-fs)' : ''}`, () => {
    test('gives back what was put, whole or a part; what is not there is null; what is deleted twice is gone', async () => {
      if (open === null) return
      const server = await open()
      const objects = objectsAt(server.url)
      await objects.put('o1', bytes(6_000_000))
      expect(await objects.get('o1', 0, 6_000_000)).toEqual(bytes(6_000_000))
      expect(await objects.get('o1', 1000, 70)).toEqual(bytes(1070).slice(1000))
      expect(await objects.get('o1', 5_999_999, 2)).toBeNull()
      expect(await objects.get('o1', 7_000_000, 2)).toBeNull()
      expect(await objects.get('o2', 0, 1)).toBeNull()
      for (const key of ['o3', 'o2']) await objects.put(key, bytes(3))
      expect(await objects.list(null)).toEqual([
        { key: 'o1', bytes: 6_000_000 },
        { key: 'o2', bytes: 3 },
        { key: 'o3', bytes: 3 },
      ])
      expect(await objects.list('o2')).toEqual([{ key: 'o3', bytes: 3 }])
      for (let k = 0; k < 2; k++) await objects.remove('o1')
      expect(await objects.get('o1', 0, 1)).toBeNull()
      expect(objects.isFailing).toBe(false)
      await server.stop()
    })
  })

describe.skipIf(S3S === null)(`signatures${S3S === null ? ' (skipped: set S3S or PATH to s3s-fs)' : ''}`, () => {
  test('a wrong secret is refused at once, and the log says so without it', async () => {
    const server = await startS3()
    const objects = new S3Objects({ ...bucket(server.url), secretAccessKey: 'wrong-secret' }, LOG)
    expect(await objects.put('o1', bytes(3)).catch((cause) => cause)).toBeInstanceOf(Problem)
    expect(events).toEqual(['objects_failed PUT: 403 SignatureDoesNotMatch'])
    objects.close()
    await server.stop()
  })
})

describe('a store that fails', () => {
  let server: ObjectServer
  beforeEach(() => {
    server = new ObjectServer()
  })
  afterEach(() => server.stop())

  test('is asked again: a call that fails twice is made', async () => {
    server.fate = (call) => (call < 2 ? 503 : 200)
    const objects = objectsAt(server.url)
    await objects.put('o1', bytes(3))
    expect([objects.failures, objects.isFailing, events.length]).toEqual([2, false, 0])
  })

  test('is 503 with Retry-After after the last try, is logged once, and is not asked for each request', async () => {
    server.fate = () => 500
    const objects = objectsAt(server.url)
    const refused: unknown = await objects.get('o1', 0, 1).catch((cause) => cause)
    if (!(refused instanceof Problem)) throw refused
    expect([refused.code, refused.headers['retry-after']]).toEqual(['storage_unavailable', '5'])
    expect(server.calls).toBe(3)
    expect(await objects.get('o1', 0, 1).catch((cause) => cause)).toBeInstanceOf(Problem)
    expect([server.calls, objects.isFailing]).toEqual([3, true])
    expect(events).toEqual(['objects_failed GET: 500 SlowDown'])
    server.fate = () => 200
    await objects.check()
    expect([objects.isFailing, events.at(-1)]).toEqual([false, 'objects_recovered'])
    objects.close()
  })

  test('that does not answer is given up after the limit of time', async () => {
    const held = Promise.withResolvers<number>()
    server.fate = () => held.promise
    const objects = objectsAt(server.url, { pausesMillis: [], callMillis: 50 })
    expect(await objects.put('o1', bytes(3)).catch((cause) => cause)).toBeInstanceOf(Problem)
    held.resolve(200)
    objects.close()
  })

  test('is gone: the call fails, and works when it is back', async () => {
    const objects = objectsAt('http://key:secret@127.0.0.1:1/bucket')
    expect(await objects.put('o1', bytes(3)).catch((cause) => cause)).toBeInstanceOf(Problem)
    expect(objects.isFailing).toBe(true)
    objects.close()
  })
})
