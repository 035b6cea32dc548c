import type { Plant } from '../state/console-state.ts'
import type { RunAnswerHere } from '../worker/jobs.ts'

/** A variant that has run. */
export interface RanVariant {
  readonly name: string
  readonly plant: Plant
  readonly answer: RunAnswerHere
}
