import type { SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { loadSceneRearFor } from '../rear/load-scene-rear.ts'
import { findWeatherFailures } from '../run.ts'
import { loadGroundFor } from '../scene/terrain/load-ground.ts'
import { loadScenesFor } from '../shading/scene/load-scene.ts'
import type { SimpleSections } from '../simple/components.ts'
import type { SimplePlace } from '../simple/plant.ts'
import { beforeYear, type CheckedSimple } from './before-year.ts'
import { componentsOf } from './components.ts'
import { runCost } from './cost.ts'
import { expanderOf } from './expander.ts'
import { type FailureList, PlainFailures } from './failure-list.ts'
import { inspectPlainly } from './inspect.ts'
import { placeOf, wantedYear } from './place.ts'
import { preferred } from './preference.ts'
import { preparerOf } from './preparer.ts'
import { progressOf } from './progress.ts'
import type { ReadRun } from './read-full.ts'
import { Sections } from './sections.ts'
import { inspectSimple } from './simple-body.ts'
import { requireSource, type Sources, type TypicalYear } from './sources.ts'
import { withPreferred } from './with-preferred.ts'
import type { RunWork } from './work.ts'

/** A simple request that has passed all checks which need no typical year. */
export interface ReadSimple extends CheckedSimple {
  /** What its own weather refers to; null when it has none. */
  readonly own: Weather | null
  readonly failures: FailureList
}

/** Fails: with every failure of the body, of every kind. */
export async function readSimple({ body, checked }: Pick<RunWork, 'body' | 'checked'>, sources: Sources): Promise<ReadSimple> {
  await loadGroundFor(body)
  await loadScenesFor(body)
  await loadSceneRearFor(body)
  const {
    value: simple,
    sent,
    failures,
    invalid,
  } = checked === undefined ? inspectSimple(body, sources.inspect ?? inspectPlainly) : known(body, checked)
  if (invalid === null) throw failures.problem()
  const sections = new Sections(sources, failures, invalid)
  const expander = await expanderOf(simple)
  failures.addItems(expander.check(simple, new Set(sent)))
  const own = await sections.weather(simple.weather)
  const components = await componentsOf(simple, sections)
  if (!failures.isEmpty) throw failures.addItems(own === null ? [] : findWeatherFailures(own)).problem()
  return { simple, sent: new Set(sent), own, components, expander, failures }
}

function known(body: unknown, sent: readonly string[]): ReturnType<typeof inspectSimple> {
  return { value: body as SimpleRunRequest, sent, failures: new PlainFailures(body), invalid: new Set() }
}

/** Expands a simple request that was read, in its own weather or its typical year. */
export async function expanded(read: ReadSimple, work: Pick<RunWork, 'choices' | 'series'>, sources: Sources): Promise<ReadRun> {
  const { choices = {} } = work
  const { simple, sent, own, components, expander, failures } = read
  const wanted = wantedYear(simple)
  if (wanted !== null) requireSource(sources, 'typicalYear')
  const year = wanted === null ? null : await sources.typicalYear(wanted, () => beforeYear(read, work))
  const place = placeOf(simple, own, year)
  const sections = components.some((each) => each !== null) ? await admitSizing(read, place, weatherOf(own, year), sources) : null
  const made = expander.expand(simple, sent, place, sections)
  if ('failures' in made) throw failures.addItems(made.failures).problem()
  const found = await new Sections(sources, failures, new Set()).resolve(made.request, year)
  const { request, resolved, applied, findings } = preferred(made.request, found, choices, [...sent], await preparerOf(found))
  return {
    request,
    resolved,
    extra: () => ({ request, defaults_applied: withPreferred(made.defaultsApplied, applied) }),
    names: expander.names(resolved.module.model !== 'reference'),
    findings: [...(year?.findings ?? []), ...made.findings, ...findings],
  }
}

/** Waits until there is room for finding the temperatures of the cells, which takes as long as a run. */
async function admitSizing(
  { simple, components, expander }: ReadSimple,
  place: SimplePlace,
  weather: Weather,
  sources: Sources,
): Promise<(SimpleSections | null)[]> {
  const any = expander.expand(simple, new Set(), place, null)
  if ('failures' in any) throw new Error('A checked simple request has failures')
  const resolved = { ...(any.request as Resolved), weather }
  await sources.admit?.({ step: 'sizing', request: any.request, resolved, cost: runCost(resolved, 0) })
  return components.map((own) => own && { ...own, weather, onProgress: progressOf(sources) })
}

function weatherOf(own: Weather | null, year: TypicalYear | null): Weather {
  const weather = own ?? year?.weather
  if (weather === undefined) throw new Error('A simple run has neither weather nor a typical year')
  return weather
}
