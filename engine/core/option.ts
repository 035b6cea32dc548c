import type { RunRequest } from '@pvyield/contract/schemas'
import type { Sink } from './sink.ts'

/**
 * What every model option states of itself, whatever its step. Each step's `option.ts` extends this with its `prepare`, which turns the
 * request into a function over columns once a run, outside the loops; each step's `index.ts` holds the registry.
 */
export interface ModelOption {
  /** Name of the model as the field writes it. */
  title: string
  /** Published source: author, year, doi or report number. */
  source: string
  /** Pushes what is wrong with the parameters that this option reads; the schema's own bounds are checked before. */
  check?(request: Resolved, sink: Sink): void
}

type Sections = Omit<RunRequest, 'weather' | 'module' | 'inverter'>

/** A run request whose weather, module and inverter are inline sections: what the engine runs. */
export interface Resolved extends Sections {
  weather: Exclude<RunRequest['weather'], { id: string }>
  module: Exclude<RunRequest['module'], { id: string }>
  inverter: Exclude<RunRequest['inverter'], { id: string }>
}
