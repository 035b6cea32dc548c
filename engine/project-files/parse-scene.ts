import type { ParsedSceneOut } from '@pvyield/contract/schemas'
import { Findings } from '../files/findings.ts'
import { readProject } from '../files/project/index.ts'
import type { SceneDraft } from '../files/project/scene-draft.ts'
import { acceptedFields } from './accept-sections.ts'
import { arrayPatch } from './array-patch.ts'
import { modulesOf } from './parsed-answer.ts'
import { plantParts } from './plant-parts.ts'
import { sceneOf } from './scene-layout.ts'
import { partsInScene } from './scene-parts.ts'
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
  const read = sceneOf(
    reading,
    { modules: subArrays.length === 0 ? null : modules, modulesPerString: subArrays[0]?.modulesPerString ?? null },
    findings,
  )
  const plain = read?.scene ?? null
  const { array: array_patch = {} } = acceptedFields({ array: arrayPatch(reading, plain, findings) }, 'array_patch', findings)
  const plant = { ...request_patch, array: { ...request_patch.array, ...array_patch } }
  const parts = subArrays.length === 0 ? null : plantParts(reading, plant, plain, findings)
  const joined = parts === null || read === null ? null : partsInScene(parts, read, findings)
  const scene = joined?.scene ?? plain
  noteAxes(draft, findings)
  // Losses of the parts may be no numbers.
  findings.throwFailures()
  return {
    format: 'pvsyst',
    scene,
    terrain: null,
    array_patch,
    request_patch,
    sub_arrays: joined?.parts ?? parts?.list ?? null,
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

function noteAxes({ tables, objects, frame }: SceneDraft, findings: Findings): void {
  if (tables.length + objects.length === 0) return
  if (frame.isSouthern)
    findings.note(
      'assumed',
      { key: 'DOrigine', line: null },
      "Axes: azimuth 0 is north at this site, so PVsyst's y is read as north and its x as east; the axes are proved by a file of the northern hemisphere alone, where y is south and x west",
    )
  else findings.note('derived', { key: 'DOrigine', line: null }, "Axes: PVsyst's x points west, y south and z up, so x = -x, y = -y")
}
