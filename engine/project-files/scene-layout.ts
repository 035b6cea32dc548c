import type { Scene, SceneType } from '@pvyield/contract/schemas'
import { EngineError } from '../core/sink.ts'
import type { Findings } from '../files/findings.ts'
import { metres } from '../files/project/directions.ts'
import type { ProjectReading } from '../files/project/index.ts'
import type { DraftTable } from '../files/project/scene-draft.ts'
import { completeScene } from '../request.ts'

/** Facts about the system that the scene needs. */
interface System {
  /** Modules of all sub-arrays; null when the file has none. */
  modules: number | null
  modulesPerString: number | null
}

/** A scene, and the number of the orientation of each of its types; null where tables of several have it, or none. */
export interface ReadScene {
  scene: Scene
  orientations: ReadonlyMap<string, number | null>
}

/** Most types of a scene. */
const TYPES_MAX = 10

/**
 * The scene of the tables and objects that were read; null, with a note, when there are none or when
 * a run would refuse it. Tables of several orientations are of several types, as far as a scene may have them.
 */
export function sceneOf({ draft: { tables, objects, skipped } }: ProjectReading, system: System, findings: Findings): ReadScene | null {
  if (tables.length === 0) {
    if (objects.length > 0)
      findings.note(
        'ignored',
        null,
        `The scene has ${objects.length} objects that shade and no table or tracker that a scene can hold: scene is null`,
      )
    return null
  }
  if (skipped.tables > 0) {
    findings.note('ignored', null, 'The file has more tables than a scene may have: scene is null')
    return null
  }
  const apart = new Types(tables, system, true)
  const types = apart.list.length > TYPES_MAX ? new Types(tables, system, false) : apart
  types.note(tables, system, findings)
  const scene = {
    version: 2,
    types: types.list,
    placements: tables.map((table) => ({
      type: types.idOf(table),
      x: table.centre[0],
      y: table.centre[1],
      z: table.centre[2],
      azimuth_deg: Number(table.azimuthDeg.toFixed(6)),
      tilt_deg: Number(table.tiltDeg.toFixed(6)),
    })),
    objects,
  }
  try {
    return { scene: completeScene(scene), orientations: types.orientations }
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    const [first] = cause.failures
    const rest = cause.failures.length - 1
    const where = first === undefined ? '' : `: ${first.field ?? 'scene'}: ${first.message}`.slice(0, 500)
    findings.note('ignored', null, `A run refuses the scene of this file, so scene is null${where}${rest > 0 ? ` (and ${rest} more)` : ''}`)
    return null
  }
}

/** Types of the tables: one for each kind and size in millimetres. */
class Types {
  readonly list: SceneType[] = []
  readonly orientations = new Map<string, number | null>()
  private readonly ids = new Map<string, string>()
  private readonly perSquareMetre: number | null

  /** @param byOrientation  whether tables of several orientations are of several types */
  constructor(
    tables: readonly DraftTable[],
    { modules, modulesPerString }: System,
    private readonly byOrientation: boolean,
  ) {
    const counted = tables.reduce((sum, table) => sum + (table.modules ?? 0), 0)
    const area = uncounted(tables).reduce((sum, { length, width }) => sum + length * width, 0)
    this.perSquareMetre = modules === null ? null : Math.max(0, modules - counted) / area
    for (const table of tables) this.add(table, modulesPerString)
  }

  note(tables: readonly DraftTable[], { modules }: System, findings: Findings): void {
    const unknown = uncounted(tables)
    if (unknown.length > 0)
      findings.note(
        'derived',
        null,
        this.perSquareMetre === null
          ? `${unknown.length} tables do not state their modules, and the file has no sub-array: each has one module in the scene`
          : `${unknown.length} tables do not state their modules: they share those of the sub-arrays by area`,
      )
    const total = tables.reduce((sum, table) => sum + this.modulesOf(table), 0)
    if (modules !== null && total !== modules)
      findings.note(
        'deviation',
        null,
        `The tables of the scene have ${total} modules, the sub-arrays ${modules}: a run takes the power from the sub-arrays`,
      )
    findings.note(
      'derived',
      null,
      'strings of each type (strips across its width) follow from NModSerie and the number of modules up the slope, because the file does not state the strings of a table',
    )
  }

  idOf(table: DraftTable): string {
    return this.ids.get(this.keyOf(table)) ?? ''
  }

  private add(table: DraftTable, modulesPerString: number | null): void {
    const key = this.keyOf(table)
    if (this.ids.has(key)) return
    const id = `${table.kind === 'sat' ? 'tracker' : 'rack'}${this.list.length + 1}`
    this.ids.set(key, id)
    this.orientations.set(id, this.byOrientation ? table.orientation : null)
    const modules = this.modulesOf(table)
    const strings = Math.max(1, Math.floor(modules / (modulesPerString ?? modules)))
    this.list.push({
      id,
      kind: table.kind,
      length: millimetres(table.length),
      width: millimetres(table.width),
      modules,
      strings: Math.min(strings, Math.max(1, table.modulesUp ?? 1)),
      gap: 0,
      frame: table.frame,
    })
  }

  private modulesOf({ modules, length, width }: DraftTable): number {
    return modules ?? Math.max(1, Math.round(length * width * (this.perSquareMetre ?? 0)))
  }

  private keyOf(table: DraftTable): string {
    const { kind, length, width, frame, modulesUp, orientation } = table
    const own = this.byOrientation ? orientation : null
    return [kind, millimetres(length), millimetres(width), frame, this.modulesOf(table), modulesUp, own].join(' ')
  }
}

function uncounted(tables: readonly DraftTable[]): DraftTable[] {
  return tables.filter(({ modules }) => modules === null)
}

/** To the millimetre; a shorter length stays. */
function millimetres(length: number): number {
  return length < 0.001 ? metres(length) : Number(length.toFixed(3))
}
