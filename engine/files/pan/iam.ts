import type { Iam, IamProfile } from '@pvyield/contract/schemas'
import type { Findings, StatedKey } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import { ObjectKeys } from '../object-keys.ts'
import { type ProfilePoint, readProfile } from '../profile-points.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'

/** The incidence-angle model of a module file. */
export interface PanIam {
  /** Fields of the section `iam` that differ from its defaults. */
  iam: Partial<Iam>
  /** `module.iam_profile`. */
  profile: IamProfile | null
  at: StatedKey
}

/** Largest difference from 1 of a factor near normal incidence, where it is 1 by definition. */
const NORMAL_MAX = 0.02
/** Angle up to which glass loses nothing that NORMAL_MAX would not cover, deg. */
const NORMAL_TO_DEG = 30
/** Largest rise with the angle that may come from a measurement. */
const RISE_MAX = 0.05
/** Largest factor at 90 deg, where a surface reflects all light. */
const GRAZING_MAX = 0.3

/** PVsyst's b0 where a file names the formula and not the parameter. */
const B0_DEFAULT = 0.05

/**
 * The incidence-angle model: the user's profile, drawn as PVsyst draws it; ASHRAE with b0; or
 * Fresnel's equations for the front surface, which PVsyst takes when the file has no pvIAM.
 */
export function readIam(main: PvsystBlock, isCoated: boolean, findings: Findings): PanIam {
  const block = blockOf(main, 'pvIAM')
  const keys = new ObjectKeys(block, findings)
  const mode = keys.text('IAMMode')
  const at = block === null ? { key: 'pvIAM', line: null } : keys.at('IAMMode')
  const profileBlock = block === null ? null : blockOf(block, 'IAMProfile')
  const b0 = keys.number('B0_IAM')
  const glass: PanIam = { iam: { kind: isCoated ? 'fresnel_ar' : 'fresnel' }, profile: null, at }
  const surface = `Fresnel's equations for ${isCoated ? 'glass with an anti-reflective coating' : 'plain glass'}`
  if (block === null) {
    findings.note('derived', at, `The file has no object pvIAM: iam is ${surface}, by FrontSurface`)
    return glass
  }
  if (profileBlock !== null && (/profile/i.test(mode) || mode === '')) return ofProfile(profileBlock, findings) ?? glass
  if (/ashrae/i.test(mode) || (b0 !== null && /^(default|)$/i.test(mode))) {
    if (b0 === null) findings.note('derived', keys.at('B0_IAM'), `B0_IAM is not stated: ${B0_DEFAULT} is taken, PVsyst's default`)
    return { iam: { kind: 'ashrae', b0: b0 ?? B0_DEFAULT }, profile: null, at: b0 === null ? at : keys.at('B0_IAM') }
  }
  if (/^fresnel_?ar$/i.test(mode)) return { iam: { kind: 'fresnel_ar' }, profile: null, at }
  if (/^fresnel/i.test(mode)) return { iam: { kind: 'fresnel' }, profile: null, at }
  if (/^(none|off|noiam)$/i.test(mode)) return { iam: { kind: 'off' }, profile: null, at }
  findings.note('derived', at, `IAMMode ${mode === '' ? 'is not stated' : mode}: iam is ${surface}, by FrontSurface`)
  return glass
}

/** null for a profile without two points, which a note reports. */
function ofProfile(block: PvsystBlock, findings: Findings): PanIam | null {
  const { points, isStraight, at } = readProfile(block, findings)
  if (points.length < 2) {
    findings.note('ignored', at, 'The profile has fewer than two points: iam follows from FrontSurface')
    return null
  }
  checkShape(points, findings)
  const angles = points.map(({ x }) => x)
  const factors = points.map(({ y }) => y)
  if (angles[0] > 0) {
    findings.note('derived', at, `The profile begins at ${angles[0]} deg: its first point is (0, 1)`)
    angles.unshift(0)
    factors.unshift(1)
  }
  const profile = { angles_deg: angles, factors }
  return { iam: { kind: 'table', interpolation: isStraight ? 'linear' : 'pvsyst', ...profile }, profile, at }
}

/**
 * A factor near normal incidence other than 1 scales all energy, so it is refused. A factor that
 * rises with the angle or stays high at 90 deg moves little energy, and a note names its point.
 */
function checkShape(points: readonly ProfilePoint[], findings: Findings): void {
  const [first] = points
  // the negation is also true for NaN
  if (first.x <= NORMAL_TO_DEG && !(Math.abs(first.y - 1) <= NORMAL_MAX))
    findings.fail(
      first.at,
      `The factor at ${first.x} deg is ${first.y}, but factors are relative to normal incidence, where they are 1 (within ${NORMAL_MAX * 100} % up to ${NORMAL_TO_DEG} deg): divide all factors by that at 0 deg`,
    )
  let lowest = first
  let steepest: { from: ProfilePoint; to: ProfilePoint } | null = null
  for (const point of points) {
    if (point.y < lowest.y) lowest = point
    if (point.y - lowest.y > (steepest === null ? RISE_MAX : steepest.to.y - steepest.from.y)) steepest = { from: lowest, to: point }
  }
  if (steepest !== null) {
    const { from, to } = steepest
    findings.note(
      'deviation',
      to.at,
      `The factor rises with the angle, from ${from.y} at ${from.x} deg to ${to.y} at ${to.x} deg, which no surface does. Energy follows the points`,
    )
  }
  const last = points[points.length - 1]
  if (last.x >= 90 && last.y > GRAZING_MAX)
    findings.note(
      'deviation',
      last.at,
      `The factor at ${last.x} deg is ${last.y}, but a surface reflects nearly all light there: at most ${GRAZING_MAX} is plausible. Energy follows the points`,
    )
}
