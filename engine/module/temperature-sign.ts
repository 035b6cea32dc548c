import type { Sink } from '../core/sink.ts'

/** Warns of a module whose power rises with the temperature: none does, so the sign of the coefficient is likely flipped. */
export function warnOfSign(perK: number | null, sink: Sink): void {
  if (perK === null || perK <= 0) return
  sink.warn(
    `The temperature coefficient of the module's power is ${perK} per K, above zero: the sign looks flipped; power falls as cells warm, silicon by -0.0030 to -0.0045`,
  )
}
