import { perform, seriesToWire } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { formOf, printAnswer } from '../print-answer.ts'
import { progressOf, waiting } from '../progress.ts'
import { sourcesHere } from '../sources.ts'

export async function runAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [file = ''] = positionals
  const form = formOf(call)
  const hasSeries = form === 'csv' || flags.has('series')
  if (values.server !== undefined) {
    const { pvyield, request, notes } = await plantOn(values.server, file, call)
    const answer = await waiting('simulating', pvyield.run(hasSeries ? { ...request, include_series: true } : request))
    printAnswer(form, answer, notes, call)
    return
  }
  const { body, notes } = plantOf(file, call)
  const work = { kind: 'full', body, series: hasSeries ? 'all' : undefined } as const
  const { answer, series } = await perform(work, sourcesHere(call.root, progressOf('simulating')))
  printAnswer(form, { ...answer, ...(series !== null && { series: seriesToWire(series) }) }, notes, call)
}
