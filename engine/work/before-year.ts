import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Choices } from '../tree/choices.ts'
import { preferChoices } from '../tree/prefer.ts'
import { runCost } from './cost.ts'
import { EMPTY_YEAR } from './empty-year.ts'
import type { Components, Expander } from './expander.ts'
import { preferred } from './preference.ts'
import { seriesMax } from './series.ts'
import type { BeforeYear } from './sources.ts'
import type { RunWork } from './work.ts'

/** A simple request that has passed the checks of its fields. */
export interface CheckedSimple {
  readonly simple: SimpleRunRequest
  /** Keys that were sent. */
  readonly sent: ReadonlySet<string>
  /** The module and the inverter of each part that it has, and of the plant without parts; null without both. */
  readonly components: readonly (Components | null)[]
  readonly expander: Expander
}

/** What is known of a simple run before it has its typical year. */
export function beforeYear(read: CheckedSimple, work: Pick<RunWork, 'choices' | 'series'>): BeforeYear {
  const { simple } = read
  const { choices = {} } = work
  const resolved = simple.scene === null && simple.sub_arrays === null ? null : inEmptyYear(read, choices)
  const costly = resolved && { resolved, cost: runCost(resolved, seriesMax(work, resolved)) }
  return { request: simple, costly, series: () => seriesWithout(read, choices) }
}

/** Series of a checked simple request by a preferred path; null when the year decides what of the path suits the plant. */
function seriesWithout({ simple, sent, components, expander }: CheckedSimple, choices: Choices): ReturnType<BeforeYear['series']> {
  if (Object.keys(choices).length === 0) return expander.series(simple, sent, components)
  let isKnown = true
  const names = expander.series(simple, sent, components, (full) => {
    const plant = { ...full, weather: EMPTY_YEAR }
    const { findings, resolved } = preferred(plant, plant, choices, [...sent])
    isKnown = findings.length === 0
    return resolved
  })
  return isKnown ? names : null
}

/** A checked simple request in a year of hours without weather: what its run takes does not depend on the values. */
function inEmptyYear({ simple, sent, expander }: CheckedSimple, choices: Choices): Resolved {
  const place = { weather: EMPTY_YEAR, weatherSource: null, timezoneH: 0, elevationM: null }
  const made = expander.expand(simple, sent, place, null)
  if ('failures' in made) throw new Error('A checked simple request has failures')
  const plant = made.request as Resolved
  // Looking for what of no path suits the plant would check its whole scene.
  return Object.keys(choices).length === 0 ? plant : preferChoices(plant, choices).request
}
