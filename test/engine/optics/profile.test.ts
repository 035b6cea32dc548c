import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { BeamIam } from '../../../engine/optics/fresnel.ts'
import { type IamPoints, profileIam } from '../../../engine/optics/profile.ts'
import real from '../../fixtures/optics/pvsyst-profile.json'
import { expectClose } from '../../reference.ts'

const at = (beam: BeamIam, deg: number): number => beam(Math.cos(deg * RAD_PER_DEG))

const PROFILES: IamPoints[] = [
  real.profile,
  { angles_deg: [0, 25, 45, 60, 65, 70, 75, 80, 90], factors: [1, 1, 0.995, 0.962, 0.936, 0.903, 0.851, 0.754, 0] },
  { angles_deg: [0, 20, 40, 60, 70, 75, 80, 85, 90], factors: [1, 1, 1, 1, 0.998, 0.98, 0.94, 0.75, 0] },
  { angles_deg: [0, 80], factors: [1, 0.9] },
  { angles_deg: [60, 70], factors: [1, 0.5] },
  { angles_deg: [10, 30], factors: [1, 0.99] },
]

describe('interpolation pvsyst', () => {
  const pvsyst = profileIam(real.profile, 'pvsyst')

  test("is the beam factor of a year of PVsyst's hours", () => {
    const worst = expectClose(
      real.points.map(({ aoi }) => at(pvsyst, aoi)),
      real.points.map(({ factor }) => factor),
      { tolerance: real.tolerance },
    )
    expect(worst).toBeLessThan(real.achieved)
  })

  test('straight lines miss the same year by 0.003 and 0.007 beyond 50 deg', () => {
    const linear = profileIam(real.profile, 'linear')
    expect(at(linear, 52.6)).toBeCloseTo(0.9808, 4)
    expect(at(linear, 65)).toBeCloseTo(0.9275, 4)
    expect(at(linear, 37.4)).toBeCloseTo(at(pvsyst, 37.4), 12)
  })

  test('is straight up to 50 deg also where the profile has no point there', () => {
    const coarse = profileIam({ angles_deg: [0, 60, 90], factors: [1, 0.9, 0] }, 'pvsyst')
    expect(at(coarse, 30)).toBeCloseTo(0.95, 12)
    expect(at(coarse, 49.9)).toBeCloseTo(1 - (0.1 * 49.9) / 60, 12)
    expect(at(coarse, 55)).toBeGreaterThan(1 - (0.1 * 55) / 60)
  })

  for (const profile of PROFILES) {
    test(`passes through its points, never rises, and has no jump: ${profile.angles_deg}`, () => {
      const beam = profileIam(profile, 'pvsyst')
      for (const [k, deg] of profile.angles_deg.entries()) if (deg < 90) expect(at(beam, deg)).toBeCloseTo(profile.factors[k], 9)
      let before = at(beam, 0)
      for (let deg = 0.05; deg < 90; deg += 0.05) {
        const factor = at(beam, deg)
        expect(factor).toBeLessThanOrEqual(before + 1e-12)
        expect(before - factor).toBeLessThan(0.02)
        before = factor
      }
      expect(before).toBeLessThan(0.02)
      expect([beam(0), beam(-0.3)]).toEqual([0, 0])
    })
  }
})
