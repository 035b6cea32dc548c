import type { DefaultApplied, LossRow, RunRequest, RunSummary, RunWeatherMeta, SubArrayResult } from '@pvyield/contract/schemas'

/** A finished run that is compared, from the engine or from a store. */
export interface ComparedRun {
  readonly name: string
  readonly kind: 'full' | 'simple'
  /** Null for a run that is not stored. */
  readonly runId: string | null
  readonly answer: {
    readonly summary: RunSummary
    readonly loss_diagram: readonly LossRow[]
    readonly sub_arrays?: readonly SubArrayResult[] | null | undefined
    readonly weather_meta: RunWeatherMeta
    readonly defaults_applied?: readonly DefaultApplied[] | undefined
  }
  /** The request as it was sent, without defaults. */
  readonly sent: unknown
  /** The full request that ran, with its defaults and with ids as sent. */
  readonly request: ComparedRequest
  /** What its ids stand for. */
  readonly named: Partial<Pick<RunRequest, 'module' | 'inverter' | 'sub_arrays'>>
}

/** Nothing of the weather is compared but its digest. */
export type ComparedRequest = Omit<RunRequest, 'weather'>
