import type { IamCurveAnswer, IamCurveRequest } from '@pvyield/contract/schemas'
import type { IamCurveService } from './service.ts'

/** Task of a worker for incidence-angle curves, whose module may be one of the library. */
export class IamCurveTasks {
  constructor(private readonly curves: IamCurveService) {}

  /** Fails: Problem validation_error, not_found for an unknown module id. */
  readonly iamCurve = async (request: IamCurveRequest): Promise<IamCurveAnswer> => this.curves.curve(request)
}
