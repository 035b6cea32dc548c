import type { Resolved } from '../../core/option.ts'
import { AR_GLASS_AT_60_DEG, beyondGlassAt60Deg } from '../beyond-glass.ts'
import { checkProfile, profileIam } from '../profile.ts'
import { fresnel } from './fresnel.ts'
import { fresnelAr } from './fresnel-ar.ts'
import type { IamOption } from './option.ts'

/** Curve of each front surface. */
const SURFACES = { glass: fresnel, ar_glass: fresnelAr } satisfies Record<Resolved['module']['front_surface'], IamOption>

export const auto: IamOption = {
  title: "The module's own",
  source: "The module's measured profile, else Fresnel with its glass",
  check({ module: { iam_profile }, iam: { interpolation } }, sink) {
    if (!iam_profile) return
    const failuresBefore = sink.failures.length
    checkProfile(iam_profile, 'module.iam_profile', sink)
    if (sink.failures.length > failuresBefore) return
    const at60 = beyondGlassAt60Deg(iam_profile, interpolation)
    if (at60 !== null)
      sink.warn(
        `module.iam_profile lets through ${at60.toFixed(3)} of the light at 60 deg, anti-reflective glass ${AR_GLASS_AT_60_DEG}: iam.kind fresnel_ar is the careful choice, 1 to 2 % less energy`,
      )
  },
  chosen: ({ module }) => (module.iam_profile ? auto : SURFACES[module.front_surface]),
  beam: (sections) => {
    const { iam_profile, front_surface } = sections.module
    return iam_profile ? profileIam(iam_profile, sections.iam.interpolation) : SURFACES[front_surface].beam(sections)
  },
}
