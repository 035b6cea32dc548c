import type { Handlers } from '@pvyield/contract/handlers'
import { ENGINE_VERSION } from '@pvyield/engine/quick'
import type { Context } from '../http/context.ts'
import type { Metrics } from '../metrics.ts'
import { VERSION } from '../version.ts'
import type { Pool } from '../workers/pool.ts'
import type { MetricsAccess } from './metrics-access.ts'
import type { Readiness } from './readiness.ts'

const NOT_KEPT = { 'cache-control': 'no-store' }

export function healthRoutes(
  pool: Pool<object>,
  readiness: Readiness,
  metrics: Metrics,
  access: MetricsAccess,
  objects: { readonly isFailing: boolean } | null = null,
): Pick<Handlers<Context>, 'getHealth' | 'getReady' | 'getMetrics'> {
  return {
    getHealth: async () => ({
      status: 200,
      body: {
        status: 'ok',
        version: VERSION,
        engine_version: ENGINE_VERSION,
        queue_depth: pool.depth,
        workers: pool.size,
        ...(objects !== null && { objects: objects.isFailing ? 'failing' : 'working' }),
      },
      headers: NOT_KEPT,
    }),

    getReady: async () => {
      await readiness.require()
      return { status: 200, body: { status: 'ready' }, headers: NOT_KEPT }
    },

    getMetrics: async ({ context }) => {
      access.require(context.authorization)
      return {
        status: 200,
        contentType: 'text/plain',
        body: await metrics.text(),
        headers: { ...NOT_KEPT, 'content-type': metrics.contentType },
      }
    },
  }
}
