import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { IamCurveService } from './service.ts'

export function iamCurveRoutes(curves: IamCurveService): Pick<Handlers<Context>, 'getIamCurve'> {
  return { getIamCurve: async ({ body }) => ({ status: 200, body: curves.curve(body) }) }
}
