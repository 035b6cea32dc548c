import type { Target } from './target.ts'

/** What is asked of a plant. */
export interface SizeWish {
  readonly target: Target
  /** Field that states the target, for failures. */
  readonly targetField: string
  /** Target of DC divided by AC power. */
  readonly ratio: number
  /** Null: chosen. */
  readonly modulesPerString: number | null
  /** Voltage class, V; null: not sent. */
  readonly classV: number | null
  /** Air temperature for the open-circuit voltage; null: the lowest of the weather. */
  readonly openCircuitC: number | null
  /** Bifaciality of a plant whose rear sides get light; else 0. */
  readonly bifaciality: number
}
