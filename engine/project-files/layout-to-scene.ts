import type { ArraySection, Scene, SceneTerrain, SceneType } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../core/angles.ts'
import { EngineError } from '../core/sink.ts'
import type { Findings } from '../files/findings.ts'
import type { LayoutDraft, LayoutTable } from '../files/layouts/layout-draft.ts'
import type { TableFill } from '../files/layouts/table-fill.ts'
import { completeScene } from '../request.ts'
import { findSceneFailures } from '../scene/check-scene.ts'
import { rowCount, rowSpacing } from './row-spacing.ts'

/** Types that a scene may have. */
const TYPES_MAX = 10
/** Sizes nearer than this are one type. */
const SAME_SIZE = 0.001
/** Area of a module where a file does not count them: 2.278 x 1.134 m. */
const MODULE_M2 = 2.58

/**
 * The scene of a layout; null, with a note, when it has no tables, too many, or a run would refuse it.
 */
export function layoutScene(draft: LayoutDraft, terrain: SceneTerrain | null, findings: Findings): Scene | null {
  const { tables, objects, outlines, skipped, origin } = draft
  if (tables.length === 0 || skipped.tables > 0) {
    findings.note(
      'ignored',
      null,
      skipped.tables > 0
        ? 'The file has more tables than a scene may have: scene is null'
        : `The file has no table or tracker${objects.length > 0 ? `, and ${objects.length} objects that shade` : ''}: scene is null. Send roles=NAME:table with a name of a layer, folder, block or feature to say which of its things are tables`,
    )
    return null
  }
  noteModules(tables, findings)
  const types = typesOf(tables, findings)
  const ids = idsOf(tables.map(({ id }) => id))
  const objectIds = idsOf(objects.map(({ id }) => id ?? null))
  if (ids === null && tables.some(({ id }) => id !== null))
    findings.note('changed', null, 'Names of the tables are not all stated and different: placements are numbered p1, p2 and so on')
  const scene = {
    version: 2,
    ...(origin === null ? {} : { origin }),
    types: types.list,
    placements: tables.map((table, k) => ({
      ...(ids === null ? {} : { id: ids[k] }),
      type: types.idOf(table),
      x: micrometres(table.centre[0]),
      y: micrometres(table.centre[1]),
      z: micrometres(table.centre[2]),
      azimuth_deg: angleOf(table.azimuthDeg, table) % 360,
      tilt_deg: angleOf(table.tiltDeg, table),
      ...(angleOf(table.rollDeg, table) === 0 ? {} : { roll_deg: angleOf(table.rollDeg, table) }),
    })),
    objects: objects.map(({ id, ...object }, k) => ({ ...rounded(object), ...(objectIds === null ? {} : { id: objectIds[k] }) })),
    outlines: outlines.map(({ vertices }) => ({ vertices: vertices.map((point) => point.map(micrometres)) })),
    ...(terrain === null ? {} : { terrain }),
  }
  return accepted(scene, findings)
}

/** Angles of drawings come from coordinates: a corner that is this near to where a rounder angle has it cannot tell them apart, m. */
const UNSEEN_M = 1e-4
/** Angles that people write: tenths of a degree. */
const ROUND_PER_DEG = 10

/** An angle of a table, as a round one where its corners would lie in the same places. */
function angleOf(angleDeg: number, { isExact, length, width }: LayoutTable): number {
  const round = Math.round(angleDeg * ROUND_PER_DEG) / ROUND_PER_DEG
  const moved = (Math.abs(angleDeg - round) / DEG_PER_RAD) * (Math.hypot(length, width) / 2)
  return (isExact !== true && moved < UNSEEN_M ? round : Number(angleDeg.toFixed(7))) + 0
}

const micrometres = (value: number): number => Number(value.toFixed(6)) + 0

function rounded(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key,
      typeof value === 'number'
        ? micrometres(value)
        : Array.isArray(value)
          ? value.map((point: number[]) => point.map(micrometres))
          : (value as unknown),
    ]),
  )
}

/** Ids when all are stated and different, else null. */
function idsOf(ids: readonly (string | null)[]): string[] | null {
  const stated = ids.filter((id) => id !== null && id !== '')
  return stated.length > 0 && stated.length === ids.length && new Set(stated).size === ids.length ? (stated as string[]) : null
}

function accepted(scene: unknown, findings: Findings): Scene | null {
  try {
    return completeScene(scene)
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    const [first] = cause.failures
    const rest = cause.failures.length - 1
    const where = first === undefined ? '' : `: ${first.field ?? 'scene'}: ${first.message}`.slice(0, 500)
    findings.note('ignored', null, `A run refuses the scene of this file, so scene is null${where}${rest > 0 ? ` (and ${rest} more)` : ''}`)
    return null
  }
}

function noteModules(tables: readonly LayoutTable[], findings: Findings): void {
  const unknown = tables.filter(({ modules }) => modules === null).length
  if (unknown > 0)
    findings.note(
      'derived',
      null,
      `${unknown} tables do not state their modules: one for each ${MODULE_M2} m2 of a table. Send figures=modules:N, or a property modules, for their number`,
    )
  if (tables.some(({ strings }) => strings === null))
    findings.note(
      'derived',
      null,
      'strings of the types (strips across the width that are wired apart) are 1 where the file does not state them: they set the electrical effect of shade',
    )
}

