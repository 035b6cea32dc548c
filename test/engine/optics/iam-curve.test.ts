import { describe, expect, test } from 'bun:test'
import { iamCurve } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { IAM_KINDS } from '../../../engine/optics/iam-kind/index.ts'
import { prepareIam } from '../../../engine/optics/index.ts'
import { fieldsOf } from '../failures.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

const TABLE = { angles_deg: [0, 50, 90], factors: [1, 0.95, 0] }
const MODULE = { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 }
const KINDS = Object.keys(IAM_KINDS) as Resolved['iam']['kind'][]

const curveOf = (iam: object, module?: object) => {
  const request = requestWith({ iam, module: { ...MODULE, ...module } })
  return iamCurve(request.iam, module === undefined ? null : request.module)
}

/**
 * The remainder in a run of 1 W/m2 of beam, sky and ground, on planes with these tilts and the beam
 * at these angles.
 */
function leftByRun(iam: object, aoiDeg: readonly number[], tiltDeg: number) {
  const frame = frameOf(aoiDeg.map(() => ({ zenithDeg: 40, azimuthDeg: 180 })))
  const { plane } = frame
  plane.aoiCos.set(aoiDeg.map((deg) => Math.cos(deg * RAD_PER_DEG)))
  plane.tiltRad.fill(tiltDeg * RAD_PER_DEG)
  for (const column of [plane.beamWm2, plane.skyWm2, plane.groundWm2]) column.fill(1)
  prepareIam(requestWith({ iam, array: { tilt_deg: tiltDeg } }), new Sink())(frame, plane)
  return plane
}

describe('the incidence-angle curve', () => {
  for (const kind of KINDS) {
    for (const diffuse of ['integrated', 'sixty_degrees', 'off'] as const) {
      test(`${kind} with ${diffuse} equals the remainder of beam, sky and ground in a run`, () => {
        const iam = { ...TABLE, kind, diffuse }
        const { beam, diffuse: factors } = curveOf(iam)
        const run = leftByRun(iam, beam.angles_deg, 35)
        expect(beam.factors[90]).toBe(kind === 'off' ? 1 : 0)
        for (let deg = 0; deg < 90; deg++) expect(run.beamWm2[deg]).toBeCloseTo(beam.factors[deg], 13)
        const k = factors.tilts_deg.indexOf(35)
        expect([run.skyWm2[0], run.groundWm2[0]]).toEqual([factors.sky[k], factors.ground[k]])
      })
    }
  }

  test('has a point for every degree from 0 to 90 and for every fifth degree of tilt', () => {
    const { beam, diffuse } = curveOf({})
    expect([beam.angles_deg.length, beam.angles_deg[1], beam.angles_deg[90]]).toEqual([91, 1, 90])
    expect([diffuse.tilts_deg.length, diffuse.tilts_deg[1], diffuse.tilts_deg[18]]).toEqual([19, 5, 90])
    expect([beam.factors.length, diffuse.sky.length, diffuse.ground.length]).toEqual([91, 19, 19])
  })

  test('reports what `auto` selected: the glass of the module, plain glass without a module, and `auto` for its own profile', () => {
    expect(curveOf({}).kind).toBe('fresnel')
    expect(curveOf({}, { front_surface: 'ar_glass' }).kind).toBe('fresnel_ar')
    expect(curveOf({}, { front_surface: 'ar_glass', iam_profile: TABLE }).kind).toBe('auto')
    expect(curveOf({ kind: 'schlick' }, { iam_profile: TABLE })).toMatchObject({ kind: 'schlick', title: 'Schlick' })
  })

  test('names the field of an invalid curve', () => {
    const fields = (iam: object, module?: object) => fieldsOf(() => curveOf(iam, module))
    expect(fields({ kind: 'table', angles_deg: [0, 40, 40], factors: [1, 1, 0.5] })).toEqual(['iam.angles_deg.2'])
    expect(fields({ kind: 'sandia', sandia_coefficients: [0, 1, 0, 0, 0, 0] })).toEqual(['iam.sandia_coefficients.0'])
    expect(fields({}, { iam_profile: { angles_deg: [0, 50, 90], factors: [1, 0] } })).toEqual(['module.iam_profile.factors'])
  })
})
