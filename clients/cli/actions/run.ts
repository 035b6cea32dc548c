import { run, seriesToWire } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { formOf, printAnswer } from '../print-answer.ts'
import { progressOf, waiting } from '../progress.ts'

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
  const { plant, notes } = plantOf(file, call)
  const { answer, series } = run(hasSeries ? { ...plant, include_series: true } : plant, {
    onProgress: progressOf('simulating'),
    sha256: (bytes) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
  })
  printAnswer(form, { ...answer, ...(series !== null && { series: seriesToWire(series) }) }, notes, call)
}
