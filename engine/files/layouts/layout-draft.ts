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

/** Names up to this number have a note each. */
const NAMES_APART = 5

/** A z of less is none. */
const Z_LEAST = 1e-3

/** What is said of things, by their names. */
interface Remark {
  readonly kind: FileNote['kind']
  readonly message: string
  readonly names: Map<string, { lines: number[]; count: number }>
}

/** A rack or tracker, before those of one size become one type. */
export interface LayoutTable extends Pose {
  readonly kind: 'gft' | 'sat' | 'ewf'
  /** Between the faces of a ridge. */
  readonly gap: number
  /** Width of an inactive border around it. */
  readonly frame: number
  /** Of a file that this project wrote: its angles are exact. */
  readonly isExact?: boolean
  readonly id: string | null
  readonly modules: number | null
  readonly strings: number | null
  /** Gaps, sub-rows and the tube, where they are stated. */
  readonly fill?: TableFill | null
}

/** What reading a layout found. */
export class LayoutDraft {
  readonly tables: LayoutTable[] = []
  readonly objects: SceneObject[] = []
  readonly outlines: SceneOutline[] = []
  /** The ground: faces, and points where it has none. */
  readonly ground = { faces: [] as (readonly Vector[])[], points: [] as Vector[] }
  readonly skipped = { tables: 0, objects: 0, outlines: 0, other: 0 }
  readonly kinds = new Map<string, number>()
  /** Headings and properties that were looked at. */
  readonly headings = new Set<string>()
  origin: StatedPlace | null = null
  private readonly remarks = new Map<string, Remark>()

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

  /** A table that has a z, drawn or stated, and a height above the ground: z is then that of the ground. */
  noteRaised(z: number, height: number | undefined, where: Where | null): void {
    if (height === undefined || Math.abs(z) < Z_LEAST) return
    this.remark(
      'assumed',
      where,
      'It lies at a z other than 0, and height is stated: z is that of the ground, and its centre stands height above it. Leave height out if z is that of the table',
    )
  }

  /** Says something of a thing; what is said of several becomes one note. */
  remark(kind: FileNote['kind'], where: Where | null, message: string): void {
    const about = `${kind} ${message}`
    const known = this.remarks.get(about)
    const remark = known ?? { kind, message, names: new Map<string, { lines: number[]; count: number }>() }
    if (known === undefined) this.remarks.set(about, remark)
    const name = where?.key ?? ''
    const named = remark.names.get(name)
    if (named === undefined) remark.names.set(name, { lines: lineOf(where), count: 1 })
    else {
      named.count++
      if (named.lines.length < LINES_NAMED) named.lines.push(...lineOf(where).filter((line) => !named.lines.includes(line)))
    }
  }

  /** Adds a note for each kind of remark and name; names beyond a few, such as those of single tables, share one. */
  noteRemarks(): void {
    for (const { kind, message, names } of this.remarks.values()) {
      if (names.size > NAMES_APART) this.noteTogether(kind, message, names)
      else for (const [name, { lines, count }] of names) this.noteOne(kind, message, name, lines, count)
    }
    for (const [name, most] of [
      ['tables', TABLES_MAX],
      ['objects', OBJECTS_MAX],
      ['outlines', OUTLINES_MAX],
    ] as const)
      if (this.skipped[name] > 0) this.findings.note('ignored', null, `${this.skipped[name]} ${name} beyond ${most} are left out`)
  }

  private noteOne(kind: FileNote['kind'], message: string, name: string, lines: readonly number[], count: number): void {
    const rest = count - lines.length
    const named = lines.length === 0 ? '' : `, lines ${lines.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
    const times = count === 1 ? '' : ` (${count} times${named})`
    const key = name === '' ? null : { key: cleanText(name).slice(0, NAME_MAX), line: lines[0] ?? null }
    this.findings.note(kind, key, `${message}${times}`)
  }

  private noteTogether(kind: FileNote['kind'], message: string, names: Remark['names']): void {
    const all = [...names]
    const count = all.reduce((sum, [, each]) => sum + each.count, 0)
    const [first] = all
    const shown = all.slice(0, LINES_NAMED).map(([name]) => cleanText(name).slice(0, NAME_MAX))
    const key = first === undefined ? null : { key: cleanText(first[0]).slice(0, NAME_MAX), line: first[1].lines[0] ?? null }
    this.findings.note(kind, key, `${message} (${count} times: ${shown.join(', ')} and ${names.size - shown.length} more names)`)
  }
}

const lineOf = (where: Where | null): number[] => (where?.line == null ? [] : [where.line])
