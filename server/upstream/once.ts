/** Does work once per name: callers who request it while it is running share the result. */
export class Once {
  private readonly underWay = new Map<string, Promise<unknown>>()

  /**
   * The result of the work, or of the running work of the same name. Work with the same name must
   * be the same work.
   */
  do<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.underWay.get(name)
    if (running !== undefined) return running as Promise<Result>
    const done = work().finally(() => this.underWay.delete(name))
    this.underWay.set(name, done)
    return done
  }
}
