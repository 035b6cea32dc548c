import type { CurvePlate } from '../diode-module.ts'
import type { DesotoReference } from '../model/desoto.ts'
import { RelativeEfficiency } from '../relative-efficiency.ts'
import type { LightResponseOption } from './option.ts'

/**
 * A module type of PVWatts v8. Its curve is a constant of the program: it is computed at first use
 * and kept.
 */
export function pvwattsType(type: string, moduleName: string, reference: DesotoReference, plate: CurvePlate): LightResponseOption {
  let curve: RelativeEfficiency | null = null
  return {
    title: `${type} module of PVWatts v8`,
    source: `${moduleName}, CEC parameters in SAM's open code, NREL/ssc, cmod_pvwattsv8.cpp; De Soto, Klein, Beckman 2006, doi:10.1016/j.solener.2005.06.010, eqs. 1, 5 and 15`,
    prepare() {
      curve ??= new RelativeEfficiency(reference, plate)
      return curve
    },
  }
}
