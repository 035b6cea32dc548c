import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { type BeamIam, fresnelIam } from '../../../engine/optics/fresnel.ts'
import { DIFFUSE_IAMS } from '../../../engine/optics/iam-diffuse/index.ts'
import { hemisphereIam } from '../../../engine/optics/iam-diffuse/integrated.ts'
import { ashraeIam } from '../../../engine/optics/iam-kind/ashrae.ts'
import { profileIam } from '../../../engine/optics/profile.ts'
import points from '../../fixtures/optics/incidence.json'
import { column, describeReference, expectClose, loadVectors, type VectorCase } from '../../reference.ts'

const t05 = loadVectors('t05')
const casesOf = (name: string): VectorCase[] => t05?.cases.filter((c) => c.function === name) ?? []

interface CurveParameters {
  b?: number
  n?: number
  K?: number
  L?: number
  n_ar?: number | null
}

/** The beam curve by pvlib's name; its defaults are 4 per metre and 2 mm. */
function curve(name: string, { b = 0.05, n = 1.526, K = 4, L = 0.002, n_ar = null }: CurveParameters): BeamIam {
  return name === 'ashrae' ? ashraeIam(b) : fresnelIam({ glassIndex: n, layerIndex: n_ar, opticalDepth: K * L })
}

const at = (beam: BeamIam, aoiDeg: number): number => beam(Math.cos(aoiDeg * RAD_PER_DEG))

describeReference('incidence-angle factors against pvlib t05', () => {
  for (const c of [...casesOf('iam.ashrae'), ...casesOf('iam.physical')]) {
    test(`${c.function} ${JSON.stringify(c.params)}`, () => {
      const beam = curve(c.function.replace('iam.', ''), c.params)
      const aoi = column(c.inputs.aoi)
      const where = (k: number): boolean => !Number.isNaN(aoi[k])
      expectClose(
        aoi.map((deg) => at(beam, deg)),
        column(c.outputs.iam),
        { where, tolerance: 1e-10 },
      )
    })
  }

  test('iam.interp, linear', () => {
    const c = casesOf('iam.interp').find(({ params }) => params.method === 'linear') as VectorCase
    const beam = profileIam({ angles_deg: c.params.theta_ref as number[], factors: c.params.iam_ref as number[] }, 'linear')
    const expected = column(c.outputs.iam)
    // Beyond 90 deg pvlib continues along the curve of the absolute angle
    const where = (k: number): boolean => Math.abs(c.inputs.aoi[k] as number) <= 90 && !Number.isNaN(expected[k])
    expectClose(
      column(c.inputs.aoi).map((deg) => at(beam, deg)),
      expected,
      { where, tolerance: 1e-9 },
    )
  })

  for (const c of casesOf('iam.marion_diffuse')) {
    const { model, kwargs } = c.params as { model: string; kwargs: CurveParameters }
    if (model !== 'ashrae' && model !== 'physical') continue
    // pvlib sums a grid of 1 deg; where the ground or the sky is a narrow band, the grid counts its
    // edge fully or not at all
    test(`iam.marion_diffuse ${model} ${JSON.stringify(kwargs)} within the resolution of its grid`, () => {
      const beam = curve(model, kwargs)
      const tilt = column(c.inputs.surface_tilt)
      const where = (k: number): boolean => tilt[k] <= 90
      const integral = (region: 'sky' | 'ground') => tilt.map((deg) => hemisphereIam(beam, deg * RAD_PER_DEG, region))
      expectClose(integral('sky'), column(c.outputs.sky), { where, tolerance: 1e-4 })
      expectClose(integral('ground'), column(c.outputs.ground), { where, tolerance: 1.5e-3 })
    })
  }
})

describeReference('the hemisphere integral against other grids of pvlib t05', () => {
  for (const c of casesOf('iam.marion_integrate')) {
    const { region, num } = c.params as { region: string; num: number }
    if (region !== 'sky' && region !== 'ground') continue
    test(`iam.marion_integrate over the ${region} in ${num} steps, within their resolution`, () => {
      const beam = curve('physical', {})
      const tilt = column(c.inputs.surface_tilt)
      const tolerance = (region === 'sky' ? 1e-4 : 1.5e-3) * (180 / num) ** 2
      expectClose(
        tilt.map((deg) => hemisphereIam(beam, deg * RAD_PER_DEG, region)),
        column(c.outputs.iam),
        { where: (k) => tilt[k] <= 90, tolerance },
      )
    })
  }
})

