import type { ParsedSceneOut } from '@pvyield/contract/schemas'
import { layoutKindOf } from '../files/layouts/kind.ts'
import { ObjectFileError } from '../files/object-file-error.ts'
import { isTerrain } from '../files/terrain/kind.ts'
import { loadGround } from '../scene/terrain/load-ground.ts'
import type { LayoutOptions } from './layout-options.ts'
import { parseScene } from './load-project.ts'

export type { LayoutOptions }

/**
 * Reads a file with the scene or the ground of a plant into parts of a run request: a layout of another
 * program, terrain, or a variant, scene, project or site of PVsyst. What reads each loads with the first of it.
 * @param name  of the file: tells what a file of an unknown kind should be
 * Fails: ObjectFileError, as `parseScene`, for a file of an unknown kind, and for half a place.
 */
export async function parseSceneFile(bytes: Uint8Array, options: LayoutOptions = {}, name = ''): Promise<ParsedSceneOut> {
  const kind = layoutKindOf(bytes)
  if (kind === null) {
    const { unknownFile } = await import('../files/layouts/unknown-file.ts')
    const fault = unknownFile(bytes, name)
    if (fault !== null) throw new ObjectFileError([fault])
    return withUnused(await parseScene(bytes, options.latitude === undefined ? {} : { latitude: options.latitude }), options)
  }
  if (isTerrain(kind)) {
    requireBoth(options)
    const { parseTerrain } = await import('./parse-terrain.ts')
    return parseTerrain(bytes, kind, options)
  }
  // A latitude alone says where level tables of a layout face.
  if (options.latitude === undefined) requireBoth(options)
  const { parseLayout } = await import('./parse-layout.ts')
  await loadGround()
  return parseLayout(bytes, kind, options)
}

/** Fails: ObjectFileError of the coordinate that a place lacks. */
function requireBoth({ latitude, longitude }: LayoutOptions): void {
  if ((latitude === undefined) === (longitude === undefined)) return
  const [missing, sent] = latitude === undefined ? (['latitude', 'longitude'] as const) : (['longitude', 'latitude'] as const)
  throw new ObjectFileError([`A place has both coordinates: send ${missing} too, or leave ${sent} out`], missing)
}

/** A file of PVsyst with a note on what was sent for layouts, which says nothing of it. */
function withUnused(answer: ParsedSceneOut, { roles, figures, unit_m, step_m, radius_m }: LayoutOptions): ParsedSceneOut {
  const sent = Object.entries({ roles, figures, unit_m, step_m, radius_m }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (sent.length === 0) return answer
  const message = `${sent.join(', ')} of the call ${sent.length > 1 ? 'are' : 'is'} not used: a file of PVsyst states what it has`
  return { ...answer, notes: [...answer.notes, { kind: 'ignored', key: null, line: null, message }] }
}
