import type { Place } from '../../../core/great-circle.ts'
import { ObjectFileError } from '../../object-file-error.ts'
import { cleanText } from '../../object-keys.ts'
import type { Feature, PlanPoint, Role } from '../feature.ts'
import { figuresOf, noteMisspelt } from '../figures.ts'
import { georeference } from '../georeference.ts'
import { headingOf, plainHeading } from '../headings.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { frameOf } from '../local-frame.ts'
import { type CsvRow, type CsvTable, cellNumber, readCsv } from './table.ts'

/** Headings of the table or tracker that a pile belongs to, and of what a row is. */
const GROUPS = [
  'trackerid',
  'tracker',
  'trackername',
  'trackerno',
  'tableid',
  'table',
  'tablename',
  'tableno',
  'rackid',
  'rack',
  'rackname',
  'rowid',
  'row',
  'rowname',
  'rowno',
]
const NAMING = ['role', 'type', 'kind', 'class', 'category', 'layer', 'typ', 'art', 'description', 'name']

export interface CsvReading {
  readonly features: readonly Feature[]
  /** What a row is that does not say it. */
  readonly fallback: Role
}

/**
 * Rows of a table: each a table of the plant or an object at a point, or, where several rows name one
 * table, its piles, whose ends are the ends of the table.
 * Fails: ObjectFileError for rows without coordinates, and a file that has none.
 */
export function readCsvLayout(text: string, draft: LayoutDraft, known: { place: Place | null; unitM: number }): CsvReading {
  const table = readCsv(text)
  noteMisspelt(table.headings, draft)
  const points = pointsOf(table, draft, known)
  const group = groupColumn(table)
  const heading = plainHeading(table.headings[group ?? -1] ?? '')
  const isTracker = heading.startsWith('tracker') || table.headings.some((name) => plainHeading(name).startsWith('tracker'))
  const fallback: Role = isTracker ? 'tracker' : 'table'
  draft.count(group === null ? 'row' : 'pile')
  const features =
    group === null ? table.rows.map((row, k) => rowFeature(row, points[k] ?? null, table)) : pileFeatures(table, points, group, draft)
  draft.kinds.set(group === null ? 'row' : 'pile', table.rows.length)
  return { features: features.filter((feature) => feature !== null), fallback }
}

/** The points of the rows in the lengths of the scene; null where a row has none. */
function pointsOf(
  { rows, columns, headings }: CsvTable,
  draft: LayoutDraft,
  { place, unitM }: { place: Place | null; unitM: number },
): (PlanPoint | null)[] {
  const zColumn = headings.findIndex((heading) => figuresOf([[heading, 1]]).z !== undefined)
  const zFactor = headingOf(headings[zColumn] ?? '').factor
  const heightOf = (row: CsvRow) => {
    const z = cellNumber(row.cells[zColumn]) * zFactor
    return Number.isFinite(z) ? z : null
  }
  const missing = (row: CsvRow) => draft.leaveOut({ key: 'row', line: row.line }, 'A row without coordinates in numbers is left out')
  if (columns.latitude !== undefined && columns.longitude !== undefined) {
    const [latitudes, longitudes] = [columns.latitude, columns.longitude]
    const places = rows.map((row) => ({ latitude: cellNumber(row.cells[latitudes]), longitude: cellNumber(row.cells[longitudes]) }))
    const known = places.filter(({ latitude, longitude }) => !Number.isNaN(latitude + longitude))
    if (known.length === 0) throw noRow(rows)
    const frame = frameOf(known)
    draft.origin = frame.origin
    return rows.map((row, k) => {
      const spot = places[k]
      if (spot === undefined || Number.isNaN(spot.latitude + spot.longitude)) return missing(row) ?? null
      return [...frame.at(spot), heightOf(row)] as const
    })
  }
  const [xs = 0, ys = 0] = [columns.x, columns.y]
  const factors = [headingOf(headings[xs] ?? '').factor, headingOf(headings[ys] ?? '').factor]
  const points = rows.map((row): PlanPoint | null => {
    const [x, y] = [cellNumber(row.cells[xs]) * (factors[0] ?? 1) * unitM, cellNumber(row.cells[ys]) * (factors[1] ?? 1) * unitM]
    return Number.isNaN(x + y) ? (missing(row) ?? null) : [x, y, heightOf(row)]
  })
  const first = points.find((point) => point !== null)
  if (first === undefined || first === null) throw noRow(rows)
  const move = georeference(place, [first[0], first[1], 0], draft)
  return points.map((point) => {
    if (point === null) return null
    const [east, north] = move([point[0], point[1], 0])
    return [east, north, point[2]] as const
  })
}

