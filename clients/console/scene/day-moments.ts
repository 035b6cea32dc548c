import type { SceneDay } from '@pvyield/contract/schemas'
import type { Vector } from '@pvyield/engine/quick'

/** A solved day, as the worker answers it. */
export type SolvedDay = SceneDay

const RAD = Math.PI / 180
const AXES = [0, 1, 2] as const
const DOWN: Vector = [0, 0, -1]

/**
 * A day as a film: the sun, the rotation and the shade of each table at any time of it. At whole
 * rows it is the solved day; between two rows it goes straight from one to the other.
 */
export class DayMoments {
  /** Of each table, as `show` left it. */
  readonly rotationRad: Float64Array
  /** Share of the beam that shade takes; NaN where the sun is behind the table or down. */
  readonly shade: Float64Array
  /** Towards the sun of each row. */
  readonly suns: readonly Vector[]
  private readonly sun: [number, number, number] = [0, 0, 0]
  private row = 0
  private next = 0
  private share = 0

  /**
   * @param count  tables of the scene; those beyond the ones of the day have the rotation of their bin and no shade
   * @param binOf  bin of a table that the day does not list
   */
  constructor(
    readonly day: SolvedDay,
    count: number,
    private readonly binOf: ArrayLike<number>,
  ) {
    this.rotationRad = new Float64Array(count)
    this.shade = new Float64Array(count)
    this.suns = day.steps.map(({ sun_azimuth_deg, sun_elevation_deg }) => towards(sun_azimuth_deg, sun_elevation_deg))
  }

  /** The time within the film, that is from 0 to the last row. */
  within(time: number): number {
    return Math.min(Math.max(time, 0), this.day.steps.length - 1)
  }

  /** Time of the nearest row, HH:MM. */
  timeAt(time: number): string {
    return timeOf(this.day.steps[Math.round(this.within(time))])
  }

  /** The last row that begins at a time of the day or before it; the first one if none does. @param time  HH:MM */
  rowAt(time: string): number {
    return Math.max(
      0,
      this.day.steps.findLastIndex((step) => timeOf(step) <= time),
    )
  }

  /** Rotation of a table in a row, degrees; null for one that does not turn. */
  rotationDeg(row: number, table: number): number | null {
    const step = this.day.steps[row]
    const bin = this.day.tables[table]?.bin ?? this.binOf[table] ?? 0
    return step?.table_rotation_deg?.[table] ?? step?.rotation_deg[bin] ?? null
  }

  /** Share of the beam that shade takes of a table in a row; NaN where the sun is behind it or down. */
  shadeOf(row: number, table: number): number {
    return this.day.steps[row]?.shaded?.[table] ?? Number.NaN
  }

  /** Direction to the sun, in a vector that the next call changes. @param time  in rows */
  sunAt(time: number): Vector {
    this.goTo(time)
    const from = this.suns[this.row] ?? DOWN
    const to = this.suns[this.next] ?? from
    for (const axis of AXES) this.sun[axis] = (1 - this.share) * from[axis] + this.share * to[axis]
    const length = Math.hypot(this.sun[0], this.sun[1], this.sun[2])
    for (const axis of AXES) this.sun[axis] /= length
    return this.sun
  }

  /** Writes `rotationRad` and `shade`, for every frame: it makes no objects. @param time  in rows */
  show(time: number): void {
    this.goTo(time)
    const { row, next, share, rotationRad, shade } = this
    for (let i = 0; i < shade.length; i++) {
      rotationRad[i] = RAD * ((1 - share) * (this.rotationDeg(row, i) ?? 0) + share * (this.rotationDeg(next, i) ?? 0))
      const from = this.shadeOf(row, i)
      const to = this.shadeOf(next, i)
      const between = (1 - share) * from + share * to
      shade[i] = Number.isNaN(between) ? (share < 0.5 ? from : to) : between
    }
  }

  /** Sets the rows before and after a time, and how far it is between them. */
  private goTo(time: number): void {
    const within = this.within(time)
    this.row = Math.floor(within)
    this.next = Math.min(this.row + 1, this.day.steps.length - 1)
    this.share = within - this.row
  }
}

/** When a row begins, HH:MM. */
export function timeOf(step: { readonly time: string } | undefined): string {
  return step?.time.slice(11, 16) ?? ''
}

/** @param azimuthDeg  clockwise from north */
export function towards(azimuthDeg: number, elevationDeg: number): Vector {
  const level = Math.cos(elevationDeg * RAD)
  return [level * Math.sin(azimuthDeg * RAD), level * Math.cos(azimuthDeg * RAD), Math.sin(elevationDeg * RAD)]
}

/** First and last row with the sun up; the whole day where it is never up. */
export function litRows({ steps }: SolvedDay): readonly [first: number, last: number] {
  const first = steps.findIndex(({ sun_elevation_deg }) => sun_elevation_deg > 0)
  if (first < 0) return [0, steps.length - 1]
  return [first, steps.findLastIndex(({ sun_elevation_deg }) => sun_elevation_deg > 0)]
}
