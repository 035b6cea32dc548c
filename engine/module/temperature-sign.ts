import type { Sink } from '../core/sink.ts'

/**
 * Warns when the power of the module rises with the temperature. No module does this, so the sign
 * of the coefficient is probably wrong.
 */
export function warnOfSign(perK: number | null, field: string, sink: Sink): void {
  if (perK === null || perK <= 0) return
  sink.warn('power_coefficient_positive', field, { per_k: perK })
}
