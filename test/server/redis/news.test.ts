import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Authentication } from '../../../server/accounts/authentication.ts'
import { newKey } from '../../../server/accounts/ids.ts'
import type { Log } from '../../../server/log.ts'
import { RedisLink } from '../../../server/redis/link.ts'
import { redisNews } from '../../../server/redis/news.ts'
import { REDIS, type RedisServer, startRedis } from '../jobs/redis.ts'

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const KEY = newKey()

describe.skipIf(REDIS === null)(
  `changes of accounts go through Redis${REDIS === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server or valkey-server)' : ''}`,
  () => {
    let redis: RedisServer
    const links: RedisLink[] = []
    beforeAll(async () => {
      redis = await startRedis()
    })
    afterAll(async () => {
      for (const link of links) link.close()
      await redis?.stop()
    })

    /** A server that believes for ever what it knows, on a store where a key exists until it is revoked. */
    function serverOn(store: { isRevoked: boolean }) {
      const link = new RedisLink(redis.url, NO_LOG)
      links.push(link)
      const account = { id: 'acc_1', termsVersion: '1', by: { kind: 'key', keyId: 'key_1' } }
      const found = { account, expiresAt: null, usedAt: Number.MAX_SAFE_INTEGER }
      const parts = { store: { byKey: async () => (store.isRevoked ? null : found) }, database: {}, log: NO_LOG, cookieName: 'session' }
      const authentication = new Authentication({ ...parts, news: redisNews(link) } as never)
      const works = async () => {
        try {
          return (await authentication.accountOf({ kind: 'key', secret: KEY })) !== null
        } catch {
          return false
        }
      }
      return { authentication, works }
    }

    test('a key that one server revokes is dead at the others at once, also after Redis was away', async () => {
      for (const isAfterOutage of [false, true]) {
        const store = { isRevoked: false }
        const [first, second] = [serverOn(store), serverOn(store)]
        expect([await first.works(), await second.works()]).toEqual([true, true])
        if (isAfterOutage) {
          await redis.kill()
          await redis.start()
        }
        store.isRevoked = true
        // What is published before the servers have reached Redis is lost.
        while (await second.works()) {
          first.authentication.forget('acc_1')
          await Bun.sleep(20)
        }
        expect(await second.works()).toBe(false)
      }
    })
  },
)
