import { dewPointColumn, pressureColumn } from '../../core/air-columns.ts'
import { HALF_PI } from '../../core/angles.ts'
import { makeFrame, type SkyColumns, type SkyStage } from '../../core/frame.ts'
import type { WeatherTable } from '../../core/weather-table.ts'
import { BEAM_ZENITH_COS_MIN, clearnessIndex } from './clearness.ts'
import { clearnessChange, dirintFactor, steadyClearness } from './dirint-bins.ts'
import { discAirMass, discTransmittance, EXTRA_FACTOR } from './disc-beam.ts'
import type { DecompositionOption } from './option.ts'

/**
 * The beam of DISC, corrected by clearness, zenith, the change of clearness from row to row and,
 * when the weather has humidity, the dew point. The neighbours are the rows before and after, at
 * the weather's own step (hours or minutes, as in pvlib and SAM), in this block or another. A row
 * does not count as a neighbour when there is a gap in the time stamps, when it has no global
 * irradiance, or when its sun is not up. Without the neighbours' global irradiance (plane-of-array
 * input) the change counts as unknown.
 * Valid for: hourly means; with shorter steps the sky looks steadier than the hourly data of the
 * fit.
 * Checked by: vectors t03, test/fixtures/irradiance/decomposition-points.json
 */
export const dirint: DecompositionOption = {
  title: 'DIRINT',
  source:
    'R. Perez, P. Ineichen, E. Maxwell, R. Seals, A. Zelenka, Dynamic global-to-direct irradiance conversion models, ASHRAE Transactions 98 (1992), 354-369',
  prepare(request, table, sun, sink) {
    const airPressurePa = pressureColumn(request, sink)
    const dewC = dewPointColumn(request.weather, sink)
    const { startMinutes } = table
    const nearMinutes = 1.5 * table.stepMinutes
    const outside = sun === null ? null : outsideClearness(table, sun, airPressurePa)
    let steady = new Float64Array(0) // row i is at i + 1; the first and last elements are the rows before and after the block
    return (frame) => {
      const { first, n, sky } = frame
      const { ghiWm2, dhiWm2, sunElevationRad, sunZenithCos, extraNormalWm2 } = sky
      if (steady.length < n + 2) steady = new Float64Array(frame.capacity + 2)
      for (let i = 0; i < n; i++) steady[i + 1] = clearnessAt(sky, i, airPressurePa[first + i])
      steady[0] = outside === null ? Number.NaN : outside(first - 1)
      steady[n + 1] = outside === null ? Number.NaN : outside(first + n)
      for (let i = 0; i < n; i++) {
        const ghi = ghiWm2[i]
        const zenithCos = sunZenithCos[i]
        if (zenithCos < BEAM_ZENITH_COS_MIN) {
          dhiWm2[i] = ghi
          continue
        }
        const row = first + i
        const before = outside !== null && Math.abs(startMinutes[row] - startMinutes[row - 1]) < nearMinutes ? steady[i] : Number.NaN
        const after = outside !== null && Math.abs(startMinutes[row + 1] - startMinutes[row]) < nearMinutes ? steady[i + 2] : Number.NaN
        const change = clearnessChange(before, steady[i + 1], after)
        const dew = dewC === null ? Number.NaN : dewC[row]
        const extraWm2 = extraNormalWm2[i] * EXTRA_FACTOR
        const airMass = discAirMass(sunElevationRad[i], zenithCos, airPressurePa[row])
        const discWm2 = extraWm2 * discTransmittance(clearnessIndex(ghi, zenithCos, extraWm2), airMass)
        const dni = discWm2 * dirintFactor(steady[i + 1], HALF_PI - sunElevationRad[i], change, dew) // eq. 5
        dhiWm2[i] = Math.max(ghi - dni * zenithCos, 0)
      }
    }
  },
}

/** Steady clearness of a row; NaN while the sun is not up. */
function clearnessAt(sky: SkyColumns<'irradiance'>, i: number, airPressurePa: number): number {
  if (sky.isUp[i] === 0) return Number.NaN
  const kt = clearnessIndex(sky.ghiWm2[i], sky.sunZenithCos[i], sky.extraNormalWm2[i] * EXTRA_FACTOR)
  return steadyClearness(kt, discAirMass(sky.sunElevationRad[i], sky.sunZenithCos[i], airPressurePa))
}

/**
 * Steady clearness of a row of the weather outside the block; NaN where the weather has no such
 * row.
 */
function outsideClearness(table: WeatherTable, sun: SkyStage<'sun'>, airPressurePa: Float64Array): (row: number) => number {
  const frame = makeFrame(1, table.stepMinutes)
  frame.n = 1
  return (row) => {
    if (table.ghiWm2 === null || row < 0 || row >= table.n) return Number.NaN
    frame.first = row
    frame.sky.startMinutes[0] = table.startMinutes[row]
    frame.sky.ghiWm2[0] = table.ghiWm2[row]
    sun(frame)
    return clearnessAt(frame.sky, 0, airPressurePa[row])
  }
}
