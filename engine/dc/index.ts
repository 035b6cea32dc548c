import type { DcStage } from '../core/frame.ts'
import type { ModuleModel, ThermalModel } from '../core/models.ts'
import { moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { degradationFrac } from './degradation.ts'
import { type ArrayLosses, arrayLosses, totalIrradiance } from './losses.ts'
import { WIRING_MODELS } from './wiring/index.ts'

/** From effective irradiance to the array's virtual MPP at the inverter input. */
export function prepareDc(request: Resolved, module: ModuleModel, thermal: ThermalModel, sink: Sink): DcStage {
  const { array, dc_losses, bifacial, lifetime } = request
  const option = WIRING_MODELS[dc_losses.dc_wiring_model]
  option.check?.(request, sink)
  const losses: ArrayLosses = {
    modules: moduleCount(array),
    moduleStcW: module.stcW,
    modulesPerString: array.modules_per_string,
    degradationFrac: degradationFrac(lifetime.year, lifetime.dc_degradation_rate),
    electricalFrac: array.fraction_for_electrical,
    qualityFrac: dc_losses.quality_loss,
    lidFrac: dc_losses.lid_loss,
    moduleMismatchFrac: dc_losses.module_mismatch_loss,
    stringMismatchFrac: dc_losses.string_mismatch_loss,
    rearMismatchFrac: bifacial?.rear_mismatch ?? 0,
    bifacialityFrac: bifacial === null ? 0 : (bifacial.bifaciality ?? request.module.bifaciality),
  }
  const wire = option.prepare({
    lossAtStcFrac: dc_losses.dc_wiring_loss_at_stc,
    stcW: losses.modules * module.stcW,
    stcA: module.hasVoltage ? module.stcA * array.strings_per_inverter * array.n_inverters : null,
  })

  let scratch = makeScratch(0)
  return (frame, plane, dc) => {
    if (scratch.irradianceWm2.length < frame.capacity) scratch = makeScratch(frame.capacity)
    const { irradianceWm2, openC, coolingKPerWm2, powerAt25W, powerW, voltageV } = scratch
    const solved = { powerAt25W, powerW, voltageV, cellTempC: dc.cellTempC }
    totalIrradiance(frame.lit, plane, losses.bifacialityFrac, irradianceWm2)
    thermal.write(frame, plane, irradianceWm2, openC, coolingKPerWm2)
    module.solve(frame.lit, irradianceWm2, openC, thermal.followsPower ? coolingKPerWm2 : null, solved)
    arrayLosses(frame.lit, plane, irradianceWm2, solved, losses, dc)
    wire(frame.lit, dc)
  }
}

/** Columns between the steps, allocated at the first block; every lit row of them is written before it is read. */
function makeScratch(capacity: number) {
  const column = (): Float64Array => new Float64Array(capacity)
  return { irradianceWm2: column(), openC: column(), coolingKPerWm2: column(), powerAt25W: column(), powerW: column(), voltageV: column() }
}
