import type { Resolved } from '../../core/option.ts'
import { brandemuehl } from './brandemuehl.ts'
import { integrated } from './integrated.ts'
import { off } from './off.ts'
import type { DiffuseIamOption } from './option.ts'
import { sixtyDegrees } from './sixty-degrees.ts'

/** Values of `iam.diffuse`. */
export const DIFFUSE_IAMS = { integrated, sixty_degrees: sixtyDegrees, brandemuehl, off } satisfies Record<
  Resolved['iam']['diffuse'],
  DiffuseIamOption
>
