import { perform, seriesToWire } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { formOf, printAnswer } from '../print-answer.ts'
import { progressOf, waiting } from '../progress.ts'
import { isSimple, readAnyRequest } from '../request-file.ts'
import { connectTo } from '../service.ts'
import { sourcesHere } from '../sources.ts'
import { InputError } from '../usage-error.ts'

export async function runAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [file = ''] = positionals
  const form = formOf(call)
  const hasSeries = form === 'csv' || flags.has('series')
  const sent = readAnyRequest(file)
  const kind = isSimple(sent) ? 'simple' : 'full'
  if (kind === 'simple' && values.weather !== undefined)
    throw new InputError(`${file} is a simple request, which names no weather file: use \`pvyield simulate --weather FILE\``)
  if (values.server !== undefined) {
    const { answer, notes } = await answerOf(values.server, file, sent, hasSeries, call)
    printAnswer(form, answer, notes, call)
    return
  }
  const { body, notes } = kind === 'simple' ? { body: sent, notes: [] } : plantOf(file, call, sent)
  const work = { kind, body, series: hasSeries ? 'all' : undefined } as const
  const { answer, series } = await perform(work, sourcesHere(call.root, progressOf('simulating')))
  printAnswer(form, { ...answer, ...(series !== null && { series: seriesToWire(series) }) }, notes, call)
}

/** The answer of a service to the request of a file. */
async function answerOf(address: string, file: string, sent: unknown, hasSeries: boolean, call: Call) {
  const more = hasSeries ? { include_series: true } : {}
  if (isSimple(sent)) {
    const pvyield = await connectTo(address)
    const request = { ...(sent as Parameters<typeof pvyield.runSimple>[0]), ...more }
    return { answer: await waiting('simulating', pvyield.runSimple(request)), notes: [] }
  }
  const { pvyield, request, notes } = await plantOn(address, file, call, sent)
  return { answer: await waiting('simulating', pvyield.run({ ...request, ...more })), notes }
}
