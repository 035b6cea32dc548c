import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'

const PLANE = { track_mode: 'fixed', tilt_deg: 30, azimuth_deg: 180 }

/** Light on the plane of the plant, unshaded, as the run computes it. */
function lightOnPlane(): number[] {
  const { series } = run(plant({ array: PLANE }), { withSeries: true })
  return [...(series?.columns[series.names.indexOf('GlobInc')] ?? [])]
}

function foundWith(poa_wm2: readonly (number | null)[], array: object = PLANE) {
  const { summary } = run(plant({ array, weather: { ...MUNICH_YEAR, poa_wm2 } })).answer
  return (summary.findings ?? []).filter(({ code }) => code === 'plane_sensor_differs')
}

test('a sensor on the plane that fits the horizontal light is not mentioned, one that is 5.6 % off is', () => {
  const light = lightOnPlane()
  expect(foundWith(light.map((wm2) => 0.96 * wm2))).toEqual([])
  expect(foundWith(light.map((wm2) => 1.04 * wm2))).toEqual([])
  const [found] = foundWith(light.map((wm2) => 1.056 * wm2))
  expect(found?.message).toMatch(
    /^weather.poa_wm2 is 5.6 % above what the horizontal irradiance gives on the plane, in \d+ bright rows: check the sensors, the tilt and azimuth of the plane, and the clock. Do not judge the plant by it before$/,
  )
  expect(found?.values).toMatchObject({ is_flat: false })
})

test('a sensor that lies flat is named as such', () => {
  const [found] = foundWith((MUNICH_YEAR.ghi_wm2 ?? []).map((ghi) => (ghi === null ? null : 1.005 * ghi)))
  expect(found).toMatchObject({ field: 'weather.poa_wm2', level: 'warning', values: { is_flat: true } })
  expect(found?.message).toEndWith('and equals the horizontal irradiance: the sensor seems to lie flat. Do not judge the plant by it')
})

test('gaps, a few bright rows, and arrays that look in several directions are not judged', () => {
  const light = lightOnPlane()
  expect(foundWith(light.map((wm2, row) => (row % 3 === 0 ? null : wm2)))).toEqual([])
  const inHoursOfJune = (from: number, to: number) => light.map((wm2, row) => (row >= 4080 + from && row < 4080 + to ? 0.5 * wm2 : null))
  expect(foundWith(inHoursOfJune(0, 24))).toHaveLength(1)
  expect(foundWith(inHoursOfJune(10, 14))).toEqual([])
  expect(
    foundWith(
      light.map((wm2) => 0.5 * wm2),
      { track_mode: 'ewf', tilt_deg: 10, azimuth_deg: 90 },
    ),
  ).toEqual([])
})
