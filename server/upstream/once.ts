/** Work by name, each done once however many ask for it while it is under way. */
export class Once {
  private readonly underWay = new Map<string, Promise<unknown>>()

  /** What the work gives, or that which is under way already; those who share a name ask for the same. */
  do<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.underWay.get(name)
    if (running !== undefined) return running as Promise<Result>
    const done = work().finally(() => this.underWay.delete(name))
    this.underWay.set(name, done)
    return done
  }
}
