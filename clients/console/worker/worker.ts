/** A thread of the page with the engine. */
import { EngineError } from '@pvyield/engine/work'
import { type Done, JOBS } from './jobs.ts'
import type { Message, Reply } from './messages.ts'
import { PageSources } from './sources.ts'

let sources: PageSources | null = null

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if ('host' in data) {
    sources = new PageSources(data.host)
    return
  }
  const { id, name, input } = data
  try {
    if (sources === null) throw new Error('A job came before the host')
    const job = JOBS[name] as (input: unknown, sources: PageSources) => Promise<Done<unknown>>
    const { value, transfer } = await job(input, sources)
    reply({ id, value }, transfer)
  } catch (cause) {
    if (cause instanceof EngineError) reply({ id, failures: cause.failures })
    else reply({ id, fault: cause instanceof Error ? cause.message : String(cause) })
  }
})

function reply(message: Reply, transfer: Transferable[] = []): void {
  ;(postMessage as (message: Reply, transfer: Transferable[]) => void)(message, transfer)
}
