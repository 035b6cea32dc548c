type Gate = ReturnType<typeof Promise.withResolvers<void>>

/** Where tasks wait until the test lets them go on, and the order in which they came. */
export class Gates {
  /** Names of the gates that tasks have reached, in order. */
  readonly reached: string[] = []
  private readonly opened = new Map<string, Gate>()
  private readonly arrivals = new Map<string, Gate>()

  /** For the host of a task. */
  readonly gate = async (name: string): Promise<void> => {
    this.reached.push(name)
    of(this.arrivals, name).resolve()
    await of(this.opened, name).promise
  }

  /** Settles when the task that came to the gate as the n-th has been let go on. */
  async answered(name: string, n: number): Promise<void> {
    while (this.reached.filter((reached) => reached === name).length < n) await Bun.sleep(1)
    await of(this.opened, name).promise
    await Bun.sleep(0) // the main thread has sent the answer
  }

  open(...names: readonly string[]): void {
    for (const name of names) of(this.opened, name).resolve()
  }

  /** Settles when a task has reached the gate. */
  async arrival(name: string): Promise<void> {
    await of(this.arrivals, name).promise
  }
}

function of(map: Map<string, Gate>, name: string): Gate {
  const known = map.get(name) ?? Promise.withResolvers<void>()
  map.set(name, known)
  return known
}
