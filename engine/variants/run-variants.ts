import { prepareLaterYears } from '../chain.ts'
import type { ChainPart, ChainStage } from '../chain-part.ts'
import { inBlocks } from '../core/blocks.ts'
import { nonFiniteFailure } from '../core/finite.ts'
import { heldWeather, releaseWeather } from '../core/held-weather.ts'
import { meanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import { withoutSolePart } from '../core/plant-parts.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { subhourlyClipping } from '../inverter/index.ts'
import { preparePlant } from '../plant/prepare-plant.ts'
import { needsSunOfDark } from '../report/reference-score.ts'
import { warnOfScene } from '../scene/run-warnings.ts'
import { SunMemory } from '../sun/held-sun.ts'
import { type SunRows, sunKey } from '../sun/index.ts'
import { findUnlimitedYear } from '../unlimited-year.ts'
import { type Attempt, attempt } from './attempt.ts'
import type { PreparedVariant, Wanted } from './collector.ts'
import { missingPart, type Patch, patched, variedFields } from './patch.ts'
import { SharedParts, Variant } from './shared-parts.ts'
import { SharedSky } from './shared-sky.ts'
import { SumPlan } from './stage-sums.ts'
import { type KeyedStage, StageTree } from './stage-tree.ts'

export interface VariantOptions {
  /** The host's clock in ms, for the cost of each variant; without it, every cost is 0. */
  readonly now?: (() => number) | undefined
  /** Called after each block of each variant with the share of the work that is done; an exception ends it. */
  readonly onProgress?: ((doneFrac: number) => void) | undefined
}

/** What was asked for of a variant. */
export interface VariantResult<T> {
  readonly wanted: T
  /** Time that it took besides what it shared with variants before it, ms. */
  readonly costMs: number
}

/** A variant on its way through the blocks. */
interface Planned extends PreparedVariant {
  /** Whether it shares nothing with others. */
  readonly isAlone: boolean
  /** Variants of one kind run in one frame. */
  readonly kind: string
  readonly stages: readonly KeyedStage[]
  readonly laterYears: readonly (readonly KeyedStage[])[]
  readonly sunRows: SunRows
  costMs: number
}

/**
 * Runs variants of a plant. In each block of rows a stage runs once for all variants that share it
 * and every stage before it, and parts of the chain that read the same are prepared once. Each result
 * is that of a run of its own, to the last digit, or the reason why the engine refuses it.
 * Variants under another weather, of parts, or with clipping within the hour, run alone.
 * The values of a patch are not checked against the document: `perform` does that, and this is its
 * inner function, for hosts whose values are those of a checked request. It refuses a path that the
 * plant does not have, and a result that is not finite.
 * Checked by: test/engine/variants/variants.test.ts
 */
export function runVariants<T>(
  base: Resolved,
  patches: readonly Patch[],
  wanted: Wanted<T>,
  { now = () => 0, onProgress }: VariantOptions = {},
): Attempt<VariantResult<T>>[] {
  // Frozen, so that the weather is read once.
  const plant: Resolved = { ...base, weather: Object.isFrozen(base.weather) ? base.weather : Object.freeze({ ...base.weather }) }
  const planner = new Planner(plant, patches, wanted)
  const plans = patches.map((patch) => {
    const begun = now()
    const plan = attempt(() => {
      requireFields(plant, patch)
      return planner.plan(patched(plant, patch))
    })
    if ('value' in plan) plan.value.costMs += now() - begun
    onProgress?.(0)
    return plan
  })
  const planned = plans.flatMap((plan) => ('value' in plan ? [plan.value] : []))
  const kinds = [...new Set(planned.map(({ kind }) => kind))]
  const groups = kinds.map((kind) => planned.filter((each) => each.kind === kind))
  const results = new Map<Planned, T>()
  groups.forEach((group, k) => {
    const progress = (doneFrac: number): void => onProgress?.((k + doneFrac) / groups.length)
    const collected = runGroup(group, wanted, now, progress)
    group.forEach((each, i) => {
      results.set(each, collected[i])
    })
  })
  return plans.map((plan) => ('value' in plan ? attempt(() => resultOf(results.get(plan.value) as T, plan.value.costMs)) : plan))
}

/** Fails: EngineError of each path that the plant does not have, where another value would change nothing. */
function requireFields(plant: Resolved, patch: Patch): void {
  const unknown = Object.keys(patch).filter((path) => missingPart(plant, path) !== null)
  if (unknown.length === 0) return
  const message = 'This plant has no such field: name a field of its request, as array.tilt_deg, or a whole section, as bifacial'
  throw new EngineError(unknown.map((field) => ({ code: 'validation_error', field, message })))
}

/** Fails: EngineError of a figure that is not finite. */
function resultOf<T>(wanted: T, costMs: number): VariantResult<T> {
  const failure = nonFiniteFailure(wanted)
  if (failure !== null) throw new EngineError([failure])
  return { wanted, costMs }
}

/** Prepares variants, with the parts that they share. */
export class Planner {
  private readonly shared: SharedParts
  private readonly skies = new Map<string, SharedSky>()
  private alone = 0

  constructor(
    private readonly plant: Resolved,
    patches: readonly Patch[],
    private readonly wanted: Pick<Wanted<unknown>, 'isWhole' | 'hasLaterYears'>,
  ) {
    const together = patches.map((patch) => [patch, patched(plant, patch)] as const).filter(([, request]) => this.isShared(request))
    this.shared = new SharedParts(
      variedFields(
        [plant, ...together.map(([, request]) => request)],
        together.map(([patch]) => patch),
      ),
    )
  }

  /** Fails: EngineError with every failure of the variant. */
  plan(sent: Resolved): Planned {
    const isShared = this.isShared(sent)
    const request = withoutSolePart(sent)
    const sink = new Sink()
    const parts = isShared ? this.shared : new SharedParts([])
    const variant = new Variant(parts, sent, sink)
    const sunRows = needsSunOfDark(request.weather) ? 'every' : 'lit or up'
    const { weather, chain } = preparePlant(variant.request, sink, sunRows, variant.part)
    if (sink.failures.length > 0) throw new EngineError(sink.failures)
    if (this.wanted.isWhole && chain.scene !== null) warnOfScene(chain.scene, request, sink)
    const year = meanYear(weather, request.site)
    findUnlimitedYear(request, weather, year, chain, sink, parts)
    const keyed = (stage: ChainStage, key: string | number = variant.keyOf(stage.part)): KeyedStage => ({
      ...stage,
      key: `${stage.part}${key}`,
    })
    const stages = chain.stages.map((stage) => keyed(stage))
    const toModules = stages.slice(
      0,
      stages.findIndex(({ part }) => part === 'dc'),
    )
    const ofStorage = variant.keyOf('storage')
    const laterYears = (this.wanted.hasLaterYears ? prepareLaterYears(request, chain) : []).map((ofYear, k) => [
      ...toModules,
      ...ofYear.map((stage) =>
        stage.part === 'dc' || stage.part === 'storage'
          ? keyed(stage, `${stage.part === 'dc' ? variant.keyOf('losses') : ofStorage} in year ${k + 1}`)
          : keyed(stage),
      ),
    ])
    const kind = `${isShared ? '' : this.alone++} ${JSON.stringify(chain.parts)} ${chain.bins} ${stages.map(({ part }) => part)} ${variant.keyOf('scene')}`
    const ofSky = stages.slice(0, weather.poaWm2 === null ? 2 : toModules.length).map(({ key }) => key)
    const sky = this.skyOf(`${kind} ${ofSky}`, { request, weather, year })
    return {
      request,
      weather,
      chain,
      year,
      sink,
      sky,
      isAlone: !isShared,
      kind,
      stages,
      laterYears,
      sunRows,
      costMs: 0,
    }
  }

  private isShared(request: Resolved): boolean {
    const haveParts = [this.plant, request].some(({ sub_arrays }) => (sub_arrays ?? null) !== null)
    return request.weather === this.plant.weather && !haveParts && !subhourlyClipping(request).isTaken
  }

  private skyOf(key: string, of: Pick<PreparedVariant, 'request' | 'weather' | 'year'>): SharedSky {
    const sky = this.skies.get(key) ?? new SharedSky(of)
    this.skies.set(key, sky)
    return sky
  }
}

/** Runs variants whose stages write the same columns. */
function runGroup<T>(group: readonly Planned[], wanted: Wanted<T>, now: () => number, onProgress: (doneFrac: number) => void): T[] {
  const [first] = group
  const { request, weather, chain } = first
  try {
    return inBlocks(weather, chain, (blocks) => {
      const inOrder = orderOf(group)
      const inOrderOfChain = inOrder(chain.stages)
      const tree = new StageTree(inOrderOfChain, blocks)
      let begun = now()
      /** Adds what has been done since the last call to the time of a variant. */
      const charge = (variant: Planned): void => {
        const ended = now()
        variant.costMs += ended - begun
        begun = ended
      }
      const memory = new SunMemory(heldWeather(request.weather), sunKey(request, first.sunRows))
      group.forEach((variant, k) => {
        const stages = inOrder(variant.stages)
        tree.plant(k === 0 ? memory.recall(stages) : stages, (frame) => {
          if (wanted.isWhole) variant.sky.check(frame)
          collectors[k].add?.(frame)
          charge(variant)
          onProgress(Math.min(1, (frame.first + frame.n) / weather.n))
        })
      })
      const plan = new SumPlan(wanted, { ...chain, stages: inOrderOfChain }, weather, tree.partings())
      const collectors = group.map((variant) => {
        const sums = tree.sumsOf(inOrder(variant.stages), (at) => plan.behind(at, variant.sky))
        return wanted.collect(variant, blocks, plan.joined(sums))
      })
      // After the first years of all variants, because a year is added to its first.
      group.forEach((variant, k) => {
        variant.laterYears.forEach((stages, year) => {
          tree.plant(inOrder(stages), (frame) => {
            collectors[k].addYear?.(frame, year)
            charge(variant)
          })
        })
      })
      begun = now()
      blocks.walk([tree], () => undefined)
      return collectors.map((collector) => collector.result())
    })
  } finally {
    releaseWeather(request.weather, weather)
  }
}

/**
 * The order in which stages run once for the most variants: the brightness of the sky and the orientation of the planes
 * read nothing of each other, so the one in which fewer variants differ comes first.
 */
function orderOf(group: readonly Planned[]): <S extends ChainStage>(stages: readonly S[]) => readonly S[] {
  const kindsOf = (part: ChainPart): number => new Set(group.map(({ stages }) => stages.find((stage) => stage.part === part)?.key)).size
  if (kindsOf('orientation') >= kindsOf('brightness')) return (stages) => stages
  return (stages) => {
    const at = stages.findIndex(({ part }) => part === 'brightness')
    return stages.toSpliced(at, 2, stages[at + 1], stages[at])
  }
}
