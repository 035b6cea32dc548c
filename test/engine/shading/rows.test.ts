import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { type Direction, rowArray } from '../../../engine/geometry/row-array.ts'
import { shadeDepthFrac } from '../../../engine/geometry/row-shade.ts'
import { frontSkyView } from '../../../engine/geometry/row-views.ts'
import { DIFFUSE_SHADINGS } from '../../../engine/shading/diffuse-shading/index.ts'
import { prepareShading } from '../../../engine/shading/index.ts'
import { rowSection, surplusFrac } from '../../../engine/shading/row-section.ts'
import points from '../../fixtures/shading/shaded-fraction.json'
import { column, describeReference, expectClose, loadVectors, type VectorCase } from '../../reference.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'
import { sunCosineAt } from '../geometry/sun-cosine.ts'

/** Cosine of beam incidence on a row that is turned in its section. */
function aoiCosOf(normalCos: number, rightCos: number, rotationRad: number): number {
  return rightCos * Math.sin(rotationRad) + normalCos * Math.cos(rotationRad)
}

/** Shade by the kernels that a run calls; angles in degrees; all rows have the same rotation. */
function shadeOf(array: object, zenithDeg: number, azimuthDeg: number, rotationDeg: number): number {
  const { gcr, normal, right, rotationOffsetRad } = rowArray(requestWith({ array: { track_mode: 'single_axis', ...array } }).array)
  const zenithCos = Math.cos(zenithDeg * RAD_PER_DEG)
  const normalCos = sunCosineAt(normal, zenithCos, azimuthDeg * RAD_PER_DEG)
  const rightCos = sunCosineAt(right, zenithCos, azimuthDeg * RAD_PER_DEG)
  return shadeDepthFrac(gcr, normalCos, aoiCosOf(normalCos, rightCos, rotationDeg * RAD_PER_DEG + rotationOffsetRad))
}

const t07 = loadVectors('t07')
const casesOf = (name: string): VectorCase[] => t07?.cases.filter((c) => c.function.startsWith(name)) ?? []

