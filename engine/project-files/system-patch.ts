import type { ArraySection, ProjectComponent } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { ProjectReading } from '../files/project/index.ts'
import { readSubArrayLosses } from '../files/project/losses.ts'
import type { SubArray } from '../files/project/sub-arrays.ts'
import type { SectionPatch } from './accept-sections.ts'

/** The system of a variant: stringing, losses, site. */
export function systemPatch({ site, sky, losses, subArrays }: ProjectReading, findings: Findings): SectionPatch {
  const largest = largestOf(subArrays)
  const array = largest === undefined ? {} : stringing(subArrays, largest, findings)
  const own = largest === undefined ? null : readSubArrayLosses(largest, findings)
  return {
    ...(site === null ? {} : { site: { ...site.site, ...sky, ...losses.site } }),
    array,
    ...(own?.iam == null ? {} : { iam: own.iam }),
    thermal: losses.thermal,
    dc_losses: { ...losses.dc_losses, ...own?.dc_losses },
    ac_losses: losses.ac_losses,
  }
}

/** The sub-arrays as the file states them, with the ids of their parts of a plant. */
export function componentsOf(subArrays: readonly SubArray[], ids: ReadonlyMap<SubArray, readonly string[]>): ProjectComponent[] {
  return subArrays.map((subArray) => ({
    sub_array: subArray.name,
    module_file: subArray.moduleFile,
    inverter_file: subArray.inverterFile,
    modules_per_string: subArray.modulesPerString,
    strings: subArray.strings,
    n_inverters: subArray.inverters,
    orientation: subArray.orientation,
    parts: [...(ids.get(subArray) ?? [])],
    mppt_inputs: subArray.inputs?.count ?? null,
    mppt_input_kw: subArray.inputs?.kw ?? null,
  }))
}

/** The sub-array with the most modules, whose components and losses are those of the plant. */
export function largestOf(subArrays: readonly SubArray[]): SubArray | undefined {
  const [largest] = [...subArrays].sort((a, b) => b.strings * b.modulesPerString - a.strings * a.modulesPerString)
  return largest
}

/** Stringing of the sub-arrays that are equal to the largest one: the plant for those who leave its parts out. */
function stringing(subArrays: readonly SubArray[], largest: SubArray, findings: Findings): Partial<ArraySection> {
  const equal = subArrays.filter(
    ({ moduleFile, inverterFile, modulesPerString }) =>
      moduleFile === largest.moduleFile && inverterFile === largest.inverterFile && modulesPerString === largest.modulesPerString,
  )
  if (equal.length < subArrays.length)
    findings.note(
      'derived',
      largest.at,
      `${subArrays.length - equal.length} of ${subArrays.length} sub-arrays have other modules, inverters or string lengths: sub_arrays has all of them, request_patch.array without it the others alone`,
    )
  const strings = equal.reduce((sum, subArray) => sum + subArray.strings, 0)
  const inverters = equal.reduce((sum, subArray) => sum + subArray.inverters, 0)
  const perInverter = Math.max(1, Math.round(strings / inverters))
  if (perInverter * inverters !== strings)
    findings.note(
      'changed',
      largest.keys.at('NStringCh'),
      `${strings} strings on ${inverters} inverters are not the same number on each: strings_per_inverter is ${perInverter}, ${perInverter * inverters} strings together (${(((perInverter * inverters) / strings - 1) * 100).toFixed(1)} %); sub_arrays has them as they are`,
    )
  return { modules_per_string: largest.modulesPerString, strings_per_inverter: perInverter, n_inverters: inverters }
}
