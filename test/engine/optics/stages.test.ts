import { describe, expect, test } from 'bun:test'
import type { PlaneColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareIam, prepareSoiling, prepareSpectral, resolveBeamIam } from '../../../engine/optics/index.ts'
import { expectClose } from '../../reference.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

const SOILING = [0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.04]

/**
 * One row at 60 deg of incidence in a month, with its beam partly shaded, through soiling and
 * incidence.
 */
function optics(request: Resolved, month: number): PlaneColumns {
  const frame = frameOf([{ zenithDeg: 40, azimuthDeg: 180 }])
  const { plane } = frame
  frame.sky.month[0] = month
  plane.tiltRad[0] = 0.5
  plane.aoiCos[0] = 0.5
  plane.beamWm2[0] = 400
  plane.nearBeamLossWm2[0] = 100
  plane.skyWm2[0] = 200
  plane.groundWm2[0] = 20
  prepareSoiling(request, new Sink())(frame, plane)
  prepareIam(request, new Sink())(frame, plane)
  prepareSpectral(request, new Sink())(frame, plane)
  return plane
}

describe('soiling and incidence', () => {
  const request = requestWith({ site: { soiling_monthly: SOILING }, iam: { kind: 'ashrae', b0: 0.05, diffuse: 'off' } })

  test("soiling reduces all light by the month's fraction, and incidence reduces the remainder", () => {
    const plane = optics(request, 0)
    expectClose([plane.soilingLossWm2[0], plane.iamLossWm2[0]], [62, 18], { tolerance: 1e-12 })
    expectClose([plane.effectiveWm2[0]], [620 - 62 - 18], { tolerance: 1e-12 })
    expect(optics(request, 5).soilingLossWm2[0]).toBe(0)
    expectClose([optics(request, 11).soilingLossWm2[0]], [24.8], { tolerance: 1e-12 })
  })

  test('the unshaded beam has the same optical losses', () => {
    expectClose([optics(request, 0).beamUnshadedEffWm2[0]], [500 * 0.9 * 0.95], { tolerance: 1e-12 })
  })

  test('no spectral loss is written', () => {
    expect(optics(request, 0).spectralLossFrac[0]).toBe(0)
  })
})

describe('the choice of the beam curve', () => {
  const factorAt60 = (iam: object, module: object = {}): number => {
    const request = requestWith({
      iam,
      module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037, ...module },
    })
    return resolveBeamIam(request)(0.5)
  }

  test("`auto` selects the module's profile, else Fresnel with its glass", () => {
    const bare = factorAt60({ kind: 'fresnel' })
    const coated = factorAt60({ kind: 'fresnel_ar' })
    expect(coated).toBeGreaterThan(bare + 0.01)
    expect(factorAt60({ kind: 'auto' }, { front_surface: 'glass' })).toBe(bare)
    expect(factorAt60({ kind: 'auto' }, { front_surface: 'ar_glass' })).toBe(coated)
    const iam_profile = { angles_deg: [0, 50, 70, 90], factors: [1, 0.99, 0.93, 0] }
    expect(factorAt60({ kind: 'auto', interpolation: 'linear' }, { front_surface: 'ar_glass', iam_profile })).toBeCloseTo(0.96, 12)
  })

  test('`table` reads the points of the request, `off` has no loss', () => {
    expect(factorAt60({ kind: 'table', angles_deg: [0, 90], factors: [1, 0] })).toBeCloseTo(1 / 3, 12)
    expect(factorAt60({ kind: 'off' })).toBe(1)
  })
})

describe('checks of the points of a curve', () => {
  const failures = (iam: object, module?: object) => {
    const sink = new Sink()
    prepareIam(
      requestWith({ iam, module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037, ...module } }),
      sink,
    )
    return sink.failures.map(({ field, message }) => `${field}: ${message}`)
  }

  test('unequal lists, too few points and angles that do not ascend are refused at their field', () => {
    expect(failures({ kind: 'table' })).toEqual(['iam.angles_deg: An incidence-angle curve needs at least two angles, but 0 were given'])
    expect(failures({ kind: 'table', angles_deg: [0, 90], factors: [1] })).toEqual([
      'iam.factors: The curve needs one factor for each angle, but there are 1 factors and 2 angles: send lists of equal length',
    ])
    expect(failures({ kind: 'table', angles_deg: [0, 60, 60, 90], factors: [1, 0.9, 0.9, 0] })).toEqual([
      'iam.angles_deg.2: Angles must be in ascending order: 60 follows 60',
    ])
    expect(failures({ kind: 'auto' }, { iam_profile: { angles_deg: [0, 50, 90], factors: [1, 0] } })).toEqual([
      'module.iam_profile.factors: The curve needs one factor for each angle, but there are 2 factors and 3 angles: send lists of equal length',
    ])
  })

  test('points that are not used are not checked', () => {
    expect(failures({ kind: 'ashrae', angles_deg: [0, 90], factors: [1] })).toEqual([])
  })
})
