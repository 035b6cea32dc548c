import type { Place } from '../core/great-circle.ts'
import type { TestRows } from './test-rows.ts'

/** The run that a measurement is tested against. */
export interface TestedRun {
  readonly rows: TestRows
  readonly place: Place
  /** DC power of its modules, W. */
  readonly dcW: number
  /** Power at which it is limited, W: at the meter, the most that the run delivered if a limit took some of it. */
  readonly limitW: number
  /** Temperature coefficient of the power of its module, 1/K; null when it has several. */
  readonly perK: number | null
  readonly hasBattery: boolean
  readonly isBifacial: boolean
}
