import type { SceneTerrain } from '@pvyield/contract/schemas'
import { gridSurface } from './grid-surface.ts'
import { meshSurface } from './mesh-surface.ts'
import type { Surface } from './surface.ts'

/** @param terrain  one that passed its checks */
export function surfaceOf({ surface }: Pick<SceneTerrain, 'surface'>): Surface {
  return surface.kind === 'grid' ? gridSurface(surface) : meshSurface(surface)
}