/** Sizes that become one type, with the figures of the first table of it. */
interface Size {
  readonly table: LayoutTable
  readonly modules: number
  readonly strings: number
}

/** One type for each size; more sizes than types become those that are most alike. */
function typesOf(tables: readonly LayoutTable[], findings: Findings): { list: SceneType[]; idOf: (table: LayoutTable) => string } {
  const sizes: Size[] = []
  const found = new Map<LayoutTable, number>()
  let tolerance = SAME_SIZE
  for (; ; tolerance *= 2) {
    sizes.length = 0
    for (const table of tables) found.set(table, indexOf(table, sizes, tolerance))
    if (sizes.length <= TYPES_MAX || tolerance > 1000) break
  }
  if (tolerance > SAME_SIZE)
    findings.note(
      'changed',
      null,
      `The tables have more than ${TYPES_MAX} sizes, the most that a scene has: sizes up to ${tolerance.toPrecision(2)} apart became one type`,
    )
  const list = sizes.map(({ table, modules, strings }, k): SceneType => {
    const { kind, length, width, gap, frame, fill } = table
    const type = {
      id: `${{ sat: 'tracker', gft: 'rack', ewf: 'ridge' }[kind]}${k + 1}`,
      kind,
      length: micrometres(length),
      width: micrometres(width),
      modules,
      strings,
      gap,
      frame,
    }
    return fill == null ? type : filled(type, fill, findings)
  })
  return { list, idOf: (table) => list[found.get(table) ?? 0]?.id ?? '' }
}

/** A type with the gaps, sub-rows and tube that the file states, unless they contradict the rest of it. */
function filled(type: SceneType, fill: TableFill, findings: Findings): SceneType {
  const whole = { ...type, ...fill }
  const { failures } = findSceneFailures({ version: 2, types: [whole], placements: [{ type: type.id, x: 0, y: 0 }] })
  const [first] = failures
  if (first === undefined) return whole
  findings.note('ignored', null, `Gaps and tube of the tables are left out: ${first.field ?? 'types'}: ${first.message}`.slice(0, 500))
  return type
}

/** The size of a table among those found, to which it is added when it is new. */
function indexOf(table: LayoutTable, sizes: Size[], tolerance: number): number {
  const isFine = tolerance === SAME_SIZE
  const modules = table.modules ?? Math.max(table.kind === 'ewf' ? 2 : 1, Math.round((table.length * table.width) / MODULE_M2))
  const strings = Math.min(table.strings ?? 1, modules)
  const known = sizes.findIndex(
    (size) =>
      size.table.kind === table.kind &&
      Math.abs(size.table.length - table.length) <= tolerance &&
      Math.abs(size.table.width - table.width) <= tolerance &&
      Math.abs(size.table.gap - table.gap) <= tolerance &&
      Math.abs(size.table.frame - table.frame) <= tolerance &&
      JSON.stringify(size.table.fill ?? null) === JSON.stringify(table.fill ?? null) &&
      (!isFine || (size.modules === modules && size.strings === strings)),
  )
  if (known >= 0) return known
  // one more than a scene may have is enough to see that there are too many
  if (sizes.length <= TYPES_MAX) sizes.push({ table, modules, strings })
  return sizes.length - 1
}

/** The racking of the most frequent tables. */
export function layoutArray({ tables }: LayoutDraft, findings: Findings): Partial<ArraySection> {
  const usual = usualTables(tables)
  const [table] = usual
  if (table === undefined || table.kind === 'ewf') return {}
  const width = Number(table.width.toFixed(3))
  // an array states the end of an axis that is the lower one
  const isTurned = table.kind === 'sat' && table.tiltDeg < 0
  const array: Partial<ArraySection> = {
    track_mode: table.kind === 'sat' ? 'single_axis' : 'fixed',
    tilt_deg: Number(Math.abs(angleOf(table.tiltDeg, table)).toFixed(6)),
    azimuth_deg: Number(((angleOf(table.azimuthDeg, table) + (isTurned ? 180 : 0)) % 360).toFixed(6)),
    collector_width_m: width,
    n_rows: rowCount(usual as never),
  }
  const spacing = rowSpacing(usual as never)
  if (spacing !== null && spacing > width) {
    array.gcr = Number((width / spacing).toPrecision(9))
    findings.note('derived', null, `array_patch.gcr is the width ${width} divided by the distance of the rows, ${spacing.toFixed(3)}`)
  } else findings.note('derived', null, 'The rows have no regular distance that their width fits: array_patch has no gcr')
  return array
}

/** The tables of the most frequent kind, width and direction, whose directions are made equal. */
function usualTables(tables: readonly LayoutTable[]): LayoutTable[] {
  const groups = new Map<string, LayoutTable[]>()
  for (const table of tables) {
    const key = [table.kind, table.width.toFixed(2), table.azimuthDeg.toFixed(0), table.tiltDeg.toFixed(0)].join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [table])
    else group.push(table)
  }
  const most = [...groups.values()].reduce<LayoutTable[]>((best, group) => (group.length > best.length ? group : best), [])
  const azimuthDeg = most[0]?.azimuthDeg ?? 0
  return most.map((table) => ({ ...table, azimuthDeg }))
}
