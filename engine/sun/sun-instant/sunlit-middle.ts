import { MINUTES_PER_DAY } from '../../core/calendar.ts'
import type { ReadColumn } from '../../core/frame.ts'
import type { DayTrack } from '../day-track.ts'
import type { Observer } from '../observer.ts'
import { type SunlitArc, sunlitArc } from '../sunlit-arc.ts'
import type { RowInstants, SunInstantOption } from './option.ts'

/** Arcs closer than this are one: the sun does not set between two days of the polar day, and both sides are found to a small fraction of a second. */
const TOUCH_MIN = 0.01

/**
 * Middle of each row, or of its sunlit part in a row that holds sunrise or sunset; of the longer part when it holds both a sunset and the sunrise after.
 * Gaps between rows are skipped; the months of a typical year may lie before those that they follow.
 * Source: the practice of PVsyst and SAM for hourly data (docs/physics.md, Conventions). Checked by: test/engine/sun/sunlit.test.ts
 */
class SunlitMiddles {
  private noon = Number.NaN
  private readonly arc: SunlitArc = { riseMin: 0, setMin: 0 }
  private readonly next: SunlitArc = { riseMin: 0, setMin: 0 }

  constructor(
    private readonly track: DayTrack,
    private readonly observer: Observer,
  ) {}

  write(startMin: ReadColumn, stepMin: number, n: number, instantMin: Float64Array): void {
    if (n > 0) this.restart(startMin[0])
    let { riseMin, setMin } = this.arc
    let before = Number.NEGATIVE_INFINITY
    for (let i = 0; i < n; i++) {
      const start = startMin[i]
      const end = start + stepMin
      if (start < before) {
        this.restart(start)
        riseMin = this.arc.riseMin
        setMin = this.arc.setMin
      }
      before = start
      if (start < setMin && (end <= riseMin || (start >= riseMin && end <= setMin))) {
        instantMin[i] = (start + end) / 2
      } else {
        instantMin[i] = this.partMiddle(start, end)
        riseMin = this.arc.riseMin
        setMin = this.arc.setMin
      }
    }
  }

  /** Takes the arc about the noon before a time and the one after it. */
  private restart(timeMin: number): void {
    this.noon = Math.floor(timeMin / MINUTES_PER_DAY - this.observer.meanNoonDays)
    sunlitArc(this.noon, this.track, this.observer, this.arc)
    sunlitArc(this.noon + 1, this.track, this.observer, this.next)
  }

  private advance(): void {
    this.noon++
    this.arc.riseMin = this.next.riseMin
    this.arc.setMin = this.next.setMin
    sunlitArc(this.noon + 1, this.track, this.observer, this.next)
  }

  /** Moves on to the first arc that ends after a time. */
  private moveTo(timeMin: number): void {
    if (timeMin / MINUTES_PER_DAY - this.observer.meanNoonDays > this.noon + 2) this.restart(timeMin)
    while (timeMin >= this.arc.setMin) this.advance()
  }

  /** Lengthens the arc by those that follow without a sunset, up to a time. */
  private joinPolarDay(untilMin: number): void {
    const { arc, next } = this
    while (untilMin > arc.setMin && next.riseMin - arc.setMin < TOUCH_MIN && next.setMin > next.riseMin) {
      const { riseMin } = arc
      this.advance()
      arc.riseMin = riseMin
    }
  }

  private partMiddle(startMin: number, endMin: number): number {
    const { arc, next } = this
    if (startMin >= arc.setMin) this.moveTo(startMin)
    if (endMin > arc.setMin) this.joinPolarDay(endMin)
    const from = Math.max(startMin, arc.riseMin)
    const to = Math.min(endMin, arc.setMin)
    const laterTo = Math.min(endMin, next.setMin)
    if (laterTo - next.riseMin > to - from && laterTo > next.riseMin) return (next.riseMin + laterTo) / 2
    return to > from ? (from + to) / 2 : (startMin + endMin) / 2
  }
}

export function sunlitMiddles(track: DayTrack, observer: Observer): RowInstants {
  const middles = new SunlitMiddles(track, observer)
  return (frame, instantMin) => middles.write(frame.sky.startMin, frame.stepMin, frame.n, instantMin)
}

export const sunlitMiddle: SunInstantOption = {
  title: 'Middle of the sunlit part of the row',
  source: 'Practice of PVsyst and SAM for hourly data: sunrise and sunset rows take the middle of the time that the sun is up',
  prepare: sunlitMiddles,
}