function noRow([first]: readonly CsvRow[]): ObjectFileError {
  return new ObjectFileError([
    `Line ${first?.line ?? 1}: no row has its coordinates in numbers: use a decimal point, or a decimal comma with semicolons between cells`,
  ])
}

/** The column that names the table of a pile: one whose values repeat in a file without a length for each row. */
function groupColumn({ headings, rows }: CsvTable): number | null {
  for (const known of GROUPS) {
    const column = headings.findIndex((heading) => plainHeading(heading) === known)
    if (column < 0) continue
    const values = new Set(rows.map(({ cells }) => cells[column] ?? ''))
    if (values.size < rows.length) return column
  }
  return null
}

const namesOf = ({ cells }: CsvRow, headings: readonly string[]): string[] =>
  NAMING.flatMap((naming) =>
    headings.flatMap((heading, k) => (plainHeading(heading) === naming && (cells[k] ?? '') !== '' ? [cells[k] ?? ''] : [])),
  )

function rowFeature(row: CsvRow, point: PlanPoint | null, { headings }: CsvTable): Feature | null {
  if (point === null) return null
  const { z: _, ...figures } = figuresOf(headings.map((heading, k) => [heading, row.cells[k] ?? ''] as const))
  const names = namesOf(row, headings)
  const where = { key: cleanText(names[0] ?? 'row'), line: row.line }
  return { where, shape: 'point', points: [point], names, figures }
}

/** Piles of one table as the line from its first to its last. */
function pileFeatures(table: CsvTable, points: readonly (PlanPoint | null)[], group: number, draft: LayoutDraft): (Feature | null)[] {
  const heading = table.headings[group] ?? ''
  const groups = new Map<string, { row: CsvRow; piles: PlanPoint[] }>()
  for (const [k, row] of table.rows.entries()) {
    const [point, name] = [points[k] ?? null, row.cells[group] ?? '']
    if (point === null) continue
    const known = groups.get(name)
    if (known === undefined) groups.set(name, { row, piles: [point] })
    else known.piles.push(point)
  }
  draft.remark(
    'assumed',
    { key: heading, line: table.line },
    `Rows of one ${heading} are piles: their tops carry the axis, or the middle of the rack`,
  )
  return [...groups].map(([name, { row, piles }]) => {
    const where = { key: heading, line: row.line }
    const [first, last] = endsOf(piles)
    if (first === undefined || last === undefined) {
      draft.leaveOut(where, 'A table with a single pile is left out')
      return null
    }
    const figures = figuresOf(table.headings.flatMap((each, k) => (k === group ? [] : [[each, row.cells[k] ?? ''] as const])))
    const { z: _z, id: _id, height: _height, ...rest } = figures
    if (rest.length === undefined)
      draft.remark(
        'assumed',
        { key: heading, line: table.line },
        'A table reaches from its first pile to its last one: add a column length for its own length',
      )
    noteBend(piles, first, last, where, draft)
    return {
      where,
      shape: 'line',
      points: [first, last],
      names: namesOf(row, table.headings),
      figures: { ...rest, id: name.slice(0, 100) },
    }
  })
}

/** The two piles that are farthest apart along the row. */
function endsOf(piles: readonly PlanPoint[]): [PlanPoint | undefined, PlanPoint | undefined] {
  const farthest = (from: PlanPoint) => piles.reduce((best, pile) => (away(pile, from) > away(best, from) ? pile : best), from)
  const [any] = piles
  if (any === undefined) return [undefined, undefined]
  const first = farthest(any)
  const last = farthest(first)
  return first === last ? [undefined, undefined] : [first, last]
}

const away = (a: PlanPoint, b: PlanPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1])

function noteBend(piles: readonly PlanPoint[], first: PlanPoint, last: PlanPoint, where: Feature['where'], draft: LayoutDraft): void {
  const length = away(first, last)
  let most = 0
  for (const pile of piles) {
    const share = ((pile[0] - first[0]) * (last[0] - first[0]) + (pile[1] - first[1]) * (last[1] - first[1])) / length ** 2
    const level = (first[2] ?? 0) + share * ((last[2] ?? 0) - (first[2] ?? 0))
    const aside = Math.abs((pile[0] - first[0]) * (last[1] - first[1]) - (pile[1] - first[1]) * (last[0] - first[0])) / length
    most = Math.max(most, aside, pile[2] === null ? 0 : Math.abs(pile[2] - level))
  }
  if (most > 0.05)
    draft.remark(
      'changed',
      where,
      `Piles stand off the straight line from the first to the last by ${most < 0.5 ? 'up to 0.5' : 'more than 0.5'}: the table is straight`,
    )
}
