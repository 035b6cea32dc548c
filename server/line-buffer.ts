const PAUSE_MILLIS = 100
/** Lines that are held back at most, characters. */
const HELD_MAX = 1 << 16

/**
 * Writes lines together, because each write costs a system call on the main thread: a line after a
 * silence is written at once, those of the next 100 ms together at their end.
 */
export class LineBuffer {
  private held = ''
  private pause: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly write: (text: string) => void,
    private readonly pauseMillis = PAUSE_MILLIS,
  ) {}

  /** @param isUrgent  written now, after the lines that are held back */
  add(line: string, isUrgent: boolean): void {
    this.held += line
    if (this.pause === null || isUrgent || this.held.length >= HELD_MAX) this.flush()
    this.pause ??= this.pauseNow()
  }

  /** Writes the lines that are held back. */
  flush(): void {
    if (this.held === '') return
    const lines = this.held
    this.held = ''
    this.write(lines)
  }

  private pauseNow(): ReturnType<typeof setTimeout> {
    const pause = setTimeout(() => {
      this.pause = this.held === '' ? null : this.pauseNow()
      this.flush()
    }, this.pauseMillis)
    pause.unref() // the process flushes when it ends
    return pause
  }
}
