import type { DcStage } from '../core/frame.ts'
import type { Inertia, ModuleModel, ThermalModel } from '../core/models.ts'
import { moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import { scratchColumn } from '../core/scratch.ts'
import type { Sink } from '../core/sink.ts'
import { checkDegradation, degradationFrac, warnOfRate } from './degradation.ts'
import { electricalFraction } from './electrical-fraction.ts'
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
import { checkDcCables, wiringAtStcFrac } from './wiring/cables.ts'
import { WIRING_MODELS } from './wiring/index.ts'

export { checkDcCables, wiringAtStcFrac }

const openColumn = scratchColumn()
const coolingColumn = scratchColumn()

/** The modules of one face: MPP and cell temperature of one new module. All years of operation share them. */
export function prepareSolve(request: Resolved, module: ModuleModel, thermal: ThermalModel, inertia: Inertia | null): DcStage<'thermal'> {
  const bifacialityFrac = bifacialityOf(request)
  return (frame, plane, dc) => {
    const openC = openColumn(frame.capacity)
    const coolingKPerWm2 = coolingColumn(frame.capacity)
    const { lit } = frame
    const { cellWm2, moduleAt25W: powerAt25W, moduleW: powerW, moduleV: voltageV, cellTempC } = dc
    const solved = { powerAt25W, powerW, voltageV, cellTempC }
    totalIrradiance(lit, plane, bifacialityFrac, cellWm2)
    thermal.write(frame, plane, cellWm2, openC, coolingKPerWm2)
    module.solve(lit, cellWm2, openC, thermal.followsPower ? coolingKPerWm2 : null, solved)
    if (inertia !== null) {
      inertia(frame, cellTempC, openC)
      module.solve(lit, cellWm2, openC, null, solved)
    }
  }
}

/** The array of one face, from its solved modules to its virtual MPP at the inverter input. */
export interface ArrayLosses {
  /** Ageing and losses in a year of operation. */
  inYear(year: number): DcStage
}

export function prepareLosses(request: Resolved, module: ModuleModel, sink: Sink): ArrayLosses {
  const { array, dc_losses: losses, bifacial, lifetime } = request
  const rearMismatchFrac = bifacial === null ? 0 : bifacial.rear_mismatch * bifacialityOf(request)
  const { lid_loss: lidFrac, module_mismatch_loss: moduleMismatchFrac, string_mismatch_loss: stringMismatchFrac } = losses
  const { modules_per_string: modulesPerString } = array
  const electricalFrac = electricalFraction(request, sink)
  const rearElectricalFrac = electricalFrac * bifacialityOf(request)
  const modules = moduleCount(array)
  const qualityFrac = qualityLoss(request, sink)
  warnOfRate(lifetime, sink)
  checkDegradation(lifetime, sink)
  const wiring = WIRING_MODELS[losses.dc_wiring_model]
  wiring.check?.(request, sink)
  const wire = wiring.prepare({
    lossAtStcFrac: wiringAtStcFrac(request, module),
    stcW: modules * module.stcW,
    stcA: module.hasVoltage ? module.stcA * array.strings_per_inverter * array.n_inverters : null,
  })

  const ageing = { ...lifetime } // read here, as a part of the chain: a later year reads the copy
  const inYear = (year: number): DcStage => {
    const field: ModuleField = { modules, modulesPerString, moduleStcW: module.stcW, degradationFrac: degradationFrac(year, ageing) }
    return ({ lit }, plane, dc) => {
      const { cellWm2: irradianceWm2 } = dc
      conversionLosses(lit, field, dc)
      spectralLoss(lit, plane, irradianceWm2, dc)
      electricalShadingLoss(lit, plane, irradianceWm2, electricalFrac, rearElectricalFrac, dc)
      constantLoss(lit, qualityFrac, dc.mppW, dc.qualityLossW)
      constantLoss(lit, lidFrac, dc.mppW, dc.lidLossW)
      constantLoss(lit, moduleMismatchFrac, dc.mppW, dc.moduleMismatchLossW)
      constantLoss(lit, stringMismatchFrac, dc.mppW, dc.stringMismatchLossW)
      rearMismatchLoss(lit, plane, irradianceWm2, rearMismatchFrac, dc)
      wire(lit, dc)
    }
  }
  return { inYear }
}

/** Share of the irradiance on the rear that the cells convert. */
function bifacialityOf({ bifacial, module }: Resolved): number {
  return bifacial === null ? 0 : (bifacial.bifaciality ?? module.bifaciality)
}
