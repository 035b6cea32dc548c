import { setImmediate } from 'node:timers/promises'
import { freeBuffer } from '../memory/free-buffer.ts'
import { lowerPriority, PATIENT_PRIORITY, SMALL_PRIORITY } from './priority.ts'
import { threadMillis } from './processor-time.ts'
import {
  type FromWorker,
  type Host,
  isLarge,
  type Outcome,
  outcomeOf,
  type RefusalCodec,
  SHARED,
  type TaskCost,
  TaskGivenBack,
  TaskOverran,
  TaskStopped,
  type ToWorker,
  unwrap,
} from './protocol.ts'
import { processorMillisMax } from './time-limits.ts'

declare const self: Worker

/** Number that no task has. */
const NO_TASK = -1

/** What a task may leave to the collector of its thread, which would keep it until much later: more is freed at its end. */
const GARBAGE_MAX_BYTES = 32e6

/** How a task keeps within its limits. */
export interface TaskGuard {
  /**
   * Ends the task when its caller has left, or when it has computed for several times its estimate.
   * Call it between pieces of work of less than a second. Fails: TaskStopped and TaskOverran, which the
   * task passes on.
   */
  checkpoint(): void
  /**
   * States what the task will take, once that is known. A large task ends here when there is no room
   * for it yet, and starts again later.
   * Fails: TaskGivenBack, TaskStopped, and the error for a full queue, which the task passes on.
   */
  admit(cost: TaskCost): Promise<void>
  /** States that no check refuses the task any more: from now on it may be accepted. */
  passChecks(): void
}

/** What a worker offers. */
export interface WorkerParts {
  /** Tasks by name. */
  readonly tasks: object
  /**
   * Prepares the worker for its first task, in steps that are done one after the other until a task
   * arrives. Their failure is no reason to take none.
   */
  readonly warmUp?: () => AsyncIterable<void>
}

/**
 * Lets this thread run tasks, one at a time.
 * @param questions  names of the functions that the tasks call on the main thread
 * @param makeParts  makes the tasks from the functions of the main thread
 * @param clock  processor time of this thread, ms
 */
export function serve<MainThread extends Host>(
  codec: RefusalCodec,
  questions: readonly (keyof MainThread & string)[],
  makeParts: (host: MainThread, guard: TaskGuard) => WorkerParts,
  clock: () => number = threadMillis,
): void {
  let shared: Int32Array = new Int32Array(Object.keys(SHARED).length)
  let current = NO_TASK
  let begunMillis = 0
  let computesMillisMax = Number.POSITIVE_INFINITY
  let ready = Promise.resolve()
  let hasTask = false
  let isCleaning = false
  let reply: (outcome: Outcome) => void = () => undefined
  const send = async (message: FromWorker): Promise<unknown> => {
    const outcome = await new Promise<Outcome>((resolve) => {
      reply = resolve
      self.postMessage(message)
    })
    return unwrap(codec, outcome)
  }
  const host = Object.fromEntries(
    questions.map((name) => [name, (...args: readonly unknown[]) => send({ type: 'question', name, args })]),
  ) as MainThread
  const guard: TaskGuard = {
    checkpoint() {
      Atomics.add(shared, SHARED.checkpoints, 1)
      if (Atomics.load(shared, SHARED.stopped) === current) throw new TaskStopped('The task was stopped')
      if (clock() - begunMillis > computesMillisMax) throw new TaskOverran(computesMillisMax / 1000)
    },
    async admit(cost) {
      guard.checkpoint()
      if (cost.bytes > GARBAGE_MAX_BYTES || isLarge(cost)) isCleaning = true
      computesMillisMax = processorMillisMax(cost)
      if (!isLarge(cost)) return
      if ((await send({ type: 'cost', cost })) !== true) throw new TaskGivenBack('The task waits for its turn')
    },
    passChecks() {
      Atomics.store(shared, SHARED.checked, current)
    },
  }
  const { tasks: own, warmUp } = makeParts(host, guard)
  const tasks = own as Record<string, (input: unknown) => Promise<unknown>>

  self.postMessage({ type: 'ready' } satisfies FromWorker)
  self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'start') {
      shared = data.shared
      lowerPriority(data.kind === 'small' ? SMALL_PRIORITY : PATIENT_PRIORITY)
      if (data.isToWarmUp && warmUp !== undefined) ready = untilTask(warmUp()).catch(() => undefined)
    } else if (data.type === 'reply') {
      reply(data.outcome)
    } else {
      hasTask = true
      await ready
      current = data.number
      begunMillis = clock()
      computesMillisMax = processorMillisMax(data.cost)
      isCleaning = false
      await runTask(async () => tasks[data.name]?.(data.input))
      data.bytes.forEach(freeBuffer)
      if (!isCleaning) return
      Bun.gc(true)
      self.postMessage({ type: 'free' } satisfies FromWorker)
    }
  }

  async function untilTask(steps: AsyncIterable<void>): Promise<void> {
    for await (const _step of steps) {
      await setImmediate() // lets a task arrive
      if (hasTask) return
    }
  }

  /** The result is out of reach when this returns, so that it can be collected. */
  async function runTask(work: () => Promise<unknown>): Promise<void> {
    const outcome = await outcomeOf(codec, work)
    self.postMessage({ type: 'done', outcome, isCleaning } satisfies FromWorker, [...buffersIn(outcome)])
  }
}

/**
 * Buffers in a result, such as columns and written answers. They are transferred instead of copied.
 */
function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength) found.add(value.buffer)
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) buffersIn(inner, found)
  }
  return found
}
