import type { Inverter, ParsedSceneOut, RunRequest } from '@pvyield/contract/schemas'
import type { parseOnd } from '../component-files/parse-ond.ts'
import type { parsePan } from '../component-files/parse-pan.ts'
import { changedFields } from './changed-fields.ts'
import { inverterShare, partOfInverter } from './inverter-share.ts'

/** A component file, and what it gave. */
export interface ReadFile<Answer> {
  readonly name: string
  readonly answer: Answer
}

/** The modules and inverters of a plant; the first of each is that of the plant, and of parts whose file is missing. */
export interface Components {
  readonly modules: readonly [ReadFile<ReturnType<typeof parsePan>>, ...ReadFile<ReturnType<typeof parsePan>>[]]
  readonly inverters: readonly [ReadFile<ReturnType<typeof parseOnd>>, ...ReadFile<ReturnType<typeof parseOnd>>[]]
}

type Component = ParsedSceneOut['components'][number]
type Part = NonNullable<RunRequest['sub_arrays']>[number]
type Fields = Readonly<Record<string, unknown>>
/** Sections that module files and variants state. */
const SHARED = ['iam', 'thermal', 'dc_losses'] as const
export type SharedSections = Readonly<Record<(typeof SHARED)[number], Fields>>

/** The file of a name, without regard to upper and lower case; else the first. */
export function fileOf<File extends { readonly name: string }>(files: readonly [File, ...File[]], name: string): File {
  return files.find((file) => file.name.toLowerCase() === name.toLowerCase()) ?? files[0]
}

/** What a module file and a variant state; where both do, the variant comes first. */
export function statedSections(
  module: ReturnType<typeof parsePan>,
  variant: Partial<Record<(typeof SHARED)[number], object>>,
): SharedSections {
  return {
    iam: { ...module.iam, ...variant.iam },
    thermal: { ...module.patch.thermal, ...variant.thermal },
    dc_losses: { ...module.patch.dc_losses, ...variant.dc_losses },
  }
}

/**
 * The parts with their modules and inverters, and with the losses that the files of these state.
 * @param plant  sections of the request
 * @param defaults  sections of a request that states nothing
 */
export function importedParts(variant: ParsedSceneOut, files: Components, plant: SharedSections, defaults: SharedSections): Part[] | null {
  const { sub_arrays: parts, components, request_patch } = variant
  if (parts === null) return null
  return parts.map((part) => {
    const component = components.find(({ parts: ids }) => ids.includes(part.id))
    const module = fileOf(files.modules, component?.module_file ?? '')
    const variantOf = Object.fromEntries(SHARED.map((name) => [name, { ...request_patch[name], ...part[name] }]))
    const stated = statedSections(module.answer, variantOf)
    const changed = SHARED.map((name) => [name, changedFields(stated[name], plant[name], defaults[name])] as const)
    const isShared = parts.some(({ shares_inverter_with: owner }) => owner === part.id)
    return {
      ...part,
      ...Object.fromEntries(changed.filter(([, fields]) => Object.keys(fields).length > 0)),
      ...(module === files.modules[0] ? {} : { module: module.answer.module }),
      ...(part.shares_inverter_with == null ? inverterFields(part, component, files.inverters, isShared) : {}),
    } as Part
  })
}

/** Inputs of shared inverters have the operating point mppt_window alone. */
function inverterFields(part: Part, component: Component | undefined, inverters: Components['inverters'], isShared: boolean): object {
  const { answer } = fileOf(inverters, component?.inverter_file ?? '')
  const [first] = inverters
  const point = (answer.patch.array?.operating_point ?? 'mppt_window') as string
  const plantPoint = first.answer.patch.array?.operating_point ?? 'mppt_window'
  const own = isShared ? 'mppt_window' : point
  const inverter = inverterOf(answer.inverter, component, isShared)
  return {
    ...(own === plantPoint ? {} : { array: { ...part.array, operating_point: own } }),
    ...(inverter === first.answer.inverter ? {} : { inverter }),
  }
}

/** The inverter of a sub-array, or the share of it that it uses. */
export function inverterOf(inverter: Inverter, component: Component | undefined, isShared = false): Inverter {
  return component === undefined || isShared ? inverter : partOfInverter(inverter, inverterShare(component, inverter))
}

/** What the inverters of all parts use for themselves. */
export function auxiliaryOf(variant: ParsedSceneOut, { inverters }: Components): { aux_kw: number; aux_threshold_kw: number } | object {
  const { sub_arrays: parts, components, request_patch } = variant
  const groups = parts?.filter(({ shares_inverter_with: owner }) => owner == null) ?? [{ id: '', array: request_patch.array }]
  const each = groups.map(({ id, array }) => {
    const file = fileOf(inverters, components.find(({ parts: ids }) => ids.includes(id))?.inverter_file ?? '')
    const count = typeof array?.n_inverters === 'number' ? array.n_inverters : 1
    return { own: file.answer.per_inverter, count }
  })
  if (each.every(({ own }) => own === null)) return {}
  const sum = (field: 'aux_kw' | 'aux_threshold_kw') => each.reduce((total, { own, count }) => total + (own?.[field] ?? 0) * count, 0)
  return { aux_kw: sum('aux_kw'), aux_threshold_kw: sum('aux_threshold_kw') }
}
