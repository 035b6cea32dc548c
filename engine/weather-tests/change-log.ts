import { formatStamp } from '../core/calendar.ts'
import type { Component, TestedRows } from './tested-rows.ts'

/** How a value was changed. */
export type ChangeWay = 'removed' | 'closure' | 'interpolated' | 'days'

/** A value that cleaned weather has in place of another. */
export interface Change {
  row: number
  /** Start of the row, local standard time. */
  time: string
  column: Component
  /** Null for a gap. */
  before: number | null
  after: number | null
  /** The test that the row failed; `gap` for a value that was not there, `absent` for one of a row that was not. */
  why: string
  how: ChangeWay
}

/** What was changed, by column, reason and way. */
export interface ChangeCount {
  column: Component
  why: string
  how: ChangeWay
  rows: number
}

/** What was changed, in full as counts and for the first rows one by one. */
export interface ChangeReport {
  count: number
  by_reason: ChangeCount[]
  rows: Change[]
  /** Changes beyond those that are listed. */
  left_out: number
}

/** Collects changes, and keeps the first of them. */
export class ChangeLog {
  private readonly counts: ChangeCount[] = []
  private readonly rows: Change[] = []
  private count = 0

  constructor(
    private readonly tested: Pick<TestedRows, 'startMinutes'>,
    private readonly most: number,
  ) {}

  add(change: Omit<Change, 'time'>): void {
    this.count++
    this.countOf(change).rows++
    if (this.rows.length >= this.most) return
    const { row, ...what } = change
    this.rows.push({ row, time: formatStamp(this.tested.startMinutes[row]), ...what })
  }

  report(): ChangeReport {
    const { count, counts, rows } = this
    return { count, by_reason: counts, rows, left_out: count - rows.length }
  }

  private countOf({ column, why, how }: Omit<ChangeCount, 'rows'>): ChangeCount {
    const known = this.counts.find((one) => one.column === column && one.why === why && one.how === how)
    if (known !== undefined) return known
    const added = { column, why, how, rows: 0 }
    this.counts.push(added)
    return added
  }
}
