import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/**
 * Checks that the request has as many coefficients as the model needs, or none.
 * Fails: `spectral.coefficients`.
 */
export function checkCoefficients({ spectral }: Resolved, count: number, sink: Sink): void {
  const given = spectral.coefficients.length
  if (given === 0 || given === count) return
  sink.fail(
    'spectral.coefficients',
    `${spectral.mode} needs ${count} coefficients, but ${given} were given: send all of them, or an empty list to use the published ones`,
  )
}
