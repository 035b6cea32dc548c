import { decimalNumber } from '../../decimal-number.ts'
import { ObjectFileError } from '../../object-file-error.ts'
import type { Vector } from '../feature.ts'

/** An entity: its type and the group codes that follow it. */
export interface Entity {
  readonly type: string
  readonly line: number
  readonly codes: readonly number[]
  readonly values: readonly string[]
}

export interface Block {
  readonly base: Vector
  readonly entities: readonly Entity[]
}

export interface Drawing {
  /** Metres of a unit; null when the drawing does not say. */
  readonly unitM: number | null
  readonly blocks: ReadonlyMap<string, Block>
  readonly entities: readonly Entity[]
}

/** $INSUNITS: metres of its codes. */
const UNITS_M: Readonly<Record<string, number>> = {
  '1': 0.0254,
  '2': 0.3048,
  '3': 1609.344,
  '4': 0.001,
  '5': 0.01,
  '6': 1,
  '7': 1000,
  '10': 0.9144,
  '14': 0.1,
  '21': 1200 / 3937,
}

/** The first value of a code; null when the entity has none. */
export function textAt({ codes, values }: Entity, code: number): string | null {
  const at = codes.indexOf(code)
  return at < 0 ? null : (values[at] ?? '')
}

/** The same as a number. */
export function numberAt(entity: Entity, code: number, fallback: number): number {
  const value = decimalNumber(textAt(entity, code) ?? '')
  return Number.isNaN(value) ? fallback : value
}

/** A point at codes such as 10, 20, 30. */
export function pointAt(entity: Entity, code: number, fallback: Vector = [0, 0, 0]): Vector {
  return [numberAt(entity, code, fallback[0]), numberAt(entity, code + 10, fallback[1]), numberAt(entity, code + 20, fallback[2])]
}

export const layerOf = (entity: Entity): string => textAt(entity, 8) ?? '0'

/**
 * The entities of a DXF text, and its blocks: pairs of lines, a group code and its value.
 * Fails: ObjectFileError for a line that is no group code, and a drawing without entities.
 */
export function readDrawing(text: string): Drawing {
  const reader = new PairReader(text.split('\n'))
  let [unitM, entities]: [number | null, Entity[]] = [null, []]
  const blocks = new Map<string, Block>()
  let isFound = false
  for (let pair = reader.next(); pair !== null; pair = reader.next()) {
    if (pair.code !== 0 || pair.value !== 'SECTION') continue
    const name = reader.next()?.value ?? ''
    if (name === 'HEADER') unitM = unitOf(reader.section())
    else if (name === 'BLOCKS') addBlocks(reader.section(), blocks)
    else if (name === 'ENTITIES') {
      entities = [...entities, ...reader.section()]
      isFound = true
    } else reader.section()
  }
  if (!isFound) throw new ObjectFileError(['The DXF drawing has no section ENTITIES: it may be cut; save it again as DXF'])
  return { unitM, blocks, entities }
}

class PairReader {
  private at = 0

  constructor(private readonly lines: readonly string[]) {}

  /** Fails: ObjectFileError for a line that is no group code. */
  next(): { code: number; value: string; line: number } | null {
    const head = this.lines[this.at]
    if (head === undefined || this.at + 1 >= this.lines.length) return null
    const line = this.at + 1
    const text = head.trim()
    if (text === '' && this.lines.slice(this.at, this.at + 50).every((rest) => rest.trim() === '')) return null
    const code = /^-?\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    if (Number.isNaN(code))
      throw new ObjectFileError([
        `Line ${line}: a group code of DXF is a number, but this is ${JSON.stringify(text.slice(0, 50))}: the drawing may be damaged; save it again as DXF`,
      ])
    const value = (this.lines[this.at + 1] ?? '').trim()
    this.at += 2
    return { code, value, line }
  }

  /** The entities up to ENDSEC. */
  section(): Entity[] {
    const entities: { type: string; line: number; codes: number[]; values: string[] }[] = [
      { type: '', line: this.at + 1, codes: [], values: [] },
    ]
    for (let pair = this.next(); pair !== null; pair = this.next()) {
      if (pair.code === 0 && pair.value === 'ENDSEC') break
      if (pair.code === 0) entities.push({ type: pair.value.toUpperCase(), line: pair.line, codes: [], values: [] })
      else {
        entities.at(-1)?.codes.push(pair.code)
        entities.at(-1)?.values.push(pair.value)
      }
    }
    return entities
  }
}

/** The header has variables: code 9 names one, and its value follows. */
function unitOf(entities: readonly Entity[]): number | null {
  const { codes = [], values = [] } = entities[0] ?? {}
  const at = values.indexOf('$INSUNITS')
  return at >= 0 && codes[at] === 9 ? (UNITS_M[values[at + 1] ?? ''] ?? null) : null
}

function addBlocks(entities: readonly Entity[], blocks: Map<string, Block>): void {
  let open: { name: string; base: Vector; entities: Entity[] } | null = null
  for (const entity of entities) {
    if (entity.type === 'BLOCK') open = { name: (textAt(entity, 2) ?? '').toLowerCase(), base: pointAt(entity, 10), entities: [] }
    else if (entity.type === 'ENDBLK') {
      if (open !== null) blocks.set(open.name, open)
      open = null
    } else open?.entities.push(entity)
  }
}
