import type { ParsedSceneOut } from '@pvyield/contract/schemas'
import { Findings } from '../files/findings.ts'
import { readProject } from '../files/project/index.ts'
import { acceptedFields } from './accept-sections.ts'
import { arrayPatch } from './array-patch.ts'
import { plantParts } from './plant-parts.ts'
import { sceneOf } from './scene-layout.ts'
import { componentsOf, systemPatch } from './system-patch.ts'

/**
 * Reads a PVsyst variant, scene, project or site into parts of a run request: the scene, the racking,
 * and the system. Nothing of them is applied.
 * @param latitude  of the plant, degrees, for a file that does not state it: it decides which way
 *   azimuths count
 * Fails: ObjectFileError, whose failures name line and key, for a file that cannot be read and for
 * figures that are not numbers. A scene or a field that a run refuses is left out with a note.
 * Source: engine/project-files/README.md.
 * Checked by: test/engine/project-files
 */
export function parseScene(bytes: Uint8Array, { latitude }: { latitude?: number } = {}): ParsedSceneOut {
  const findings = new Findings()
  const reading = readProject(bytes, latitude, findings)
  const { subArrays, draft, kinds, meta, counts, site } = reading
  const modules = subArrays.reduce((sum, { strings, modulesPerString }) => sum + strings * modulesPerString, 0)
  const request_patch = acceptedFields(systemPatch(reading, findings), 'request_patch', findings)
  findings.throwFailures()
  const scene = sceneOf(
    reading,
    { modules: subArrays.length === 0 ? null : modules, modulesPerString: subArrays[0]?.modulesPerString ?? null },
    findings,
  )
  const { array: array_patch = {} } = acceptedFields({ array: arrayPatch(reading, scene, findings) }, 'array_patch', findings)
  const plant = { ...request_patch, array: { ...request_patch.array, ...array_patch } }
  const parts = subArrays.length === 0 ? null : plantParts(reading, plant, scene, findings)
  if (parts !== null && scene !== null)
    findings.note(
      'ignored',
      { key: 'pvShading', line: null },
      'Which tables belong to which part is not read: send scene alone, sub_arrays with scene null (rows as in array_patch), or both with the types of the scene in scene_types of each part',
    )
  if (draft.tables.length + draft.objects.length > 0)
    findings.note(
      'assumed',
      { key: 'DOrigine', line: null },
      `Axes: PVsyst's x points west, y south and z up, and azimuth 0 is ${draft.frame.isSouthern ? 'north' : 'south'}, so x = -x, y = -y; no real file with objects is public to prove it`,
    )
  // Losses of the parts may be no numbers.
  findings.throwFailures()
  return {
    scene,
    array_patch,
    request_patch,
    sub_arrays: parts?.list ?? null,
    components: componentsOf(subArrays, parts?.ids ?? new Map()),
    meta: { ...meta, site: site?.name ?? '', country: site?.country ?? '' },
    notes: findings.notes,
    counts: {
      ...counts,
      placements: scene?.placements.length ?? 0,
      objects: scene?.objects?.length ?? 0,
      table_modules: scene === null ? 0 : modulesOf(scene),
      sub_arrays: subArrays.length,
      modules,
    },
    record_kinds: kinds,
  }
}

function modulesOf({ types, placements }: NonNullable<ParsedSceneOut['scene']>): number {
  const byId = new Map(types.map(({ id, modules }) => [id, modules]))
  return placements.reduce((sum, { type }) => sum + (byId.get(type) ?? 0), 0)
}