describeReference('row shade against pvlib t07', () => {
  // When all rows have the same rotation, the offset of the collector from its axis has no effect.
  const alike = casesOf('shading.shaded_fraction1d').filter((c) => c.inputs.shading_row_rotation === undefined)
  for (const [k, c] of alike.entries()) {
    const p = c.params as Record<string, number>
    test(`shaded_fraction1d ${k}: axis ${p.axis_azimuth} deg, tilt ${p.axis_tilt}, slope ${p.cross_axis_slope}`, () => {
      const array = {
        tilt_deg: p.axis_tilt,
        azimuth_deg: p.axis_azimuth,
        cross_axis_slope_deg: p.cross_axis_slope,
        gcr: p.collector_width / p.pitch,
        collector_width_m: p.collector_width,
      }
      const zenith = column(c.inputs.solar_zenith ?? c.inputs.apparent_zenith)
      const azimuth = column(c.inputs.solar_azimuth)
      const rotation = column(c.inputs.shaded_row_rotation ?? c.inputs.tracker_theta)
      const shade = zenith.map((deg, i) => shadeOf(array, deg, azimuth[i], rotation[i]))
      expectClose(shade, column(c.outputs.shaded_fraction), { tolerance: 1e-9 })
    })
  }

  test('projected_solar_zenith_angle equals our angle of the sun in the section across the rows', () => {
    const { inputs, outputs } = casesOf('shading.projected_solar_zenith_angle')[0]
    const [zenith, azimuth, axisTilt, axisAzimuth] = ['solar_zenith', 'solar_azimuth', 'axis_tilt', 'axis_azimuth'].map((name) =>
      column(inputs[name]),
    )
    const angles = zenith.map((deg, i) => {
      // ours gives an axis by its lower end; from the other end the angle has the opposite sign
      const isTurned = axisTilt[i] < 0
      const axis = { tilt_deg: Math.abs(axisTilt[i]), azimuth_deg: (axisAzimuth[i] + (isTurned ? 180 : 0)) % 360 }
      const { normal, right } = rowArray(requestWith({ array: { track_mode: 'single_axis', ...axis } }).array)
      const cosineTo = (direction: Direction): number => sunCosineAt(direction, Math.cos(deg * RAD_PER_DEG), azimuth[i] * RAD_PER_DEG)
      return ((isTurned ? -1 : 1) * Math.atan2(cosineTo(right), cosineTo(normal))) / RAD_PER_DEG
    })
    expectClose(angles, column(outputs.theta_p), { tolerance: 1e-9 })
  })

  for (const [k, c] of casesOf('bifacial.infinite_sheds').entries()) {
    // a case without inputs has the inputs of the previous case
    const inputs = c.inputs.surface_tilt === undefined ? casesOf('bifacial.infinite_sheds')[k - 1].inputs : c.inputs
    test(`infinite_sheds ${k}, ${c.params.model}: beam and sky on the front`, () => {
      const gcr = c.params.gcr as number
      const [tilt, azimuth, zenith, sunAzimuth] = ['surface_tilt', 'surface_azimuth', 'solar_zenith', 'solar_azimuth'].map((name) =>
        column(inputs[name]),
      )
      const [dhi, dni, dniExtra, iam] = ['dhi', 'dni', 'dni_extra', 'iam_front'].map((name) => column(inputs[name]))
      const rows = [...tilt.keys()].map((i) => {
        const rotation = tilt[i] * RAD_PER_DEG
        const zenithCos = Math.cos(zenith[i] * RAD_PER_DEG)
        const { normal, right } = rowArray(requestWith({ array: { tilt_deg: tilt[i], azimuth_deg: azimuth[i] % 360, gcr } }).array)
        const normalCos = sunCosineAt(normal, zenithCos, sunAzimuth[i] * RAD_PER_DEG)
        const aoiCos = aoiCosOf(normalCos, sunCosineAt(right, zenithCos, sunAzimuth[i] * RAD_PER_DEG), rotation)
        const shaded = aoiCos > 0 ? shadeDepthFrac(gcr, normalCos, aoiCos) : 0
        const circumsolarFrac = c.params.model === 'haydavies' ? dni[i] / dniExtra[i] : 0
        const beam = dni[i] + (circumsolarFrac * dhi[i]) / zenithCos
        return {
          shaded,
          beam: iam[i] * beam * Math.max(aoiCos, 0) * (1 - shaded),
          sky: (1 - circumsolarFrac) * dhi[i] * frontSkyView(gcr, Math.cos(rotation)),
        }
      })
      const compare = (ours: number[], theirs: string): number => expectClose(ours, column(c.outputs[theirs]))
      compare(
        rows.map(({ shaded }) => shaded),
        'poa.shaded_fraction',
      )
      compare(
        rows.map(({ beam }) => beam),
        'poa.poa_direct',
      )
      compare(
        rows.map(({ sky }) => sky),
        'poa.poa_sky_diffuse',
      )
    })
  }

  test('limit_angle is the sky loss at the masking angle of the lower edge', () => {
    const c = casesOf('shading.masking_angle')[0]
    const gcr = column(c.inputs.gcr)
    const height = column(c.inputs.slant_height)
    // pvlib's height on the row is our band below the active width
    const loss = column(c.inputs.surface_tilt).map((tilt, i) => {
      const { array } = requestWith({ array: { gcr: gcr[i], tilt_deg: tilt, collector_width_m: 1, band_bottom_m: height[i] } })
      return DIFFUSE_SHADINGS.limit_angle.skyLossFrac(rowSection(array), tilt * RAD_PER_DEG)
    })
    expectClose(loss, column(c.outputs.sky_diffuse_passias), { tolerance: 1e-12 })
  })

  for (const c of casesOf('bifacial.utils.vf_row_sky_2d')) {
    test(`vf_row_sky_2d and vf_row_ground_2d, gcr ${c.params.gcr}: the view of a strip around each point`, () => {
      const gcr = c.params.gcr as number
      const x = column(c.inputs.x)
      const half = 1e-4 // as wide as the smallest distance from an end
      const inner = [...x.keys()].filter((k) => x[k] >= half && x[k] <= 1 - half)
      const rotationCos = column(c.inputs.surface_tilt).map((deg) => Math.cos(deg * RAD_PER_DEG))
      const theirs = (name: string): number[] => inner.map((k) => c.outputs[name][k] as number)
      expectClose(
        inner.map((k) => frontSkyView(gcr, rotationCos[k], x[k] - half, x[k] + half)),
        theirs('row_sky'),
      )
      // the ground is the sky of the same rows upside down; there pvlib's obstruction is 0.01 % off
      // the row
      expectClose(
        inner.map((k) => frontSkyView(gcr, -rotationCos[k], 1 - x[k] - half, 1 - x[k] + half)),
        theirs('row_ground'),
        { tolerance: 4e-4 },
      )
    })
  }

  for (const c of casesOf('bifacial.utils integrated')) {
    test(`vf_row_sky_2d_integ, gcr ${c.params.gcr}: the view of the whole width`, () => {
      const views = column(c.inputs.surface_tilt).map((deg) => frontSkyView(c.params.gcr as number, Math.cos(deg * RAD_PER_DEG)))
      expectClose(views, column(c.outputs.row_sky_integ), { tolerance: 1e-12 })
    })
  }
})

