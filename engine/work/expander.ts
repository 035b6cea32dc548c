import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { isValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import type { QuantityName } from '../core/quantities.ts'
import type { Failure } from '../core/sink.ts'
import type { Names } from '../findings/entry.ts'
import { seriesOf } from '../run.ts'
import type { SimpleSections } from '../simple/components.ts'
import { type Expanded, expandSimple, simpleSeries } from '../simple/expand.ts'
import type { SimplePlace } from '../simple/plant.ts'
import { componentNames, simpleNames } from '../simple/simple-names.ts'
import { EMPTY_YEAR } from './empty-year.ts'

export type Components = Pick<SimpleSections, 'module' | 'inverter'>

/** How a simple request becomes a full one: of one plant, or of parts, whose components are in the order of the list. */
export interface Expander {
  /** What is wrong beyond the checks of `inspectSimple`. */
  readonly check: (request: SimpleRunRequest, sent: ReadonlySet<string>) => readonly Failure[]
  readonly expand: (
    request: SimpleRunRequest,
    sent: ReadonlySet<string>,
    place: SimplePlace,
    sections: readonly (SimpleSections | null)[] | null,
  ) => Expanded | { failures: Failure[] }
  readonly series: (
    request: SimpleRunRequest,
    sent: ReadonlySet<string>,
    components: readonly (Components | null)[],
    change?: (full: Resolved) => Resolved,
  ) => readonly QuantityName[]
  readonly names: (hasComponents: boolean) => Names
}

const OF_ONE: Expander = {
  check: () => [],
  expand: (request, sent, place, sections) => expandSimple(request, sent, place, sections?.[0] ?? null),
  series: (request, sent, [components = null], change) => simpleSeries(request, sent, components, change),
  names: (hasComponents) => (hasComponents ? componentNames : simpleNames),
}

/** The code of plants of parts is loaded with the first of them. */
export async function expanderOf({ sub_arrays }: SimpleRunRequest): Promise<Expander> {
  if (!isValid(sub_arrays) || sub_arrays === null) return OF_ONE
  const { checkSubArrays, expandSubArrays, partNames, preparePlant, unsizedParts } = await import('./simple-parts.ts')
  return {
    check: (request, sent) => checkSubArrays(request, sent).failures,
    expand: expandSubArrays,
    series: (request, sent, components, change = (full) => full) =>
      seriesOf(change(unsizedParts(request, sent, components, EMPTY_YEAR)), preparePlant),
    names: partNames,
  }
}
