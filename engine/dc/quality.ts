import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** A quarter of 0 to +5 %, the widest positive tolerance that is common: gains up to it are PVsyst's defaults. */
const GAIN_USUAL_FRAC = 0.0125

/**
 * Module quality loss by the manufacturer's power tolerance, fractions of the nameplate power.
 * Negative for a gain.
 * Source: PVsyst's public help, "Module quality losses" (-3 to +3 %: 1.5 %; 0 to +3 %: -0.75 %), and
 * its forum (-3 to +10 %: -0.3 %): modules lie a quarter of the range above the lower limit.
 * Checked by: test/fixtures/dc/quality-points.json
 */
export function qualityOfTolerance(low: number, high: number): number {
  return -(low + (high - low) / 4)
}

/**
 * The quality loss of the request, or the one that follows from the tolerance of its module.
 * Fails: `dc_losses.quality_loss` null for a module without a tolerance.
 */
export function qualityLoss({ dc_losses, module }: Resolved, sink: Sink): number {
  const { power_tolerance_low: low, power_tolerance_high: high } = module
  if (dc_losses.quality_loss !== null) {
    warnOfGain(dc_losses.quality_loss, high, sink)
    return dc_losses.quality_loss
  }
  if (low !== null && high !== null) return qualityOfTolerance(low, high)
  sink.fail(
    'dc_losses.quality_loss',
    'null takes the loss from the power tolerance of the module: send module.power_tolerance_low and module.power_tolerance_high, or a quality_loss',
  )
  return 0
}

/** @param high  upper limit of the power tolerance; null when the module states none */
function warnOfGain(loss: number, high: number | null, sink: Sink): void {
  if (-loss <= Math.max(high ?? 0, GAIN_USUAL_FRAC)) return
  sink.warn('quality_gain', 'dc_losses.quality_loss', { loss_frac: loss, tolerance_frac: high })
}
