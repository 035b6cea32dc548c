import type { SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { findWeatherFailures } from '../run.ts'
import type { SimpleSections } from '../simple/components.ts'
import { expandSimple } from '../simple/expand.ts'
import type { SimplePlace } from '../simple/plant.ts'
import { componentNames, simpleNames } from '../simple/simple-names.ts'
import { beforeYear, type CheckedSimple } from './before-year.ts'
import { runCost } from './cost.ts'
import { type FailureList, PlainFailures } from './failure-list.ts'
import { inspectPlainly } from './inspect.ts'
import { placeOf, wantedYear } from './place.ts'
import { preferred, withPreferred } from './preference.ts'
import { progressOf } from './progress.ts'
import type { ReadRun } from './read-full.ts'
import { Sections } from './sections.ts'
import { inspectSimple } from './simple-body.ts'
import { requireSource, type Sources, type TypicalYear } from './sources.ts'
import type { RunWork } from './work.ts'

/** A simple request that has passed all checks which need no typical year. */
export interface ReadSimple extends CheckedSimple {
  /** What its own weather refers to; null when it has none. */
  readonly own: Weather | null
  readonly failures: FailureList
}

/** Fails: with every failure of the body, of every kind. */
export async function readSimple({ body, checked }: Pick<RunWork, 'body' | 'checked'>, sources: Sources): Promise<ReadSimple> {
  const {
    value: simple,
    sent,
    failures,
    invalid,
  } = checked === undefined ? inspectSimple(body, sources.inspect ?? inspectPlainly) : known(body, checked)
  if (invalid === null) throw failures.problem()
  const sections = new Sections(sources, failures, invalid)
  const own = await sections.weather(simple.weather)
  const module = await sections.module(simple.module)
  const inverter = await sections.inverter(simple.inverter)
  if (!failures.isEmpty) throw failures.addItems(own === null ? [] : findWeatherFailures(own)).problem()
  return { simple, sent: new Set(sent), own, components: module === null || inverter === null ? null : { module, inverter }, failures }
}

function known(body: unknown, sent: readonly string[]): ReturnType<typeof inspectSimple> {
  return { value: body as SimpleRunRequest, sent, failures: new PlainFailures(body), invalid: new Set() }
}

/** Expands a simple request that was read, in its own weather or its typical year. */
export async function expanded(read: ReadSimple, work: Pick<RunWork, 'choices' | 'series'>, sources: Sources): Promise<ReadRun> {
  const { choices = {} } = work
  const { simple, sent, own, components, failures } = read
  const wanted = wantedYear(simple)
  if (wanted !== null) requireSource(sources, 'typicalYear')
  const year = wanted === null ? null : await sources.typicalYear(wanted, () => beforeYear(read, work))
  const place = placeOf(simple, own, year)
  const sections = components && (await admitSizing(simple, place, { ...components, weather: weatherOf(own, year) }, sources))
  const made = expandSimple(simple, sent, place, sections)
  if ('failures' in made) throw failures.addItems(made.failures).problem()
  const found = await new Sections(sources, failures, new Set()).resolve(made.request, year)
  const { request, resolved, applied, findings } = preferred(made.request, found, choices, [...sent])
  return {
    request,
    resolved,
    extra: { request, defaults_applied: withPreferred(made.defaultsApplied, applied) },
    names: resolved.module.model === 'reference' ? simpleNames : componentNames,
    findings: [...(year?.findings ?? []), ...made.findings, ...findings],
  }
}

/** Waits until there is room for finding the temperatures of the cells, which takes as long as a run. */
async function admitSizing(
  simple: SimpleRunRequest,
  place: SimplePlace,
  sections: SimpleSections,
  sources: Sources,
): Promise<SimpleSections> {
  const any = expandSimple(simple, new Set(), place)
  if ('failures' in any) throw new Error('A checked simple request has failures')
  const resolved = { ...(any.request as Resolved), weather: sections.weather }
  await sources.admit?.({ step: 'sizing', request: any.request, resolved, cost: runCost(resolved, 0) })
  return { ...sections, onProgress: progressOf(sources) }
}

function weatherOf(own: Weather | null, year: TypicalYear | null): Weather {
  const weather = own ?? year?.weather
  if (weather === undefined) throw new Error('A simple run has neither weather nor a typical year')
  return weather
}
