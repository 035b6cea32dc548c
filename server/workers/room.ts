/** Something that is limited in a queue. */
export interface Load {
  readonly tasks: number
  /** Size of the inputs in memory, characters or bytes. */
  readonly size: number
  /** Estimated work, seconds of one core. */
  readonly seconds: number
}

const NOTHING: Load = { tasks: 0, size: 0, seconds: 0 }

/**
 * The room of a queue. A caller may take half of the room that the others leave, so that there is
 * always some for a newcomer.
 */
export class Room {
  private total = NOTHING
  private readonly byCaller = new Map<string, Load>()

  constructor(private readonly limits: Load) {}

  get taken(): Load {
    return this.total
  }

  /** @param caller  null for the service's own tasks, which may take all room */
  fits(caller: string | null, need: Load): boolean {
    const mine = caller === null ? NOTHING : (this.byCaller.get(caller) ?? NOTHING)
    return (['tasks', 'size', 'seconds'] as const).every((what) => {
      const [limit, total] = [this.limits[what], this.total[what] + need[what]]
      if (caller === null) return total <= limit
      return mine[what] + need[what] <= (limit - (this.total[what] - mine[what])) / 2
    })
  }

  take(caller: string | null, need: Load): void {
    this.change(caller, need, 1)
  }

  leave(caller: string | null, need: Load): void {
    this.change(caller, need, -1)
  }

  private change(caller: string | null, need: Load, sign: 1 | -1): void {
    this.total = sum(this.total, need, sign)
    if (caller === null) return
    const mine = sum(this.byCaller.get(caller) ?? NOTHING, need, sign)
    if (mine.tasks === 0) this.byCaller.delete(caller)
    else this.byCaller.set(caller, mine)
  }
}

function sum(a: Load, b: Load, sign: 1 | -1): Load {
  const tasks = a.tasks + sign * b.tasks
  // Empty is empty: the differences of fractions would leave a rest.
  if (tasks === 0) return NOTHING
  return { tasks, size: a.size + sign * b.size, seconds: a.seconds + sign * b.seconds }
}