describe('beam shade of rows', () => {
  for (const p of points.points) {
    test(`agrees with the reference point ${p.shaded_fraction} on an axis at ${p.axis_azimuth} deg, slope ${p.cross_axis_slope}`, () => {
      const array = {
        tilt_deg: p.axis_tilt,
        azimuth_deg: p.axis_azimuth,
        cross_axis_slope_deg: p.cross_axis_slope,
        gcr: p.collector_width / p.pitch,
      }
      expect(shadeOf(array, p.solar_zenith, p.solar_azimuth, p.rotation)).toBeCloseTo(p.shaded_fraction, 9)
    })
  }

  test('with backtracking the shade of a row just touches the next row', () => {
    // cos(sun) / gcr is the cosine that backtracking turns back by (Anderson and Mikofski 2020, eq.
    // 14)
    const sun = 80
    const turned = sun - Math.acos(Math.cos(sun * RAD_PER_DEG) / 0.4) / RAD_PER_DEG
    expect(shadeOf({ azimuth_deg: 180, gcr: 0.4 }, sun, 270, turned)).toBeCloseTo(0, 12)
    expect(shadeOf({ azimuth_deg: 180, gcr: 0.4 }, sun, 270, turned + 1)).toBeGreaterThan(0.01)
  })
})

/** Shade factors of one row of weather with a noon-like sun, from the stage that a run calls. */
function stage(array: object, zenithDeg: number, rotationDeg = 0) {
  const request = requestWith({ array: { tilt_deg: 30, azimuth_deg: 180, gcr: 0.5, collector_width_m: 4, ...array } })
  const frame = frameOf([{ zenithDeg, azimuthDeg: 180 }])
  const { plane } = frame
  plane.rotationRad[0] = rotationDeg * RAD_PER_DEG
  plane.aoiCos[0] = Math.cos((zenithDeg - 30) * RAD_PER_DEG)
  plane.beamWm2[0] = 500
  plane.skyWm2[0] = 100
  plane.groundWm2[0] = 20
  const sink = new Sink()
  prepareShading(request, sink)(frame, plane)
  return {
    failures: sink.failures.map(({ field, message }) => `${field}: ${message}`),
    shaded: plane.nearBeamLossWm2[0] / 500,
    surplus: plane.stripSurplusFrac[0],
    beam: [plane.beamWm2[0], plane.nearBeamLossWm2[0]],
    sky: [plane.skyWm2[0], plane.nearSkyLossWm2[0]],
    ground: [plane.groundWm2[0], plane.nearGroundLossWm2[0]],
  }
}

