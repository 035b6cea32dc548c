import { type FromWorker, type Host, type Outcome, outcomeOf, type RefusalCodec, type ToWorker, unwrap } from './protocol.ts'

declare const self: Worker

/**
 * Lets this thread run tasks, one at a time.
 * @param questions  names of the functions that the tasks call on the main thread
 * @param makeTasks  makes the tasks from the functions of the main thread
 */
export function serve<MainThread extends Host>(
  codec: RefusalCodec,
  questions: readonly (keyof MainThread & string)[],
  makeTasks: (host: MainThread) => object,
): void {
  let reply: (outcome: Outcome) => void = () => undefined
  const ask = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    const outcome = await new Promise<Outcome>((resolve) => {
      reply = resolve
      self.postMessage({ type: 'question', name, args } satisfies FromWorker)
    })
    return unwrap(codec, outcome)
  }
  const host = Object.fromEntries(questions.map((name) => [name, (...args: readonly unknown[]) => ask(name, args)])) as MainThread
  const tasks = makeTasks(host) as Record<string, (input: unknown) => Promise<unknown>>

  self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'reply') return reply(data.outcome)
    const outcome = await outcomeOf(codec, async () => tasks[data.name]?.(data.input))
    self.postMessage({ type: 'done', outcome } satisfies FromWorker, [...buffersIn(outcome)])
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
