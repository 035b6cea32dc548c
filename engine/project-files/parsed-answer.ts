import type { ParsedSceneOut, Scene, SceneTerrain } from '@pvyield/contract/schemas'

/** What differs between the answers for layouts and terrain of other programs. */
interface Parsed {
  readonly format: ParsedSceneOut['format']
  readonly title: string
  readonly encoding: string
  readonly scene?: Scene | null
  readonly terrain: SceneTerrain | null
  readonly array_patch?: ParsedSceneOut['array_patch']
  readonly request_patch: ParsedSceneOut['request_patch']
  readonly notes: ParsedSceneOut['notes']
  readonly counts: Pick<ParsedSceneOut['counts'], 'objects_read'> & Partial<ParsedSceneOut['counts']>
  readonly record_kinds: ParsedSceneOut['record_kinds']
}

/** The answer for a file that is not PVsyst's: a scene, terrain or both. */
export function parsedAnswer({ format, title, encoding, scene = null, terrain, counts, ...rest }: Parsed): ParsedSceneOut {
  const modules = scene === null ? 0 : modulesOf(scene)
  return {
    format,
    scene,
    terrain,
    array_patch: {},
    sub_arrays: null,
    components: [],
    meta: {
      class_name: title,
      version: '',
      encoding,
      comment: '',
      system_kind: '',
      weather_file: '',
      simulated: false,
      site: '',
      country: '',
    },
    counts: {
      objects_skipped: 0,
      placements: scene?.placements.length ?? 0,
      objects: scene?.objects?.length ?? 0,
      table_modules: modules,
      sub_arrays: 0,
      modules,
      ...counts,
    },
    ...rest,
  }
}

/** Modules of all placements of a scene. */
export function modulesOf({ types, placements }: Scene): number {
  const byId = new Map(types.map(({ id, modules }) => [id, modules]))
  return placements.reduce((sum, { type }) => sum + (byId.get(type) ?? 0), 0)
}
