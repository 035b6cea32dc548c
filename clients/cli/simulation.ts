import {
  completeRunRequest,
  completeSimpleRequest,
  EngineError,
  expandSimple,
  inWords,
  modelsOf,
  notCounted,
  type Resolved,
  run,
  seriesToWire,
  simpleNames,
} from '@pvyield/engine'
import type { Call } from './command.ts'
import { SIMULATE } from './commands/simulate.ts'
import { execute } from './execute.ts'
import { locationOf } from './location.ts'
import { numbersOf } from './option-fields.ts'
import { placeAt } from './place.ts'
import { type Form, formOf, printAnswer } from './print-answer.ts'
import { progressOf, waiting } from './progress.ts'
import { rackingOf } from './racking.ts'
import { elevationOf, knownOf, weatherHere, weatherThere } from './weather-file.ts'

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
    ...numbersOf<'system_capacity_kw' | 'tilt_deg' | 'azimuth_deg' | 'elevation' | 'uncertainty'>(call),
    ...(await locationOf(call)),
    ...rackingOf(call),
    include_series: flags.has('series') || form === 'csv',
  }
  if (values.server !== undefined) return askService(values.server, simple, form, call)
  const request = completeSimpleRequest(simple)
  const { latitude, longitude } = request as { latitude: number; longitude: number }
  const read = values.weather === undefined ? null : weatherHere(values.weather, knownOf(call, { latitude, longitude }), call)
  const expanded = expandSimple(request, new Set(Object.keys(simple)), placeAt(root, latitude, longitude, read))
  if ('failures' in expanded) throw new EngineError(expanded.failures)
  const full = completeRunRequest(expanded.request)
  const { answer, series } = run(full as Resolved, {
    onProgress: progressOf('simulating'),
    sha256: (bytes) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
  })
  const findings = (answer.summary.findings ?? []).map((finding) => inWords(finding, simpleNames))
  printAnswer(
    form,
    {
      ...answer,
      summary: { ...answer.summary, warnings: findings.map(({ message }) => message), findings },
      ...(series === null ? {} : { series: seriesToWire(series) }),
      ...(form === 'json' && {
        request: full,
        defaults_applied: expanded.defaultsApplied,
        not_counted: notCounted(full as Resolved, 'simple'),
        models: modelsOf(full as Resolved),
      }),
    },
    read?.notes ?? [],
    call,
  )
}

async function askService(
  address: string,
  simple: Parameters<import('@pvyield/sdk').Pvyield['runSimple']>[0],
  form: Form,
  call: Call,
): Promise<void> {
  const { connectTo } = await import('./service.ts')
  const pvyield = await connectTo(address)
  const { weather: file } = call.values
  const { latitude, longitude } = simple
  const read = file === undefined ? null : await weatherThere(pvyield, file, knownOf(call, { latitude, longitude }), call)
  const answer = await waiting(
    'simulating',
    pvyield.runSimple({ ...elevationOf(read), ...simple, ...(read !== null && { weather: read.weather }) }),
  )
  printAnswer(form, answer, read?.notes ?? [], call)
}
