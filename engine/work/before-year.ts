import type { SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { SimpleSections } from '../simple/components.ts'
import { expandSimple, simpleSeries } from '../simple/expand.ts'
import type { Choices } from '../tree/choices.ts'
import { preferChoices } from '../tree/prefer.ts'
import { runCost } from './cost.ts'
import { preferred } from './preference.ts'
import { seriesMax } from './series.ts'
import type { BeforeYear } from './sources.ts'
import type { RunWork } from './work.ts'

/** The hours of a typical year. */
const ZEROS = new Array<number>(8760).fill(0)
const EMPTY_YEAR = {
  timezone: 0,
  step_minutes: 60,
  start: '2001-01-01T00:00',
  time: null,
  temp_air_c: ZEROS,
  wind_speed_ms: ZEROS,
  ghi_wm2: ZEROS,
  dhi_wm2: ZEROS,
} as unknown as Weather

/** A simple request that has passed the checks of its fields. */
export interface CheckedSimple {
  readonly simple: SimpleRunRequest
  /** Keys that were sent. */
  readonly sent: ReadonlySet<string>
  /** The module and the inverter that it names; null without both. */
  readonly components: Pick<SimpleSections, 'module' | 'inverter'> | null
}

/** What is known of a simple run before it has its typical year. */
export function beforeYear(read: CheckedSimple, work: Pick<RunWork, 'choices' | 'series'>): BeforeYear {
  const { simple, sent } = read
  const { choices = {} } = work
  const resolved = simple.scene === null ? null : inEmptyYear(simple, sent, choices)
  const costly = resolved && { resolved, cost: runCost(resolved, seriesMax(work, resolved)) }
  return { request: simple, costly, series: () => seriesWithout(read, choices) }
}

/** Series of a checked simple request by a preferred path; null when the year decides what of the path suits the plant. */
function seriesWithout({ simple, sent, components }: CheckedSimple, choices: Choices): ReturnType<BeforeYear['series']> {
  if (Object.keys(choices).length === 0) return simpleSeries(simple, sent, components)
  let isKnown = true
  const names = simpleSeries(simple, sent, components, (full) => {
    const plant = { ...full, weather: EMPTY_YEAR }
    const { findings, resolved } = preferred(plant, plant, choices, [...sent])
    isKnown = findings.length === 0
    return resolved
  })
  return isKnown ? names : null
}

/** A checked simple request in a year of hours without weather: what its run takes does not depend on the values. */
function inEmptyYear(simple: SimpleRunRequest, sent: ReadonlySet<string>, choices: Choices): Resolved {
  const made = expandSimple(simple, sent, { weather: EMPTY_YEAR, weatherSource: null, timezoneH: 0, elevationM: null })
  if ('failures' in made) throw new Error('A checked simple request has failures')
  const plant = made.request as Resolved
  // Looking for what of no path suits the plant would check its whole scene.
  return Object.keys(choices).length === 0 ? plant : preferChoices(plant, choices).request
}
