import { describe, expect, test } from 'bun:test'
import { EngineError, run } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { makeFrame, type PlaneColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { TRANSPOSITIONS } from '../../../engine/irradiance/transposition/index.ts'
import { DIFFUSE_IAMS } from '../../../engine/optics/iam-diffuse/index.ts'
import { expectClose } from '../../reference.ts'
import { type Changes, diagram, everyLossPlant, MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { frameOf, requestWith, type SkyRow } from '../geometry/setting.ts'
import { smallScene } from '../scene/small-scene.ts'
import { faceLight } from './face-light.ts'

const UPRIGHT = {
  track_mode: 'fixed',
  inter_row_shading: true,
  tilt_deg: 90,
  gcr: 0.3,
  collector_width_m: 2,
  n_rows: 20,
  string_steps: 2,
  band_bottom_m: 0.1,
  band_top_m: 0.05,
}
const EQUAL_SIDES = { model: 'two_faces', height_m: 0.5, bifaciality: 1, structure_shading: 0, rear_mismatch: 0 }

/** A plant of upright rows with equal sides. */
function upright(azimuthDeg: number, changes: Changes = {}): Resolved {
  return everyLossPlant({
    weather: MUNICH_EVERY_THIRD_HOUR,
    ...changes,
    array: { ...UPRIGHT, azimuth_deg: azimuthDeg, ...(changes.array as object) },
    bifacial: { ...EQUAL_SIDES, ...(changes.bifacial as object) },
  })
}

describe('an upright plant of bifaciality 1 that is turned by 180 deg is itself', () => {
  const cases: Record<string, Changes> = {
    'as it is': {},
    'one row': { array: { n_rows: 1 } },
    'rows with ends': { array: { row_length_m: 12 } },
    'linear shade': { array: { shade_mode: 'linear' } },
    'limit angle': { array: { diffuse_shading: 'limit_angle' } },
    'light through the modules, and a ground of its own': {
      bifacial: { transparency: 0.1, albedo_monthly: [0.7, 0.6, 0.4, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.25, 0.4, 0.6] },
    },
    'edges on the ground': { bifacial: { height_m: 0 } },
    'circumsolar light as sky': { site: { circumsolar: 'diffuse' } },
    'the horizon on the beam alone': { site: { horizon_model: 'beam' } },
    ...Object.fromEntries(Object.keys(TRANSPOSITIONS).map((transposition) => [transposition, { site: { transposition } }])),
    ...Object.fromEntries(
      Object.keys(DIFFUSE_IAMS).map((diffuse) => [`diffuse incidence ${diffuse}`, { iam: { kind: 'martin_ruiz', diffuse } }]),
    ),
  }
  for (const [name, changes] of Object.entries(cases)) {
    test(name, () => {
      const [one, other] = [75, 255].map((azimuth) => run(upright(azimuth, changes), { withSeries: true }))
      expect(one.answer.summary.e_grid_kwh / other.answer.summary.e_grid_kwh).toBeCloseTo(1, 12)
      for (const name of ['EArrMPP', 'EOutInv'] as const) {
        const [ours, theirs] = [one, other].map(({ series }) => series?.columns[series.names.indexOf(name)] ?? [])
        expect(ours.length).toBeGreaterThan(1000)
        expectClose(ours, theirs, { tolerance: 1e-7 })
      }
    })
  }
})

test('front and rear of an upright plant are two plants that face the two ways, where cells know no temperature and no low light', () => {
  const module = { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: 0 }
  const halfOf = (azimuthDeg: number) => diagram(run(upright(azimuthDeg, { module, bifacial: { bifaciality: 0 } })))
  const whole = diagram(run(upright(75, { module })))
  const [front, back] = [halfOf(75), halfOf(255)]
  expect(whole.get('glob_eff')).toBe(front.get('glob_eff'))
  expect((whole.get('glob_rear') ?? 0) / (back.get('glob_eff') ?? 0)).toBeCloseTo(1, 12)
  const sumOf = (key: string): number => (front.get(key) ?? 0) + (back.get(key) ?? 0)
  for (const key of ['e_array_nominal', 'electrical_shading']) expect((whole.get(key) ?? 0) / sumOf(key), key).toBeCloseTo(1, 10)
})

const SKY: SkyRow[] = [
  { zenithDeg: 70, azimuthDeg: 80, ghiWm2: 400, dhiWm2: 150, dniWm2: 250 / Math.cos(70 * RAD_PER_DEG), albedoFrac: 0.2 },
  { zenithDeg: 70, azimuthDeg: 280, ghiWm2: 400, dhiWm2: 150, dniWm2: 250 / Math.cos(70 * RAD_PER_DEG), albedoFrac: 0.2 },
  { zenithDeg: 30, azimuthDeg: 190, ghiWm2: 800, dhiWm2: 250, dniWm2: 550 / Math.cos(30 * RAD_PER_DEG), albedoFrac: 0.2 },
]

function planeOf(array: object, bifacial: object = {}): PlaneColumns {
  const request = requestWith({
    site: { transposition: 'isotropic' },
    array,
    iam: { kind: 'off' },
    module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037, bifaciality: 0.8 },
    bifacial: { ...EQUAL_SIDES, ...bifacial },
  })
  return faceLight(request, frameOf(SKY))
}

test('the morning on one side is the evening on the other', () => {
  const plane = planeOf({ ...UPRIGHT, azimuth_deg: 90 })
  for (const column of ['backWm2', 'effectiveWm2'] as const) expect(plane[column][0]).toBeGreaterThan(0)
  expect(plane.backWm2[1]).toBeCloseTo(plane.effectiveWm2[0], 9)
  expect(plane.backWm2[0]).toBeCloseTo(plane.effectiveWm2[1], 9)
  expect(plane.rearStripLossWm2[1]).toBeCloseTo(plane.stripSurplusFrac[0] * plane.beamUnshadedEffWm2[0], 9)
})

test('strips of the rear lose their beam by hand', () => {
  // Upright rows 2 m high at 4 m, the sun straight behind at 14.04 deg of elevation: 1 m of the rear is in the shade.
  const elevation = Math.atan(0.25)
  const zenithDeg = 90 - elevation / RAD_PER_DEG
  const array = { tilt_deg: 90, azimuth_deg: 180, gcr: 0.5, collector_width_m: 2, n_rows: 2, string_steps: 3, cell_traverse_m: 0.16 }
  const request = requestWith({
    site: { transposition: 'isotropic' },
    array,
    iam: { kind: 'off' },
    module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 },
    bifacial: { ...EQUAL_SIDES, structure_shading: 0.1 },
  })
  const plane = faceLight(request, frameOf([{ zenithDeg, azimuthDeg: 0, ghiWm2: 300, dhiWm2: 100, dniWm2: 600, albedoFrac: 0 }]))
  const beam = 600 * Math.cos(elevation)
  // Half of the width is shaded: of three strips one wholly, the next deeper than a cell, so both. One row of two has one behind it.
  expect(plane.rearBeamWm2[0]).toBeCloseTo(beam * (1 - 0.5 / 2), 9)
  expect(plane.rearStripLossWm2[0]).toBeCloseTo(0.9 * (beam / 2) * (2 / 3 - 1 / 2), 9)
  expect(plane.stripSurplusFrac[0]).toBe(0)
})

