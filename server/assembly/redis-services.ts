import { redisJobs } from '../jobs/redis-jobs.ts'
import type { Log } from '../log.ts'
import { sharedLimits } from '../redis/limits.ts'
import { RedisLink } from '../redis/link.ts'
import { redisNews } from '../redis/news.ts'

/** What the servers of a store tell each other through Redis. Loaded only where `REDIS_URL` is set. */
export function openRedisServices(url: string, log: Log) {
  const link = new RedisLink(url, log)
  return { jobs: redisJobs(link), limits: sharedLimits(link), news: redisNews(link), isUp: () => link.isUp, close: () => link.close() }
}
