import { ENGINE_VERSION } from '@pvyield/engine'
import type { Handlers } from '../../generated/handlers.gen.ts'
import type { Context } from '../http/context.ts'
import server from '../package.json' with { type: 'json' }
import type { Pool } from '../workers/pool.ts'

export function healthRoutes(pool: Pool): Pick<Handlers<Context>, 'getHealth'> {
  return {
    getHealth: async () => ({
      status: 200,
      body: { status: 'ok', version: server.version, engine_version: ENGINE_VERSION, queue_depth: pool.depth, workers: pool.size },
      headers: { 'cache-control': 'no-store' },
    }),
  }
}
