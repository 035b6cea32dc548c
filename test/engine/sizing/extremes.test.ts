import { expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, run } from '@pvyield/engine'
import { formatStamp } from '../../../engine/core/calendar.ts'
import { siteExtremes } from '../../../engine/sizing/extremes.ts'
import { MUNICH_YEAR } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'
import { cecSection } from '../module/sections.ts'
import { smallPlant } from '../small-plant.ts'

const PLANT: Resolved = { ...completeRunRequest<Resolved>({ ...smallPlant(), module: cecSection() }), weather: MUNICH_YEAR }
const FIRST_ROW = Date.UTC(1990, 0, 1) / 60_000

test('the coldest air and the hottest cell are those of the series of a run, with their rows', () => {
  const { series } = run(PLANT, { withSeries: true, sha256: () => '' })
  const columnOf = (name: 'TArray' | 'GlobInc') => series?.columns[series.names.indexOf(name)] ?? new Float64Array()
  const cells = columnOf('TArray')
  const power = columnOf('GlobInc')
  let hottest = -1
  cells.forEach((temp, row) => {
    if ((power[row] ?? 0) > 0 && (hottest < 0 || temp > (cells[hottest] ?? 0))) hottest = row
  })
  const { lowestAir, coldestDaylight, hottestCell } = siteExtremes(PLANT).extremes
  expect(hottestCell.tempC).toBeCloseTo(cells[hottest] ?? Number.NaN, 9)
  expect(hottestCell.time).toBe(formatStamp(FIRST_ROW + 60 * hottest))
  const air = MUNICH_YEAR.temp_air_c as number[]
  expect(lowestAir.tempC).toBe(Math.min(...air))
  expect(lowestAir.time).toBe(formatStamp(FIRST_ROW + 60 * air.indexOf(lowestAir.tempC)))
  const byDay = air.filter((_, row) => (power[row] ?? 0) > 0)
  expect(coldestDaylight.tempC).toBe(Math.min(...byDay))
})

test('they do not depend on the stringing, and not on whether the weather is kept', () => {
  const { extremes } = siteExtremes(PLANT)
  const array = { ...PLANT.array, modules_per_string: 7, strings_per_inverter: 3, n_inverters: 2 }
  expect(siteExtremes({ ...PLANT, array }).extremes).toEqual(extremes)
  expect(siteExtremes({ ...PLANT, weather: Object.freeze({ ...MUNICH_YEAR }) }).extremes).toEqual(extremes)
})

test('weather without light is refused at its irradiance', () => {
  const dark = (column: readonly (number | null)[] | null | undefined) => (column ?? []).map(() => 0)
  const weather = {
    ...MUNICH_YEAR,
    ghi_wm2: dark(MUNICH_YEAR.ghi_wm2),
    dhi_wm2: dark(MUNICH_YEAR.dhi_wm2),
    dni_wm2: dark(MUNICH_YEAR.dni_wm2),
  }
  expect(fieldsOf(() => siteExtremes({ ...PLANT, weather } as Resolved))).toEqual(['weather.ghi_wm2'])
})
