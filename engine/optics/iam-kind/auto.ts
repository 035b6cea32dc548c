import type { Resolved } from '../../core/option.ts'
import { checkMeasuredCurve } from '../beyond-glass.ts'
import { profileIam } from '../profile.ts'
import { fresnel } from './fresnel.ts'
import { fresnelAr } from './fresnel-ar.ts'
import type { IamOption } from './option.ts'

/** Curve of each front surface. */
const SURFACES = { glass: fresnel, ar_glass: fresnelAr } satisfies Record<Resolved['module']['front_surface'], IamOption>

/** What it selects for a module that has a profile. */
export const PROFILE = { title: "The module's measured profile", source: 'Angles and factors of module.iam_profile' }

export const auto: IamOption = {
  title: "The module's own",
  source: "The module's measured profile, else Fresnel with its glass",
  check({ module: { iam_profile }, iam: { interpolation } }, sink) {
    if (iam_profile) checkMeasuredCurve(iam_profile, 'module.iam_profile', interpolation, sink)
  },
  chosen: ({ module }) => (module.iam_profile ? auto : SURFACES[module.front_surface]),
  beam: (sections) => {
    const { iam_profile, front_surface } = sections.module
    return iam_profile ? profileIam(iam_profile, sections.iam.interpolation) : SURFACES[front_surface].beam(sections)
  },
}
