import type { Resolved } from '../../core/option.ts'
import { integrated } from './integrated.ts'
import { off } from './off.ts'
import type { DiffuseIamOption } from './option.ts'
import { sixtyDegrees } from './sixty-degrees.ts'

/** Values of `iam.diffuse`. */
export const DIFFUSE_IAMS = { integrated, sixty_degrees: sixtyDegrees, off } satisfies Record<Resolved['iam']['diffuse'], DiffuseIamOption>
