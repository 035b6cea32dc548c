import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { Frame, PlaneColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import type { WeatherTable } from '../../../engine/core/weather-table.ts'
import { preparePlaneInput, prepareTransposition } from '../../../engine/irradiance/index.ts'
import { skyFromPlane } from '../../../engine/irradiance/plane-input.ts'
import { check, type RunOutcome, run } from '../../../engine/run.ts'
import points from '../../fixtures/irradiance/plane-input-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { failuresOf } from '../failures.ts'
import { requestWith } from '../geometry/setting.ts'
import { tiltTo } from '../geometry/tilt-to.ts'
import { frameOf } from './frame-of.ts'

interface Rows {
  zenithDeg: ArrayLike<number>
  extraWm2: ArrayLike<number>
  aoiCos: ArrayLike<number>
  poaWm2: ArrayLike<number>
  tiltDeg: number
  albedoFrac: number
}

/** Finds the sky of rows on a fixed plane and transposes it, as a run does. */
function invert(rows: Rows, site: object): Frame {
  const frame = frameOf({ zenith: rows.zenithDeg, extra: rows.extraWm2 })
  frame.lit.n = 0
  for (let i = 0; i < frame.n; i++) if (rows.poaWm2[i] > 0) frame.lit.rows[frame.lit.n++] = i
  frame.sky.albedoFrac.fill(rows.albedoFrac)
  tiltTo(frame.plane, new Array<number>(frame.n).fill(rows.tiltDeg))
  frame.plane.aoiCos.set(rows.aoiCos)
  const request = requestWith({ site })
  const table = { poaWm2: Float64Array.from(rows.poaWm2) } as WeatherTable
  preparePlaneInput(request, table, new Sink())(frame, frame.plane)
  prepareTransposition(request)(frame, frame.plane)
  return frame
}

const CONTINUOUS = { decomposition: 'erbs_driesse', transposition: 'perez_driesse' }

test('global irradiance of six hours equals values copied from the reference', () => {
  const { inputs, expected, tolerance } = points
  const { sky, plane } = invert(
    {
      zenithDeg: inputs.zenith_deg,
      extraWm2: inputs.dni_extra_wm2,
      aoiCos: inputs.aoi_cos,
      poaWm2: inputs.poa_wm2,
      tiltDeg: inputs.tilt_deg,
      albedoFrac: inputs.albedo,
    },
    CONTINUOUS,
  )
  expectClose(sky.ghiWm2, expected.ghi_wm2, { tolerance })
  const globalInc = plane.beamIncWm2.map((beam, i) => beam + plane.skyIncWm2[i] + plane.groundIncWm2[i])
  expectClose(globalInc, inputs.poa_wm2, { tolerance: 1e-8 })
})

describeReference('sky from the plane against pvlib', () => {
  test('ghi_from_poa_driesse_2024: two days agree within its own tolerance of 0.01 W/m2', () => {
    const { inputs, outputs, params } = caseOf(loadVectors('t03'), 'irradiance.ghi_from_poa_driesse_2024')
    const [zenith, azimuth] = [column(inputs.solar_zenith), column(inputs.solar_azimuth)]
    const [tilt, facing] = [Number(params.surface_tilt) * RAD_PER_DEG, Number(params.surface_azimuth)]
    const aoiCos = zenith.map(
      (deg, i) =>
        Math.cos(tilt) * Math.cos(deg * RAD_PER_DEG) +
        Math.sin(tilt) * Math.sin(deg * RAD_PER_DEG) * Math.cos((azimuth[i] - facing) * RAD_PER_DEG),
    )
    const { sky } = invert(
      {
        zenithDeg: zenith,
        extraWm2: column(inputs.dni_extra),
        aoiCos,
        poaWm2: column(inputs.poa_global),
        tiltDeg: Number(params.surface_tilt),
        albedoFrac: Number(params.albedo),
      },
      CONTINUOUS,
    )
    const difference = sky.ghiWm2.map((ghi, i) => ghi - Number(outputs.ghi[i]))
    expect(Math.max(...difference.map(Math.abs))).toBeLessThanOrEqual(Number(params.xtol))
    expect(sky.ghiWm2.filter((ghi) => ghi > 0).length).toBeGreaterThan(25)
  })
})

describe('the search, on artificial models', () => {
  /** Plane irradiance as a function of global, on a plane that sees nothing else. */
  const searchFor = (poaWm2: number, planeOf: (ghi: number) => number): { ghi: number; trials: number } => {
    const frame = frameOf({ zenith: [60], extra: [1360] })
    let trials = 0
    const transpose = ({ lit, sky }: Frame<'transposition'>, { beamWm2 }: PlaneColumns<'transposition'>): void => {
      trials++
      for (let k = 0; k < lit.n; k++) beamWm2[lit.rows[k]] = planeOf(sky.ghiWm2[lit.rows[k]])
    }
    skyFromPlane(Float64Array.of(poaWm2), () => {}, transpose)(frame, frame.plane)
    return { ghi: frame.sky.ghiWm2[0], trials }
  }

  test('a smooth model is solved to 1e-9 of the measured value within the climb and ten trials', () => {
    const { ghi, trials } = searchFor(500, (x) => 0.4 * x + 0.0007 * x * x)
    expect(Math.abs(0.4 * ghi + 0.0007 * ghi * ghi - 500)).toBeLessThan(5e-7)
    expect(trials).toBeLessThanOrEqual(26)
  })

  test('of several solutions it finds the lowest, also on a crest between two steps of the climb', () => {
    const crest = (x: number): number => 100 - ((x - 180) / 10) ** 2
    expect(searchFor(99.9, crest).ghi).toBeCloseTo(180 - 10 * Math.sqrt(0.1), 6)
    expect(searchFor(50, (x) => 60 * Math.sin(x / 100)).ghi).toBeCloseTo(100 * Math.asin(50 / 60), 6)
  })

  test('at a jump across the measured value it finds another solution further up, or else the nearer side', () => {
    const jump = (x: number): number => (x < 200 ? x : x + 40)
    expect(searchFor(210, jump).ghi).toBeCloseTo(200, 6)
    expect(jump(searchFor(210, jump).ghi)).toBeLessThan(210)
    expect(jump(searchFor(230, jump).ghi)).toBeGreaterThan(230)
    const andBack = (x: number): number => (x < 200 ? x : 480 - x)
    expect(searchFor(210, andBack).ghi).toBeCloseTo(270, 6)
  })

  test('it goes beyond the climb for a bright plane under a low sun, and to its end for a plane that sees nothing', () => {
    expect(searchFor(900, (x) => 0.5 * x).ghi).toBeCloseTo(1800, 6)
    expect(searchFor(30, () => 0).ghi).toBeCloseTo(1.25 * 1360 * 0.5, 6)
  })
})

describe('a run on irradiance measured in the plane', () => {
  const { dhi_wm2: _dhi, dni_wm2: _dni, ...global } = MUNICH_YEAR
  const { ghi_wm2: _ghi, ...bare } = global
  const valuesOf = ({ series }: RunOutcome, name: string): Float64Array => {
    const column = series?.columns[series.names.indexOf(name)]
    if (column === undefined) throw new Error(`The series has no ${name}`)
    return column
  }
  const planes = {
    'fixed plane': { tilt_deg: 30, azimuth_deg: 170 },
    'single-axis tracker': { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180 },
  }
  for (const [name, array] of Object.entries(planes)) {
    for (const site of [
      CONTINUOUS,
      { decomposition: 'boland', transposition: 'hay_davies' },
      { decomposition: 'erbs', transposition: 'klucher' },
    ]) {
      test(`${name}, ${site.decomposition} and ${site.transposition}: GlobInc is the measured irradiance in every row`, () => {
        const measured = valuesOf(run(plant({ weather: global, site, array }), { withSeries: true }), 'GlobInc')
        const outcome = run(plant({ weather: { ...bare, poa_wm2: [...measured] }, site, array }), { withSeries: true })
        expectClose(valuesOf(outcome, 'GlobInc'), measured, { tolerance: 1e-6, unit: 1e-3 })
      })
    }
  }

  test('with the jumps of Perez 1990, 99 of 100 rows are solved', () => {
    const measured = valuesOf(run(plant({ weather: global }), { withSeries: true }), 'GlobInc')
    const found = valuesOf(run(plant({ weather: { ...bare, poa_wm2: [...measured] } }), { withSeries: true }), 'GlobInc')
    const lit = measured.filter((value) => value > 0).length
    const missed = measured.filter((value, i) => Math.abs(found[i] - value) > 1e-6 * value)
    expect(lit).toBeGreaterThan(4000)
    expect(missed.length).toBeLessThan(lit / 100)
  })

  test('horizontal columns that close take precedence over it', () => {
    const grid = (weather: Resolved['weather']): number => run(plant({ weather })).answer.summary.e_grid_kwh
    const poa_wm2 = new Array<number>(global.temp_air_c.length).fill(100)
    expect(grid({ ...global, poa_wm2 })).toBe(grid(global))
    expect(grid({ ...MUNICH_YEAR, poa_wm2 })).toBe(grid(MUNICH_YEAR))
    expect(grid({ ...bare, dhi_wm2: MUNICH_YEAR.dhi_wm2, poa_wm2 })).not.toBe(grid(global))
  })

  test('faces of two orientations, and tracking that depends on the irradiance, are refused at weather.poa_wm2', () => {
    const weather = { ...bare, poa_wm2: new Array<number>(global.temp_air_c.length).fill(100) }
    const failures = (array: object) => failuresOf(() => check(plant({ weather, array })))
    expect(failures({ track_mode: 'ewf', tilt_deg: 10 })).toMatchObject([
      {
        field: 'weather.poa_wm2',
        message: 'One sensor cannot measure the irradiance on faces of two orientations: send horizontal irradiance',
      },
    ])
    expect(failures({ track_mode: 'single_axis', tilt_deg: 0, tracking: 'optimised' })).toMatchObject([
      {
        field: 'weather.poa_wm2',
        message: 'Optimised tracking needs the horizontal irradiance to find the best rotation: send it, or choose another array.tracking',
      },
    ])
    expect(failures({ track_mode: 'single_axis', tilt_deg: 0 })).toEqual([])
  })
})