describe('the shading stage', () => {
  // At 80 deg of zenith the shade's depth is 1 - cos 80 / (0.5 cos 50) of the width.
  const depth = 1 - Math.cos(80 * RAD_PER_DEG) / (0.5 * Math.cos(50 * RAD_PER_DEG))

  test('(n - 1) / n of the rows are shaded', () => {
    for (const n of [1, 2, 10]) {
      const { shaded, beam } = stage({ n_rows: n, shade_mode: 'linear' }, 80)
      const expected = ((n - 1) / n) * depth
      expect(shaded).toBeCloseTo(expected, 12)
      expectClose(beam, [500 * (1 - expected), 500 * expected], { tolerance: 1e-12 })
    }
  })

  test('ground-reflected light reaches only the first row', () => {
    expectClose(stage({ n_rows: 4, ground_shading: 'first_row' }, 30).ground, [5, 15], { tolerance: 1e-12 })
  })

  test('shade on inactive bands causes no loss', () => {
    const { shaded } = stage({ n_rows: 1000000, shade_mode: 'linear', band_bottom_m: 0.4, band_top_m: 0.8 }, 80)
    expectClose([shaded], [(depth - 0.1) / 0.7], { tolerance: 2e-6 })
    expect(stage({ band_bottom_m: 4 * depth }, 80).shaded).toBeCloseTo(0, 12)
  })

  test('bands without active width between them are refused', () => {
    expect(stage({ band_bottom_m: 3, band_top_m: 1 }, 80).failures).toEqual([
      'array.band_bottom_m: The inactive bands of 1 m and 3 m leave no active part of the collector width of 4 m: make them narrower',
    ])
  })

  test('`none` turns off one kind of shading, `inter_row_shading` turns off all', () => {
    expect(stage({ shade_mode: 'none' }, 80).beam).toEqual([500, 0])
    expect(stage({ diffuse_shading: 'none' }, 80).sky).toEqual([100, 0])
    for (const off of [{ inter_row_shading: false }, { track_mode: 'rooftop' }]) {
      const { beam, sky, ground, shaded } = stage(off, 80)
      expect([beam, sky, ground, shaded]).toEqual([[500, 0], [100, 0], [20, 0], 0])
    }
  })

  test('only `electrical` has a surplus', () => {
    const array = { n_rows: 10, string_steps: 2, cell_traverse_m: 0.2 }
    expect(stage({ ...array, shade_mode: 'linear' }, 80).surplus).toBe(0)
    expectClose([stage({ ...array, shade_mode: 'electrical' }, 80).surplus], [0.9 * surplusFrac(depth, 2, 0.1)], { tolerance: 1e-12 })
  })
})

