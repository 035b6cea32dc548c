import { Redis, ReplyError } from 'ioredis'
import { ConfigError } from '../config.ts'

const WAIT_MILLIS = 3000
/** Answers that stay as they are: that Redis still reads its files, or is full, passes. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR)\b/

/**
 * Asks Redis whether it lets this server in. One that does not answer may come later, and its clients try it
 * again and again.
 * Fails: ConfigError.
 */
export async function requireRedisAccess(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0, connectTimeout: WAIT_MILLIS })
  const refusal = Promise.withResolvers<never>()
  redis.on('error', refusal.reject)
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), refusal.promise, Bun.sleep(WAIT_MILLIS)])
  } catch (cause) {
    if (!(cause instanceof ReplyError && REFUSED.test((cause as Error).message))) return
    const fix = 'give the user and the password that it wants, and a database that it has, as in redis://user:password@10.0.0.5:6379/0'
    throw new ConfigError('REDIS_URL', url, `the server answers "${(cause as Error).message}": ${fix}`)
  } finally {
    redis.disconnect()
  }
}