describe('a tracker that stands still is a fixed row', () => {
  const rotated = (rotation: number, azimuth: number) => {
    const array = {
      track_mode: 'single_axis',
      tilt_deg: 0,
      azimuth_deg: azimuth,
      rotation_limit_deg: 90,
      wind_stow: true,
      wind_stow_speed_ms: 1,
      wind_stow_angle_deg: rotation,
      gcr: 0.35,
      collector_width_m: 3,
      n_rows: 8,
      row_length_m: 40,
      band_top_m: rotation > 0 ? 0.2 : 0.1,
      band_bottom_m: rotation > 0 ? 0.1 : 0.2,
    }
    const request = requestWith({ array, bifacial: { ...EQUAL_SIDES, height_m: 2 } })
    return faceLight(request, frameOf(SKY.map((row) => ({ ...row, windMps: 20 }))))
  }
  for (const [rotation, axis] of [
    [35, 180],
    [-35, 180],
    [80, 30],
    [-62, 200],
  ]) {
    test(`turned by ${rotation} deg about an axis at ${axis} deg`, () => {
      const tilt = Math.abs(rotation)
      const array = {
        tilt_deg: tilt,
        azimuth_deg: (axis + (rotation > 0 ? 90 : -90) + 360) % 360,
        gcr: 0.35,
        collector_width_m: 3,
        n_rows: 8,
        row_length_m: 40,
        band_top_m: 0.2,
        band_bottom_m: 0.1,
      }
      const fixed = faceLight(
        requestWith({ array, bifacial: { ...EQUAL_SIDES, height_m: 2 - 1.5 * Math.sin(tilt * RAD_PER_DEG) } }),
        frameOf(SKY),
      )
      const tracker = rotated(rotation, axis)
      // views of trackers are interpolated between rotations
      for (const column of ['effectiveWm2', 'backWm2', 'rearSkyWm2', 'rearBeamWm2', 'rearStripLossWm2'] as const) {
        expectClose(
          tracker[column].map((value) => value / 100),
          fixed[column].map((value) => value / 100),
          { tolerance: 2e-3 },
        )
      }
    })
  }
})

