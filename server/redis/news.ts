import type { RedisLink } from './link.ts'

const CHANNEL = 'pvyield:changed-accounts'

/** How the servers of a store learn at once that an account has changed. */
export interface AccountNews {
  tell(accountId: string): void
  listen(heard: (accountId: string) => void): void
}

/** By publishing. A change while Redis is away is noticed some seconds later. */
export function redisNews(link: RedisLink): AccountNews {
  const [teller, listener] = [link.forCalls(), link.forNews()]
  return {
    tell: (accountId) => void teller.publish(CHANNEL, accountId).catch(link.failed),
    listen: (heard) => {
      listener.on('message', (_channel, accountId) => heard(accountId))
      // ioredis subscribes again whenever it has connected again.
      void listener.subscribe(CHANNEL).catch(link.failed)
    },
  }
}
