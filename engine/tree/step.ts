import type { ModelOption, Resolved } from '../core/option.ts'

/** What a step tells of an option. */
export type OptionFacts = Pick<ModelOption, 'title' | 'source'>

/** A step of a stage: the request field that chooses, and the registry of what it can choose. */
export interface Step {
  /** Dot path of the field; names the step in a path of choices. */
  readonly field: string
  readonly title: string
  readonly options: Readonly<Record<string, OptionFacts>>
  /** Option that a run of the request uses. */
  chosen(request: Resolved): string
  /** The request with another option. Null for a step that is chosen by sending another section. */
  readonly choose: ((request: Resolved, option: string) => Resolved) | null
  /** Why no option of the step has an effect on this plant; null when they have. */
  idle?(request: Resolved): string | null
  /** Why one option cannot be tried on this request, beyond what a run says of it. */
  unfit?(request: Resolved, option: string): string | null
}

type Section = 'site' | 'array' | 'iam' | 'spectral' | 'thermal' | 'dc_losses' | 'ac_losses'

/** A step whose field holds the name of its option. */
export function fieldStep<Name extends Section, Key extends keyof Resolved[Name] & string>(
  section: Name,
  key: Key,
  title: string,
  options: Step['options'],
  conditions: Pick<Step, 'idle' | 'unfit'> & Partial<Pick<Step, 'chosen'>> = {},
): Step {
  return {
    field: `${section}.${key}`,
    title,
    options,
    chosen: (request) => String(request[section][key]),
    choose: (request, option) => ({ ...request, [section]: { ...request[section], [key]: option } }),
    ...conditions,
  }
}

/** A step whose option is the `model` of a section that carries the parameters of this model alone. */
export function sectionStep(section: 'module' | 'inverter', title: string, options: Step['options']): Step {
  return {
    field: `${section}.model`,
    title,
    options,
    chosen: (request) => request[section].model,
    choose: null,
    unfit: (request, option) =>
      option === request[section].model
        ? null
        : `The ${section} section carries the parameters of ${request[section].model}: send a section of model ${option}`,
  }
}
