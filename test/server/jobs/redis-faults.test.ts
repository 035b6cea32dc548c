import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { requireRedisAccess } from '../../../server/jobs/redis-access.ts'
import { SIMPLE } from '../answers.ts'
import { DatabaseServer } from '../db/database-server.ts'
import { startTestService } from '../service.ts'
import { REDIS, type RedisServer, startRedis } from './redis.ts'

const PASSWORD = 'pass word/1'

describe.skipIf(REDIS === null)(
  `a Redis that refuses${REDIS === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server or valkey-server)' : ''}`,
  () => {
    let store: DatabaseServer
    let redis: RedisServer
    beforeAll(async () => {
      store = new DatabaseServer(() => 'answered')
      redis = await startRedis()
    })
    afterAll(async () => {
      await redis?.stop()
      await store?.stop()
    })

    /** An accepted run of a server for requests, which a worker makes. Returns the warnings of the two. */
    async function makesRun(url: string, work: () => Promise<unknown> = async () => undefined): Promise<string[]> {
      const settings = { DATABASE_URL: store.url, REDIS_URL: url }
      const [api, worker] = [await startTestService({ ...settings, ROLE: 'api' }), await startTestService({ ...settings, ROLE: 'worker' })]
      await work()
      const answer = await api.post('/api/run/simple', SIMPLE, { prefer: 'respond-async' })
      expect(answer.status).toBe(202)
      const { run_id: id } = (await answer.json()) as { run_id: string }
      const status = async () => ((await (await api.request(`/api/runs/${id}`)).json()) as { status: string }).status
      while ((await status()) === 'running') await Bun.sleep(20)
      expect(await status()).toBe('complete')
      for (const service of [api, worker]) {
        expect(service.faults).toEqual([])
        await service.stop()
      }
      return [...api.lines, ...worker.lines].filter((line) => line.includes('"redis_failed"'))
    }

    test('because its memory is full: accepted runs are made, and the log says it', async () => {
      const warnings = await makesRun(redis.url, () => redis.command('CONFIG SET maxmemory 1'))
      expect(warnings.join()).toContain('OOM command not allowed')
      expect(await redis.command('CONFIG SET maxmemory 0')).toBe('+OK')
    })

    test('without its password, with a wrong one, or for a database that it lacks: the start names the setting and the fix', async () => {
      expect(await redis.command(`CONFIG SET requirepass "${PASSWORD}"`)).toBe('+OK')
      const at = redis.url.slice('redis://'.length)
      const right = `redis://:${encodeURIComponent(PASSWORD)}@${at}`
      const said = async (url: string) => String(await requireRedisAccess(url).catch((cause) => cause))
      const fix =
        /: give the user and the password that it wants, and a database that it has, as in redis:\/\/user:password@10\.0\.0\.5:6379\/0$/
      for (const [url, shown, answer] of [
        [redis.url, `redis://${at}`, 'NOAUTH'],
        [`redis://:wrong@${at}`, `redis://...@${at}`, 'WRONGPASS'],
        [`${right}/99`, `redis://...@${at}/99`, 'ERR DB index is out of range'],
      ] as const) {
        const refusal = await said(url)
        expect(refusal).toStartWith(`ConfigError: REDIS_URL="${shown}": the server answers "${answer}`)
        expect(refusal).toMatch(fix)
      }
      expect(await said(right)).toBe('undefined')
      expect(await makesRun(right)).toEqual([])
    })

    test('one that is not there does not keep a server from its start', async () => {
      const free = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
      await free.stop(true)
      expect(await requireRedisAccess(`redis://127.0.0.1:${free.port}`)).toBeUndefined()
    })
  },
)