describe('beam curves', () => {
  for (const c of points.cases) {
    test(`${c.curve} ${JSON.stringify(c.parameters)} agrees with the reference points`, () => {
      const beam = curve(c.curve, c.parameters)
      expectClose(
        c.aoi_deg.map((deg) => at(beam, deg)),
        c.beam,
        { tolerance: points.tolerance.beam },
      )
    })
  }

  test('glass of 1.526 with a layer of 1.290 is the Fresnel curve of real PVsyst', () => {
    const beam = fresnelIam({ glassIndex: 1.526, layerIndex: 1.29, opticalDepth: 0 })
    const real = [1, 0.999, 0.987, 0.963, 0.892, 0.814, 0.679, 0.438, 0]
    expectClose(
      [0, 30, 50, 60, 70, 75, 80, 85, 90].map((deg) => at(beam, deg)),
      real,
      { tolerance: 6e-4 },
    )
  })

  test('a layer with the index of the glass, or of air, is no layer', () => {
    const bare = fresnelIam({ glassIndex: 1.526, layerIndex: null, opticalDepth: 0.008 })
    for (const layerIndex of [1.526, 1]) {
      const beam = fresnelIam({ glassIndex: 1.526, layerIndex, opticalDepth: 0.008 })
      for (const deg of [0, 40, 80]) expect(at(beam, deg)).toBeCloseTo(at(bare, deg), 12)
    }
  })

  test('every curve is 1 at normal incidence and 0 from 90 deg', () => {
    const profile = profileIam({ angles_deg: [0, 50, 70], factors: [1, 0.98, 0.9] }, 'pvsyst')
    for (const beam of [curve('ashrae', {}), curve('physical', {}), curve('physical', { n_ar: 1.29 }), profile]) {
      expect(beam(1)).toBeCloseTo(1, 12)
      expect([beam(0), beam(-0.5), beam(-1)]).toEqual([0, 0, 0])
    }
  })

  test('a profile has its first factor below its first angle and falls to 0 at 90 deg beyond its last angle', () => {
    const beam = profileIam({ angles_deg: [20, 50, 80], factors: [1, 0.9, 0.6] }, 'linear')
    expectClose([at(beam, 0), at(beam, 35), at(beam, 80), at(beam, 85)], [1, 0.95, 0.6, 0.3], { tolerance: 1e-12 })
  })
})

describe('diffuse factors', () => {
  test('the integral of ASHRAE b0 0.05 at 28 deg is 0.9616 (real PVsyst)', () => {
    expect(hemisphereIam(ashraeIam(0.05), 28 * RAD_PER_DEG, 'sky')).toBeCloseTo(0.9616, 4)
  })

  test('the integral of ASHRAE over a whole hemisphere, or half of it, is 1 - b0 / (1 + b0)', () => {
    // of (1 + b0) cos - b0 over cos^2 from the zero at b0 / (1 + b0) up to 1
    for (const b0 of [0.02, 0.05, 0.1]) {
      const beam = ashraeIam(b0)
      const whole = 1 - b0 / (1 + b0)
      const views = [hemisphereIam(beam, 0, 'sky'), hemisphereIam(beam, Math.PI / 2, 'sky'), hemisphereIam(beam, Math.PI / 2, 'ground')]
      expectClose(views, [whole, whole, whole], { tolerance: 1e-6 })
    }
  })

  test('a curve of 1 gives 1 at any tilt', () => {
    for (const deg of [1, 20, 45, 89, 90]) {
      for (const region of ['sky', 'ground'] as const) expect(hemisphereIam(() => 1, deg * RAD_PER_DEG, region)).toBeCloseTo(1, 9)
    }
  })

  for (const c of points.cases) {
    test(`${c.curve} ${JSON.stringify(c.parameters)} agrees with a fine grid over the hemisphere`, () => {
      const beam = curve(c.curve, c.parameters)
      for (const region of ['sky', 'ground'] as const) {
        const factors = c.tilt_deg.map((deg) => hemisphereIam(beam, deg * RAD_PER_DEG, region))
        expectClose(factors, c[region], { tolerance: points.tolerance[region] })
      }
    })
  }

  test('interpolation by tilt changes the light on a tracker by less than 5e-6 of a hemisphere', () => {
    const beam = curve('physical', { n_ar: 1.29 })
    const { sky, ground } = DIFFUSE_IAMS.integrated.prepare(beam, { fromRad: 0, toRad: 60 * RAD_PER_DEG })
    for (let deg = 0.7; deg <= 60; deg += 1.3) {
      const tilt = deg * RAD_PER_DEG
      const skyView = (1 + Math.cos(tilt)) / 2
      expectClose(
        [skyView * sky(tilt), (1 - skyView) * ground(tilt)],
        [skyView * hemisphereIam(beam, tilt, 'sky'), (1 - skyView) * hemisphereIam(beam, tilt, 'ground')],
        { tolerance: 5e-6 },
      )
    }
  })

  test('`sixty_degrees` is the curve at 60 deg, `off` is 1', () => {
    const tilts = { fromRad: 0.5, toRad: 0.5 }
    const beam = ashraeIam(0.05)
    expect(DIFFUSE_IAMS.sixty_degrees.prepare(beam, tilts).sky(0.5)).toBeCloseTo(0.95, 12)
    expect(DIFFUSE_IAMS.sixty_degrees.prepare(beam, tilts).ground(0.5)).toBeCloseTo(0.95, 12)
    expect([DIFFUSE_IAMS.off.prepare(beam, tilts).sky(0.5), DIFFUSE_IAMS.off.prepare(beam, tilts).ground(0.5)]).toEqual([1, 1])
  })
})
