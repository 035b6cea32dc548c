/** Entry of a worker: one task at a time, its questions to the main thread in between. */
import { outcomeOf, unwrap } from './outcome.ts'
import type { FromWorker, Host, Outcome, Question, RunDone, ToWorker } from './protocol.ts'
import { TaskRunner } from './tasks.ts'

declare const self: Worker

let reply: ((outcome: Outcome<unknown>) => void) | null = null

async function ask(question: Question): Promise<unknown> {
  const outcome = await new Promise<Outcome<unknown>>((resolve) => {
    reply = resolve
    self.postMessage({ type: 'question', question } satisfies FromWorker)
  })
  return unwrap(outcome)
}

const host: Host = {
  storedWeather: (...args) => ask({ ask: 'storedWeather', args }) as ReturnType<Host['storedWeather']>,
  typicalYear: (...args) => ask({ ask: 'typicalYear', args }) as ReturnType<Host['typicalYear']>,
  keepTypicalYear: (...args) => ask({ ask: 'keepTypicalYear', args }) as ReturnType<Host['keepTypicalYear']>,
}
const tasks = new TaskRunner(host)

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'reply') {
    reply?.(data.outcome)
    return
  }
  const outcome = await outcomeOf(() => tasks.run(data.task))
  self.postMessage({ type: 'done', outcome } satisfies FromWorker, buffersOf(outcome))
}

/** Buffers of a result, which are handed over instead of copied. */
function buffersOf(outcome: Outcome<unknown>): ArrayBuffer[] {
  if (!('value' in outcome) || typeof outcome.value !== 'object' || outcome.value === null) return []
  const { series, reference, written } = outcome.value as Partial<RunDone>
  const columns = [...(series ? [series.startMin, ...series.columns] : []), ...(reference?.columns ?? [])]
  return [...columns.map((column) => column.buffer as ArrayBuffer), ...(written ? [written.bytes.buffer] : [])]
}