describe('sky shade of rows', () => {
  const real = { tilt_deg: 28, collector_width_m: 3.96, gcr: 3.96 / 9.9 }
  const lossAt28 = (diffuse: 'lune' | 'limit_angle' | 'none', array: object = real): number =>
    DIFFUSE_SHADINGS[diffuse].skyLossFrac(rowSection(requestWith({ array }).array), 28 * RAD_PER_DEG)

  test('the lune of rows at 28 deg, 3.96 m on 9.90 m keeps 0.965 (real PVsyst), the limit angle 0.980', () => {
    expect(1 - lossAt28('lune')).toBeCloseTo(0.965, 3)
    expect(1 - lossAt28('limit_angle')).toBeCloseTo(0.98, 3)
    expect(lossAt28('none')).toBe(0)
  })

  /**
   * The beam's shaded fraction over the lune of sky that the plane sees, each ray weighted by the
   * cosine of its incidence, by plain summation.
   */
  function summed(tiltDeg: number, gcr: number, from: number, to: number): number {
    const tilt = tiltDeg * RAD_PER_DEG
    const steps = 1200
    let lost = 0
    let all = 0
    for (let e = 0; e < steps; e++) {
      const elevation = ((e + 0.5) / steps) * (Math.PI / 2)
      for (let a = 0; a < steps; a++) {
        const azimuth = ((a + 0.5) / steps) * Math.PI // from the plane's, one half
        const aoiCos = Math.sin(elevation) * Math.cos(tilt) + Math.cos(elevation) * Math.sin(tilt) * Math.cos(azimuth)
        if (aoiCos <= 0) continue
        const weight = aoiCos * Math.cos(elevation)
        const depth = shadeDepthFrac(gcr, Math.sin(elevation), aoiCos)
        all += weight
        lost += weight * Math.min(Math.max((depth - from) / (to - from), 0), 1)
      }
    }
    return lost / all
  }

  test('the lune is the integral of the beam shade over the sky', () => {
    expect(lossAt28('lune')).toBeCloseTo(summed(28, 0.4, 0, 1), 4)
    expect(lossAt28('lune', { ...real, band_bottom_m: 0.396, band_top_m: 0.792 })).toBeCloseTo(summed(28, 0.4, 0.1, 0.8), 4)
  })

  test('level trackers on level ground lose no sky, and the loss is the same for rotations to either side', () => {
    const section = rowSection(requestWith({ array: { track_mode: 'single_axis', tilt_deg: 0, gcr: 0.4 } }).array)
    for (const { skyLossFrac } of Object.values(DIFFUSE_SHADINGS)) {
      expect(skyLossFrac(section, 0)).toBeCloseTo(0, 12)
      expect(skyLossFrac(section, 0.7)).toBeCloseTo(skyLossFrac(section, -0.7), 12)
    }
  })

  test("the bands of a tracker change sides with its rotation, a fixed row's do not", () => {
    const array = { track_mode: 'single_axis', collector_width_m: 4, gcr: 0.4, band_top_m: 1 }
    const section = rowSection(requestWith({ array }).array)
    const { skyLossFrac } = DIFFUSE_SHADINGS.lune
    expect(skyLossFrac(section, -0.7)).toBeLessThan(skyLossFrac(section, 0.7)) // the band is below, where less sky is visible
  })

  test('interpolation by rotation is within 1e-6 of the formula', () => {
    const request = requestWith({ array: { track_mode: 'single_axis', tilt_deg: 0, gcr: 0.5, n_rows: 1000000, cross_axis_slope_deg: 5 } })
    const section = rowSection(request.array)
    const degrees = Array.from({ length: 600 }, (_, k) => -59.95 + k * 0.2)
    const frame = frameOf(degrees.map(() => ({ zenithDeg: 30, azimuthDeg: 180 })))
    const { plane } = frame
    plane.skyWm2.fill(1)
    for (const [k, deg] of degrees.entries()) plane.rotationRad[k] = deg * RAD_PER_DEG
    prepareShading(request, new Sink())(frame, plane)
    const expected = degrees.map((deg) => 0.999999 * DIFFUSE_SHADINGS.lune.skyLossFrac(section, (deg - 5) * RAD_PER_DEG))
    expectClose(plane.nearSkyLossWm2, expected, { tolerance: 1e-6 })
  })
})

describe('surplus of shaded strips', () => {
  test('the bottom strip loses linearly while its first cell is being covered, and is then lost completely', () => {
    // two strips, a cell is a quarter of a strip: at one sixteenth of the width half the cell is
    // shaded, so half the strip is lost
    expect(surplusFrac(1 / 16, 2, 1 / 4)).toBeCloseTo(1 / 4 - 1 / 16, 12)
    expect(surplusFrac(1 / 8, 2, 1 / 4)).toBeCloseTo(1 / 2 - 1 / 8, 12)
    expect(surplusFrac(1 / 4, 2, 1 / 4)).toBeCloseTo(1 / 2 - 1 / 4, 12)
    expect(surplusFrac(1 / 2, 2, 1 / 4)).toBeCloseTo(0, 12)
    expect(surplusFrac(5 / 8, 2, 1 / 4)).toBeCloseTo(1 - 5 / 8, 12)
  })

  test('the surplus is 0 without shade and under full shade, and never negative', () => {
    for (const strips of [1, 3]) {
      expect(surplusFrac(0, strips, 0.1)).toBe(0)
      expect(surplusFrac(1, strips, 0.1)).toBeCloseTo(0, 12)
      for (let shaded = 0; shaded <= 1; shaded += 0.01) expect(surplusFrac(shaded, strips, 1)).toBeGreaterThan(-1e-12)
    }
  })
})
