import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { combine, cross, dot, type Point, turned } from './bodies.ts'
import { inSquare } from './ray-caster.ts'

/** Modules of a table as rays see it: columns along it in each sub-row, with gaps between them. */
export interface Modules {
  columns: number
  gap: number
}

interface Sheet {
  table: number
  centre: Point
  along: Point
  across: Point
  halfLength: number
  halfWidth: number
}

interface Tube {
  table: number
  middle: Point
  axis: Point
  half: number
  radius: number
}

/** Tables with gaps and tubes, by rays that try every module and every tube. It shares no code with the engine. */
export class OpenTables {
  private readonly modules: Sheet[] = []
  private readonly sheets: Sheet[] = []
  private readonly tubes: Tube[] = []

  constructor(targets: readonly ShadeTarget[], rotationRad: number, modules: Modules = { columns: 1, gap: 0 }) {
    for (const [table, target] of targets.entries()) this.add(target, table, target.turns ? rotationRad : 0, modules)
  }

  private add(
    { centre, along, halfLength, halfWidth, frame = 0, rows, tube, ...target }: ShadeTarget,
    table: number,
    rad: number,
    { columns, gap }: Modules,
  ) {
    const across = turned(target.across, along, rad)
    const count = rows?.count ?? 1
    const width = (2 * halfWidth - (count - 1) * (rows?.gap ?? 0)) / count
    const length = (2 * halfLength - (columns - 1) * gap) / columns
    const sheetOf = (left: number, right: number, low: number, high: number): Sheet => ({
      table,
      centre: combine([1, centre], [(left + right) / 2, along], [(low + high) / 2, across]),
      along,
      across,
      halfLength: (right - left) / 2,
      halfWidth: (high - low) / 2,
    })
    for (let row = 0; row < count; row++) {
      const low = -halfWidth + row * (width + (rows?.gap ?? 0))
      for (let column = 0; column < columns; column++) {
        const left = -halfLength + column * (length + gap)
        this.modules.push(sheetOf(left, left + length, low, low + width))
        this.sheets.push(
          sheetOf(
            left - (column === 0 ? frame : 0),
            left + length + (column === columns - 1 ? frame : 0),
            low - (row === 0 ? frame : 0),
            low + width + (row === count - 1 ? frame : 0),
          ),
        )
      }
    }
    if (tube === undefined) return
    const middle = combine([1, centre], [-tube.below, cross(along, across)])
    this.tubes.push({ table, middle, axis: along, half: halfLength + frame, radius: tube.radius })
  }

  /** Share of the light from a direction that a table loses, and the share of each half of its modules, the lower first. */
  shade(table: number, sun: Point, points: number): { all: number; halves: [number, number] } {
    const own = this.modules.filter((module) => module.table === table)
    const lost: [number, number] = [0, 0]
    const counted: [number, number] = [0, 0]
    for (let k = 1; k <= points; k++) {
      const { place, height } = this.placeOf(own, k)
      const half = height < 0.5 ? 0 : 1
      counted[half]++
      if (this.isHit(place, sun, table)) lost[half]++
    }
    return { all: (lost[0] + lost[1]) / points, halves: [lost[0] / counted[0], lost[1] / counted[1]] }
  }

  /** Share of an even sky that a table loses. */
  sky(table: number, points: number): number {
    const own = this.modules.filter((module) => module.table === table)
    let [seen, lost] = [0, 0]
    for (let k = 1; k <= points; k++) {
      const { place, sheet } = this.placeOf(own, k)
      const radius = Math.sqrt((k * 0.6287067210378087) % 1)
      const angle = 2 * Math.PI * ((k * 0.5385972572236101) % 1)
      const ray = combine(
        [radius * Math.cos(angle), sheet.along],
        [radius * Math.sin(angle), sheet.across],
        [Math.sqrt(1 - radius * radius), cross(sheet.along, sheet.across)],
      )
      if (ray[2] <= 0) continue
      seen++
      if (this.isHit(place, ray, table)) lost++
    }
    return lost / seen
  }

  /** Share of the azimuths, by the cosine of incidence, at which tables stand at the height of a place. */
  ground(table: number, points: number): number {
    const own = this.modules.filter((module) => module.table === table)
    let [seen, lost] = [0, 0]
    for (let k = 1; k <= points; k++) {
      const { place, sheet } = this.placeOf(own, k)
      const azimuth = 2 * Math.PI * ((k * 0.5385972572236101) % 1)
      const ray: Point = [Math.sin(azimuth), Math.cos(azimuth), 0]
      const cos = dot(ray, cross(sheet.along, sheet.across))
      if (cos <= 0) continue
      seen += cos
      if (this.isHit(place, ray, table)) lost += cos
    }
    return seen > 0 ? lost / seen : 0
  }

  /** A place on the modules of a table, spread evenly, and how far up among them it is. */
  private placeOf(own: readonly Sheet[], k: number): { place: Point; sheet: Sheet; height: number } {
    const [u, v] = inSquare(k)
    const rows = new Set(own.map(({ centre }) => dot(centre, own[0]?.across ?? [0, 0, 1]).toFixed(6))).size
    const columns = own.length / rows
    const [row, column] = [Math.min(rows - 1, Math.floor(v * rows)), Math.min(columns - 1, Math.floor(u * columns))]
    const sheet = own[row * columns + column]
    if (sheet === undefined) throw new Error('A table has modules')
    const [x, y] = [2 * (u * columns - column) - 1, 2 * (v * rows - row) - 1]
    return { place: combine([1, sheet.centre], [x * sheet.halfLength, sheet.along], [y * sheet.halfWidth, sheet.across]), sheet, height: v }
  }

  private isHit(place: Point, ray: Point, table: number): boolean {
    for (const sheet of this.sheets) if (sheet.table !== table && isSheetHit(sheet, place, ray)) return true
    for (const tube of this.tubes) if (tube.table !== table && isTubeHit(tube, place, ray)) return true
    return false
  }
}

function isSheetHit({ centre, along, across, halfLength, halfWidth }: Sheet, place: Point, ray: Point): boolean {
  const normal = cross(along, across)
  const facing = dot(normal, ray)
  const to = combine([1, centre], [-1, place])
  const distance = dot(to, normal) / facing
  if (!(distance > 1e-7)) return false
  const off = combine([distance, ray], [-1, to])
  return Math.abs(dot(off, along)) <= halfLength && Math.abs(dot(off, across)) <= halfWidth
}

/** Whether a ray meets the side of a cylinder between its ends. */
function isTubeHit({ middle, axis, half, radius }: Tube, place: Point, ray: Point): boolean {
  const from = combine([1, place], [-1, middle])
  const flat = (vector: Point) => combine([1, vector], [-dot(vector, axis), axis])
  const [start, step] = [flat(from), flat(ray)]
  const [a, b, c] = [dot(step, step), dot(start, step), dot(start, start) - radius * radius]
  const root = b * b - a * c
  if (a === 0 || root < 0) return false
  for (const distance of [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a])
    if (distance > 1e-7 && Math.abs(dot(from, axis) + distance * dot(ray, axis)) <= half) return true
  return false
}
