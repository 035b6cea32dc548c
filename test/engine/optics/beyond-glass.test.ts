import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { Sink } from '../../../engine/core/sink.ts'
import { AR_GLASS_AT_60_DEG } from '../../../engine/optics/beyond-glass.ts'
import { fresnelAr } from '../../../engine/optics/iam-kind/fresnel-ar.ts'
import { IAM_KINDS } from '../../../engine/optics/iam-kind/index.ts'
import type { IamSections } from '../../../engine/optics/iam-kind/option.ts'
import { plant } from '../chain/plant.ts'
import { openTables } from '../library/open-tables.ts'

const ANGLES = [0, 30, 50, 60, 70, 80, 90]
const IAM = plant().iam

function checked(profile: IamSections['module']['iam_profile'], iam: Partial<IamSections['iam']> = {}): Sink {
  const sink = new Sink()
  const sections: IamSections = { iam: { ...IAM, kind: 'auto', ...iam }, module: { iam_profile: profile, front_surface: 'glass' } }
  IAM_KINDS[sections.iam.kind].check?.(sections, sink)
  return sink
}

const flat = { angles_deg: ANGLES, factors: [1, 1, 1, 1, 0.98, 0.8, 0] }
const WARNING =
  'module.iam_profile lets through 1.000 of the light at 60 deg, anti-reflective glass 0.963: iam.kind fresnel_ar is the careful choice, 1 to 2 % less energy'

describe('a profile of a module that loses less than the best glass', () => {
  test('warns with its factor at 60 deg, also where no point is', () => {
    expect(checked(flat).warnings).toEqual([WARNING])
    expect(checked({ angles_deg: [0, 55, 65, 90], factors: [1, 1, 1, 0] }).warnings).toEqual([WARNING])
  })

  test('is not warned of where it is not used', () => {
    for (const kind of Object.keys(IAM_KINDS) as IamSections['iam']['kind'][])
      if (kind !== 'auto') expect([kind, checked(flat, { kind }).warnings]).toEqual([kind, []])
  })

  test('the profile of anti-reflective glass itself is plausible, and its factor is the one that the warning names', () => {
    const beam = fresnelAr.beam({ iam: { ...IAM, kind: 'fresnel_ar' }, module: { iam_profile: null, front_surface: 'ar_glass' } })
    expect(beam(0.5)).toBeCloseTo(AR_GLASS_AT_60_DEG, 3)
    const factors = ANGLES.map((angle) => beam(Math.cos((angle * Math.PI) / 180)))
    expect(checked({ angles_deg: ANGLES, factors }).warnings).toEqual([])
    expect(checked(null).warnings).toEqual([])
  })

  test.each([
    [[1, 1, 1.03, 1, 0.98, 0.8, 0], [/has a factor of 1\.03 at 50 deg: none can be above 1.* too high by up to 3 %$/]],
    [[1, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2], [/has a factor of 1\.2 at 30 deg.* up to 20 %$/]],
    [[0.95, 0.95, 0.93, 0.9, 0.85, 0.6, 0], [/begins with a factor of 0\.95 at 0 deg: factors are relative to normal incidence/]],
    [[0.97, 0.97, 0.95, 0.92, 0.87, 0.6, 0], [/begins with a factor of 0\.97 at 0 deg/]],
    [
      [1.1, 1, 0.98, 0.96, 0.87, 0.6, 0],
      [/begins with a factor of 1\.1 at 0 deg/, /has a factor of 1\.1 at 0 deg/],
    ],
    [[1.01, 1.02, 1, 0.963, 0.87, 0.6, 0], []],
    [[0.98, 0.98, 0.97, 0.95, 0.87, 0.6, 0], []],
  ] as const)('factors %p, of a module and of a table', (factors, expected) => {
    const profile = { angles_deg: ANGLES, factors: [...factors] }
    for (const [sink, field] of [
      [checked(profile), 'module.iam_profile'],
      [checked(null, { kind: 'table', ...profile }), 'iam'],
    ] as const) {
      expect(sink.failures).toEqual([])
      expect(sink.warnings).toEqual(expected.map((text) => expect.stringMatching(text)))
      for (const text of sink.warnings) {
        expect(text).toStartWith(`${field} `)
        expect(text).toContain('normal incidence')
        expect(text).not.toContain('1 to 2 %')
      }
    }
  })

  test('a table is judged as the profile of a module is', () => {
    expect(checked(null, { kind: 'table', ...flat }).warnings).toEqual([WARNING.replace('module.iam_profile', 'iam')])
    expect(checked(null, { kind: 'table', angles_deg: [30, 60, 90], factors: [0.9, 0.85, 0] }).warnings).toEqual([
      expect.stringMatching(/^iam begins with a factor of 0\.9 at 30 deg, which applies down to 0 deg/),
    ])
  })

  test('a profile that is refused is only refused', () => {
    const sink = checked({ ...flat, factors: [1, 1] })
    expect([sink.failures.length, sink.warnings]).toEqual([1, []])
  })
})

test('a run with a module of the library warns exactly where the profile is beyond glass: 11 of the 17 that have one', () => {
  const library = openTables()
  const profiled = library.modules
    .page('', 100_000)
    .entries.map(({ id }) => library.modules.get(id))
    .filter((section) => section?.iam_profile != null)
  const warned = profiled.filter((section) => checked(section?.iam_profile ?? null).warnings.length > 0)
  expect([warned.length, profiled.length]).toEqual([11, 17])
  const { module } = plant()
  const warnings = run(plant({ module: { ...module, iam_profile: flat }, iam: { kind: 'auto' } })).answer.summary.warnings
  expect(warnings).toContain(WARNING)
})
