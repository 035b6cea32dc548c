import type { FileNote, ScenePrism } from '@pvyield/contract/schemas'
import type { Findings } from '../findings.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'
import type { Frame, Vector } from './directions.ts'

/** Most tables and objects of a scene; a file with more gives no scene. */
const TABLES_MAX = 50_000
const OBJECTS_MAX = 10_000
/** Lines that one note names. */
const LINES_NAMED = 5

/** A rack or a tracker, before those of one size become one type. */
export interface DraftTable {
  kind: 'gft' | 'sat'
  /** Sizes within the frame. */
  length: number
  width: number
  /** Width of the border that shades and has no cells. */
  frame: number
  /** Number of its orientation; null when the file does not say. */
  orientation: number | null
  /** Modules on it; null when the file does not say. */
  modules: number | null
  /** Modules up the slope; null when the file does not say. */
  modulesUp: number | null
  centre: Vector
  azimuthDeg: number
  tiltDeg: number
}

/** What reading the objects of a scene found; notes of one kind, class and reason become one. */
export class SceneDraft {
  readonly tables: DraftTable[] = []
  readonly objects: ScenePrism[] = []
  readonly skipped = { tables: 0, objects: 0 }
  private readonly remarks = new Map<
    string,
    { kind: FileNote['kind']; className: string; message: string; lines: number[]; count: number }
  >()

  constructor(
    readonly frame: Frame,
    readonly findings: Findings,
  ) {}

  addTable(table: DraftTable): void {
    if (this.tables.length < TABLES_MAX) this.tables.push(table)
    else this.skipped.tables++
  }

  addObject(object: ScenePrism): void {
    if (this.objects.length < OBJECTS_MAX) this.objects.push(object)
    else this.skipped.objects++
  }

  remark(kind: FileNote['kind'], className: string, line: number, message: string): void {
    const key = `${kind} ${className} ${message}`
    const known = this.remarks.get(key)
    if (known === undefined) this.remarks.set(key, { kind, className, message, lines: [line], count: 1 })
    else {
      known.count++
      if (known.lines.length < LINES_NAMED) known.lines.push(line)
    }
  }

  /** Bodies stand upright, whatever their DInclin. */
  noteTilt(block: PvsystBlock, tiltDeg: number): void {
    if (tiltDeg !== 0)
      this.remark('changed', block.kind, block.line, 'DInclin of a body is left out: a scene has no leaning bodies, so it stands upright')
  }

  /** Adds a note for each kind of remark, with the number and the lines of the objects. */
  noteRemarks(): void {
    for (const { kind, className, message, lines, count } of this.remarks.values()) {
      const rest = count - lines.length
      const where = count === 1 ? '' : ` (${count} objects, lines ${lines.join(', ')}${rest > 0 ? ` and ${rest} more` : ''})`
      this.findings.note(kind, { key: className, line: lines[0] ?? null }, `${message}${where}`)
    }
    if (this.skipped.tables > 0) this.findings.note('ignored', null, `${this.skipped.tables} tables beyond ${TABLES_MAX} are left out`)
    if (this.skipped.objects > 0) this.findings.note('ignored', null, `${this.skipped.objects} objects beyond ${OBJECTS_MAX} are left out`)
  }
}
