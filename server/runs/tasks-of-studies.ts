import type { WorkSources } from '../engine/work-sources.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { BatchTasks } from './batch/batch-tasks.ts'
import { OPTIMISATIONS } from './optimise-tasks.ts'
import type { StudyKind } from './stored-kind.ts'
import type { StudyHost } from './study-host.ts'
import { PlannedStudies } from './study-tasks.ts'
import { SWEEPS } from './sweep-tasks.ts'
import type { RunCharges, StudyTasks } from './tasks.ts'
import { UNCERTAINTIES } from './uncertainty-tasks.ts'

/** The tasks of a worker for each kind of study. */
export function studyTasks(
  sources: WorkSources,
  guard: TaskGuard,
  charges: RunCharges,
  host: StudyHost,
): Readonly<Record<StudyKind, StudyTasks>> {
  return {
    sweep: new PlannedStudies(SWEEPS, sources, guard, charges, host),
    optimise: new PlannedStudies(OPTIMISATIONS, sources, guard, charges, host),
    batch: new BatchTasks(sources, guard, charges, host),
    uncertainty: new PlannedStudies(UNCERTAINTIES, sources, guard, charges, host),
  }
}
