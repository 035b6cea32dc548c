import { MINUTES_PER_DAY } from '../../core/calendar.ts'
import type { ReadColumn } from '../../core/frame.ts'
import type { DayTrack } from '../day-track.ts'
import type { Observer } from '../observer.ts'
import { type SunlitArc, sunlitArc } from '../sunlit-arc.ts'
import type { RowInstants, SunInstantOption } from './option.ts'

/**
 * Arcs closer than this are joined: in the polar day the sun does not set between two days, and
 * both ends are accurate to a small fraction of a second.
 */
const TOUCH_MINUTES = 0.01

/**
 * Middle of each row, or of its sunlit part in a row that contains sunrise or sunset. In a row with
 * a sunset and the next sunrise, it is the middle of the longer sunlit part. Gaps between rows are
 * skipped. In a typical year, a month may be earlier than the month before it.
 * Source: the practice of PVsyst and SAM for hourly data (docs/physics.md, Conventions).
 * Checked by: test/engine/sun/sunlit.test.ts
 */
class SunlitMiddles {
  private noon = Number.NaN
  private readonly arc: SunlitArc = { riseMinutes: 0, setMinutes: 0 }
  private readonly next: SunlitArc = { riseMinutes: 0, setMinutes: 0 }

  constructor(
    private readonly track: DayTrack,
    private readonly observer: Observer,
  ) {}

  write(startMinutes: ReadColumn, stepMinutes: number, n: number, instantMinutes: Float64Array): void {
    if (n > 0) this.restart(startMinutes[0])
    let { riseMinutes, setMinutes } = this.arc
    let before = Number.NEGATIVE_INFINITY
    for (let i = 0; i < n; i++) {
      const start = startMinutes[i]
      const end = start + stepMinutes
      if (start < before) {
        this.restart(start)
        riseMinutes = this.arc.riseMinutes
        setMinutes = this.arc.setMinutes
      }
      before = start
      if (start < setMinutes && (end <= riseMinutes || (start >= riseMinutes && end <= setMinutes))) {
        instantMinutes[i] = (start + end) / 2
      } else {
        instantMinutes[i] = this.partMiddle(start, end)
        riseMinutes = this.arc.riseMinutes
        setMinutes = this.arc.setMinutes
      }
    }
  }

  /** Loads the arc around the noon before a time, and the next arc. */
  private restart(timeMinutes: number): void {
    this.noon = Math.floor(timeMinutes / MINUTES_PER_DAY - this.observer.meanNoonDays)
    sunlitArc(this.noon, this.track, this.observer, this.arc)
    sunlitArc(this.noon + 1, this.track, this.observer, this.next)
  }

  private advance(): void {
    this.noon++
    this.arc.riseMinutes = this.next.riseMinutes
    this.arc.setMinutes = this.next.setMinutes
    sunlitArc(this.noon + 1, this.track, this.observer, this.next)
  }

  /** Advances to the first arc that ends after a time. */
  private moveTo(timeMinutes: number): void {
    if (timeMinutes / MINUTES_PER_DAY - this.observer.meanNoonDays > this.noon + 2) this.restart(timeMinutes)
    while (timeMinutes >= this.arc.setMinutes) this.advance()
  }

  /** Extends the arc by the following arcs that have no sunset between them, up to a time. */
  private joinPolarDay(untilMinutes: number): void {
    const { arc, next } = this
    while (untilMinutes > arc.setMinutes && next.riseMinutes - arc.setMinutes < TOUCH_MINUTES && next.setMinutes > next.riseMinutes) {
      const { riseMinutes } = arc
      this.advance()
      arc.riseMinutes = riseMinutes
    }
  }

  private partMiddle(startMinutes: number, endMinutes: number): number {
    const { arc, next } = this
    if (startMinutes >= arc.setMinutes) this.moveTo(startMinutes)
    if (endMinutes > arc.setMinutes) this.joinPolarDay(endMinutes)
    const from = Math.max(startMinutes, arc.riseMinutes)
    const to = Math.min(endMinutes, arc.setMinutes)
    const laterTo = Math.min(endMinutes, next.setMinutes)
    if (laterTo - next.riseMinutes > to - from && laterTo > next.riseMinutes) return (next.riseMinutes + laterTo) / 2
    return to > from ? (from + to) / 2 : (startMinutes + endMinutes) / 2
  }
}

export function sunlitMiddles(track: DayTrack, observer: Observer): RowInstants {
  const middles = new SunlitMiddles(track, observer)
  return (frame, instantMinutes) => middles.write(frame.sky.startMinutes, frame.stepMinutes, frame.n, instantMinutes)
}

export const sunlitMiddle: SunInstantOption = {
  title: 'Middle of the sunlit part of the row',
  source: 'Practice of PVsyst and SAM for hourly data: sunrise and sunset rows use the middle of the time in which the sun is up',
  prepare: sunlitMiddles,
}
