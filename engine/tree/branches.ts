import type { ChainStage } from '../chain.ts'
import { inBlocks } from '../core/blocks.ts'
import type { Frame } from '../core/frame.ts'
import { releaseWeather } from '../core/held-weather.ts'
import type { Resolved } from '../core/option.ts'
import { type Attempt, attempt } from './candidate.ts'
import { Fork } from './fork.ts'
import { type Figures, Tally } from './tally.ts'
import { Trunk } from './trunk.ts'

export interface BranchOptions {
  /** The host's clock in ms. */
  readonly now: () => number
  /** Called after each block of each run with the share of its rows that are done. */
  readonly onProgress?: ((doneFrac: number) => void) | undefined
}

/** The results of a request and of its variants. */
export interface Branches {
  readonly trunk: Figures
  /** Or the reason why a variant cannot be run. */
  readonly variants: readonly Attempt<Figures>[]
}

/** A variant that runs again, in each block, from its fork on. */
interface Branch {
  readonly fork: Fork
  readonly stages: readonly ChainStage[]
  readonly clear: () => void
  readonly tally: Tally
}

/**
 * Runs a request, and variants of it with the same weather. In each block of rows the chain of the
 * request runs once, and each variant runs again from the first stage that reads a field in which it
 * differs. The parts that read none are prepared once for all.
 * Fails: EngineError when the request itself cannot be run.
 * Checked by: test/engine/tree/tree.test.ts, test/engine/properties/branches.test.ts
 */
export function runBranches(request: Resolved, variants: readonly Resolved[], options: BranchOptions): Branches {
  const { now, onProgress } = options
  let begun = now()
  const trunk = new Trunk(request)
  const { weather, parts } = trunk
  try {
    return inBlocks(weather, trunk, (blocks) => {
      const { frame } = blocks
      const whole = new Tally(request, weather, parts, frame)
      const forks = new Map<number, Fork>()
      const forkAt = (at: number): Fork => {
        const fork = forks.get(at) ?? new Fork(at, trunk.stages, frame)
        forks.set(at, fork)
        return fork
      }
      /** Adds what has been done since the last call to the time of a run. */
      const charge = (tally: Tally): void => {
        const ended = now()
        tally.costMs += ended - begun
        begun = ended
      }
      charge(whole)
      const plans = variants.map((variant) =>
        attempt((): Branch | null => {
          const own = trunk.branch(variant)
          if (own === null) return null
          const fork = forkAt(own.at)
          const tally = new Tally(variant, weather, parts, frame, (entry) => fork.changes(entry), whole)
          charge(tally)
          return { fork, stages: own.stages, clear: blocks.clearerOf(fork.isAfter), tally }
        }),
      )
      const branches = plans.flatMap((plan) => ('value' in plan && plan.value !== null ? [plan.value] : [])).sort(latestForkFirst)
      begun = now()
      blocks.walk(keeping(trunk.stages, forks), (_, doneFrac) => {
        whole.add(frame)
        charge(whole)
        onProgress?.(doneFrac)
        for (const branch of branches) {
          runBranch(branch, frame)
          charge(branch.tally)
          onProgress?.(doneFrac)
        }
      })
      return {
        trunk: whole.figures(),
        variants: plans.map((plan, k) => {
          if ('reason' in plan) return plan
          return plan.value === null ? attempt(() => runBranches(variants[k], [], options).trunk) : { value: plan.value.tally.figures() }
        }),
      }
    })
  } finally {
    releaseWeather(request.weather, weather)
  }
}

/** The stages of the request, which keep what the forks need. */
function keeping(stages: readonly ChainStage[], forks: ReadonlyMap<number, Fork>): ChainStage[] {
  return stages.map((stage, at) => ({
    ...stage,
    run: (frame) => {
      forks.get(at)?.keep(frame.n)
      stage.run(frame)
    },
  }))
}

function runBranch({ fork, stages, clear, tally }: Branch, frame: Frame): void {
  clear()
  fork.restore(frame.n)
  for (const { run } of stages) run(frame)
  tally.add(frame)
}

/** A branch overwrites what those with an earlier fork write anew. */
function latestForkFirst(one: Branch, other: Branch): number {
  return other.fork.at - one.fork.at
}
