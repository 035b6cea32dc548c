import type { Iam, IamCurveAnswer } from '@pvyield/contract/schemas'
import { RAD_PER_DEG } from '../core/angles.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { DIFFUSE_IAMS } from './iam-diffuse/index.ts'
import { IAM_KINDS } from './iam-kind/index.ts'
import type { IamOption, IamSections } from './iam-kind/option.ts'

const ANGLE_STEP_DEG = 1
const TILT_STEP_DEG = 5
const PLAIN_GLASS: IamSections['module'] = { iam_profile: null, front_surface: 'glass' }

/**
 * The incidence-angle factors that a run with these sections applies: to the beam by its angle, to
 * the diffuse by the tilt of the plane.
 * @param iam     section with its defaults filled in
 * @param module  null means plain glass
 * Fails: EngineError of `iam.angles_deg`, `iam.factors`, `iam.sandia_coefficients`,
 * `module.iam_profile`.
 */
export function iamCurve(iam: Iam, module: IamSections['module'] | null): IamCurveAnswer {
  const sections = { iam, module: module ?? PLAIN_GLASS }
  const sink = new Sink()
  const asked: IamOption = IAM_KINDS[iam.kind]
  asked.check?.(sections, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)

  const kind = iamKindOf(sections)
  const option: IamOption = IAM_KINDS[kind]
  const beam = option.beam(sections)
  const ofDiffuse = option.diffuse?.(sections) ?? beam
  const anglesDeg = rightAngleIn(ANGLE_STEP_DEG)
  const tiltsDeg = rightAngleIn(TILT_STEP_DEG)
  const diffuse = tiltsDeg.map((deg) => {
    const tiltRad = deg * RAD_PER_DEG
    const factors = DIFFUSE_IAMS[iam.diffuse].prepare(ofDiffuse, { fromRad: tiltRad, toRad: tiltRad })
    return { sky: factors.sky(tiltRad), ground: factors.ground(tiltRad) }
  })
  return {
    kind,
    title: option.title,
    source: option.source,
    beam: { angles_deg: anglesDeg, factors: anglesDeg.map((deg) => beam(Math.sin((90 - deg) * RAD_PER_DEG))) },
    diffuse: { option: iam.diffuse, tilts_deg: tiltsDeg, sky: diffuse.map(({ sky }) => sky), ground: diffuse.map(({ ground }) => ground) },
  }
}

/** 0 to 90 deg in equal steps. */
function rightAngleIn(stepDeg: number): number[] {
  return Array.from({ length: 90 / stepDeg + 1 }, (_, k) => k * stepDeg)
}

/** The curve that computes: the one that `iam.kind` selects, such as `auto` does. */
export function iamKindOf(sections: IamSections): keyof typeof IAM_KINDS {
  const { kind } = sections.iam
  const asked: IamOption = IAM_KINDS[kind]
  const option = asked.chosen?.(sections) ?? asked
  const [name = kind] = Object.entries<IamOption>(IAM_KINDS).find(([, one]) => one === option) ?? []
  return name as typeof kind
}
