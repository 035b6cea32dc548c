import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { IamCurveAnswer } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function curveOf(body: unknown): Promise<IamCurveAnswer> {
  const answer = await service.post('/api/iam-curve', body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as IamCurveAnswer
}

const REFERENCE_MODULE = smallPlant().module

test('the answer has the beam curve by angle of incidence and the diffuse factor by tilt: Fresnel with a coating equals PVsyst', async () => {
  const { kind, beam, diffuse } = await curveOf({ iam: { kind: 'fresnel_ar' }, module: {} })
  expect(kind).toBe('fresnel_ar')
  expect(beam.angles_deg).toHaveLength(91)
  // Points of PVsyst's curve (docs/physics.md, fact 6).
  for (const [deg, factor] of [
    [0, 1],
    [30, 0.999],
    [50, 0.987],
    [60, 0.963],
    [70, 0.892],
    [80, 0.679],
    [90, 0],
  ] as const) {
    expect(Math.abs((beam.factors[deg] ?? Number.NaN) - factor)).toBeLessThan(6e-4)
  }
  expect(diffuse.tilts_deg).toEqual(Array.from({ length: 19 }, (_, k) => 5 * k))
})

test('the ASHRAE diffuse factor is 0.9616 at a tilt of 28 deg, between those at 25 and 30 deg', async () => {
  const { diffuse } = await curveOf({ iam: { kind: 'ashrae', b0: 0.05 } })
  const [at25, at30] = [diffuse.sky[5] ?? 0, diffuse.sky[6] ?? 0]
  expect(at25 + 0.6 * (at30 - at25)).toBeCloseTo(0.9616, 4)
})

test('runs use this curve: with diffuse light alone, the IAM loss of a run equals the factor of its tilt', async () => {
  const { weather, ...plant } = smallPlant()
  const overcast = { ...weather, dhi_wm2: weather.ghi_wm2 }
  const array = { ...plant.array, tilt_deg: 25, inter_row_shading: false }
  const site = { ...plant.site, albedo_monthly: new Array<number>(12).fill(0), transposition: 'isotropic' }
  const { loss_diagram } = await runOf(
    await service.post('/api/run', { ...plant, weather: overcast, array, site, iam: { kind: 'schlick' } }),
  )
  const row = (key: string): number => loss_diagram.find((one) => one.key === key)?.value ?? Number.NaN
  const { diffuse } = await curveOf({ iam: { kind: 'schlick' } })
  expect(1 - row('iam') / row('glob_inc')).toBeCloseTo(diffuse.sky[5] ?? 0, 9)
})

test('auto uses the profile of the module, else its glass, else plain glass', async () => {
  expect((await curveOf({ iam: {} })).kind).toBe('fresnel')
  expect((await curveOf({ iam: {}, module: { ...REFERENCE_MODULE, front_surface: 'ar_glass' } })).kind).toBe('fresnel_ar')
  const iam_profile = { angles_deg: [0, 60, 90], factors: [1, 0.9, 0] }
  const { kind, beam } = await curveOf({ iam: {}, module: { ...REFERENCE_MODULE, iam_profile } })
  expect([kind, beam.factors[30], beam.factors[60]]).toEqual(['auto', expect.closeTo(0.95, 9), expect.closeTo(0.9, 9)])
})

test('without a module, or with an empty one, auto uses plain glass', async () => {
  expect(await curveOf({ iam: {} })).toEqual(await curveOf({ iam: {}, module: {} }))
})

test('a library module can be given by its id', async () => {
  const [module] = (await (await service.request('/api/library/modules?limit=1')).json()) as { id: string }[]
  expect((await curveOf({ iam: {}, module: { id: module?.id } })).beam.factors[0]).toBe(1)
  expect(await problemOf(await service.post('/api/iam-curve', { iam: {}, module: { id: 'none' } }))).toMatchObject({
    status: 404,
    field: 'module.id',
  })
})

test('invalid sections are rejected, and the failures name the fields', async () => {
  const refused = async (body: unknown) => problemOf(await service.post('/api/iam-curve', body))
  expect(await refused({ iam: { kind: 'table', angles_deg: [0], factors: [1] } })).toMatchObject({ status: 422, field: 'iam.angles_deg' })
  expect(await refused({ iam: { kind: 'mirror' } })).toMatchObject({ status: 422, field: 'iam.kind' })
  expect(await refused({ module: {} })).toMatchObject({ status: 422, field: 'iam' })
  expect(await refused({ iam: {}, module: { p_nom_w: 3 } })).toMatchObject({ status: 422, field: 'module.p_nom_w' })
  expect(await refused({ iam: { sandia_coefficients: [1, 2] } })).toMatchObject({ status: 422, field: 'iam.sandia_coefficients' })
})
