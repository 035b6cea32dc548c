import type { IamCurveAnswer, IamCurveRequest, Module } from '@pvyield/contract/schemas'
import { iamCurve } from '@pvyield/engine'
import { engineCall } from '../engine/engine-call.ts'
import type { LibraryService } from '../library/service.ts'

/** Incidence-angle curves as runs apply them. */
export class IamCurveService {
  constructor(private readonly library: LibraryService) {}

  /** Fails: Problem validation_error, not_found for an unknown module id. */
  curve({ iam, module }: IamCurveRequest): IamCurveAnswer {
    return engineCall(() => iamCurve(iam, this.moduleOf(module)), { iam, module })
  }

  private moduleOf(module: IamCurveRequest['module']): Module | null {
    if (module === undefined) return null
    if ('id' in module) return this.library.module(module.id)
    return isModule(module) ? module : null
  }
}

/** Whether the section is a module: an empty object is not. */
function isModule(section: Exclude<IamCurveRequest['module'], { id: string } | undefined>): section is Module {
  return 'model' in section
}
