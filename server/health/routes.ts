import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_VERSION } from '@pvyield/engine'
import type { Handlers } from '../../generated/handlers.gen.ts'
import type { Context } from '../http/context.ts'
import type { Pool } from '../workers/pool.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dir, '..', 'package.json'), 'utf8')) as { version: string }

export function healthRoutes(pool: Pool<object>): Pick<Handlers<Context>, 'getHealth'> {
  return {
    getHealth: async () => ({
      status: 200,
      body: { status: 'ok', version, engine_version: ENGINE_VERSION, queue_depth: pool.depth, workers: pool.size },
      headers: { 'cache-control': 'no-store' },
    }),
  }
}
