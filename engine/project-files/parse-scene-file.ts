import type { ParsedSceneOut } from '@pvyield/contract/schemas'
import { layoutKindOf } from '../files/layouts/kind.ts'
import type { LayoutOptions } from '../files/layouts/read-layout.ts'
import { parseScene } from './load-project.ts'

export type { LayoutOptions }

/**
 * Reads a file with the scene of a plant into parts of a run request: a layout of another program, or a
 * variant, scene, project or site of PVsyst. What reads layouts loads with the first one.
 * Fails: ObjectFileError, as `parseScene`.
 */
export async function parseSceneFile(bytes: Uint8Array, options: LayoutOptions = {}): Promise<ParsedSceneOut> {
  const kind = layoutKindOf(bytes)
  if (kind === null) return parseScene(bytes, options.latitude === undefined ? {} : { latitude: options.latitude })
  const { parseLayout } = await import('./parse-layout.ts')
  return parseLayout(bytes, kind, options)
}
