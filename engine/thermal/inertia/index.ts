import type { Resolved } from '../../core/option.ts'
import { none } from './none.ts'
import type { InertiaOption } from './option.ts'
import { prilliman } from './prilliman.ts'

export const INERTIAS = { none, prilliman } satisfies Record<Resolved['thermal']['inertia'], InertiaOption>
