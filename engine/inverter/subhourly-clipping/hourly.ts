import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/** The corrections were made for hours. */
const STEP_MINUTES = 60

/** Whether the rows of the weather are as long as those for which the corrections were made. */
export function hasHours({ step_minutes }: Pick<Resolved['weather'], 'step_minutes'>): boolean {
  return step_minutes === STEP_MINUTES
}

export function warnOfOtherSteps({ weather, ac_losses }: Resolved, sink: Sink): void {
  if (hasHours(weather)) return
  const option = ac_losses.subhourly_clipping
  sink.warn('clipping_needs_hours', 'ac_losses.subhourly_clipping', { option, step_min: weather.step_minutes })
}
