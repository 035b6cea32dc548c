import { STC_WM2 } from '../core/constants.ts'
import type { DcColumns, LitRows, PlaneColumns, ReadColumn } from '../core/frame.ts'

/*
 * The array losses, one pass each, in the order of the diagram. Each pass reduces `mppW` by its own
 * loss and writes that loss to its column. Passes over few columns are four times faster here than
 * one loop over all of them.
 */

/** The modules of the plant. */
export interface ModuleField {
  modules: number
  modulesPerString: number
  /** Power of one module at STC, W. */
  moduleStcW: number
  degradationFrac: number
}

/**
 * Irradiance that the cells convert to current: effective on the front, plus the rear times
 * bifaciality.
 */
export function totalIrradiance(
  { rows, n }: LitRows,
  { effectiveWm2, backWm2 }: PlaneColumns<'thermal'>,
  bifacialityFrac: number,
  out: Float64Array,
): void {
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    out[row] = effectiveWm2[row] + bifacialityFrac * backWm2[row]
  }
}

/**
 * Nominal power at STC efficiency, and what remains after ageing, irradiance level and temperature.
 */
export function conversionLosses({ rows, n }: LitRows, field: ModuleField, dc: DcColumns<'dc'>): void {
  const { cellWm2, moduleAt25W, moduleW, moduleV } = dc
  const { nominalW, degradationLossW, irradianceLevelLossW, temperatureLossW, mppW, mppV } = dc
  const { degradationFrac, modulesPerString } = field
  const nominalPerWm2 = (field.modules * field.moduleStcW) / STC_WM2
  const aged = field.modules * (1 - degradationFrac)
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    const nominal = nominalPerWm2 * cellWm2[row]
    const degradation = degradationFrac * nominal
    const at25W = aged * moduleAt25W[row]
    const atCellW = aged * moduleW[row]
    nominalW[row] = nominal
    degradationLossW[row] = degradation
    irradianceLevelLossW[row] = nominal - degradation - at25W
    temperatureLossW[row] = at25W - atCellW
    mppW[row] = atCellW
    mppV[row] = modulesPerString * moduleV[row]
  }
}

/** Spectral loss, and the irradiance at which the I-V curve includes it. */
export function spectralLoss(
  { rows, n }: LitRows,
  { spectralLossFrac }: PlaneColumns<'dc'>,
  irradianceWm2: ReadColumn,
  dc: DcColumns<'dc'>,
): void {
  const { mppW, spectralLossW, ivIrradianceWm2 } = dc
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    const lossW = spectralLossFrac[row] * mppW[row]
    spectralLossW[row] = lossW
    mppW[row] -= lossW
    ivIrradianceWm2[row] = (1 - spectralLossFrac[row]) * irradianceWm2[row]
  }
}

/**
 * Electrical shading loss: the beam that whole strips lose beyond their shaded area, on either side,
 * as a fraction of all light on the cells.
 * @param lostFrac  fraction of the strip surplus that is lost
 * @param rearLostFrac  the same of that of the rear, bifaciality included
 */
export function electricalShadingLoss(
  { rows, n }: LitRows,
  plane: PlaneColumns<'dc'>,
  irradianceWm2: ReadColumn,
  lostFrac: number,
  rearLostFrac: number,
  dc: DcColumns<'dc'>,
): void {
  const { stripSurplusFrac, beamUnshadedEffWm2, rearStripLossWm2 } = plane
  const { mppW, electricalShadingLossW } = dc
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    const hasNone = stripSurplusFrac[row] === 0 && rearStripLossWm2[row] === 0
    if (hasNone || irradianceWm2[row] === 0) continue
    const lostWm2 = lostFrac * stripSurplusFrac[row] * beamUnshadedEffWm2[row] + rearLostFrac * rearStripLossWm2[row]
    const lossW = (lostWm2 / irradianceWm2[row]) * mppW[row]
    electricalShadingLossW[row] = lossW
    mppW[row] -= lossW
  }
}

/** A loss of the same fraction in every row; negative for a gain. */
export function constantLoss({ rows, n }: LitRows, lossFrac: number, mppW: Float64Array, lossW: Float64Array): void {
  if (lossFrac === 0) return
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    lossW[row] = lossFrac * mppW[row]
    mppW[row] -= lossW[row]
  }
}

/**
 * Loss by uneven light on the rear side, in proportion to the rear contribution.
 * @param lossFrac  fraction of the rear contribution, bifaciality included
 */
export function rearMismatchLoss(
  { rows, n }: LitRows,
  { backWm2 }: PlaneColumns<'dc'>,
  irradianceWm2: ReadColumn,
  lossFrac: number,
  dc: DcColumns<'dc'>,
): void {
  if (lossFrac === 0) return
  const { mppW, rearMismatchLossW } = dc
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (backWm2[row] === 0) continue // there may be no light at all, and the fraction would be 0 / 0
    const lossW = ((lossFrac * backWm2[row]) / irradianceWm2[row]) * mppW[row]
    rearMismatchLossW[row] = lossW
    mppW[row] -= lossW
  }
}
