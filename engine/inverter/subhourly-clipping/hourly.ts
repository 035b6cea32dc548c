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
  sink.warn(
    `ac_losses.subhourly_clipping ${ac_losses.subhourly_clipping} has no effect: it corrects rows of an hour, and the weather has steps of ${weather.step_minutes} minutes`,
  )
}
