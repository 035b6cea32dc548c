import { STC_WM2 } from '../core/constants.ts'
import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { checkCoefficients } from './coefficients.ts'
import { MODULE_MODELS } from './model/index.ts'
import type { ModuleOption, ModuleTag, SectionOf } from './model/option.ts'
import { nameplateModule } from './model/reference.ts'

/**
 * The best cell under one sun reaches 0.395 (France et al. 2022, Joule 6, three junctions). A
 * higher value means that the size is in the wrong unit or of another module.
 */
const HIGHEST_EFFICIENCY = 0.4
/**
 * The lowest of the 16,831 modules of the CEC list has 0.046 (flexible thin film), the lowest of the 938 of
 * CASSYS 0.033 (a pane with few cells).
 */
const LOWEST_EFFICIENCY = 0.03

/**
 * The module of the request, ready to be solved.
 * Fails: `module.*` for parameters that no module has. A module with the nameplate values then
 * replaces it, so that the other stages can run their checks.
 */
export function prepareModule(request: Pick<Resolved, 'module'>, sink: Sink): ModuleModel {
  const agree = checkCoefficients(request.module, sink)
  const model = (agree ? prepareByTag(request.module, sink) : null) ?? nameplateModule(request.module)
  const efficiencyFrac = model.stcW / (STC_WM2 * model.areaM2)
  if (efficiencyFrac > HIGHEST_EFFICIENCY) {
    sink.warn('module_efficiency_high', 'module', { efficiency_frac: efficiencyFrac })
  } else if (efficiencyFrac < LOWEST_EFFICIENCY) {
    const isStated = request.module.model === 'reference'
    sink.warn('module_efficiency_low', isStated ? 'module.efficiency' : 'module', { efficiency_frac: efficiencyFrac, is_stated: isStated })
  }
  return model
}

function prepareByTag<Tag extends ModuleTag>(module: SectionOf<Tag>, sink: Sink): ModuleModel | null {
  const options: { [T in ModuleTag]: ModuleOption<T> } = MODULE_MODELS
  const option: ModuleOption<Tag> = options[module.model as Tag]
  return option.prepare(module, sink)
}
