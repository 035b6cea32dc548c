import type { ComponentType } from 'preact'
import type { ConsoleState } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import type { WorkerPool } from '../worker/pool.ts'
import type { PlantRun } from '../worker/use-run.ts'
import type { PageHost } from './host.ts'

/** What every view gets. */
export interface ViewProps {
  readonly host: PageHost
  readonly pool: WorkerPool
  readonly store: Store
  readonly state: ConsoleState
  readonly run: PlantRun
}

/** A view of the plant. */
export interface View {
  /** In the address. */
  readonly id: string
  readonly title: string
  /** Whether it shows the picture that the state names, for which a run needs more than its answer. */
  readonly hasPicture?: true
  /** Loaded when the view is first opened. */
  readonly load: () => Promise<ComponentType<ViewProps>>
}
