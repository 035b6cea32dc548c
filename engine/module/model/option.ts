import type { ModuleModel } from '../../core/models.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

export type ModuleSection = Resolved['module']
export type ModuleTag = ModuleSection['model']
export type SectionOf<Tag extends ModuleTag> = Extract<ModuleSection, { model: Tag }>

/** A module model, keyed by the `model` tag of the module section. */
export interface ModuleOption<Tag extends ModuleTag> extends Omit<ModelOption, 'check'> {
  /** Returns null and reports to the sink when the section cannot be modelled. */
  prepare(module: SectionOf<Tag>, sink: Sink): ModuleModel | null
}
