import type { ComparedRows } from '../core/compared-rows.ts'

/** Rows of an hour, as `ComparedRows` has them. */
export type HourList = Pick<ComparedRows, 'rows' | 'startMinutes' | 'sunZenithCos' | 'isUp' | 'watchedWm2' | 'dhiWm2' | 'clear'> & {
  /** Rows that an hour has; null for one. */
  readonly sent: Float64Array | null
}

/**
 * Hours of mean solar time, with the sums of light and clear sky over their shorter rows, the means
 * of the others, and the lowest sun. The last hour of a block may continue in the next one.
 */
export class SolarHours implements HourList {
  rows = new Int32Array(0)
  isUp = new Uint8Array(0)
  startMinutes = new Float64Array(0)
  sunZenithCos = new Float64Array(0)
  watchedWm2 = new Float64Array(0)
  dhiWm2 = new Float64Array(0)
  clear = new Float64Array(0)
  sent = new Float64Array(0)
  private count = 0
  /** Start of the last hour. */
  private start = Number.NaN

  /** @param toSolarMinutes  from the start of a row to its middle in mean solar time */
  constructor(private readonly toSolarMinutes: number) {}

  /** @returns number of hours that are complete, the first ones */
  add(block: ComparedRows): number {
    this.keepLast(block.count + 1)
    this.sum(block)
    const complete = Math.max(0, this.count - 1)
    this.divide(complete)
    return complete
  }

  /** Call after the last block. @returns number of hours that are left */
  end(): number {
    this.keepLast(1)
    this.divide(this.count)
    return this.count
  }

  private sum({ rows, count, startMinutes, sunZenithCos, isUp, watchedWm2, dhiWm2, clear }: ComparedRows): void {
    const { sent, startMinutes: starts, sunZenithCos: lowest, watchedWm2: light, dhiWm2: diffuse, clear: clearSky } = this
    let { start } = this
    let last = this.count - 1
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const wm2 = watchedWm2[i]
      const cos = isUp[i] === 1 ? sunZenithCos[i] : 0
      // a gap is in no mean
      if (!(wm2 > 0 || (isUp[i] === 1 && wm2 <= 0))) continue
      const minute = startMinutes[i]
      if (minute >= start && minute < start + 60) {
        sent[last]++
        starts[last] += minute
        light[last] += wm2
        diffuse[last] += dhiWm2[i]
        clearSky[last] += clear[k]
        if (cos < lowest[last]) lowest[last] = cos
      } else {
        start = Math.floor((minute + this.toSolarMinutes) / 60) * 60 - this.toSolarMinutes
        last++
        sent[last] = 1
        starts[last] = minute
        light[last] = wm2
        diffuse[last] = dhiWm2[i]
        clearSky[last] = clear[k]
        lowest[last] = cos
      }
    }
    this.start = start
    this.count = last + 1
  }

  private divide(count: number): void {
    const { sent, startMinutes, dhiWm2 } = this
    for (let k = 0; k < count; k++) {
      startMinutes[k] /= sent[k]
      dhiWm2[k] /= sent[k]
    }
  }

  /** Forgets all hours but the last, which becomes the first. */
  private keepLast(room: number): void {
    const last = this.count - 1
    const { sent, startMinutes, sunZenithCos, watchedWm2, dhiWm2, clear } = this
    if (sent.length < room) this.grow(room)
    if (last < 0) return
    this.sent[0] = sent[last]
    this.startMinutes[0] = startMinutes[last]
    this.sunZenithCos[0] = sunZenithCos[last]
    this.watchedWm2[0] = watchedWm2[last]
    this.dhiWm2[0] = dhiWm2[last]
    this.clear[0] = clear[last]
    this.count = 1
  }

  private grow(room: number): void {
    this.rows = Int32Array.from({ length: room }, (_, k) => k)
    this.isUp = new Uint8Array(room).fill(1)
    this.sent = new Float64Array(room)
    this.startMinutes = new Float64Array(room)
    this.sunZenithCos = new Float64Array(room)
    this.watchedWm2 = new Float64Array(room)
    this.dhiWm2 = new Float64Array(room)
    this.clear = new Float64Array(room)
  }
}
