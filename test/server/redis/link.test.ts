import { describe, expect, test } from 'bun:test'
import { RedisLink } from '../../../server/redis/link.ts'
import { REDIS, startRedis } from '../jobs/redis.ts'

type Line = readonly [event: string, fields: Record<string, unknown>]

function linkTo(url: string): { link: RedisLink; lines: Line[] } {
  const lines: Line[] = []
  const note = (event: string, fields: unknown) => void lines.push([event, fields as Record<string, unknown>])
  return { link: new RedisLink(url, { info: note, warn: note, error: note }), lines }
}

test('a failure names the address without its password, the cause and the fix, each cause once a minute', () => {
  const { link, lines } = linkTo('redis://me:secret@127.0.0.1:9')
  for (const cause of ['connect ECONNREFUSED', 'connect ECONNREFUSED', 'write EPIPE', 'WRONGPASS invalid password', 'write EPIPE'])
    link.failed(new Error(cause))
  expect(lines.map(([event, { address, cause }]) => [event, address, cause])).toEqual([
    ['redis_failed', 'redis://...@127.0.0.1:9', 'Error: connect ECONNREFUSED'],
    ['redis_failed', 'redis://...@127.0.0.1:9', 'Error: write EPIPE'],
    ['redis_failed', 'redis://...@127.0.0.1:9', 'Error: WRONGPASS invalid password'],
  ])
  expect(lines.map(([, { fix }]) => fix)).toEqual([
    'check that Redis runs and can be reached from here',
    'what listens there ends the connection: check that it is Redis or Valkey, and that REDIS_URL begins with rediss:// where it wants TLS',
    'give REDIS_URL the user and the password that Redis wants, and start the server again',
  ])
})

describe.skipIf(REDIS === null)(
  `a Redis${REDIS === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server or valkey-server)' : ''}`,
  () => {
    test('that comes back is logged once', async () => {
      const redis = await startRedis()
      const { link, lines } = linkTo(redis.url)
      const connections = [link.forNews(), link.forNews()]
      const until = async (event: string) => {
        while (!lines.some(([name]) => name === event)) await Bun.sleep(10)
      }
      while (!link.isUp) await Bun.sleep(10)
      await redis.kill()
      await until('redis_failed')
      while (connections.some(({ status }) => status === 'ready')) await Bun.sleep(10)
      await redis.start()
      await until('redis_recovered')
      expect(lines.filter(([event]) => event === 'redis_recovered')).toHaveLength(1)
      link.close()
      await redis.stop()
    })
  },
)
