import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/** The request's own coefficients must be as many as the model has. Fails: `spectral.coefficients`. */
export function checkCoefficients({ spectral }: Resolved, count: number, sink: Sink): void {
  const given = spectral.coefficients.length
  if (given === 0 || given === count) return
  sink.fail(
    'spectral.coefficients',
    `${spectral.mode} needs ${count} coefficients, but ${given} were given: send all of them, or an empty list to use the published ones`,
  )
}
