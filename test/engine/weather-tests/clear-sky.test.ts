import { expect, test } from 'bun:test'
import { clearColumns } from '../../../engine/weather-tests/clear-sky.ts'
import { turbidityAt } from '../../../engine/weather-tests/turbidity.ts'
import fixture from '../../fixtures/weather-tests/clear-sky.json'

test('the clear sky of every month is that of pvlib with the whole table of turbidity', async () => {
  let furthest = 0
  for (const [k, { latitude, longitude, elevation, day, apparent_zenith, dni_extra }] of fixture.inputs.entries()) {
    const turbidity = await turbidityAt(latitude, longitude)
    const n = apparent_zenith.length
    const cos = Float64Array.from(apparent_zenith, (deg) => Math.cos((deg * Math.PI) / 180))
    const rows = {
      n,
      stepMinutes: 60,
      startMinutes: new Float64Array(n),
      sunZenithCos: cos,
      isUp: new Uint8Array(n).fill(1),
      extraNormalWm2: Float64Array.from(dni_extra),
      columns: { ghi_wm2: null, dhi_wm2: null, dni_wm2: null },
      latitudeDeg: latitude,
      elevationM: elevation,
    }
    const { ghiWm2 } = clearColumns(rows, new Float64Array(n).fill(turbidity.onDay(day)))
    for (const [row, expected] of (fixture.expected[k] ?? []).entries())
      furthest = Math.max(furthest, Math.abs((ghiWm2[row] ?? Number.NaN) - expected))
  }
  expect(furthest).toBeLessThan(fixture.tolerance)
  expect(furthest).toBeGreaterThan(fixture.achieved - 0.2)
})
