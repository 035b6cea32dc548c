import { STC_WM2 } from '../core/constants.ts'
import type { DcColumns, PlaneColumns, Rows } from '../core/frame.ts'
import type { ModuleSolution } from '../core/models.ts'

/** Constants of the array losses, each a fraction of the power that reaches it. */
export interface ArrayLosses {
  modules: number
  /** Power of one module at STC, W. */
  moduleStcW: number
  modulesPerString: number
  degradationFrac: number
  /** Share of the strip surplus that is lost. */
  electricalFrac: number
  qualityFrac: number
  lidFrac: number
  moduleMismatchFrac: number
  stringMismatchFrac: number
  /** Loss by uneven rear irradiance, fraction of the rear contribution. */
  rearMismatchFrac: number
  bifacialityFrac: number
}

/** Irradiance that the cells turn into current: effective on the front, plus the rear's by bifaciality. */
export function totalIrradiance({ rows, n }: Rows, plane: PlaneColumns, bifacialityFrac: number, out: Float64Array): void {
  const { effectiveWm2, backWm2 } = plane
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    out[row] = effectiveWm2[row] + bifacialityFrac * backWm2[row]
  }
}

/**
 * Takes the array losses, in the order of the diagram, from the nominal power of the plant; each is the share that its own model gives of the power that
 * reaches it. Leaves the power and voltage of the modules in `mppW` and `mppV`, and the irradiance of the I-V curve.
 * @param irradianceWm2  total irradiance (see `totalIrradiance`)
 * @param solved         MPP of one module
 */
export function arrayLosses(
  { rows, n }: Rows,
  plane: PlaneColumns,
  irradianceWm2: Float64Array,
  solved: ModuleSolution,
  losses: ArrayLosses,
  dc: DcColumns,
): void {
  const { modules, modulesPerString, electricalFrac, qualityFrac, lidFrac, moduleMismatchFrac, stringMismatchFrac, degradationFrac } =
    losses
  const nominalPerWm2 = (modules * losses.moduleStcW) / STC_WM2
  const rearMismatchFrac = losses.rearMismatchFrac * losses.bifacialityFrac
  const degraded = modules * (1 - degradationFrac)
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    const light = irradianceWm2[row]
    if (light === 0) continue // the beam is gone and the shares below would be 0 / 0
    const nominal = nominalPerWm2 * light
    const degradation = degradationFrac * nominal
    const at25 = degraded * solved.powerAt25W[row]
    const atCell = degraded * solved.powerW[row]
    const irradianceLevel = nominal - degradation - at25
    const temperature = at25 - atCell
    let running = nominal - degradation - irradianceLevel - temperature
    const spectral = plane.spectralLossFrac[row] * running
    running -= spectral
    const electrical = ((electricalFrac * plane.stripSurplusFrac[row] * plane.beamUnshadedEffWm2[row]) / light) * running
    running -= electrical
    const quality = qualityFrac * running
    running -= quality
    const lid = lidFrac * running
    running -= lid
    const moduleMismatch = moduleMismatchFrac * running
    running -= moduleMismatch
    const stringMismatch = stringMismatchFrac * running
    running -= stringMismatch
    const rearMismatch = ((rearMismatchFrac * plane.backWm2[row]) / light) * running
    running -= rearMismatch
    dc.nominalW[row] = nominal
    dc.degradationLossW[row] = degradation
    dc.irradianceLevelLossW[row] = irradianceLevel
    dc.temperatureLossW[row] = temperature
    dc.spectralLossW[row] = spectral
    dc.electricalShadingLossW[row] = electrical
    dc.qualityLossW[row] = quality
    dc.lidLossW[row] = lid
    dc.moduleMismatchLossW[row] = moduleMismatch
    dc.stringMismatchLossW[row] = stringMismatch
    dc.rearMismatchLossW[row] = rearMismatch
    dc.mppW[row] = running
    dc.mppV[row] = modulesPerString * solved.voltageV[row]
    dc.ivIrradianceWm2[row] = light * (1 - plane.spectralLossFrac[row])
  }
}
