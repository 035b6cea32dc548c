import { formatStamp } from '../core/calendar.ts'
import type { Component, TestedRows } from './tested-rows.ts'

/** A value that cleaned weather has in place of another. */
export interface Change {
  row: number
  /** Start of the row, local standard time. */
  time: string
  column: Component
  /** Null for a gap. */
  before: number | null
  after: number | null
  /** The test that the row failed; `gap` for a value that was not there. */
  why: string
}

/** What was changed, by column and reason. */
export interface ChangeCount {
  column: Component
  why: string
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

  add(row: number, column: Component, before: number | null, after: number | null, why: string): void {
    this.count++
    this.countOf(column, why).rows++
    if (this.rows.length < this.most) this.rows.push({ row, time: formatStamp(this.tested.startMinutes[row]), column, before, after, why })
  }

  report(): ChangeReport {
    const { count, counts, rows } = this
    return { count, by_reason: counts, rows, left_out: count - rows.length }
  }

  private countOf(column: Component, why: string): ChangeCount {
    const known = this.counts.find((one) => one.column === column && one.why === why)
    if (known !== undefined) return known
    const added = { column, why, rows: 0 }
    this.counts.push(added)
    return added
  }
}
