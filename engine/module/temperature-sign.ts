import type { Sink } from '../core/sink.ts'

/**
 * Warns when the power of the module rises with the temperature. No module does this, so the sign
 * of the coefficient is probably wrong.
 */
export function warnOfSign(perK: number | null, sink: Sink): void {
  if (perK === null || perK <= 0) return
  sink.warn(
    `The temperature coefficient of the module's power is ${perK} per K, above zero: the sign looks flipped. The power of a module falls as its cells warm; silicon has -0.0030 to -0.0045 per K`,
  )
}
