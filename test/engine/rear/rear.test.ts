import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { PlaneColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { rowArray } from '../../../engine/geometry/row-array.ts'
import { RowOverGround } from '../../../engine/geometry/row-over-ground.ts'
import { shadeDepthFrac } from '../../../engine/geometry/row-shade.ts'
import { groundSkyView, rearGroundView, rearSkyView } from '../../../engine/geometry/row-views.ts'
import { groundHorizon } from '../../../engine/horizon/index.ts'
import { prepareBrightness } from '../../../engine/irradiance/brightness.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import { prepareRear } from '../../../engine/rear/index.ts'
import { REAR_MODELS } from '../../../engine/rear/model/index.ts'
import sheds from '../../fixtures/rear/infinite-sheds.json'
import { column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { frameOf, requestWith, type SkyRow } from '../geometry/setting.ts'
import { sunCosineAt } from '../geometry/sun-cosine.ts'
import { RayCaster } from './ray-casting.ts'

const t07 = loadVectors('t07')

interface ShedsParams {
  gcr: number
  height: number
  pitch: number
  albedo: number
  iam_back: number
  model: string
}

/** Circumsolar light normal to the sun, from the stage that a run calls. */
function circumsolarNormal(inputs: Record<string, unknown[]>, transposition: string): Float64Array {
  const [zenith, dhi, dni, extra] = [inputs.solar_zenith, inputs.dhi, inputs.dni, inputs.dni_extra].map(column)
  const frame = frameOf([...zenith].map((zenithDeg, k) => ({ zenithDeg, azimuthDeg: 180, dhiWm2: dhi[k], dniWm2: dni[k] })))
  frame.sky.extraNormalWm2.set(extra)
  prepareBrightness(requestWith({ site: { transposition }, bifacial: {} }))(frame)
  return frame.sky.circumsolarNormalWm2
}

/** Rear of infinite sheds by our kernels, with the mean of the ground light as in pvlib. */
function infiniteSheds(p: ShedsParams, inputs: Record<string, unknown[]>) {
  const tilt = column(inputs.surface_tilt)
  const azimuth = column(inputs.surface_azimuth)
  const zenith = column(inputs.solar_zenith)
  const sunAzimuth = column(inputs.solar_azimuth)
  const normal = circumsolarNormal(inputs, p.model === 'haydavies' ? 'hay_davies' : 'isotropic')
  const [ghi, diffuse, beam] = [column(inputs.ghi), column(inputs.dhi), column(inputs.dni)]
  const dhi = diffuse.map((value, k) => value - normal[k] * Math.cos(zenith[k] * RAD_PER_DEG))
  const dni = beam.map((value, k) => value + normal[k])
  const solve = (k: number) => {
    const request = requestWith({ array: { tilt_deg: tilt[k], azimuth_deg: azimuth[k] % 360, gcr: p.gcr } })
    const { gcr, normal: upright, right } = rowArray(request.array)
    const rotation = tilt[k] * RAD_PER_DEG
    const zenithCos = Math.cos(zenith[k] * RAD_PER_DEG)
    const normalCos = sunCosineAt(upright, zenithCos, sunAzimuth[k] * RAD_PER_DEG)
    const rightCos = sunCosineAt(right, zenithCos, sunAzimuth[k] * RAD_PER_DEG)
    const behindCos = -(rightCos * Math.sin(rotation) + normalCos * Math.cos(rotation))
    const row = new RowOverGround(gcr, p.height / p.pitch)
    row.turnTo(rotation)
    const lit = Math.abs(Math.atan(rightCos / normalCos)) > 85 * RAD_PER_DEG ? 0 : row.litFrac(rightCos / normalCos) // pvlib's limit
    const shaded = behindCos > 0 ? shadeDepthFrac(gcr, normalCos, behindCos) : 0
    return {
      shaded,
      beam: p.iam_back * dni[k] * Math.max(behindCos, 0) * (1 - shaded),
      sky: dhi[k] * rearSkyView(gcr, Math.cos(rotation)),
      ground: p.albedo * (lit * (ghi[k] - dhi[k]) + row.groundSkyView * dhi[k]) * row.groundView,
    }
  }
  return [...tilt.keys()].map(solve)
}

describeReference('rear of rows against pvlib t07', () => {
  for (const c of t07?.cases.filter(({ function: name }) => name === 'bifacial.utils integrated') ?? []) {
    const gcr = c.params.gcr as number
    const rotationCos = column(c.inputs.surface_tilt).map((deg) => Math.cos(deg * RAD_PER_DEG))

    test(`vf_row_ground_2d_integ, gcr ${gcr}: the rear's sky mirrored, and its ground`, () => {
      // pvlib's obstruction points are 0.01 % outside the rows: 2e-4
      expectClose(
        rotationCos.map((cos) => rearSkyView(gcr, cos)),
        column(c.outputs.row_ground_integ),
        { tolerance: 4e-4 },
      )
      expectClose(
        rotationCos.map((cos) => rearGroundView(gcr, -cos)),
        column(c.outputs.row_ground_integ),
        { tolerance: 4e-4 },
      )
    })

    test(`vf_ground_sky_2d_integ, gcr ${gcr}: the sky seen by the ground, of which pvlib omits the part beyond ten rows`, () => {
      const views = rotationCos.map((cos) => groundSkyView(gcr, rearGroundView(gcr, cos), rearSkyView(gcr, cos)))
      const where = (k: number): boolean => c.outputs.ground_sky_integ[k] !== null
      expectClose(views, column(c.outputs.ground_sky_integ), { where, tolerance: 1e-3 })
    })
  }

  const all = t07?.cases.filter(({ function: name }) => name.startsWith('bifacial.infinite_sheds')) ?? []
  for (const [k, c] of all.entries()) {
    test(`infinite_sheds ${k}, ${c.params.model}: beam and sky on the rear, and ground light from the mean of the ground`, () => {
      const inputs = 'same_as_previous_case' in c.inputs ? all[k - 1].inputs : c.inputs
      // below 2 deg of elevation our models have no circumsolar light
      const zenith = column(inputs.solar_zenith)
      const where = (row: number): boolean => c.params.model === 'isotropic' || zenith[row] < 88
      const rows = infiniteSheds(c.params as unknown as ShedsParams, inputs)
      expectClose(
        rows.map(({ shaded }) => shaded),
        column(c.outputs['bif.shaded_fraction_back']),
        { where, tolerance: 1e-9 },
      )
      expectClose(
        rows.map(({ beam }) => beam),
        column(c.outputs['bif.poa_back_direct']),
        { where, tolerance: 1e-9 },
      )
      expectClose(
        rows.map(({ sky }) => sky),
        column(c.outputs['bif.poa_back_sky_diffuse']),
        { where, tolerance: 1e-9 },
      )
      // the ground's sky, as above
      expectClose(
        rows.map(({ ground }) => ground),
        column(c.outputs['bif.poa_back_ground_diffuse']),
        { where, tolerance: 4e-3 },
      )
    })
  }
})

describe('view factors of the rear', () => {
  test('agree with the reference points of infinite sheds', () => {
    for (const c of sheds.cases) {
      const rows = infiniteSheds({ ...c.params, model: 'isotropic' }, { ...c.inputs, dni_extra: c.inputs.dni.map(() => 1361) })
      for (const [k, row] of rows.entries()) {
        expectClose([row.beam, row.sky], [c.outputs.beam[k], c.outputs.sky[k]], { tolerance: sheds.tolerance.beam_and_sky })
        expectClose([row.ground], [c.outputs.ground[k]], { tolerance: sheds.tolerance.ground })
      }
    }
  })

  test('all light from one pitch of sky reaches the ground or one side of the rows', () => {
    for (const deg of [0, 20, 60, 85]) {
      const cos = Math.cos(deg * RAD_PER_DEG)
      // one pitch of sky sends as much light to ground and rows as it receives
      const fromSky =
        groundSkyView(0.4, rearGroundView(0.4, cos), rearSkyView(0.4, cos)) + 0.4 * (rearSkyView(0.4, cos) + rearSkyView(0.4, -cos))
      expect(fromSky).toBeCloseTo(1, 12)
    }
    expect(rearGroundView(0.4, 1)).toBeCloseTo(1, 12) // a level row sees only the ground
    expect(rearSkyView(0.4, 1)).toBeCloseTo(0, 12)
  })

  for (const [gcr, height, deg] of [
    [0.4, 0.3, 25],
    [0.4, 0.15, 15],
    [0.6, 0.5, 0],
    [0.3, 0.25, 60],
    [0.5, 1.2, 40],
  ]) {
    const rotation = deg * RAD_PER_DEG
    const row = new RowOverGround(gcr, height)
    row.turnTo(rotation)
    const rays = new RayCaster(gcr, height, rotation)

    test(`equal those of ray casting, gcr ${gcr}, ${height} high, turned by ${deg} deg`, () => {
      expect(row.groundView).toBeCloseTo(
        rays.rearMean(() => 1),
        2,
      )
      for (const sunSlope of [-1.2, -0.3, 0, 0.8, 1.5]) {
        expect(row.litView(sunSlope)).toBeCloseTo(
          rays.rearMean((x) => (rays.isLit(x, sunSlope) ? 1 : 0)),
          2,
        )
      }
    })

    test(`weight the ground by its sky as ray casting does, gcr ${gcr}, ${height} high, turned by ${deg} deg`, () => {
      const places = 100
      const skyViews = Float64Array.from({ length: places }, (_, k) => rays.skyView((k + 0.5) / places))
      const skyAt = (x: number): number => skyViews[Math.floor((x - Math.floor(x)) * places)]
      expect(row.skylitView()).toBeCloseTo(rays.rearMean(skyAt), 2)
    })
  }

  test('shadows that cover the ground leave no lit ground', () => {
    const row = new RowOverGround(0.5, 0.4)
    row.turnTo(0.5)
    expect([row.litFrac(20), row.litView(20)]).toEqual([0, 0])
  })

  test('ground far below the rows counts by its lit fraction', () => {
    const row = new RowOverGround(0.4, 40)
    row.turnTo(0.6)
    expect(row.litView(0.5)).toBeCloseTo(row.litFrac(0.5) * row.groundView, 3)
  })
})

const SKY: SkyRow[] = [
  { zenithDeg: 35, azimuthDeg: 200, ghiWm2: 800, dhiWm2: 200, dniWm2: 600 / Math.cos(35 * RAD_PER_DEG), albedoFrac: 0.25 },
  { zenithDeg: 70, azimuthDeg: 20, ghiWm2: 300, dhiWm2: 100, dniWm2: 200 / Math.cos(70 * RAD_PER_DEG), albedoFrac: 0.6 },
]

/** Rear columns of two rows of weather, from the orientation and rear stages as in a run. */
function stage(changes: { [section in keyof Resolved]?: object | null }): { plane: PlaneColumns; warnings: string[]; failures: string[] } {
  const request = requestWith({ module: moduleOf(0.7), bifacial: { model: 'view_factor' }, ...changes })
  const frame = frameOf(SKY)
  const sink = new Sink()
  frame.plane.effectiveWm2.fill(900)
  prepareOrientation(request, sink)(frame, frame.plane)
  prepareRear(request, groundHorizon(request), sink)(frame, frame.plane)
  return { plane: frame.plane, warnings: sink.warnings, failures: sink.failures.map(({ field, message }) => `${field}: ${message}`) }
}

function moduleOf(bifaciality: number) {
  return { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037, bifaciality }
}

const FIXED = { tilt_deg: 30, azimuth_deg: 180, gcr: 0.4, collector_width_m: 4 }
const TRACKER = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.4, collector_width_m: 4 }

describe('the rear stage', () => {
  test('writes nothing without a bifacial section', () => {
    expect([...stage({ bifacial: null }).plane.backWm2]).toEqual([0, 0])
  })

  for (const [name, array] of Object.entries({ FIXED, TRACKER })) {
    test(`balances in every row, ${name}`, () => {
      const { plane } = stage({ array, bifacial: { height_m: 2, structure_shading: 0.1 } })
      for (let k = 0; k < SKY.length; k++) {
        const onRear = plane.rearViewWm2[k] + plane.rearSkyWm2[k] + plane.rearBeamWm2[k]
        expect(plane.rearStructureLossWm2[k]).toBeCloseTo(0.1 * onRear, 12)
        expect(plane.backWm2[k]).toBe(onRear - plane.rearStructureLossWm2[k])
        const absorbed = plane.rearAbsorbedLossWm2[k]
        expect(absorbed).toBeCloseTo((1 - (SKY[k].albedoFrac ?? 0)) * plane.rearGroundIncidentWm2[k], 12)
        expect(plane.rearGroundIncidentWm2[k] - absorbed - plane.rearViewLossWm2[k]).toBeCloseTo(plane.rearViewWm2[k], 11)
        expect(plane.rearViewWm2[k]).toBeGreaterThan(0)
      }
    })
  }

  test('the light from each part is its view factor times the irradiance of that part', () => {
    const { plane } = stage({ array: FIXED, bifacial: { height_m: 1 } })
    const row = new RowOverGround(0.4, (1 + 2 * Math.sin(30 * RAD_PER_DEG)) / 10)
    row.turnTo(30 * RAD_PER_DEG)
    const sunSlope = (Math.sin(35 * RAD_PER_DEG) * Math.cos(20 * RAD_PER_DEG)) / Math.cos(35 * RAD_PER_DEG)
    expectClose(
      [plane.rearGroundIncidentWm2[0], plane.rearViewWm2[0], plane.rearSkyWm2[0], plane.rearBeamWm2[0]],
      [
        600 * row.litFrac(sunSlope) + 200 * row.groundSkyView,
        0.25 * (600 * row.litView(sunSlope) + 200 * row.skylitView()),
        200 * rearSkyView(0.4, Math.cos(30 * RAD_PER_DEG)),
        0,
      ],
      { tolerance: 1e-9 },
    )
    expect(plane.rearBeamWm2[1]).toBeGreaterThan(10) // the sun is in the north-east
  })

  test('circumsolar light is treated like the beam', () => {
    const rearOf = (rows: SkyRow[], normalWm2: number): PlaneColumns => {
      const request = requestWith({ array: FIXED, bifacial: {} })
      const frame = frameOf(rows)
      frame.sky.circumsolarNormalWm2.fill(normalWm2)
      prepareOrientation(request, new Sink())(frame, frame.plane)
      prepareRear(request, null, new Sink())(frame, frame.plane)
      return frame.plane
    }
    const asBeam = SKY.map((row) => {
      const { dhiWm2 = 0, dniWm2 = 0 } = row
      return { ...row, dhiWm2: dhiWm2 - 60 * Math.cos(row.zenithDeg * RAD_PER_DEG), dniWm2: dniWm2 + 60 }
    })
    expectClose(rearOf(SKY, 60).backWm2, rearOf(asBeam, 0).backWm2, { tolerance: 1e-12 })
    expect(rearOf(SKY, 60).backWm2[0]).toBeLessThan(rearOf(SKY, 0).backWm2[0]) // it falls on shaded ground
  })

  test('fully transparent modules light the ground as if there were no rows', () => {
    const { plane } = stage({ array: FIXED, bifacial: { transparency: 1 } })
    expectClose(plane.rearGroundIncidentWm2, [800, 300], { tolerance: 1e-9 })
    const view = rearGroundView(0.4, Math.cos(30 * RAD_PER_DEG))
    expectClose(plane.rearViewWm2, [0.25 * 800 * view, 0.6 * 300 * view], { tolerance: 1e-9 })
  })

  test('a tracker on a slope has the same rear as a level one with a rotation reduced by the slope, and the sun relative to the slope', () => {
    // no sun: only the geometry of sky and ground matters
    const dark = SKY.map((row) => ({ ...row, dniWm2: 0, windMps: 30 }))
    const rear = (slope: number, rotation: number, gcr: number, height: number): number[] => {
      const request = requestWith({
        array: { ...TRACKER, gcr, cross_axis_slope_deg: slope, wind_stow: true, wind_stow_angle_deg: rotation },
        bifacial: { height_m: height, structure_shading: 0 },
      })
      const frame = frameOf(dark)
      prepareOrientation(request, new Sink())(frame, frame.plane)
      prepareRear(request, null, new Sink())(frame, frame.plane)
      return [frame.plane.rearViewWm2[0], frame.plane.rearSkyWm2[0], frame.plane.rearGroundIncidentWm2[0]]
    }
    const slopeCos = Math.cos(8 * RAD_PER_DEG)
    expectClose(rear(8, 30, 0.4, 2), rear(0, 22, 0.4 * slopeCos, 2 * slopeCos), { tolerance: 1e-4 })
    expectClose(rear(8, -10, 0.4, 2), rear(0, -18, 0.4 * slopeCos, 2 * slopeCos), { tolerance: 1e-4 })
  })

  test('east and west of a tracker mirror each other', () => {
    const mirrored = (azimuthDeg: number): number[] => {
      const frame = frameOf([{ ...SKY[0], zenithDeg: 60, azimuthDeg }])
      const request = requestWith({ array: { ...TRACKER, tracking: 'true_tracking' }, bifacial: {} })
      prepareOrientation(request, new Sink())(frame, frame.plane)
      prepareRear(request, null, new Sink())(frame, frame.plane)
      return [frame.plane.backWm2[0], frame.plane.rearViewWm2[0], frame.plane.rearSkyWm2[0]]
    }
    expectClose(mirrored(110), mirrored(250), { tolerance: 1e-12 })
  })

  test('with a horizon the rear loses the beam and its part of the sky', () => {
    const site = { horizon_azimuths_deg: [0], horizon_elevations_deg: [60] }
    const open = stage({ array: FIXED }).plane
    const hidden = stage({ array: FIXED, site }).plane
    expectClose(
      hidden.rearSkyWm2,
      open.rearSkyWm2.map((sky) => sky * (1 - 0.75)),
      { tolerance: 1e-9 },
    ) // sin^2 60
    expectClose(hidden.rearBeamWm2, [0, 0])
    const beamAlone = stage({ array: FIXED, site: { ...site, horizon_model: 'beam' } }).plane
    expectClose(beamAlone.rearSkyWm2, open.rearSkyWm2)
    expectClose(beamAlone.rearBeamWm2, [0, 0])
  })

  test('`fixed_fraction` is a fraction of the effective front, including structure shading', () => {
    const { plane } = stage({ array: FIXED, bifacial: { model: 'fixed_fraction', fixed_fraction: 0.08, structure_shading: 0.5 } })
    expectClose(plane.backWm2, [72, 72], { tolerance: 1e-12 })
    expectClose(plane.rearViewWm2, [72, 72], { tolerance: 1e-12 })
    expect([...plane.rearStructureLossWm2]).toEqual([0, 0])
  })

  test('a roof has no rear', () => {
    expect(stage({ array: { ...FIXED, track_mode: 'rooftop' } }).failures).toEqual([
      'bifacial: An array of track_mode rooftop has no rear side: set bifacial to null, or track_mode to fixed or single_axis',
    ])
  })

  test.each(Object.keys(REAR_MODELS))('a monofacial module with a bifacial section of %s causes a warning that names the fix', (model) => {
    const warningsOf = (ofModule: number, ofSection: number | null) =>
      stage({ array: FIXED, module: moduleOf(ofModule), bifacial: { model, bifaciality: ofSection } }).warnings
    const named = (field: string) =>
      `bifacial: ${field} is 0, so the rear irradiation gives no energy, and array.ground_shading null still counts the ground light of bifacial rows: set bifacial to null for a monofacial module`
    expect(warningsOf(0, null)).toEqual([named('module.bifaciality')])
    expect(warningsOf(0.7, 0)).toEqual([named('bifacial.bifaciality')])
    expect(warningsOf(0, 0.7)).toEqual([])
    expect(warningsOf(0.7, null)).toEqual([])
    expect(stage({ array: FIXED, module: moduleOf(0), bifacial: null }).warnings).toEqual([])
  })

  test('an axis too low for the collector causes a warning and is computed as if the edge touched the ground', () => {
    const low = stage({ array: TRACKER, bifacial: { height_m: 1.5 } })
    expect(low.warnings).toEqual([
      'bifacial.height_m: at 1.5 m the lower edge of the collector would be below the ground at full rotation (it needs 1.73 m); the rear side is computed as if it touched the ground there',
    ])
    expect(low.failures).toEqual([])
    expect(stage({ array: TRACKER, bifacial: { height_m: 1.74 } }).warnings).toEqual([])
    expect(stage({ array: FIXED, bifacial: { height_m: 0 } }).warnings).toEqual([])
    for (const back of stage({ array: TRACKER, bifacial: { height_m: 0 } }).plane.backWm2) expect(back).toBeGreaterThan(0)
  })
})
