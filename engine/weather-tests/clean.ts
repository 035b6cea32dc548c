import type { Weather } from '@pvyield/contract/schemas'
import type { Tested } from './apply-tests.ts'
import type { ChangeLog } from './change-log.ts'
import { type TestName, WEATHER_TESTS } from './index.ts'
import { COMPONENTS, type TestedRows } from './tested-rows.ts'

/**
 * The section without the values that failed a test: they become gaps. The first test that a value fails
 * is its reason.
 * @param weather  is not changed
 * @param removed  tests whose values are removed
 */
export function clean(
  weather: Weather,
  rows: TestedRows,
  tested: readonly Tested[],
  removed: readonly TestName[],
  log: ChangeLog,
): Weather {
  const cleaned: Weather = { ...weather }
  for (const name of COMPONENTS) {
    const sent = weather[name]
    if (rows.columns[name] === null || sent === undefined) continue
    let values: (number | null)[] | null = null
    for (const { name: test, mask } of tested) {
      if (mask === null || !removed.includes(test) || !(WEATHER_TESTS[test].judges as readonly string[]).includes(name)) continue
      values ??= [...sent]
      for (let row = mask.indexOf(1); row >= 0; row = mask.indexOf(1, row + 1)) {
        const before = values[row]
        if (before === null) continue
        values[row] = null
        log.add(row, name, before, null, test)
      }
    }
    if (values !== null) cleaned[name] = values
  }
  return cleaned
}
