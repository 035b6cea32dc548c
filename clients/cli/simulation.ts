import { completeRunRequest, completeSimpleRequest, EngineError, expandSimple, type Resolved, run, seriesToWire } from '@pvyield/engine'
import type { Call } from './command.ts'
import { SIMULATE } from './commands/simulate.ts'
import { execute } from './execute.ts'
import { placeAt } from './place.ts'
import { type Form, formOf, printAnswer } from './print-answer.ts'
import { progressOf, waiting } from './progress.ts'

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
  const simple = {
    latitude: Number(values.lat),
    longitude: Number(values.lon),
    system_capacity_kw: Number(values.kw),
    racking: flags.has('tracker') ? ('single_axis' as const) : ('fixed' as const),
    include_series: flags.has('series') || form === 'csv',
  }
  if (values.server !== undefined) return askService(values.server, simple, values.weather, form)
  const request = completeSimpleRequest(simple)
  const expanded = expandSimple(
    request,
    new Set(Object.keys(simple)),
    placeAt(root, request.latitude as number, request.longitude as number, values.weather),
  )
  if ('failures' in expanded) throw new EngineError(expanded.failures)
  const full = completeRunRequest(expanded.request)
  const { answer, series } = run(full as Resolved, {
    onProgress: progressOf('simulating'),
    sha256: (bytes) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
  })
  const { weather: _weather, ...sections } = full
  printAnswer(form, {
    ...answer,
    ...(series === null ? {} : { series: seriesToWire(series) }),
    ...(form === 'json' && {
      request: sections,
      defaults_applied: expanded.defaultsApplied,
      not_counted: expanded.notCounted,
    }),
  })
}

async function askService(
  address: string,
  simple: Parameters<import('@pvyield/sdk').Pvyield['runSimple']>[0],
  weatherFile: string | undefined,
  form: Form,
): Promise<void> {
  const { connectTo, uploadOf } = await import('./service.ts')
  const pvyield = await connectTo(address)
  const weather = weatherFile === undefined ? null : (await pvyield.parseWeather(uploadOf(weatherFile))).weather
  const answer = await waiting('simulating', pvyield.runSimple({ ...simple, ...(weather !== null && { weather }) }))
  printAnswer(form, answer)
}
