import type { FileNote, SceneObject, SceneOutline } from '@pvyield/contract/schemas'
import type { Findings } from '../findings.ts'
import { cleanText } from '../object-keys.ts'
import type { StatedPlace, Vector, Where } from './feature.ts'
import type { Pose } from './rectangle.ts'
import type { TableFill } from './table-fill.ts'

/** Most of each that a scene may have; a file with more tables gives no scene. */
const TABLES_MAX = 50_000
const OBJECTS_MAX = 10_000
const OUTLINES_MAX = 1000
/** Most corners of one object or outline. */
const CORNERS_MAX = 10_000
/** Lines that one note names, layers that are counted one by one, and characters of a name in a note. */
const LINES_NAMED = 5
const KINDS_MAX = 100
const NAME_MAX = 50

/** A rack or tracker, before those of one size become one type. */
export interface LayoutTable extends Pose {
  readonly kind: 'gft' | 'sat' | 'ewf'
  /** Between the faces of a ridge. */
  readonly gap: number
  /** Width of an inactive border around it. */
  readonly frame: number
  readonly id: string | null
  readonly modules: number | null
  readonly strings: number | null
  /** Gaps, sub-rows and the tube, where they are stated. */
  readonly fill?: TableFill | null
}

/** What reading a layout found. Notes of one kind, name and reason become one. */
export class LayoutDraft {
  readonly tables: LayoutTable[] = []
  readonly objects: SceneObject[] = []
  readonly outlines: SceneOutline[] = []
  /** The ground: faces, and points where it has none. */
  readonly ground = { faces: [] as (readonly Vector[])[], points: [] as Vector[] }
  readonly skipped = { tables: 0, objects: 0, outlines: 0, other: 0 }
  readonly kinds = new Map<string, number>()
  origin: StatedPlace | null = null
  private readonly remarks = new Map<
    string,
    { kind: FileNote['kind']; where: Where | null; message: string; lines: number[]; count: number }
  >()

  constructor(readonly findings: Findings) {}

  addTable(table: LayoutTable): void {
    if (this.tables.length < TABLES_MAX) this.tables.push(table)
    else this.skipped.tables++
  }

  addObject(object: SceneObject, where: Where): void {
    if ('vertices' in object && object.vertices.length > CORNERS_MAX)
      this.leaveOut(where, `An object of more than ${CORNERS_MAX} corners is left out`)
    else if (this.objects.length < OBJECTS_MAX) this.objects.push(object)
    else this.skipped.objects++
  }

  addOutline(vertices: readonly Vector[], where: Where): void {
    if (vertices.length > CORNERS_MAX) this.leaveOut(where, `An outline of more than ${CORNERS_MAX} corners is left out`)
    else if (this.outlines.length < OUTLINES_MAX) this.outlines.push({ vertices: vertices.map((point) => [...point]) })
    else this.skipped.outlines++
  }

  /** Counts a thing of the file by its kind: an entity, a geometry, a class. */
  count(kind: string): void {
    const name = cleanText(kind).slice(0, NAME_MAX)
    if (this.kinds.has(name) || this.kinds.size < KINDS_MAX) this.kinds.set(name, (this.kinds.get(name) ?? 0) + 1)
  }

  /** A thing that becomes nothing of the scene. */
  leaveOut(where: Where | null, message: string): void {
    this.skipped.other++
    this.remark('ignored', where, message)
  }

  remark(kind: FileNote['kind'], where: Where | null, message: string): void {
    const key = `${kind} ${where?.key ?? ''} ${message}`
    const known = this.remarks.get(key)
    if (known === undefined) this.remarks.set(key, { kind, where, message, lines: lineOf(where), count: 1 })
    else {
      known.count++
      if (known.lines.length < LINES_NAMED) known.lines.push(...lineOf(where).filter((line) => !known.lines.includes(line)))
    }
  }

  /** Adds a note for each kind of remark, with the number of things and their lines. */
  noteRemarks(): void {
    for (const { kind, where, message, lines, count } of this.remarks.values()) {
      const rest = count - lines.length
      const named = lines.length === 0 ? '' : `, lines ${lines.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
      const times = count === 1 ? '' : ` (${count} times${named})`
      const key = where === null ? null : { key: cleanText(where.key).slice(0, NAME_MAX), line: lines[0] ?? null }
      this.findings.note(kind, key, `${message}${times}`)
    }
    for (const [name, most] of [
      ['tables', TABLES_MAX],
      ['objects', OBJECTS_MAX],
      ['outlines', OUTLINES_MAX],
    ] as const)
      if (this.skipped[name] > 0) this.findings.note('ignored', null, `${this.skipped[name]} ${name} beyond ${most} are left out`)
  }
}

const lineOf = (where: Where | null): number[] => (where?.line == null ? [] : [where.line])