test('diffuse light on a side that looks down loses to incidence what rays from sky and ground lose', () => {
  const tiltDeg = 30
  const ofGround = { zenithDeg: 95, azimuthDeg: 0, ghiWm2: 100, dhiWm2: 100, albedoFrac: 1 }
  const request = requestWith({
    site: { transposition: 'isotropic' },
    array: { tilt_deg: tiltDeg, n_rows: 1 },
    iam: { kind: 'ashrae', b0: 0.05 },
    module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 },
    bifacial: EQUAL_SIDES,
  })
  const plane = faceLight(request, frameOf([ofGround]))
  // by rays from the rear, whose normal is 150 deg from the vertical; equal steps of the sine squared have equal weights
  const kept = { sky: 0, ground: 0 }
  const all = { sky: 0, ground: 0 }
  const steps = 600
  for (let a = 0; a < steps; a++) {
    const aoi = Math.asin(Math.sqrt((a + 0.5) / steps))
    const factor = Math.max(0, 1 - 0.05 * (1 / Math.cos(aoi) - 1))
    for (let r = 0; r < steps; r++) {
      const around = (2 * Math.PI * (r + 0.5)) / steps
      const up = -Math.cos(aoi) * Math.cos(tiltDeg * RAD_PER_DEG) + Math.sin(aoi) * Math.cos(around) * Math.sin(tiltDeg * RAD_PER_DEG)
      const region = up > 0 ? 'sky' : 'ground'
      kept[region] += factor
      all[region]++
    }
  }
  const lost = plane.rearSkyWm2[0] * (1 - kept.sky / all.sky) + plane.rearViewWm2[0] * (1 - kept.ground / all.ground)
  expect(plane.rearOpticsLossWm2[0] / lost).toBeCloseTo(1, 2)
})

test('the rows of the rear close, and take soiling and incidence', () => {
  const rows = diagram(run(upright(90, { bifacial: { structure_shading: 0.08 } })))
  const at = (key: string): number => rows.get(key) ?? Number.NaN
  const left = at('ground_incident') - at('ground_reflected') - at('rear_view') - at('rear_sky') - at('rear_beam') - at('rear_structure')
  expect(left - at('rear_optics')).toBeCloseTo(at('glob_rear'), 8)
  expect(at('rear_optics')).toBeGreaterThan(0.03 * left) // the plant has 3 % of soiling
  expect(diagram(run(upright(90, { bifacial: { model: 'view_factor' } }))).has('rear_optics')).toBe(false)
})

describe('what two_faces does not describe', () => {
  const failures = (changes: Changes): string[] => {
    try {
      run(upright(90, changes))
      return []
    } catch (error) {
      return error instanceof EngineError ? error.failures.map(({ field, message }) => `${field}: ${message}`) : [String(error)]
    }
  }
  test('a scene, and rows that do not shade each other, are refused with what to do', () => {
    expect(failures({})).toEqual([])
    expect(failures({ array: { inter_row_shading: false } })).toEqual([expect.stringMatching(/^bifacial\.model: two_faces describes rows/)])
    expect(failures({ scene: smallScene() })).toEqual([expect.stringMatching(/^bifacial\.model: two_faces describes the rows/)])
  })
  test('a steep row of view_factor names it, and no other plant', () => {
    const codes = (changes: Changes) => (run(upright(90, changes)).answer.summary.findings ?? []).map(({ code }) => code)
    expect(codes({ bifacial: { model: 'view_factor' } })).toContain('rear_electrical_shade')
    expect(codes({ bifacial: { model: 'view_factor' }, array: { tilt_deg: 60 } })).not.toContain('rear_electrical_shade')
    expect(codes({ bifacial: { model: 'view_factor' }, array: { track_mode: 'single_axis', tilt_deg: 0 } })).not.toContain(
      'rear_electrical_shade',
    )
    expect(codes({})).not.toContain('rear_electrical_shade')
  })
})

test('level rows, and rows as dense as they can be, have finite light on both sides', () => {
  for (const array of [{ tilt_deg: 0 }, { tilt_deg: 0.01 }, { tilt_deg: 90, gcr: 0.999 }, { tilt_deg: 5, gcr: 0.999 }]) {
    for (const height_m of [0, 5]) {
      const plane = planeOf({ collector_width_m: 2, n_rows: 7, ...array }, { height_m })
      for (const value of [...plane.backWm2, ...plane.effectiveWm2]) expect(value).toBeGreaterThanOrEqual(0)
    }
  }
  expect(makeFrame(1, 60).plane.rearStripLossWm2[0]).toBe(0)
})

describe('a level plane with two faces behind a horizon', () => {
  const energy = (tilt_deg: number, transposition: string) =>
    run(
      upright(180, {
        array: { tilt_deg },
        site: { transposition, use_horizon: true, horizon_azimuths_deg: [0, 180], horizon_elevations_deg: [0, 8] },
      }),
    ).answer.summary.e_grid_kwh
  test.each(Object.keys(TRANSPOSITIONS))('%s: has the energy of one tilted by next to nothing', (transposition) => {
    const level = energy(0, transposition)
    expect(energy(1e-9, transposition) / level).toBeCloseTo(1, 7)
    expect(energy(0.01, transposition) / level).toBeCloseTo(1, 3)
  })
})
