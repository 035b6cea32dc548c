import type { DcStage } from '../core/frame.ts'
import type { Inertia, ModuleModel, ThermalModel } from '../core/models.ts'
import { moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { degradationFrac, warnOfUnreadRate } from './degradation.ts'
import {
  constantLoss,
  conversionLosses,
  electricalShadingLoss,
  type ModuleField,
  rearMismatchLoss,
  spectralLoss,
  totalIrradiance,
} from './losses.ts'
import { qualityLoss } from './quality.ts'
import { WIRING_MODELS } from './wiring/index.ts'

/** The array of one face, from effective irradiance to its virtual MPP at the inverter input. */
export interface ArrayStages {
  /** MPP and cell temperature of one new module. All years of operation share them. */
  readonly solve: DcStage
  /** Ageing and losses in a year of operation, of what `solve` found in the same block. */
  inYear(year: number): DcStage
}

export function prepareDc(request: Resolved, module: ModuleModel, thermal: ThermalModel, inertia: Inertia | null, sink: Sink): ArrayStages {
  const { array, dc_losses: losses, bifacial, lifetime } = request
  const bifacialityFrac = bifacial === null ? 0 : (bifacial.bifaciality ?? request.module.bifaciality)
  const rearMismatchFrac = bifacial === null ? 0 : bifacial.rear_mismatch * bifacialityFrac
  const { lid_loss: lidFrac, module_mismatch_loss: moduleMismatchFrac, string_mismatch_loss: stringMismatchFrac } = losses
  const { fraction_for_electrical: electricalFrac } = array
  const modules = moduleCount(array)
  const qualityFrac = qualityLoss(request, sink)
  warnOfUnreadRate(lifetime, sink)
  const wiring = WIRING_MODELS[losses.dc_wiring_model]
  wiring.check?.(request, sink)
  const wire = wiring.prepare({
    lossAtStcFrac: losses.dc_wiring_loss_at_stc,
    stcW: modules * module.stcW,
    stcA: module.hasVoltage ? module.stcA * array.strings_per_inverter * array.n_inverters : null,
  })

  let scratch = makeScratch(0)
  const solve: DcStage = (frame, plane, dc) => {
    if (scratch.irradianceWm2.length < frame.capacity) scratch = makeScratch(frame.capacity)
    const { irradianceWm2, openC, coolingKPerWm2, powerAt25W, powerW, voltageV } = scratch
    const { lit } = frame
    const solved = { powerAt25W, powerW, voltageV, cellTempC: dc.cellTempC }
    totalIrradiance(lit, plane, bifacialityFrac, irradianceWm2)
    thermal.write(frame, plane, irradianceWm2, openC, coolingKPerWm2)
    module.solve(lit, irradianceWm2, openC, thermal.followsPower ? coolingKPerWm2 : null, solved)
    if (inertia !== null) {
      inertia(frame, dc.cellTempC, openC)
      module.solve(lit, irradianceWm2, openC, null, solved)
    }
  }
  const inYear = (year: number): DcStage => {
    const field: ModuleField = {
      modules,
      modulesPerString: array.modules_per_string,
      moduleStcW: module.stcW,
      degradationFrac: degradationFrac(year, lifetime.dc_degradation_rate),
    }
    return ({ lit }, plane, dc) => {
      const { irradianceWm2 } = scratch
      conversionLosses(lit, irradianceWm2, scratch, field, dc)
      spectralLoss(lit, plane, irradianceWm2, dc)
      electricalShadingLoss(lit, plane, irradianceWm2, electricalFrac, dc)
      constantLoss(lit, qualityFrac, dc.mppW, dc.qualityLossW)
      constantLoss(lit, lidFrac, dc.mppW, dc.lidLossW)
      constantLoss(lit, moduleMismatchFrac, dc.mppW, dc.moduleMismatchLossW)
      constantLoss(lit, stringMismatchFrac, dc.mppW, dc.stringMismatchLossW)
      rearMismatchLoss(lit, plane, irradianceWm2, rearMismatchFrac, dc)
      wire(lit, dc)
    }
  }
  return { solve, inYear }
}

/**
 * Columns shared by the steps, allocated at the first block. Each lit row is written before it is
 * read, and what `solve` wrote stays until its next block.
 */
function makeScratch(capacity: number) {
  const column = (): Float64Array => new Float64Array(capacity)
  return { irradianceWm2: column(), openC: column(), coolingKPerWm2: column(), powerAt25W: column(), powerW: column(), voltageV: column() }
}
