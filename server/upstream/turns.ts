/** Lets a few pieces of work run at once; the others wait in their order. */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly waitingMax: number,
  ) {}

  /** Whether one more may wait. */
  get hasRoom(): boolean {
    return this.running < this.atOnce || this.waiting.length < this.waitingMax
  }

  /** Does work in its turn. Ask `hasRoom` before. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running++
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.running--
      else next()
    }
  }
}
