import type { ChainStage } from '../chain-part.ts'
import type { Blocks } from '../core/blocks.ts'
import type { Frame } from '../core/frame.ts'
import { Fork } from './fork.ts'
import type { StageSums } from './stage-sums.ts'

/** A stage of some variants, and the number by which they share it. */
export interface KeyedStage extends ChainStage {
  readonly key: string
}

/** Adds up what is wanted of a variant, while the frame contains its columns. */
export type Visit = (frame: Frame) => void

/** A stage, what is summed behind it, the stages that variants run after it, and those for whom it is the last. */
interface Node {
  readonly stage: ChainStage
  /** Undefined until they are asked for. */
  sums: StageSums | null | undefined
  readonly next: Map<string, Node>
  readonly visits: Visit[]
}

/**
 * The stages of many variants. In a block a stage runs once for all variants that share it and
 * every stage before it. All have stages with the same writers, in the same order.
 */
export class StageTree {
  private readonly roots = new Map<string, Node>()
  private readonly forks: (Fork | null)[]
  private readonly clearers: (() => void)[] = []

  /** @param stages  those of any variant */
  constructor(
    private readonly stages: readonly ChainStage[],
    private readonly blocks: Blocks,
  ) {
    this.forks = stages.map(() => null)
  }

  /**
   * Adds the stages of a variant.
   * @param visit  called behind the last of them
   */
  plant(stages: readonly KeyedStage[], visit: Visit): void {
    let level = this.roots
    stages.forEach((stage, at) => {
      const node: Node = level.get(stage.key) ?? { stage, sums: undefined, next: new Map(), visits: [] }
      level.set(stage.key, node)
      if (at === stages.length - 1) node.visits.push(visit)
      level = node.next
    })
  }

  /** The places in the chain, by the number of stages before them, at which variants part. */
  partings(level: ReadonlyMap<string, Node> = this.roots, at = 0): ReadonlySet<number> {
    const inner = [...level.values()].flatMap(({ next }) => [...this.partings(next, at + 1)])
    return new Set(level.size > 1 ? [at, ...inner] : inner)
  }

  /**
   * What is summed behind each stage of a variant.
   * @param sumsBehind  makes what is summed behind a stage, once for all variants that share it
   */
  sumsOf(stages: readonly KeyedStage[], sumsBehind: (at: number) => StageSums | null): (StageSums | null)[] {
    let level = this.roots
    return stages.map(({ key }, at) => {
      const node = level.get(key) as Node
      if (node.sums === undefined) node.sums = sumsBehind(at)
      level = node.next
      return node.sums
    })
  }

  /** The place in the chain of this number of stages, from which variants run stages of their own. */
  private forkAt(at: number): Fork {
    const fork = this.forks[at] ?? new Fork(at, this.stages, this.blocks.frame)
    this.forks[at] = fork
    return fork
  }

  /** Runs all stages on the rows of a block. */
  readonly run = (frame: Frame): void => this.runLevel(this.roots, 0, frame)

  private runLevel(level: ReadonlyMap<string, Node>, at: number, frame: Frame): void {
    const fork = level.size > 1 ? this.forkAt(at) : null
    fork?.keep(frame.n)
    let isFirst = true
    for (const { stage, sums, next, visits } of level.values()) {
      if (fork !== null && !isFirst) {
        this.clearAfter(fork)
        fork.restore(frame.n)
      }
      isFirst = false
      stage.run(frame)
      sums?.add(frame)
      for (const visit of visits) visit(frame)
      this.runLevel(next, at + 1, frame)
    }
  }

  private clearAfter(fork: Fork): void {
    const clear = this.clearers[fork.at] ?? this.blocks.clearerOf(fork.isAfter)
    this.clearers[fork.at] = clear
    clear()
  }
}
