import type { Handlers } from '@pvyield/contract/handlers'
import type { FreeWork } from '../charging/service.ts'
import type { Context } from '../http/context.ts'
import type { TreeService } from './service.ts'

export function treeRoutes(tree: TreeService, free: FreeWork): Pick<Handlers<Context>, 'scoreTree' | 'describeTree'> {
  return {
    scoreTree: async ({ params, body, context }) => {
      const { caller, signal } = context
      return { status: 200, body: await free.do(context, () => tree.score({ stage: params.stage, body, caller, signal })) }
    },
    describeTree: async ({ params, body, context: { caller, signal } }) => ({
      status: 200,
      body: await tree.describe({ stage: params.stage, body, caller, signal }),
    }),
  }
}
