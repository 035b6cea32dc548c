import { isValid } from '../core/invalid.ts'
import type { Resolved, ResolvedPart } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** Fields of `array` in which parts of a scene may differ: its types say how the devices stand, and all shade each other. */
const STRINGING: ReadonlySet<string> = new Set(['modules_per_string', 'strings_per_inverter', 'n_inverters', 'operating_point'])

const OF_PLANT = 'In a scene this is of the plant: parts differ in stringing, modules, inverters and losses'

/**
 * The rules of parts that stand in a scene: each type belongs to one of them.
 * Fails: `sub_arrays.*.scene_types`, and fields of parts that the scene decides.
 */
export function checkSceneTypes(scene: Resolved['scene'], parts: readonly ResolvedPart[], sink: Sink): void {
  if (!isValid(scene)) return
  if (scene === null) {
    parts.forEach(({ scene_types: types }, k) => {
      const message = 'This plant has no scene: send it, or null here'
      if ((types ?? null) !== null) sink.fail(`sub_arrays.${k}.scene_types`, message)
    })
    return
  }
  // A sole part has the scene to itself.
  if (parts.length === 1 && (parts[0].scene_types ?? null) === null) return
  const placed = new Set(scene.placements.map(({ type }) => type))
  const known = scene.types.map(({ id }) => id)
  const partOf = new Map<string, string>()
  parts.forEach((part, k) => {
    const at = `sub_arrays.${k}`
    checkTypes(part, `${at}.scene_types`, { known, placed, partOf }, sink)
    if (parts.length > 1) checkFields(part, at, sink)
  })
  const left = known.filter((id) => !partOf.has(id))
  if (left.length > 0 && parts.every(({ scene_types: types }) => (types ?? []).length > 0))
    sink.fail('sub_arrays', `No part has the scene types ${listed(left)}: name each in scene_types of one`)
}

interface SceneTypes {
  readonly known: readonly string[]
  /** Of which devices stand. */
  readonly placed: ReadonlySet<string>
  /** Id of the part by type, of the parts so far. */
  readonly partOf: Map<string, string>
}

function checkTypes({ id, scene_types: sent }: ResolvedPart, field: string, { known, placed, partOf }: SceneTypes, sink: Sink): void {
  const types = sent ?? []
  const nameOne = `Name types of the scene: ${known.join(', ')}`
  if (types.length === 0) sink.fail(field, nameOne)
  for (const [k, type] of types.entries()) {
    const other = partOf.get(type)
    if (!known.includes(type)) sink.fail(`${field}.${k}`, nameOne)
    else if (other !== undefined) sink.fail(`${field}.${k}`, `This is in the part ${other}: each type belongs to one part`)
    else partOf.set(type, id)
  }
  if (types.length > 0 && types.every((type) => known.includes(type) && !placed.has(type)))
    sink.fail(field, 'No device of these types stands in the scene: place one')
}

/** All planes of a scene get their light together, and tables turn and shade as those of one plant. */
function checkFields({ array, bifacial }: ResolvedPart, at: string, sink: Sink): void {
  for (const field of Object.keys(array ?? {}).filter((name) => !STRINGING.has(name))) sink.fail(`${at}.array.${field}`, OF_PLANT)
  if (bifacial !== undefined) sink.fail(`${at}.bifacial`, OF_PLANT)
}

/** A scene has at most ten types. */
const listed = (ids: readonly string[]): string => ids.join(', ')
