import type { AccountTasks } from '../accounts/tasks.ts'
import type { ComponentFileTasks } from '../component-files/tasks.ts'
import type { ComponentTasks } from '../components/tasks.ts'
import type { Config } from '../config.ts'
import type { BodyTasks } from '../http/body-tasks.ts'
import { Problem } from '../http/problem.ts'
import { problemCodec } from '../http/problem-codec.ts'
import type { IamCurveTasks } from '../iam-curve/tasks.ts'
import type { LibraryTasks } from '../library/tasks.ts'
import type { Log } from '../log.ts'
import type { ProjectFileTasks } from '../project-files/tasks.ts'
import type { ProjectTasks } from '../projects/tasks.ts'
import type { CompareTasks } from '../runs/compare/tasks.ts'
import type { ExpansionTasks } from '../runs/expansion-tasks.ts'
import type { PerformanceTasks } from '../runs/performance/tasks.ts'
import type { DrawingTasks } from '../runs/stored-drawing.ts'
import type { RunTasks } from '../runs/tasks.ts'
import type { SceneTasks } from '../scene/tasks.ts'
import type { SizingTasks } from '../sizing/tasks.ts'
import type { TreeTasks } from '../tree/tasks.ts'
import type { UncertaintyTasks } from '../uncertainty/tasks.ts'
import type { ComparisonTasks } from '../weather/comparison-tasks.ts'
import type { DerivingTasks } from '../weather/derived/tasks.ts'
import type { WeatherTasks } from '../weather/tasks.ts'
import { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'

/** The tasks that `worker.ts` assembles. */
type AllTasks = TasksOf<AccountTasks> &
  TasksOf<BodyTasks> &
  TasksOf<ComponentFileTasks> &
  TasksOf<ComponentTasks> &
  TasksOf<IamCurveTasks> &
  TasksOf<LibraryTasks> &
  TasksOf<ProjectFileTasks> &
  TasksOf<ProjectTasks> &
  TasksOf<RunTasks> &
  TasksOf<SceneTasks> &
  TasksOf<CompareTasks> &
  TasksOf<DerivingTasks> &
  TasksOf<PerformanceTasks> &
  TasksOf<ExpansionTasks> &
  TasksOf<DrawingTasks> &
  TasksOf<SizingTasks> &
  TasksOf<TreeTasks> &
  TasksOf<UncertaintyTasks> &
  TasksOf<WeatherTasks> &
  TasksOf<ComparisonTasks>

/** The threads that do the work of the service. */
export type WorkerPool = Pool<AllTasks>

/** Range of Retry-After, seconds. */
const RETRY_S = { least: 5, most: 600 }

/** @param isToWarmUp  workers warm up until their first task */
export function openWorkerPool({ workers, workWaitMillis }: Config, log: Log, isToWarmUp: boolean): WorkerPool {
  return new Pool<AllTasks>({
    script: new URL('../worker.ts', import.meta.url),
    size: workers,
    isToWarmUp,
    codec: problemCodec,
    log,
    full: overloaded,
    late,
    overran,
    patienceMillis: workWaitMillis,
  })
}

/** @param seconds  estimated time until the work that waits is done */
export function overloaded(waiting: number, seconds: number): Problem {
  const what = `${waiting} tasks with about ${Math.ceil(seconds)} s of work are waiting, and each caller has a share of the queue`
  return laterProblem(what, seconds)
}

export function late(seconds: number): Problem {
  return laterProblem('The service is busy and could not finish this work in time', seconds)
}

function laterProblem(what: string, seconds: number): Problem {
  const retryS = Math.ceil(Math.min(RETRY_S.most, Math.max(RETRY_S.least, seconds)))
  return new Problem('overloaded', `${what}: try again in ${retryS} s`, { headers: { 'retry-after': String(retryS) } })
}

export function overran(task: string, seconds: number): Problem {
  const detail = `The work was ended after ${Math.round(seconds)} s of processor time, several times its estimate: send longer steps or a shorter period`
  return new Problem(task === 'run' ? 'run_failed' : 'too_costly', detail)
}
