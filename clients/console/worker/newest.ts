/**
 * Work of which only the newest matters: one is under way, the newest waits, and those between are
 * dropped. So a slider is answered as fast as the engine runs, however fast it is moved.
 */
export class Newest<Input, Output> {
  private isBusy = false
  private next: { readonly input: Input } | null = null

  constructor(
    private readonly work: (input: Input) => Promise<Output>,
    private readonly done: (input: Input, output: Output) => void,
    private readonly failed: (input: Input, cause: unknown) => void,
  ) {}

  want(input: Input): void {
    this.next = { input }
    if (!this.isBusy) void this.run()
  }

  private async run(): Promise<void> {
    this.isBusy = true
    for (let wanted = this.next; wanted !== null; wanted = this.next) {
      this.next = null
      const { input } = wanted
      await this.work(input).then(
        (output) => this.done(input, output),
        (cause: unknown) => this.failed(input, cause),
      )
    }
    this.isBusy = false
  }
}
