import type { Weather } from '@pvyield/contract/schemas'
import type { Tested } from './apply-tests.ts'
import type { ChangeLog, ChangeWay } from './change-log.ts'
import { type Filling, fill, WAYS } from './filling.ts'
import { type TestName, WEATHER_TESTS } from './index.ts'
import { COMPONENTS, type Component, type TestedRows } from './tested-rows.ts'

/** A row without a value in the section that was sent. */
const GAP = 255
/** A row that the section left out. */
const ABSENT = 254

export interface Cleaning {
  /** Tests whose values are removed. */
  readonly remove: readonly TestName[]
  readonly fill: Filling
}

/**
 * The section without the values that failed a test, and with the gaps filled that are to be filled. The first test
 * that a value fails is its reason.
 * @param weather  is not changed
 * @param inserted  1 in each row that the section which was sent left out; null without any
 */
export function clean(
  weather: Weather,
  rows: TestedRows,
  tested: readonly Tested[],
  { remove, fill: filling }: Cleaning,
  log: ChangeLog,
  inserted: Uint8Array | null = null,
): Weather {
  const columns = copies(rows)
  const ways = { ghi_wm2: new Uint8Array(rows.n), dhi_wm2: new Uint8Array(rows.n), dni_wm2: new Uint8Array(rows.n) }
  const reasons = { ghi_wm2: new Uint8Array(rows.n), dhi_wm2: new Uint8Array(rows.n), dni_wm2: new Uint8Array(rows.n) }
  const removed = tested.filter(({ name, mask }) => mask !== null && remove.includes(name))
  for (const name of COMPONENTS) removeFrom(columns[name], removed, name, reasons[name], inserted)
  fill(rows, { columns, ways }, filling)
  const cleaned: Weather = { ...weather }
  for (const name of COMPONENTS) {
    const values = columns[name]
    const sent = weather[name]
    if (values === null || sent === undefined) continue
    const changed = changesOf(name, sent, values, ways[name], reasons[name], removed, log)
    if (changed !== null) cleaned[name] = changed
  }
  return cleaned
}

function copies({ columns }: TestedRows): Record<Component, Float64Array | null> {
  const { ghi_wm2, dhi_wm2, dni_wm2 } = columns
  return { ghi_wm2: ghi_wm2?.slice() ?? null, dhi_wm2: dhi_wm2?.slice() ?? null, dni_wm2: dni_wm2?.slice() ?? null }
}

/** Turns failed values into NaN. @param reasons  gets 1 and the place of the test in the list, `GAP` in a gap, `ABSENT` in an inserted row */
function removeFrom(
  values: Float64Array | null,
  removed: readonly Tested[],
  name: Component,
  reasons: Uint8Array,
  inserted: Uint8Array | null,
): void {
  if (values === null) return
  for (let i = 0; i < values.length; i++) if (Number.isNaN(values[i])) reasons[i] = inserted?.[i] === 1 ? ABSENT : GAP
  for (const [k, { name: test, mask }] of removed.entries()) {
    if (mask === null || !WEATHER_TESTS[test].judges.some((column: Component) => column === name)) continue
    for (let i = mask.indexOf(1); i >= 0; i = mask.indexOf(1, i + 1)) {
      if (reasons[i] !== 0) continue
      reasons[i] = k + 1
      values[i] = Number.NaN
    }
  }
}

/** The column as it is written, rounded to 0.1 W/m2 where it was filled; null when nothing changed. */
function changesOf(
  column: Component,
  sent: readonly (number | null)[],
  values: Float64Array,
  ways: Uint8Array,
  reasons: Uint8Array,
  removed: readonly Tested[],
  log: ChangeLog,
): (number | null)[] | null {
  let written: (number | null)[] | null = null
  for (let row = 0; row < reasons.length; row++) {
    const reason = reasons[row]
    const isFilled = ways[row] !== 0
    if (reason === 0 || (reason >= ABSENT && !isFilled)) continue
    const after = isFilled ? Math.round(values[row] * 10) / 10 : null
    const how: ChangeWay = isFilled ? (WAYS[ways[row]] as ChangeWay) : 'removed'
    written ??= [...sent]
    written[row] = after
    log.add({
      row,
      column,
      before: sent[row],
      after,
      why: reason === GAP ? 'gap' : reason === ABSENT ? 'absent' : removed[reason - 1].name,
      how,
    })
  }
  return written
}
