import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { DatabaseServer } from '../db/database-server.ts'
import { REDIS, type RedisServer, startRedis } from '../jobs/redis.ts'
import { startTestService, type TestService } from '../service.ts'
import { ORIGIN, type Person, signIn } from './person.ts'

for (const [name, open] of [
  ['without Redis, within the stated seconds', async () => null],
  ['through Redis', REDIS === null ? null : startRedis],
] as const)
  describe.skipIf(open === null)(
    `what ends at one server ends at the other, ${name}${open === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server or valkey-server)' : ''}`,
    () => {
      const store = new DatabaseServer(() => 'answered')
      let redis: RedisServer | null = null
      let here: TestService
      let there: TestService
      beforeAll(async () => {
        redis = open === null ? null : await open()
        const settings = { DATABASE_URL: store.url, ...(redis !== null && { REDIS_URL: redis.url }) }
        here = await startTestService(settings)
        there = await startTestService(settings)
      })
      afterAll(async () => {
        for (const service of [here, there]) {
          expect(service.faults).toEqual([])
          await service.stop()
        }
        await redis?.stop()
        await store.stop()
      })

      const worksThere = async (headers: Record<string, string>) => (await there.request('/api/runs', { headers })).status === 200

      const ends: readonly (readonly [string, (person: Person, keyId: string) => Promise<Response>, 'key' | 'session'])[] = [
        ['a revoked key', (person, keyId) => person.call('DELETE', `/api/keys/${keyId}`), 'key'],
        ['a session that was signed out', (person) => person.call('POST', '/api/auth/signout'), 'session'],
        ['a key of a deleted account', (person) => person.call('DELETE', '/api/me'), 'key'],
        ['a session of a deleted account', (person) => person.call('DELETE', '/api/me'), 'session'],
      ]
      test('a revoked key, a session that was signed out, and both of a deleted account', async () => {
        const signedIn: Person[] = []
        for (let k = 0; k < ends.length; k++) signedIn.push(await signIn(here, `person-${k}@example.com`))
        await Promise.all(
          ends.map(async ([, end, used], k) => {
            const person = signedIn[k] as Person
            const { key, id } = await person.makeKey()
            const headers: Record<string, string> =
              used === 'key' ? { authorization: `Bearer ${key}` } : { cookie: person.cookie, origin: ORIGIN }
            expect(await worksThere(headers)).toBe(true)
            expect((await end(person, id)).ok).toBe(true)
            while (await worksThere(headers)) await Bun.sleep(20)
            expect(await worksThere(headers)).toBe(false)
          }),
        )
      })
    },
  )
