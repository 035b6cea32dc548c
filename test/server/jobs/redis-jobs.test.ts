import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { redisJobs } from '../../../server/jobs/redis-jobs.ts'
import type { Log } from '../../../server/log.ts'
import { RedisLink } from '../../../server/redis/link.ts'
import { REDIS, type RedisServer, startRedis } from './redis.ts'

describe.skipIf(REDIS === null)(
  `jobs on Redis${REDIS === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server or valkey-server)' : ''}`,
  () => {
    const warnings: string[] = []
    const log: Log = { info: () => undefined, warn: (event) => void warnings.push(event), error: () => undefined }
    const jobsOn = (url: string) => {
      const link = new RedisLink(url, log)
      const jobs = redisJobs(link)
      return { ...jobs, close: () => jobs.close().finally(() => link.close()) }
    }
    let redis: RedisServer
    beforeAll(async () => {
      redis = await startRedis()
    })
    afterAll(() => redis?.stop())

    test('each announced run is taken by one of two servers, as many at once as they say', async () => {
      const api = jobsOn(redis.url)
      const [one, other] = [jobsOn(redis.url), jobsOn(redis.url)]
      const taken: string[] = []
      const at = { now: 0, most: 0 }
      const work = async (id: string) => {
        at.most = Math.max(at.most, ++at.now)
        await Bun.sleep(5)
        at.now--
        taken.push(id)
      }
      one.take(2, work)
      other.take(1, work)
      const ids = Array.from({ length: 40 }, (_, k) => `run_${k}`)
      for (const id of ids) api.announce(id)
      while (taken.length < ids.length) await Bun.sleep(5)
      expect(taken.sort()).toEqual(ids.sort())
      expect(at.most).toBeLessThanOrEqual(3)
      for (const jobs of [api, one, other]) await jobs.close()
      expect(warnings).toEqual([])
    })

    test('a Redis that is killed costs announcements and a warning, and works again when it is back', async () => {
      const [api, server] = [jobsOn(redis.url), jobsOn(redis.url)]
      const taken: string[] = []
      server.take(1, async (id) => void taken.push(id))
      api.announce('run_before')
      while (!taken.includes('run_before')) await Bun.sleep(5)
      await redis.kill()
      api.announce('run_lost')
      while (!warnings.includes('redis_failed')) await Bun.sleep(5)
      await redis.start()
      // What is announced while the connections come back may be lost.
      for (let k = 0; !taken.some((id) => id.startsWith('run_after')); k++) {
        api.announce(`run_after_${k}`)
        await Bun.sleep(20)
      }
      await api.close()
      await server.close()
    })

    test('a stop does not wait for what was taken', async () => {
      const jobs = jobsOn(redis.url)
      const never = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      jobs.take(1, async () => {
        begun.resolve()
        await never.promise
      })
      jobs.announce('run_long')
      await begun.promise
      await jobs.close()
      never.resolve()
    })
  },
)
