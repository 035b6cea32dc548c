import { perform, seriesToWire } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { DRAWN_SERIES, type Drawing, type DrawnThere, draw, drawingOf, drawThere, isPrinted } from '../drawing.ts'
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
  const drawing = drawingOf(call)
  const hasSeries = form === 'csv' || flags.has('series')
  const sent = readAnyRequest(file)
  const kind = isSimple(sent) ? 'simple' : 'full'
  if (kind === 'simple' && values.weather !== undefined)
    throw new InputError(`${file} is a simple request, which names no weather file: use \`pvyield simulate --weather FILE\``)
  if (values.server !== undefined) {
    if (drawing !== null) return drawOn(values.server, drawing, file, sent, call)
    const { answer, notes } = await answerOf(values.server, file, sent, hasSeries, call)
    printAnswer(form, answer, notes, call)
    return
  }
  const { body, notes } = kind === 'simple' ? { body: sent, notes: [] } : plantOf(file, call, sent)
  const work = { kind, body, series: hasSeries ? 'all' : drawing === null ? undefined : DRAWN_SERIES } as const
  const outcome = await perform(work, sourcesHere(call.root, progressOf('simulating')))
  if (drawing !== null) await draw(drawing, kind, outcome, call.root)
  if (isPrinted(drawing)) return
  const { answer } = outcome
  const series = hasSeries ? outcome.series : null
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

/** Has a service draw the run of a file. */
async function drawOn(address: string, drawing: Drawing, file: string, sent: unknown, call: Call): Promise<void> {
  if (isSimple(sent)) {
    const pvyield = await connectTo(address)
    const request = sent as Parameters<typeof pvyield.runSimple>[0]
    const picture: DrawnThere['picture'] = (asked) => pvyield.runSimplePicture(request, asked)
    return drawThere(drawing, { picture, report: (asked) => pvyield.runSimpleReport(request, asked) })
  }
  const { pvyield, request } = await plantOn(address, file, call, sent)
  return drawThere(drawing, {
    picture: (asked) => pvyield.runPicture(request, asked),
    report: (asked) => pvyield.runReport(request, asked),
  })
}
