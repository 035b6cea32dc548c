import type { IamCurveAnswer, Inverter, Module } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { InverterCurve } from '../plant-figures/inverter-curves.ts'
import type { ModuleCurve } from '../plant-figures/module-curves.ts'
import { completeRunRequest } from '../request.ts'
import { requireSource, type Sources } from './sources.ts'

/** Sections of a request as they are sent; a module and an inverter may be ids. */
export interface ModuleSections {
  readonly module: unknown
  /** Undefined means the default. */
  readonly iam?: unknown
}

export interface ModuleCurves {
  /** With its defaults. */
  readonly module: Module
  /** Null for a module without an I-V curve. */
  readonly currents: readonly ModuleCurve[] | null
  /** With the curve that `iam` selects for this module. */
  readonly iam: IamCurveAnswer
}

export interface InverterCurves {
  /** With its defaults. */
  readonly inverter: Inverter
  readonly efficiencies: readonly InverterCurve[]
}

/** The curves of a module, without a plant around it. Fails: EngineError, with every failure of its sections; as its sources. */
export async function moduleCurvesOf({ module: sent, iam }: ModuleSections, sources: Sources): Promise<ModuleCurves> {
  const request = completeRunRequest({ ...AROUND, module: sent, ...(iam !== undefined && { iam }) })
  const module = await found('module', request.module, sources)
  // A page that shows no curves never loads them.
  const { iamCurve, moduleCurves } = await import('./curves.ts')
  return { module, currents: moduleCurves({ module }), iam: iamCurve(request.iam, module) }
}

/** The same for an inverter. */
export async function inverterCurvesOf({ inverter: sent }: { readonly inverter: unknown }, sources: Sources): Promise<InverterCurves> {
  const { inverter: named } = completeRunRequest({ ...AROUND, inverter: sent })
  const inverter = await found('inverter', named, sources)
  const { inverterCurves } = await import('./curves.ts')
  return { inverter, efficiencies: inverterCurves({ inverter }) }
}

/** The sections that a request must have, and that curves do not depend on. */
const AROUND = {
  site: { latitude: 0, longitude: 0 },
  array: { modules_per_string: 1, strings_per_inverter: 1 },
  weather: { id: 'met_none' },
  module: { id: 'none' },
  inverter: { id: 'none' },
}

async function found<Name extends 'module' | 'inverter'>(
  name: Name,
  section: Resolved[Name] | { readonly id: string },
  sources: Sources,
): Promise<Resolved[Name]> {
  if (!('id' in section)) return section
  requireSource(sources, name)
  return (await sources[name](section.id)) as Resolved[Name]
}
