import type { SizeAnswer } from '@pvyield/contract/schemas'
import { validate_schema_SizeRequest } from '@pvyield/contract/validators'
import type { Resolved } from '../core/option.ts'
import { findWeatherFailures } from '../run.ts'
import type { SimpleSections } from '../simple/components.ts'
import { sizeAnswer, sizingPlant } from '../simple/size-answer.ts'
import { runCost } from './cost.ts'
import { found } from './found.ts'
import { inspectPlainly } from './inspect.ts'
import { placeOf, wantedYear } from './place.ts'
import { progressOf } from './progress.ts'
import { Sections } from './sections.ts'
import { requireSource, type Sources } from './sources.ts'
import type { SizeWork } from './work.ts'

/** Sizes the strings and inverters of a plant. Fails: as `perform`. */
export async function size({ body }: SizeWork, sources: Sources): Promise<SizeAnswer> {
  const { value: request, failures, invalid } = (sources.inspect ?? inspectPlainly)(body, 'SizeRequest', validate_schema_SizeRequest)
  if (invalid === null) throw failures.problem()
  const named = new Sections(sources, failures, invalid)
  const module = await named.module(request.module)
  const inverter = await named.inverter(request.inverter)
  const own = await named.weather(request.weather)
  if (!failures.isEmpty) throw failures.addItems(own === null ? [] : findWeatherFailures(own)).problem()
  const wanted = wantedYear(request)
  if (wanted !== null) requireSource(sources, 'typicalYear')
  const year = wanted === null ? null : await sources.typicalYear(wanted)
  const place = placeOf(request, own, year)
  const sections = { module, inverter, weather: own ?? year?.weather } as SimpleSections
  const resolved: Resolved = sizingPlant(request, place, sections)
  await sources.admit?.({ step: 'sizing', request: resolved, resolved, cost: runCost(resolved, 0) })
  const answer = sizeAnswer(request, place, { ...sections, onProgress: progressOf(sources) })
  return { ...answer, ...found([...(year?.findings ?? []), ...answer.findings]) }
}
