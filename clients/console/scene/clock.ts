import { useEffect, useState } from 'preact/hooks'

/** Rows that are shown in a second of play. */
const ROWS_PER_SECOND = 2.5

/** The time of the day that is shown, in rows of the day. While it plays it is moved in every frame of the screen. */
export class Clock {
  time = 12
  isPlaying = false
  private readonly listeners = new Set<() => void>()
  private frame = 0

  set(time: number): void {
    this.time = time
    for (const listener of this.listeners) listener()
  }

  /** Plays to a row; from another one if the clock is not between them. */
  play(first: number, last: number): void {
    this.pause()
    this.isPlaying = true
    if (this.time < first || this.time >= last) this.time = first
    let before: number | null = null
    const step = (now: number) => {
      // Where frames are slow, each row is shown all the same.
      const moved = this.time + Math.min(1, ((now - (before ?? now)) / 1000) * ROWS_PER_SECOND)
      before = now
      if (moved >= last) this.isPlaying = false
      else this.frame = requestAnimationFrame(step)
      this.set(Math.min(moved, last))
    }
    this.frame = requestAnimationFrame(step)
    this.set(this.time)
  }

  pause(): void {
    cancelAnimationFrame(this.frame)
    this.isPlaying = false
    this.set(Math.round(this.time))
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** The row that is shown; the component is drawn again when it is another one, not in every frame. */
export function useRow(clock: Clock): { readonly row: number; readonly isPlaying: boolean } {
  const [, draw] = useState('')
  useEffect(() => clock.subscribe(() => draw(`${Math.round(clock.time)} ${clock.isPlaying}`)), [clock])
  return { row: Math.round(clock.time), isPlaying: clock.isPlaying }
}
