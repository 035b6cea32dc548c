import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { MODULE_MODELS } from './model/index.ts'
import type { ModuleOption, ModuleTag, SectionOf } from './model/option.ts'
import { nameplateModule } from './model/reference.ts'

/**
 * The module of the request, ready to be solved.
 * Fails: `module.*` for parameters that no module has; a module by its nameplate then stands in, so that the other stages can check theirs.
 */
export function prepareModule(request: Resolved, sink: Sink): ModuleModel {
  return prepareByTag(request.module, sink) ?? nameplateModule(request.module)
}

function prepareByTag<Tag extends ModuleTag>(module: SectionOf<Tag>, sink: Sink): ModuleModel | null {
  const options: { [T in ModuleTag]: ModuleOption<T> } = MODULE_MODELS
  const option: ModuleOption<Tag> = options[module.model as Tag]
  return option.prepare(module, sink)
}
