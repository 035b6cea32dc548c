import type { SizeAnswer } from '@pvyield/contract/schemas'
import { validate_schema_SizeRequest } from '@pvyield/contract/validators'
import type { Resolved } from '../core/option.ts'
import { findWeatherFailures } from '../run.ts'
import type { SimpleSections } from '../simple/components.ts'
import { sizeAnswer, sizingPlant } from '../simple/size-answer.ts'
import { componentsOf } from './components.ts'
import { runCost } from './cost.ts'
import type { Components } from './expander.ts'
import { found } from './found.ts'
import { inspectPlainly } from './inspect.ts'
import { placeOf, wantedYear } from './place.ts'
import { progressOf } from './progress.ts'
import { Sections } from './sections.ts'
import { requireSource, type Sources } from './sources.ts'
import type { SizeWork } from './work.ts'

/** Sizes the strings and inverters of a plant, or of each of its parts. Fails: as `perform`. */
export async function size({ body }: SizeWork, sources: Sources): Promise<SizeAnswer> {
  const { value: request, failures, invalid } = (sources.inspect ?? inspectPlainly)(body, 'SizeRequest', validate_schema_SizeRequest)
  if (invalid === null) throw failures.problem()
  const named = new Sections(sources, failures, invalid)
  const components = await componentsOf(request, named)
  const own = await named.weather(request.weather)
  // The code of plants of parts is loaded with the first of them.
  const ofParts = invalid.size > 0 || request.sub_arrays === null ? null : await import('./simple-parts.ts')
  if (ofParts !== null) failures.addItems(ofParts.findPartFailures(request))
  if (!failures.isEmpty) throw failures.addItems(own === null ? [] : findWeatherFailures(own)).problem()
  const wanted = wantedYear(request)
  if (wanted !== null) requireSource(sources, 'typicalYear')
  const year = wanted === null ? null : await sources.typicalYear(wanted)
  const place = placeOf(request, own, year)
  const sections = (components as Components[]).map((each) => ({ ...each, weather: own ?? year?.weather }) as SimpleSections)
  const [first] = sections
  const resolved: Resolved = ofParts?.partsToSize(request, sections, first.weather) ?? sizingPlant(request, place, first)
  await sources.admit?.({ step: 'sizing', request: resolved, resolved, cost: runCost(resolved, 0) })
  const observed = sections.map((each) => ({ ...each, onProgress: progressOf(sources) }))
  const answer = ofParts?.sizePartsAnswer(request, place, observed) ?? sizeAnswer(request, place, observed[0])
  return { ...answer, ...found([...(year?.findings ?? []), ...answer.findings]) }
}
