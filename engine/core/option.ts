import type { RunRequest, SubArray } from '@pvyield/contract/schemas'
import type { Sink } from './sink.ts'

/**
 * What every model option of any step states about itself. Each step's `option.ts` extends this
 * with its `prepare`, which turns the request into a function over columns once per run, outside
 * the loops. Each step's `index.ts` contains the registry.
 */
export interface ModelOption {
  /** Display name of the model. */
  title: string
  /** Published source: author, year, doi or report number. */
  source: string
  /**
   * Reports every failure of the parameters that this option reads. The schema's bounds have
   * already been checked.
   */
  check?(request: Resolved, sink: Sink): void
}

type Sections = Omit<RunRequest, 'weather' | 'module' | 'inverter' | 'sub_arrays'>

/** A run request whose weather, module and inverter are inline sections: what the engine runs. */
export interface Resolved extends Sections {
  weather: Exclude<RunRequest['weather'], { id: string }>
  module: Exclude<RunRequest['module'], { id: string }>
  inverter: Exclude<RunRequest['inverter'], { id: string }>
  sub_arrays: ResolvedPart[] | null
}

/** A part of the plant, with what it changes in the sections of the plant. */
export interface ResolvedPart extends Omit<SubArray, 'module' | 'inverter'> {
  module: Resolved['module'] | null
  inverter: Resolved['inverter'] | null
}
