import type { Provenance } from '@pvyield/contract/schemas'
import { readHeldWeather } from '../core/held-weather.ts'
import { withoutSolePart } from '../core/plant-parts.ts'
import { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { provenance } from '../report/provenance.ts'
import type { Attempt } from '../variants/attempt.ts'
import { firstStages } from '../variants/first-stages.ts'
import { patchBetween } from '../variants/patch.ts'
import type { FailureList } from './failure-list.ts'
import type { PointReader } from './point-reader.ts'
import type { ReadRun } from './read-full.ts'
import type { Sources } from './sources.ts'
import { type AxisPlace, axisPlace } from './sweep-cost.ts'

/**
 * @param at  where the request has it
 * Fails: with every failure of the request, those of the base by their paths in the request.
 */
export async function baseOf(reader: PointReader, failures: FailureList, at = 'base'): Promise<ReadRun> {
  const read = await reader.read({})
  if ('value' in read) return read.value
  throw failures
    .addItems(read.failures.map((failure) => ({ ...failure, field: failure.field === null ? at : `${at}.${failure.field}` })))
    .problem()
}

/** Where the variants of each axis begin to differ from the base. */
export function placesOf({ resolved }: ReadRun, probes: readonly (readonly Attempt<ReadRun>[])[]): AxisPlace[] {
  return probes.map((ends) => {
    const patches = ends.flatMap((end) => ('value' in end ? [patchBetween(resolved, end.value.resolved)] : []))
    // An end that is the base says nothing of the values between.
    const { stages, first } = firstStages(
      resolved,
      patches.filter((patch) => Object.keys(patch).length > 0),
    )
    const known = first.flatMap((at) => at ?? [])
    // Of an axis whose ends are refused nothing is known: it shares what it does, and is counted as if it shared nothing.
    return axisPlace(stages, known.length === 0 ? -1 : Math.min(...known), (resolved.scene ?? null) !== null)
  })
}

export function provenanceOf({ resolved }: ReadRun, { sha256 }: Sources): Provenance {
  const table = readHeldWeather(resolved.weather, new Sink()) as WeatherTable // it has been read for the plan
  return provenance(withoutSolePart(resolved), table, sha256)
}
