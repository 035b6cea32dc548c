import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import type { Records } from './records.ts'
import { isAvailable, isLimited, valueAt } from './test-rows.ts'

export type FilterCount = PerformanceAnswer['filters'][number]
export type FilterName = FilterCount['filter']

/** Records that are still used, and what the filters took of them. */
export class Selection {
  readonly used: Uint8Array
  readonly counts: FilterCount[] = []
  private left: number

  constructor(
    readonly set: FilterCount['set'],
    n: number,
  ) {
    this.used = new Uint8Array(n).fill(1)
    this.left = n
  }

  get count(): number {
    return this.left
  }

  /** Takes the records of which the predicate says so. A filter that takes none is listed too. */
  remove(filter: FilterName, isOut: (i: number) => boolean): void {
    let removed = 0
    for (let i = 0; i < this.used.length; i++) {
      if (this.used[i] === 0 || !isOut(i)) continue
      this.used[i] = 0
      removed++
    }
    this.left -= removed
    this.counts.push({ set: this.set, filter, removed, left: this.left })
  }
}

/** What only one of the sets is sorted by. */
export interface Sorting {
  /** Whether the run is read in this record; null for all. */
  readonly season: ((startMinutes: number) => boolean) | null
  /** Starts of the records with a power that the plant cannot have. */
  readonly impossible: ReadonlySet<number>
}

/**
 * Takes the records of which neither test can say anything about the plant: ASTM E2848-13, section 9.
 * @param limitW  power at which the plant is limited
 */
export function filterRecords(
  records: Records,
  set: FilterCount['set'],
  filters: PerformanceRequest['filters'],
  limitW: number,
  { season, impossible }: Sorting,
): Selection {
  const { poaWm2, airC, windMps, acW, spreadFrac, startMinutes, n } = records
  const { irradiance_min_wm2: least, irradiance_max_wm2: most, spread_max: spreadMax, clip_fraction: clipFrac } = filters
  const selection = new Selection(set, n)
  if (season !== null) selection.remove('season', (i) => !season(startMinutes[i]))
  if (impossible.size > 0) selection.remove('impossible', (i) => impossible.has(startMinutes[i]))
  selection.remove('missing', (i) => Number.isNaN(poaWm2[i] + valueAt(acW, i) + orZero(airC, i) + orZero(windMps, i)))
  selection.remove('low_irradiance', (i) => poaWm2[i] < least)
  selection.remove('high_irradiance', (i) => poaWm2[i] > most)
  if (records.availableFrac !== null) selection.remove('unavailable', (i) => !isAvailable(records, i))
  // near the limit both lose the same records, whatever the run says of its own
  const isAtLimit = (i: number) => valueAt(acW, i) >= clipFrac * limitW
  if (set === 'run') selection.remove('limited', (i) => isLimited(records, i) || isAtLimit(i))
  else {
    if (records.limitedFrac !== null) selection.remove('curtailed', (i) => isLimited(records, i))
    selection.remove('limited', isAtLimit)
  }
  if (spreadMax !== null && spreadFrac.some((spread) => !Number.isNaN(spread)))
    selection.remove('unstable', (i) => spreadFrac[i] > spreadMax)
  return selection
}

/** A column that was not measured is missing in no record. */
function orZero(column: Float64Array | null, i: number): number {
  return column === null ? 0 : column[i]
}

/** A copy of a selection, for a test that goes on with filters of its own. */
export function copyOf(selection: Selection): Selection {
  const copy = new Selection(selection.set, selection.used.length)
  copy.remove('window', (i) => selection.used[i] === 0)
  copy.counts.length = 0
  return copy
}
