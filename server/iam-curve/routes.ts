import type { Handlers } from '../../generated/handlers.gen.ts'
import type { Context } from '../http/context.ts'
import type { IamCurveService } from './service.ts'

export function iamCurveRoutes(curves: IamCurveService): Pick<Handlers<Context>, 'getIamCurve'> {
  return { getIamCurve: async ({ body }) => ({ status: 200, body: curves.curve(body) }) }
}
