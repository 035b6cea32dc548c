import { completeWeather, perform, type Sources, seriesToWire } from '@pvyield/engine'
import type { Call } from './command.ts'
import { SIMULATE } from './commands/simulate.ts'
import { DRAWN_SERIES, type Drawing, draw, drawingOf, drawThere, isPrinted } from './drawing.ts'
import { execute } from './execute.ts'
import { numbersOf } from './option-fields.ts'
import { type Form, formOf, printAnswer } from './print-answer.ts'
import { progressOf, waiting } from './progress.ts'
import { rackingOf } from './racking.ts'
import { roofsOf } from './roofs-file.ts'
import { placedScene } from './scene-file.ts'
import { sourcesHere } from './sources.ts'
import { elevationOf, knownOf, type NotedWeather, weatherHere, weatherThere } from './weather-file.ts'

/**
 * `simulate`: a simple run.
 * @param program  how it was called: `pvyield`, or `bun run`
 * @param root  folder of the repository
 */
export function simulate(program: string, root: string, args: readonly string[]): Promise<void> {
  return execute({ name: program, root }, SIMULATE, () => simulateAction, args)
}

export async function simulateAction(call: Call): Promise<void> {
  const { values, flags, root } = call
  const form = formOf(call)
  const drawing = drawingOf(call)
  const hasSeries = flags.has('series') || form === 'csv'
  const { place, scene } = await placedScene(call)
  const simple = {
    ...numbersOf<'system_capacity_kw' | 'tilt_deg' | 'azimuth_deg' | 'elevation' | 'uncertainty'>(call),
    ...place,
    ...rackingOf(call),
    ...(roofsOf(call) as Pick<SimpleRequest, 'sub_arrays'>),
    ...(scene !== null && { scene: scene as unknown as NonNullable<SimpleRequest['scene']> }),
    include_series: hasSeries,
  }
  if (values.server !== undefined) return askService(values.server, simple, form, drawing, call)
  const read = values.weather === undefined ? null : weatherHere(values.weather, knownOf(call, place), call)
  const sources = { ...sourcesHere(root, progressOf('simulating')), ...(read !== null && ofFile(read)) }
  const drawn = drawing !== null && !hasSeries ? { series: DRAWN_SERIES } : {}
  const outcome = await perform({ kind: 'simple', body: simple, ...drawn }, sources)
  if (drawing !== null) await draw(drawing, 'simple', outcome, root)
  if (isPrinted(drawing)) return
  const { answer } = outcome
  const series = hasSeries ? outcome.series : null
  printAnswer(form, { ...answer, ...(series !== null && { series: seriesToWire(series) }) }, read?.notes ?? [], call)
}

type SimpleRequest = Parameters<import('@pvyield/sdk').Pvyield['runSimple']>[0]

/** A weather file in the place of the typical year: its zone and its elevation are those of the site, unless an option states them. */
function ofFile({ weather }: NotedWeather): Pick<Sources, 'typicalYear'> {
  return { typicalYear: () => ({ id: null, origin: null, weather: completeWeather(weather), notes: [], findings: [] }) }
}

async function askService(address: string, simple: SimpleRequest, form: Form, drawing: Drawing | null, call: Call): Promise<void> {
  const { connectTo } = await import('./service.ts')
  const pvyield = await connectTo(address)
  const { weather: file } = call.values
  const { latitude, longitude } = simple
  const read = file === undefined ? null : await weatherThere(pvyield, file, knownOf(call, { latitude, longitude }), call)
  const request = { ...elevationOf(read), ...simple, ...(read !== null && { weather: read.weather }) }
  if (drawing !== null) {
    return drawThere(drawing, {
      picture: (asked) => pvyield.runSimplePicture(request, asked),
      report: (asked) => pvyield.runSimpleReport(request, asked),
    })
  }
  const answer = await waiting('simulating', pvyield.runSimple(request))
  printAnswer(form, answer, read?.notes ?? [], call)
}
