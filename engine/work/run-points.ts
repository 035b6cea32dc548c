import type { Resolved } from '../core/option.ts'
import type { Attempt } from '../variants/attempt.ts'
import type { Wanted } from '../variants/collector.ts'
import { patchBetween } from '../variants/patch.ts'
import { runVariants, type VariantResult } from '../variants/run-variants.ts'
import { progressOf } from './progress.ts'
import type { Sources } from './sources.ts'

/**
 * Runs plants that were read. What those in the same weather have in common runs once; each result is that of a run of
 * its own, to the last digit, or why the engine refuses it.
 * @param read  the plants, or why their bodies are refused
 */
export function runPoints<T>(read: readonly Attempt<Resolved>[], wanted: Wanted<T>, sources: Sources): Attempt<T>[] {
  const results: Attempt<T>[] = read.map((each) => ('reason' in each ? each : UNRUN))
  const plants = read.flatMap((each, at) => ('value' in each ? [{ plant: each.value, at }] : []))
  for (const weather of new Set(plants.map(({ plant }) => plant.weather))) {
    const group = plants.filter(({ plant }) => plant.weather === weather)
    const [{ plant: first }] = group
    const patches = group.map(({ plant }) => patchBetween(first, plant))
    const found: Attempt<VariantResult<T>>[] = runVariants(first, patches, wanted, { onProgress: progressOf(sources) })
    for (const [k, result] of found.entries()) results[group[k].at] = 'value' in result ? { value: result.value.wanted } : result
  }
  return results
}

/** Stands for a result until it is there. */
const UNRUN = { reason: 'not run', failures: [] }
