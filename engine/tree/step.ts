import type { ModelOption, Resolved } from '../core/option.ts'

/** What a step states about an option. */
export type OptionFacts = Pick<ModelOption, 'title' | 'source'>

/** A step of a stage: the request field that selects an option, and the registry of its options. */
export interface Step {
  /** Dot path of the field; also the step's name in a path of choices. */
  readonly field: string
  readonly title: string
  readonly options: Readonly<Record<string, OptionFacts>>
  /** The option that the request selects. */
  chosen(request: Resolved): string
  /** The option that computes, for a step whose chosen option may only select another one. */
  runs?(request: Resolved): string
  /** Options that no request can name, and that another option selects. */
  readonly selected?: Readonly<Record<string, OptionFacts>>
  /**
   * Returns the request with another option. Null for a step whose option is selected by sending
   * another section.
   */
  readonly choose: ((request: Resolved, option: string) => Resolved) | null
  /** Why no option of the step affects this plant; null when the options do. */
  idle?(request: Resolved): string | null
  /** Whether the selected option changes nothing in this plant, while another one may. */
  isWithoutEffect?(request: Resolved): boolean
  /** Why one option cannot be tried on this request, in addition to the checks of a run. */
  unfit?(request: Resolved, option: string): string | null
}

type StepSection = 'site' | 'array' | 'iam' | 'spectral' | 'thermal' | 'dc_losses' | 'ac_losses'

/** A step whose field contains the name of its option. */
export function fieldStep<Name extends StepSection, Key extends keyof Resolved[Name] & string>(
  section: Name,
  key: Key,
  title: string,
  options: Step['options'],
  conditions: Pick<Step, 'idle' | 'unfit' | 'runs' | 'selected' | 'isWithoutEffect'> & Partial<Pick<Step, 'chosen'>> = {},
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

/**
 * A step whose option is the `model` of a section that contains only the parameters of this model.
 */
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
        : `The ${section} section contains the parameters of ${request[section].model}: send a section of model ${option}`,
  }
}
