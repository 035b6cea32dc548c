import { describe, expect, test } from 'bun:test'
import { relativeAirMass } from '../../../engine/core/air-mass.ts'
import { pressurePa, SEA_LEVEL_PA } from '../../../engine/core/pressure.ts'
import { type ClearSky, clearSky, prepareClearSky } from '../../../engine/irradiance/clear-sky.ts'
import fixture from '../../fixtures/irradiance/clear-sky-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

const RAD = Math.PI / 180

interface Points {
  apparent_zenith: ArrayLike<number>
  airmass_absolute: ArrayLike<number>
  linke_turbidity: ArrayLike<number>
  altitude: ArrayLike<number>
  dni_extra: ArrayLike<number>
}

function columnsOf({ apparent_zenith, airmass_absolute, linke_turbidity, altitude, dni_extra }: Points, isEnhanced = false) {
  const rows = Array.from(apparent_zenith, (zenith, i): ClearSky => {
    const out = { ghi: Number.NaN, dhi: Number.NaN, dni: Number.NaN }
    const at = (values: ArrayLike<number>): number => values[i] ?? Number.NaN
    clearSky(Math.cos(zenith * RAD), at(airmass_absolute), at(linke_turbidity), at(altitude), at(dni_extra), isEnhanced, out)
    return out
  })
  return { ghi: rows.map(({ ghi }) => ghi), dhi: rows.map(({ dhi }) => dhi), dni: rows.map(({ dni }) => dni) }
}

describeReference('pvlib t02', () => {
  test.each([0, 1])('clearsky.ineichen, case %i: global, diffuse and beam while the sun is up', (nth) => {
    const { params, inputs, outputs } = caseOf(loadVectors('t02'), 'clearsky.ineichen', nth)
    const zenith = column(inputs.apparent_zenith)
    const found = columnsOf(
      {
        apparent_zenith: zenith,
        airmass_absolute: column(inputs.airmass_absolute),
        linke_turbidity: column(inputs.linke_turbidity),
        altitude: column(inputs.altitude),
        dni_extra: column(inputs.dni_extra),
      },
      params.perez_enhancement === true,
    )
    const where = (i: number): boolean => zenith[i] < 89.9
    for (const name of ['ghi', 'dhi', 'dni'] as const) expectClose(found[name], column(outputs[name]), { tolerance: 1e-9, where })
  })
})

test('a clear sky gives the irradiance of pvlib', () => {
  const found = columnsOf(fixture.inputs)
  for (const name of ['ghi', 'dhi', 'dni'] as const) expectClose(found[name], fixture.expected[name], { tolerance: fixture.tolerance })
})

describe('the stage', () => {
  const request = requestWith({ site: { latitude: 45, longitude: 10, elevation: 800 } })
  const rows = [30, 60, 85, 95].map((zenithDeg) => ({ zenithDeg, azimuthDeg: 180, ghiWm2: 300, dhiWm2: 200 }))

  test('gives the lit rows the sky of clean, dry air, and rows without sun stop being lit', () => {
    const frame = frameOf(rows)
    frame.sky.extraNormalWm2.fill(1370)
    prepareClearSky(request, false)(frame)
    expect([...frame.lit.rows.subarray(0, frame.lit.n)]).toEqual([0, 1, 2])
    const pressureFrac = pressurePa(800) / SEA_LEVEL_PA
    const expected = columnsOf({
      apparent_zenith: [30, 60, 85],
      airmass_absolute: [60, 30, 5].map((elevation) => pressureFrac * relativeAirMass(elevation * RAD, Math.sin(elevation * RAD))),
      linke_turbidity: [1, 1, 1],
      altitude: [800, 800, 800],
      dni_extra: [1370, 1370, 1370],
    })
    const { ghiWm2, dhiWm2, dniWm2 } = frame.sky
    for (const [found, wanted] of [
      [ghiWm2, expected.ghi],
      [dhiWm2, expected.dhi],
      [dniWm2, expected.dni],
    ] as const)
      expectClose(found.subarray(0, 3), wanted, { tolerance: 1e-8 })
  })
})
