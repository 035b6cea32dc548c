import type { Site } from '@pvyield/contract/schemas'
import { beam } from './beam.ts'
import { diffuse } from './diffuse.ts'
import type { CircumsolarOption } from './option.ts'

/** Values of `site.circumsolar`. */
export const CIRCUMSOLARS = { beam, diffuse } satisfies Record<Site['circumsolar'], CircumsolarOption>
