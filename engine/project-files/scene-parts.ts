import type { SubArray as Part, Scene } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { PlantParts } from './plant-parts.ts'
import type { ReadScene } from './scene-layout.ts'

/** Fields of `array` in which parts of a scene differ. */
const STRINGING = ['modules_per_string', 'strings_per_inverter', 'n_inverters', 'operating_point']

/** The parts of a plant and its scene. */
export interface SceneParts {
  parts: Part[]
  scene: Scene
}

/**
 * The parts with the types of the scene that are theirs, by the orientation of tables and strings;
 * null, with a note, where that does not say it.
 */
export function partsInScene(
  { list, orientations }: PlantParts,
  { scene, orientations: ofTypes }: ReadScene,
  findings: Findings,
): SceneParts | null {
  const typesOf = (orientation: number | null) =>
    orientation === null ? [] : [...ofTypes].filter(([, own]) => own === orientation).map(([id]) => id)
  const own = list.map((_, k) => typesOf(orientations[k] ?? null))
  const isOneToOne = new Set(orientations).size === list.length && own.every((types) => types.length > 0)
  if (!isOneToOne || own.flat().length !== scene.types.length) {
    findings.note(
      'ignored',
      { key: 'pvShading', line: null },
      'Which tables belong to which part is not read, because tables and strings do not name one orientation for each part: send scene alone, sub_arrays with scene null (rows as in array_patch), or both with the types of the scene in scene_types of each part',
    )
    return null
  }
  findings.note(
    'derived',
    { key: 'NoOrient', line: null },
    'scene_types of each part are the tables of its orientation: send scene and sub_arrays together; the tables say how the strings stand',
  )
  const isShared = list.some(({ shares_inverter_with: owner }) => owner != null)
  return {
    parts: list.map((part, k) => ({ ...part, scene_types: own[k], array: strung(part.array) }) as Part),
    scene: isShared ? { ...scene, blend: 'power' } : scene,
  }
}

function strung(array: Part['array']): Part['array'] {
  return Object.fromEntries(Object.entries(array ?? {}).filter(([field]) => STRINGING.includes(field))) as Part['array']
}
